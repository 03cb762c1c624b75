"""The tactics cards (CIR-16, CIR-28)."""

from __future__ import annotations

from collections import Counter

from games.circadians.schema import Files
from games.circadians.schema.cards import Card, Value
from games.engine.data_check import Need

MOST, X = 5, 3.5
WORTH = range(3, 8)
"""Both values of a card together; an X counts as 3.5."""
WINDOWS = {"price": {"priced"}, "income": {"income"}, "relic": {"relic"}}
TURN = {"turn", "act", "pass"}
"""In all other phases."""
LEAST = 4
"""How many cards for each phase."""


def check_cards(data: Files, need: Need) -> None:
    """tactics.toml"""
    for card in data.tactics.card:
        check_values(need, card)
        check_moments(need, card)
    check_variety(data, need)


def worth(value: Value) -> float:
    """What a number on a card counts for."""
    return X if value == "X" else float(value)


def check_values(need: Need, card: Card) -> None:
    """Both numbers."""
    for field, value in (("left", card.left), ("right", card.right)):
        need(value == "X" or worth(value) <= MOST, card, "0 to 5, or X", field)
    both = worth(card.left) + worth(card.right)
    need(WORTH[0] <= both <= WORTH[-1], card, f"left and right make {both:g}, not 3 to 7", "left")
    need(bool(card.battle) or both >= X, card, "its values are low for a card without a battle ability", "left")
    need(bool(card.play), card, "it does nothing in its phase", "play")


def check_moments(need: Need, card: Card) -> None:
    """CIR-16: when a card is played."""
    need(card.phase != "combat", card, "in battle all cards can be played", "phase")
    windows = WINDOWS.get(card.phase, TURN)
    need(card.window in windows, card, f"{' or '.join(sorted(windows))} in this phase", "window")
    for effect in card.battle:
        need(effect.at.startswith("battle:"), effect, "a battle ability has a moment of a battle", "at")
    for effect in card.play:
        phase, _, moment = effect.at.partition(":")
        need(phase == card.phase, effect, f"the card is for {card.phase}", "at")
        if moment and card.window in TURN:
            need(moment == card.window, effect, f"the card is played in `{card.window}`", "at")


def check_variety(data: Files, need: Need) -> None:
    """No two cards are alike, and all phases and terrains are served."""
    file = data.tactics
    phases = Counter(card.phase for card in file.card)
    for row in data.meta.phase:
        if row.kind != "combat":
            need(phases[row.id] >= LEAST, file, f"only {phases[row.id]} cards for {row.id}", "card")
    for track in data.research.tracks:
        passing = any(card.phase == track and card.window == "pass" for card in file.card)
        need(passing, file, f"no card for passing in {track}", "card")
        effects = [effect for card in file.card for effect in card.play]
        better = sum(effect.op == "temp_upgrade" and effect.track == track for effect in effects)
        need(better == 1, file, f"{better} cards upgrade {track}, not one", "card")
        free = sum(effect.op == "free_action" and effect.at == f"{track}:act" for effect in effects)
        need(free <= 1, file, f"{free} cards give an action of {track}", "card")
    fights, plays = Counter[str](), Counter[str]()
    for card in file.card:
        if card.battle:
            fights[repr((card.left, card.right, card.battle))] += 1
            alike = fights[repr((card.left, card.right, card.battle))] > 1
            need(not alike, card, "it fights like another card", "battle")
        plays[repr((card.play, card.lock))] += 1
        need(plays[repr((card.play, card.lock))] == 1, card, "it does in its phase what another card does", "play")
    liked = {condition for card in file.card for effect in card.battle for condition in effect.conditions}
    for terrain in ("bog", "cliffs", "plains"):
        need(f"terrain_{terrain}" in liked, file, f"no card is good in {terrain}", "card")
