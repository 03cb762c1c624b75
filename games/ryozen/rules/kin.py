"""RYO-10: abilities of kin."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Text
from games.engine.option import Says, Unavailable
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules.effects import (
    DECLINE,
    USE,
    WORDS,
    Answers,
    Asked,
    Ctx,
    Run,
    Word,
    explained,
    leaves,
    possible,
    why_not,
)
from games.ryozen.rules.hints import DRAWS, seal_reveals
from games.ryozen.state import Block, Ryozen, kin_name, sector_name, turn, who
from games.ryozen.vocabulary import Op

RULES = {
    "archer": "RYO-D5.1",
    "fighter": "RYO-D5.1",
    "organizer": "RYO-D5.1",
    "bard": "RYO-D5.2",
    "diplomat": "RYO-D5.3",
    "trickster": "RYO-D5.4",
    "pathfinder": "RYO-D5.5",
    "seer": "RYO-D5.6",
    "hermit": "RYO-D5.7",
    "guardian": "RYO-D5.8",
    "merchant": "RYO-D5.9",
    "night_agent": "RYO-D5.9",
    "philosopher": "RYO-D5.10",
}
"""What is asked with the ability itself: a kin to strike (RYO-D5.1), to turn (RYO-D5.2) or to move (RYO-D5.3), a tile
to copy (RYO-D5.4), a way (RYO-D5.5), an event (RYO-D5.6), a sector (RYO-D5.7), nothing more (RYO-D5.8), a resource
(RYO-D5.9), a card (RYO-D5.10)."""


class UseAbility(Asked[Answers | None], tag="UseAbility"):
    """RYO-D5, step (c): skip (RYO-10.2), or use the ability of the kin just placed (RYO-10.1).

    RYO-10.3: only if its cost and target are there.
    """

    def _ctx(self, g: Ryozen) -> Ctx | None:
        """Only a kin that was placed revealed in a sector has an ability (RYO-6.4, RYO-6.7).

        RYO-10.10: an Apprentice never has one. Examples: RYO-X1, RYO-X2.
        """
        assert g.turn is not None
        kin = g.kin[g.turn.kin]
        here = c.SECTOR_OF.get(g.turn.place)
        if here is None or kin.cloaked or not c.EFFECTS[f"kin/{kin.kind}"]:
            return None
        return Ctx(self.seat, f"kin/{kin.kind}", g.turn.kin, here)

    def _place(self, g: Ryozen) -> str:
        return turn(g).place

    def ask(self, g: Ryozen) -> Decision[Answers | None] | None:
        ctx = self._ctx(g)
        if ctx is None or not possible(g, ctx, ctx.source):
            return None
        options: list[Option[Answers | None]] = [*leaves(g, ctx, ctx.source), DECLINE]
        rule = RULES.get(ctx.name, "RYO-D5")
        return Decision(self.seat, ability_text(ctx.name), Pick(tuple(options)), rule, about=(self._place(g),))

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        ctx = self._ctx(g)
        assert ctx is not None
        told = explained(g, ctx, ctx.source, decision)
        ids = [option.id for option in decision.options]
        return told.explain(lambda option: self._use(g, ctx) if option.id == USE.id else None, leads=ids)

    def _use(self, g: Ryozen, ctx: Ctx) -> Says:
        """What an ability does that leaves nothing to choose at first."""
        if ctx.name == "advisor":  # RYO-10.18
            first = g.heralds[0] == self.seat
            return Says(Text("ryozen-hint-advisor-first" if first else "ryozen-hint-advisor"))
        draws = DRAWS if ctx.name == "mentor" and seal_reveals(g, self.seat, "clan_house") else None
        return Says(Text(f"ryozen-ability-{ctx.name.replace('_', '-')}"), draws)

    def answer(self, g: Ryozen, choice: Answers | None) -> None:
        ctx = self._ctx(g)
        if ctx is not None and choice is not None:
            g.tell("ryozen-ability", seat=who(self.seat), kin=kin_name(ctx.name))
            g.then(Run(ctx.source, ctx, 0, choice.picks))

    def default(self, g: Ryozen) -> Choice:
        return [DECLINE.id]


@lru_cache(maxsize=32)
def ability_text(kind: str) -> Text:
    """The prompt of an ability."""
    return text("ryozen-ask-ability", kin=kin_name(kind), ability=Text(f"ryozen-ability-{kind.replace('_', '-')}"))


class CopyAbility(Word):
    """`copy_ability`: the Trickster uses the ability of an own tile in the Clan House row (RYO-10.16, RYO-10.16.3).

    RYO-10.16.2: the tile stays there, and only the ability's own cost is paid. RYO-10.16.4: a copied Hermit or Mentor
    does to step (d) what the printed one does. Example: RYO-X15.
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return [
            copy_option(tile.kind, slot)
            for slot, tile in enumerate(g.clan_row)
            if tile.owner == ctx.seat and possible(g, self._copied(ctx, tile.kind), f"kin/{tile.kind}")
        ]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        g.tell("ryozen-copied", seat=who(ctx.seat), kin=kin_name(pick))
        g.then(Run(f"kin/{pick}", self._copied(ctx, pick)))

    def _copied(self, ctx: Ctx, kind: str) -> Ctx:
        """RYO-10.16.1: "here" and the acting tile stay the Trickster's."""
        return Ctx(ctx.seat, f"kin/{kind}", ctx.actor, ctx.here)

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Says:
        draws = DRAWS if option.value == "mentor" and seal_reveals(g, ctx.seat, "clan_house") else None
        return Says(Text(f"ryozen-ability-{option.value.replace('_', '-')}"), draws)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """Tiles of others, and own ones whose ability lacks its price or target."""
        found = []
        for slot, tile in enumerate(g.clan_row):
            own = tile.owner == ctx.seat
            lacking = why_not(g, self._copied(ctx, tile.kind), f"kin/{tile.kind}") if own else None
            reason = lacking if own else Text("ryozen-why-other-clan", {"owner": who(tile.owner)})
            if reason is not None:
                found.append(Unavailable(f"{tile.kind}-{slot + 1}", kin_name(tile.kind), reason, f"slot.{slot + 1}"))
        return found

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-nothing-to-copy")

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.4"


@lru_cache(maxsize=128)
def copy_option(kind: str, slot: int) -> Option[str]:
    """An ability to copy."""
    return Option(kind, kin_name(kind), where=f"slot.{slot + 1}")


class BlockSector(Word):
    """`block_sector`: the Guardian closes the sector it was placed in (RYO-10.23), for its owner too (RYO-10.23.1).

    RYO-10.23.2: only placements and moves into it look at the block. Example: RYO-X28.
    """

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        g.blocks.append(Block(ctx.here, ctx.seat, ctx.actor))
        g.tell("ryozen-blocked", seat=who(ctx.seat), sector=sector_name(ctx.here), where=f"sector:{ctx.here}")


WORDS |= {"copy_ability": CopyAbility(), "block_sector": BlockSector()}
