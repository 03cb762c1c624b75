"""HYP-5.2 (d): the main menu of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.engine.text import Item
from games.hyperborea import components as c
from games.hyperborea.effects import entry_left
from games.hyperborea.rules import (
    activation,
    attack,
    cities,
    cube_effects,
    cubes,
    development,
    factions,
    figures,
    hints,
    movement,
    payments,
    reasons,
    ruins,
    technologies,
)
from games.hyperborea.rules.acts import Act
from games.hyperborea.state import Hyperborea, Pool, who

END = Option("end", Text("hyperborea-do-end"), Text("hyperborea-group-other"), means=Act("end"), role="end")
"""HYP-D37: always there."""

VERBS: dict[str, Callable[..., None]] = {
    "place": cubes.place,
    "fill": cubes.fill,
    "unused": cubes.declare_unused,
    "choose": activation.choose,
    "move": movement.move,
    "fly": movement.fly,
    "attack": attack.attack,
    "ranged": attack.ranged,
    "fortress": figures.fortress,
    "figure": figures.figure,
    "clone": figures.clone,
    "tech": technologies.tech,
    "refresh": technologies.refresh,
    "dev": development.develop,
    "pair": development.develop_pair,
    "cash": development.cash,
    "enter": cities.enter,
    "enter_all": cities.enter_all,
    "explore": ruins.explore,
    "token": ruins.use_kept,
    "draw": cube_effects.draw,
    "return": cube_effects.return_cube,
    "exchange": cube_effects.exchange,
    "purge": cube_effects.purge,
    "pay": payments.pay,
    "spy": cube_effects.spy,
    "contact": cube_effects.contact,
    "faction": factions.use_tile,
}
"""What each kind of option does, with what the option says."""


class Action(Question[Hyperborea, Act], tag="Action"):
    """HYP-D10, HYP-5.5, HYP-X01: the next action of the turn, again and again until the player ends it (HYP-5.8)."""

    def ask(self, g: Hyperborea) -> Decision[Act]:
        return Decision(self.seat, prompt(g.pool), Pick((*options(g, self.seat),)), "HYP-D10")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        return decision.explain(hints.of_actions(g, decision), unavailable=reasons.of_actions(g, self.seat))

    def ask_always(self, g: Hyperborea, decision: Decision) -> bool:
        return True

    def answer(self, g: Hyperborea, choice: Act) -> None:
        if choice.verb == "end":
            for last in choice.args:
                assert isinstance(last, Act)
                VERBS[last.verb](g, self.seat, *last.args)
            g.tell("hyperborea-ended-turn", seat=who(self.seat))
            return
        g.then(Action(seat=self.seat))
        VERBS[choice.verb](g, self.seat, *choice.args)

    def default(self, g: Hyperborea) -> Choice:
        return ["end"]  # HYP-24.6


def options(g: Hyperborea, seat: int) -> list[Option[Act]]:
    """Everything the active player may do now, grouped (HYP-5.4). Points are spent in any order or not at all
    (HYP-8.3, HYP-8.4); those without a use now are not offered and stay in the pool (HYP-8.6, HYP-8.11)."""
    player = g.seats[seat]
    free = [(name, area) for name, area in g.areas.items() if area.free[seat]]
    found = cubes.placements(g, seat)
    if g.pool.points:
        found += movement.steps(g, seat, free)
        found += attack.strikes(g, seat)
        found += attack.shots(g, seat)
        found += figures.placements(g, seat)
        found += technologies.picks(g)
        found += cube_effects.cube_options(g, seat)
        found += cube_effects.espionage(g, seat)
    if g.pool.entries:
        found += activation.alternatives(g)
        found += payments.payables(g, seat)
        found += cube_effects.contacts(g, seat)
        found += cube_effects.fixed_exchanges(g, seat)
    if g.pool.points or g.pool.entries:
        found += development.raises(g, seat)
    if free:
        found += cities.entrances(g, free, seat)
        found += cities.entrances_at_once(free, seat)
        found += ruins.explorations(g, free, seat)
    found += development.cashable(g, seat)
    if player.kept:
        found.append(ruins.USE_KEPT[c.TOKENS[player.kept].color])
    if player.tokens:
        found += factions.powers(g, seat)
    found += endings(g, seat, found)
    found.append(END)
    return found


def endings(g: Hyperborea, seat: int, found: list[Option[Act]]) -> list[Option[Act]]:
    """HYP-5.8, PL-39: the last thing together with the end of the turn: the last cube, where it fills nothing; the last
    points of a kind; or a marker for cubes."""
    player, points = g.seats[seat], g.pool.points
    coloured = sum(player.available[: c.GREY])
    if coloured == 1:
        return [_with_end(each) for each in _doing(found, "place") if cubes.is_idle(player, each.value)]
    if coloured or g.pool.entries or len(points) > 1:
        return []
    if not points:
        return [_with_end(each) for each in _doing(found, "cash")]
    (kind, count), *_ = points.items()
    if kind == "dev":
        return [_with_end(each) for each in _doing(found, "dev") if each.value.args[2] == count]
    if count > 1 or kind not in LAST or (kind == "attack" and attack.may_convert(g, seat)):
        return []
    return [_with_end(each) for each in _doing(found, kind)]


def _doing(found: list[Option[Act]], verb: str) -> list[Option[Act]]:
    return [each for each in found if isinstance(act := each.means, Act) and act.verb == verb]


LAST = frozenset({"fortress", "figure", "clone", "attack", "ranged", "purge"})
"""Points whose use leaves nothing to be used: the turn may end with it."""


def _with_end(option: Option[Act]) -> Option[Act]:
    ending = WITH_END.get(option.id)
    if ending is None or ending.value.args != (option.value,) or ending.label.args["first"] is not option.label:
        ending = WITH_END[option.id] = Option(
            f"end:{option.id}",
            Text("hyperborea-do-and-end", {"first": option.label}),
            Text("hyperborea-group-end"),
            option.hint,
            option.where,
            means=Act("end", (option.value,)),
            role="end",
            brief=option.label,
        )
    return ending


WITH_END: dict[str, Option[Act]] = {}
"""By the id of what is done before the end; areas have other names in other matches."""


def prompt(pool: Pool) -> Text:
    """The question with the running budget: what is left in the turn pool."""
    if not pool.points and not pool.entries:
        return NOTHING_LEFT
    return _prompt(tuple(pool.points.items()), tuple((entry.effect, entry.left) for entry in pool.entries))


NOTHING_LEFT = Text("hyperborea-ask-action")


@lru_cache(maxsize=512)
def _prompt(points: tuple[tuple[str, int], ...], entries: tuple[tuple[str, int], ...]) -> Text:
    left: list[Item] = [Text(f"hyperborea-left-{op}", {"n": count}) for op, count in points]
    left += [entry_left(name, count) for name, count in entries]
    return Text("hyperborea-ask-action-left", {"left": left})
