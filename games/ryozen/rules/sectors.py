"""RYO-8: day effects of the sectors, with their seals (RYO-12); the Gate and the Capital."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.engine import Choice, Decision, Option, Pick, Step, Text
from games.engine.option import Says, Unavailable
from games.ryozen import components as c
from games.ryozen.rules.effects import MOST_REASONS, WORDS, Asked, Ctx, Picks, Run, Word, source_name
from games.ryozen.rules.hints import DRAWS, seal_reveals, struck
from games.ryozen.rules.strikes import strike
from games.ryozen.rules.targets import target_options, targets, unreachable
from games.ryozen.state import Ryozen, sector_name, who
from games.ryozen.vocabulary import Op

ALTAR_SEAL = "seal_of_the_altar"


def seals(g: Ryozen, seat: int, trigger: str, timing: str) -> list[str]:
    """The seat's own seals of a day effect (RYO-12.13), as they lie there when it begins (RYO-12.12), each copy
    (RYO-12.4). Example: RYO-X51."""
    rows = c.REVELATIONS
    return [card for card in g.seats[seat].cards if rows[card].trigger == trigger and rows[card].timing == timing]


def apply_day_effect(g: Ryozen, ctx: Ctx, sector: str, picks: Picks = ()) -> None:
    """RYO-8.2, RYO-8.3: by whatever route: seals before it (RYO-12.5), its parts, seals after it (RYO-12.6).

    RYO-12.3: seals trigger every time. `picks`: what was answered to its parts already. Examples: RYO-X14, RYO-X25.
    """
    g.tell("ryozen-day-effect", seat=who(ctx.seat), sector=sector_name(sector), where=f"sector:{sector}")
    g.bought = 0  # RYO-12.32.1: what a Philosopher bought does not count
    before = seals(g, ctx.seat, sector, "before_day_effect")
    after = seals(g, ctx.seat, sector, "on_day_effect")
    striking = [card for card in after if c.EFFECTS[f"card/{card}"][0].op == "strike"]
    effect = Run(f"day/{sector}", Ctx(ctx.seat, f"day/{sector}", ctx.actor, ctx.here), 0, picks)
    g.then(
        *(run_seal(ctx.seat, card) for card in before),
        SealMoments(ctx.seat, len(striking)) if striking else None,
        effect,
        *(run_seal(ctx.seat, card) for card in after if card not in striking),
        LateSeals(ctx.seat) if striking else None,
    )


def seals_before(g: Ryozen, seat: int, sector: str) -> bool:
    """Whether a seal acts, or asks, before the first part of a day effect: nothing of it is chosen before that."""
    held = [*seals(g, seat, sector, "before_day_effect"), *seals(g, seat, sector, "on_day_effect")]
    return any(c.REVELATIONS[card].timing == "before_day_effect" or card == ALTAR_SEAL for card in held)


def run_seal(seat: int, card: str) -> Run:
    """A seal acts by itself and at most asks for its choices (RYO-12.7, RYO-19.9)."""
    return Run(f"card/{card}", Ctx(seat, f"card/{card}"))


class SealMoments(Step[Ryozen], tag="SealMoments"):
    """RYO-4.4, RYO-12.6: each copy of the Altar's seal strikes before the first part or after the last one."""

    seat: int
    copies: int
    late: int = 0

    def run(self, g: Ryozen) -> None:
        if not self.copies or not altar_targets(g, self.seat):
            g.late_seals = self.late + self.copies
        else:
            g.then(SealNow(self.copies, self.late, seat=self.seat))


def altar_targets(g: Ryozen, seat: int) -> list[int]:
    """RYO-12.34: whom the Altar's seal can strike."""
    return targets(g, Ctx(seat, f"card/{ALTAR_SEAL}"), c.EFFECTS[f"card/{ALTAR_SEAL}"][0])


class SealNow(Asked[str | None], tag="SealNow"):
    """RYO-D19: strike now, or later."""

    copies: int
    late: int

    def ask(self, g: Ryozen) -> Decision[str | None]:
        options = target_options(g, altar_targets(g, self.seat))
        prompt = Text("ryozen-ask-seal-moment", {"source": source_name(f"card/{ALTAR_SEAL}")})
        return Decision(self.seat, prompt, Pick((*options, LATER)), "RYO-D19")

    def explained(self, g: Ryozen, decision: Decision[Any]) -> Decision[Any]:
        numbers = g.occupied()
        op = c.EFFECTS[f"card/{ALTAR_SEAL}"][0]
        return decision.explain(
            lambda option: Text("ryozen-hint-later") if option.id == LATER.id else struck(g, numbers[option.id]),
            unavailable=unreachable(g, Ctx(self.seat, f"card/{ALTAR_SEAL}"), op)[:MOST_REASONS],
        )

    def answer(self, g: Ryozen, choice: str | None) -> None:
        g.then(SealMoments(self.seat, self.copies - 1, self.late + (choice is None)))
        if choice is not None:
            strike(g, g.occupied()[choice], self.seat)

    def default(self, g: Ryozen) -> Choice:
        return [LATER.id]


LATER: Option[None] = Option("later", Text("ryozen-later"), means=None)


class LateSeals(Step[Ryozen], tag="LateSeals"):
    """RYO-12.7: the seals that have not struck yet must strike now, if there is a target. Example: RYO-X53."""

    seat: int

    def run(self, g: Ryozen) -> None:
        late, g.late_seals = g.late_seals, 0
        g.then(*(run_seal(self.seat, ALTAR_SEAL) for _ in range(late)))


def executable(g: Ryozen, seat: int, sector: str) -> bool:
    """RYO-25.8: whether any part of a sector's day effect can be carried out, or a seal would trigger.

    Example: RYO-X54.
    """
    ctx = Ctx(seat, f"day/{sector}")
    if any(c.REVELATIONS[card].trigger == sector for card in g.seats[seat].cards):
        return True
    ops = c.EFFECTS[f"day/{sector}"]
    return any(
        not WORDS[op.op].asks(op) or bool(WORDS[op.op].options(g, ctx, ops[index:])) for index, op in enumerate(ops)
    )


class DayEffect(Word):
    """`day_effect`: of a fixed sector, an adjacent or a highlighted one; `instead` consumes step (d) (RYO-10.22.1).

    The Mentor (RYO-10.21), in addition to step (d) and so twice in the Clan House (RYO-10.21.2); the Hermit
    (RYO-10.22); Town Hall (RYO-11.28); the Palace (RYO-9.6). Examples: RYO-X13, RYO-X16.
    """

    def asks(self, op: Op) -> bool:
        return op.sector in ("adjacent", "highlighted")

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        self._apply(g, ctx, op, op.sector)

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        sectors = g.highlighted if rest[0].sector == "highlighted" else c.SECTORS[ctx.here].adjacent
        pays = ctx.origin == "day"
        return [sector_option(sector, pays) for sector in sectors]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        self._apply(g, ctx, rest[0], pick)

    def _apply(self, g: Ryozen, ctx: Ctx, op: Op, sector: str) -> None:
        if op.mode == "instead" and g.turn is not None:
            g.turn.effect_used = True
        apply_day_effect(g, ctx, sector)

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Says:
        return Says(day_text(option.value), DRAWS if seal_reveals(g, ctx.seat, option.value) else None)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """Sectors that are not adjacent, or not highlighted."""
        offered = {option.id for option in self.options(g, ctx, rest)}
        reason = Text(f"ryozen-why-not-{rest[0].sector}")
        return [
            Unavailable(sector, sector_name(sector), reason, f"sector:{sector}")
            for sector in c.SECTOR_IDS
            if sector not in offered
        ]

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.7" if ctx.origin == "kin" else "RYO-D13"


@lru_cache(maxsize=16)
def sector_option(sector: str, pays: bool) -> Option[str]:
    """A sector whose day effect is applied, for a lantern or for nothing."""
    label = Text("ryozen-lantern-sector", {"sector": sector_name(sector)}) if pays else sector_name(sector)
    return Option(sector, label, where=f"sector:{sector}")


def day_text(sector: str) -> Text:
    """What a sector's day effect is."""
    return Text(f"ryozen-effect-{sector.replace('_', '-')}")


# -- Gate --------------------------------------------------------------------------------------------------


class DiscardEvent(Word):
    """`discard_event`: any card of the event row, onto the event discard (RYO-8.12, RYO-8.13, RYO-D7, RYO-10.20)."""

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        return [event_option(event, space) for space, event in enumerate(g.event_row) if event]

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Text:
        return event_text(option.value)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        if any(g.event_row):
            return []
        return [Unavailable("event", Text("ryozen-discard-event"), Text("ryozen-why-no-event"), "sector:gate")]

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-event")

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        g.event_row[g.event_row.index(pick)] = ""
        g.event_discard.append(pick)
        g.tell("ryozen-event-averted", seat=who(ctx.seat), event=Text(f"ryozen-event-{pick}"))

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.6" if ctx.origin == "kin" else "RYO-D7"


@lru_cache(maxsize=128)
def event_option(event: str, space: int) -> Option[str]:
    """An event of the row."""
    label = Text("ryozen-avert-option", {"event": Text(f"ryozen-event-{event}")})
    return Option(event, label, where=f"event.{space + 1}")


def event_text(event: str) -> Text:
    """What an event does."""
    return Text(f"ryozen-does-{event.replace('_', '-')}")


class RestoreEvent(Word[int]):
    """`restore_event`: the top card of the event discard onto an empty space.

    The Seer (RYO-10.20, RYO-10.20.1) and Bandit Den (RYO-11.26, RYO-11.26.1).
    """

    def asks(self, op: Op) -> bool:
        return True

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[int]]:
        if not g.event_discard:
            return []
        top = g.event_discard[-1]
        return [restore_option(space, top) for space, event in enumerate(g.event_row) if not event]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: int) -> None:
        event = g.event_discard.pop()
        g.event_row[pick] = event
        g.tell("ryozen-event-restored", seat=who(ctx.seat), event=Text(f"ryozen-event-{event}"), space=pick + 1)

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[int]) -> Text:
        return event_text(g.event_discard[-1])

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        label = Text("ryozen-restore-event")
        if not g.event_discard or "" not in g.event_row:
            return [Unavailable("restore", label, self.why_not(g, ctx, rest), "sector:gate")]
        taken = {f"space-{space}": Text(f"ryozen-event-{event}") for space, event in enumerate(g.event_row, 1) if event}
        return [
            Unavailable(name, label, Text("ryozen-why-space-taken", {"event": event})) for name, event in taken.items()
        ]

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-no-space" if g.event_discard else "ryozen-why-nothing-discarded")

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.6" if ctx.origin == "kin" else "RYO-D20"


@lru_cache(maxsize=128)
def restore_option(space: int, event: str) -> Option[int]:
    """An empty space for the event on top of the discard."""
    label = Text("ryozen-restore-option", {"event": Text(f"ryozen-event-{event}"), "space": space + 1})
    return Option(f"space-{space + 1}", label, where=f"event.{space + 1}", means=space)


# -- Capital -----------------------------------------------------------------------------------------------


class HeraldFirst(Word):
    """`herald_first`: the own Herald to space I, those ahead of it one down (RYO-8.22). Example: RYO-X9."""

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        if g.heralds[0] != ctx.seat:
            g.heralds.remove(ctx.seat)
            g.heralds.insert(0, ctx.seat)
            g.tell("ryozen-herald-first", seat=who(ctx.seat))


WORDS |= {
    "day_effect": DayEffect(),
    "discard_event": DiscardEvent(),
    "restore_event": RestoreEvent(),
    "herald_first": HeraldFirst(),
}
