"""RYO-8.30, RYO-8.40 and RYO-11: exploring, building, and the bonuses of villages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from games.engine import Option, Text
from games.engine.option import Says, Unavailable
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules.effects import SKIP, WORDS, Answers, Ctx, Run, Word, why_not
from games.ryozen.rules.hints import DRAWS
from games.ryozen.rules.purse import gain_favour, pay, price_lacking
from games.ryozen.state import Ryozen, some, who
from games.ryozen.vocabulary import Op


def reach(g: Ryozen, seat: int) -> int:
    """How many built villages lie ahead of the seat's Explorer (RYO-8.32, RYO-8.33)."""
    return g.last_village - g.seats[seat].explorer


def why_not_build(g: Ryozen, seat: int, explorer: int) -> Text | None:
    """RYO-8.34, RYO-8.35, RYO-8.38: only from the last built village, with the next space's cost; None if possible."""
    space = g.last_village + 1
    if space == len(c.TRACK):
        return Text("ryozen-why-all-built")
    if explorer != g.last_village:
        return Text("ryozen-why-not-last-village")
    cost = c.TRACK[space].build_cost
    return None if g.can_pay(seat, cost) else price_lacking(g, seat, cost)


class Trip(msgspec.Struct, frozen=True, gc=False):
    """How many villages to explore, and whether the next one is built then."""

    villages: int
    builds: bool = False


class Explore(Word[Trip]):
    """`explore`: move the own Explorer forward over built villages (RYO-8.32), without a bonus (RYO-8.39).

    One or two at the Outskirts, or at most one before a build (RYO-8.31); one at the Altar, or none (RYO-8.41).
    """

    def asks(self, op: Op) -> bool:
        return True

    def _steps(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[int]:
        """RYO-19.6: with a build to follow, only as far as that build is possible from there. Example: RYO-X22."""
        steps = range(max(rest[0].min, 0), min(rest[0].max, reach(g, ctx.seat)) + 1)
        if len(rest) > 1 and rest[1].op == "build":
            explorer = g.seats[ctx.seat].explorer
            return [count for count in steps if why_not_build(g, ctx.seat, explorer + count) is None]
        return [count for count in steps if count]

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return self.may_skip(ctx, rest[0]) or bool(self._steps(g, ctx, rest))

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Trip]]:
        builds = len(rest) > 1 and rest[1].op == "build"
        explorer = g.seats[ctx.seat].explorer
        return [
            build_option(count, g.last_village + 1)
            if builds
            else explore_option(count, explorer + count, g.villages[explorer + count])
            for count in self._steps(g, ctx, rest)
        ]

    def joined(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[Answers]]:
        """RYO-8.45: at the Altar a village, and then a bonus."""
        if len(rest) == 1 or rest[1].op != "village_bonus":
            return []
        explorer, bonuses = g.seats[ctx.seat].explorer, WORDS["village_bonus"]
        return [
            explore_and_take(count, explorer + count, g.villages[explorer + count], bonus.id)
            for count in self._steps(g, ctx, rest)
            for bonus in bonuses.options(g, msgspec.structs.replace(ctx, ahead=count), rest[1:])
        ]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: Trip) -> None:
        if pick.villages:
            g.seats[ctx.seat].explorer += pick.villages
            village = g.villages[g.seats[ctx.seat].explorer]
            g.tell("ryozen-explored", seat=who(ctx.seat), village=Text(f"ryozen-village-{village}"))

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[Any]) -> Says | Text:
        if isinstance(option.value, Answers):
            return bonus_text(option.value.picks[-1])
        if option.value.builds:
            return built(g)
        return bonus_text(g.villages[g.seats[ctx.seat].explorer + option.value.villages])

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        if len(rest) > 1 and rest[1].op == "build":
            return self._not_built(g, ctx)
        ahead = reach(g, ctx.seat)
        none = Text("ryozen-why-nothing-ahead")
        return [
            Unavailable(f"explore-{count}", Text("ryozen-explore-more", {"count": count}), none)
            for count in range(ahead + 1, rest[0].max + 1)
        ]

    def _not_built(self, g: Ryozen, ctx: Ctx) -> list[Unavailable]:
        """Building at once, which nothing but exploring could make possible."""
        explorer = g.seats[ctx.seat].explorer
        reason = why_not_build(g, ctx.seat, explorer)
        if reason is None or not (reach(g, ctx.seat) < 1 or why_not_build(g, ctx.seat, explorer + 1)):
            return []
        space = min(g.last_village + 1, len(c.TRACK) - 1)
        return [Unavailable("build-0", build_option(0, space).label, reason, f"village.{space}")]

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-nothing-ahead")

    def may_skip(self, ctx: Ctx, op: Op) -> bool:
        return op.min == 0 and ctx.source == "day/altar"

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[Trip]]) -> str:
        return options[-1].id

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.5" if ctx.origin == "kin" else "RYO-D9"


@lru_cache(maxsize=64)
def explore_option(count: int, space: int, village: str) -> Option[Trip]:
    """Explore so many villages."""
    label = text("ryozen-explore-option", count=count, village=Text(f"ryozen-village-{village}"))
    return Option(f"explore-{count}", label, where=f"village.{space}", means=Trip(count))


@lru_cache(maxsize=256)
def explore_and_take(count: int, space: int, village: str, bonus: str) -> Option[Answers]:
    """Explore so many villages, then take a bonus."""
    names = {"village": Text(f"ryozen-village-{village}"), "bonus": Text(f"ryozen-village-{bonus}")}
    label = Text("ryozen-explore-and-bonus", {"count": count, **names})
    group = Text("ryozen-group-explore", {"village": names["village"]})
    means = Answers((f"explore-{count}", bonus), (Trip(count), bonus))
    return Option(f"explore-{count}+{bonus}", label, group, where=f"village.{space}", means=means)


@lru_cache(maxsize=32)
def build_option(count: int, space: int) -> Option[Trip]:
    """Explore so many villages, then build the next space."""
    cost = [some(resource, n) for resource, n in c.TRACK[space].build_cost.items()]
    key = "ryozen-build-altar-option" if c.TRACK[space].kind == "altar" else "ryozen-build-option"
    label = Text(key, {"count": count, "space": space, "cost": [*cost]})
    return Option(f"build-{count}", label, where=f"village.{space}", means=Trip(count, builds=True))


def bonus_text(village: str) -> Text:
    """What a village's bonus is."""
    return Text(f"ryozen-bonus-{village.replace('_', '-')}")


def built(g: Ryozen) -> Says:
    """What building the next space brings; a new village shows on the stack then (RYO-25.2)."""
    space = c.TRACK[g.last_village + 1]
    if space.kind == "altar":
        return Says(Text("ryozen-hint-build-altar", {"favour": space.build_favour}))
    bonus = bonus_text(g.village_stack.top or "")
    return Says(Text("ryozen-hint-build", {"favour": space.build_favour, "bonus": bonus}), DRAWS)


class Build(Word):
    """`build` the next space of the track (RYO-11.1), without a bonus (RYO-8.39). Example: RYO-X21."""

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        """Judged together with the exploring before it (RYO-19.6)."""
        return True

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        space = c.TRACK[g.last_village + 1]
        pay(g, ctx.seat, space.build_cost)  # RYO-8.35
        village = c.ALTAR_TILE if space.kind == "altar" else g.draw(g.village_stack)  # RYO-8.36, RYO-8.37
        g.villages.append(village)
        g.seats[ctx.seat].explorer = g.last_village
        key = "ryozen-built-altar" if space.kind == "altar" else "ryozen-built"
        g.tell(key, seat=who(ctx.seat), village=Text(f"ryozen-village-{village}"), space=space.index)
        gain_favour(g, ctx.seat, space.build_favour, "building")


class ExplorerBack(Word):
    """`explorer_back`: never beyond the starting village (RYO-11.6, RYO-13.38.1).

    Moon Forge (RYO-11.30), from wherever it stands (RYO-11.30.1), and Flood (RYO-13.38). Example: RYO-X24.
    """

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return g.seats[ctx.seat].explorer + ctx.ahead > 0

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return Text("ryozen-why-explorer-at-start")

    def act(self, g: Ryozen, ctx: Ctx, op: Op) -> None:
        player = g.seats[ctx.seat]
        if player.explorer:
            player.explorer = max(player.explorer - op.count, 0)
            village = g.villages[player.explorer]
            g.tell("ryozen-explorer-back", seat=who(ctx.seat), village=Text(f"ryozen-village-{village}"))


class VillageBonus(Word):
    """`village_bonus`: of one explored village, or only of the current one; always optional (RYO-8.42, RYO-10.19).

    RYO-11.2: the Altar and the Pathfinder (RYO-10.19.1) alone give it. RYO-11.3: it is never used up. What the bonus
    itself asks is RYO-D20. Example: RYO-X25.
    """

    def asks(self, op: Op) -> bool:
        return True

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return self.may_skip(ctx, rest[0]) or bool(self.options(g, ctx, rest))

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[str]]:
        explored = g.villages[: g.seats[ctx.seat].explorer + ctx.ahead + 1]
        first = 0 if rest[0].which == "explored" else len(explored) - 1
        return [
            village_option(space, village)
            for space, village in enumerate(explored)
            if space >= first and why_no_bonus(g, ctx, village) is None
        ]

    def about(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], option: Option[str]) -> Says | Text:
        return bonus_text(option.value)

    def missing(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Unavailable]:
        """RYO-8.43, RYO-10.19.1, RYO-11.4: villages whose bonus is out of reach, and why."""
        explorer = g.seats[ctx.seat].explorer
        found = []
        for space, village in enumerate(g.villages):
            reason = Text("ryozen-why-not-explored") if space > explorer else why_no_bonus(g, ctx, village)
            if space < explorer and rest[0].which != "explored":
                reason = Text("ryozen-why-explorer-elsewhere")
            if reason is not None:
                found.append(Unavailable(village, Text(f"ryozen-village-{village}"), reason, f"village.{space}"))
        return found

    def why_not(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> Text:
        return why_no_bonus(g, ctx, g.explored(ctx.seat)[-1]) or super().why_not(g, ctx, rest)

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: str) -> None:
        g.tell("ryozen-bonus", seat=who(ctx.seat), village=Text(f"ryozen-village-{pick}"))
        g.then(Run(f"village/{pick}", Ctx(ctx.seat, f"village/{pick}", ctx.actor, ctx.here)))

    def may_skip(self, ctx: Ctx, op: Op) -> bool:
        return ctx.origin == "day"

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[str]]) -> str:
        """RYO-D9: the starting village."""
        return next((option.id for option in options if option.id == c.START_VILLAGE), SKIP.id)

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.5" if ctx.origin == "kin" else "RYO-D9"


def why_no_bonus(g: Ryozen, ctx: Ctx, village: str) -> Text | None:
    """RYO-11.4: what is lacking of the cost and condition of a bonus; None if nothing is."""
    return why_not(g, Ctx(ctx.seat, f"village/{village}", ctx.actor, ctx.here, ctx.ahead), f"village/{village}")


@lru_cache(maxsize=64)
def village_option(space: int, village: str) -> Option[str]:
    """A village whose bonus can be taken."""
    return Option(
        village, Text("ryozen-bonus-option", {"village": Text(f"ryozen-village-{village}")}), where=f"village.{space}"
    )


WORDS |= {
    "explore": Explore(),
    "build": Build(),
    "explorer_back": ExplorerBack(),
    "village_bonus": VillageBonus(),
}
