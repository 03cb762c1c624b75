"""HYP-18: what permanent cards in force do to effects."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.state import Player
from games.hyperborea.vocabulary import Effect


def replacements(player: Player) -> dict[str, str]:
    """HYP-18.6: which effect is gained instead of which."""
    return {
        effect.swap: effect.to
        for card in player.in_force()
        for effect in c.ROWS[card].effects
        if effect.op == "replace"
    }


def bonuses(player: Player) -> list[tuple[str, Effect]]:
    """HYP-18.7: cards that give something in addition."""
    return [(card, effect) for card in player.in_force() for effect in c.ROWS[card].effects if effect.op == "bonus"]


def start_of_turn(player: Player) -> list[str]:
    """HYP-18.5: cards that give their effects at the start of a turn."""
    return [card for card in player.in_force() if c.CARDS[card].kind == "start_of_turn"]
