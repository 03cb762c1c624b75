"""HYP-5.2 (d): the main menu of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.engine.text import Item
from games.hyperborea import components as c
from games.hyperborea.effects import REGISTRY
from games.hyperborea.rules import (
    activation,
    attack,
    cities,
    cube_effects,
    cubes,
    development,
    factions,
    figures,
    movement,
    payments,
    ruins,
    technologies,
)
from games.hyperborea.rules.acts import Act
from games.hyperborea.state import Hyperborea, Pool, who

END = Option("end", Text("hyperborea-do-end"), Text("hyperborea-group-other"), means=Act("end"))
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
    "cash": development.cash,
    "enter": cities.enter,
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

    def ask_always(self, g: Hyperborea, decision: Decision) -> bool:
        return True

    def answer(self, g: Hyperborea, choice: Act) -> None:
        if choice.verb == "end":
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
        found += cities.entrances(free)
        found += ruins.explorations(free)
    found += development.cashable(g, seat)
    if player.kept:
        found.append(ruins.USE_KEPT[c.TOKENS[player.kept].color])
    if player.tokens:
        found += factions.powers(g, seat)
    found.append(END)
    return found


def prompt(pool: Pool) -> Text:
    """The question with the running budget: what is left in the turn pool."""
    if not pool.points and not pool.entries:
        return NOTHING_LEFT
    return _prompt(tuple(pool.points.items()), tuple((entry.effect, entry.left) for entry in pool.entries))


NOTHING_LEFT = Text("hyperborea-ask-action")


@lru_cache(maxsize=8192)
def _prompt(points: tuple[tuple[str, int], ...], entries: tuple[tuple[str, int], ...]) -> Text:
    left: list[Item] = [Text(f"hyperborea-left-{op}", {"n": count}) for op, count in points]
    left += [_entry_left(name, count) for name, count in entries]
    return Text("hyperborea-ask-action-left", {"left": left})


def _entry_left(name: str, count: int) -> Text:
    effect = REGISTRY[name]
    kind = f"dev-{effect.mode}" if effect.op == "dev" else effect.op
    return Text(f"hyperborea-left-{kind}", {"n": effect.n if effect.mode == "same" else count})
