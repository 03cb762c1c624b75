"""RYO-8.30, RYO-8.40 and RYO-11: exploring, building, and the bonuses of villages."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Option, Text
from games.engine.text import text
from games.ryozen import components as c
from games.ryozen.rules.effects import SKIP, WORDS, Ctx, Run, Word, possible
from games.ryozen.rules.purse import gain_favour, pay
from games.ryozen.state import Ryozen, some, who
from games.ryozen.vocabulary import Op


def reach(g: Ryozen, seat: int) -> int:
    """How many built villages lie ahead of the seat's Explorer (RYO-8.32, RYO-8.33)."""
    return g.last_village - g.seats[seat].explorer


def can_build(g: Ryozen, seat: int, explorer: int) -> bool:
    """RYO-8.34, RYO-8.35, RYO-8.38: from the last built village, with the next space's cost."""
    space = g.last_village + 1
    return explorer == g.last_village and space < len(c.TRACK) and g.can_pay(seat, c.TRACK[space].build_cost)


class Explore(Word[int]):
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
            return [count for count in steps if can_build(g, ctx.seat, explorer + count)]
        return [count for count in steps if count]

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return self.may_skip(ctx, rest[0]) or bool(self._steps(g, ctx, rest))

    def options(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> list[Option[int]]:
        builds = len(rest) > 1 and rest[1].op == "build"
        explorer = g.seats[ctx.seat].explorer
        return [
            build_option(count, g.last_village + 1) if builds else explore_option(count, g.villages[explorer + count])
            for count in self._steps(g, ctx, rest)
        ]

    def do(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], pick: int) -> None:
        if pick:
            g.seats[ctx.seat].explorer += pick
            village = g.villages[g.seats[ctx.seat].explorer]
            g.tell("ryozen-explored", seat=who(ctx.seat), village=Text(f"ryozen-village-{village}"))

    def may_skip(self, ctx: Ctx, op: Op) -> bool:
        return op.min == 0 and ctx.source == "day/altar"

    def default(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...], options: list[Option[int]]) -> str:
        return options[-1].id

    def rule(self, ctx: Ctx, op: Op) -> str:
        return "RYO-D5.5" if ctx.origin == "kin" else "RYO-D9"


@lru_cache(maxsize=64)
def explore_option(count: int, village: str) -> Option[int]:
    """Explore so many villages."""
    label = text("ryozen-explore-option", count=count, village=Text(f"ryozen-village-{village}"))
    return Option(f"explore-{count}", label, means=count)


@lru_cache(maxsize=32)
def build_option(count: int, space: int) -> Option[int]:
    """Explore so many villages, then build the next space."""
    cost = [some(resource, n) for resource, n in c.TRACK[space].build_cost.items()]
    label = Text("ryozen-build-option", {"count": count, "space": space, "cost": [*cost]})
    return Option(f"build-{count}", label, hint=some("favour", c.TRACK[space].build_favour), means=count)


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
        g.tell("ryozen-built", seat=who(ctx.seat), village=Text(f"ryozen-village-{village}"), space=space.index)
        gain_favour(g, ctx.seat, space.build_favour, "building")


class ExplorerBack(Word):
    """`explorer_back`: never beyond the starting village (RYO-11.6, RYO-13.38.1).

    Moon Forge (RYO-11.30), from wherever it stands (RYO-11.30.1), and Flood (RYO-13.38). Example: RYO-X24.
    """

    def possible(self, g: Ryozen, ctx: Ctx, rest: tuple[Op, ...]) -> bool:
        return g.seats[ctx.seat].explorer > 0

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
        explored = g.explored(ctx.seat)
        offered = explored if rest[0].which == "explored" else explored[-1:]
        return [village_option(village) for village in offered if bonus_possible(g, ctx, village)]

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


def bonus_possible(g: Ryozen, ctx: Ctx, village: str) -> bool:
    """RYO-11.4: whether cost and condition of a bonus are met."""
    return possible(g, Ctx(ctx.seat, f"village/{village}", ctx.actor, ctx.here), f"village/{village}")


@lru_cache(maxsize=32)
def village_option(village: str) -> Option[str]:
    """A village whose bonus can be taken."""
    return Option(village, Text(f"ryozen-village-{village}"), hint=Text(f"ryozen-bonus-{village.replace('_', '-')}"))


WORDS |= {
    "explore": Explore(),
    "build": Build(),
    "explorer_back": ExplorerBack(),
    "village_bonus": VillageBonus(),
}
