"""The main menu of a turn: first what brings cubes and cards, then rows, then what figures do, then what is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.hyperborea import components as c
from games.hyperborea.bot.cubes import Workshop
from games.hyperborea.bot.field import Field, Sortie
from games.hyperborea.bot.horizon import meeting
from games.hyperborea.bot.returning import best_exchange, best_return
from games.hyperborea.bot.valuation import (
    CITIES,
    LEVEL,
    ON_MAP,
    Eye,
    bag_change,
    bundle_worth,
    card_worth,
    control_change,
    drawing,
    flat_worth,
    gained,
    level_gain,
    op_worth,
    price,
    worth,
)
from games.hyperborea.rules.acts import FREE, Act, Target

NOTHING = 0.01
"""Options worth less than this are left; ending the turn is always worth it."""
NEVER = -1.0
CUBES_FIRST, CARDS, ROWS, GIFTS, FIGURES, SORTIES = 12.0, 9.0, 7.0, 6.0, 5.0, 2.0
"""What comes before what: cubes decide which rows can be filled, rows what figures can do."""


class Menu:
    """What every option of the main menu is worth now."""

    def __init__(self, eye: Eye, acts: Iterable[Act]) -> None:
        self.eye = eye
        self.points = eye.view.pool.points
        self.workshop = Workshop(eye, acts)
        self.filled = {filling.act: filling for filling in self.workshop.plan}
        self.sorties = eye.field.plan(*(self.points.get(op, 0) for op in ("move", "fly", "attack")))

    def value(self, act: Act) -> float:
        """HYP-D10. What is done together with the end of the turn is judged on its own first."""
        if act.verb == "end":
            return NEVER if act.args else NOTHING
        judge = VERBS.get(act.verb)
        return judge(self, *act.args) if judge else self._cubes(act)

    def _cubes(self, act: Act) -> float:
        """HYP-D11: a row of the plan, or a cube that is laid where it may be of use later, when all else is done."""
        filling = self.filled.get(act)
        if filling is None:
            laid = self.workshop.laying.get(act, 0.0)
            return NOTHING + 0.1 * laid if laid > 0.02 and not self.workshop.plan else NEVER
        points, alone = self.workshop.gain(filling.row)
        early = 1.0 if {"draw", "tech"} & points.keys() else 0.0
        return ROWS + early + 0.1 * alone - 0.01 * len(filling.kinds)

    # -- figures on the map ----------------------------------------------------------------------------------

    def move(self, source: str, target: str, figures: int = 1) -> float:
        """A step of the plan. One figure at a time: the first may change things."""
        if figures > 1:
            return NEVER
        return self._planned(lambda sortie: (sortie.source, sortie.target, sortie.fly) == (source, target, 0))

    def fly(self, source: str, target: str) -> float:
        """A flight of the plan."""
        return self._planned(lambda sortie: (sortie.source, sortie.target) == (source, target) and sortie.fly > 0)

    def _planned(self, fits: Callable[[Sortie], bool]) -> float:
        return max((SORTIES + sortie.value for sortie in self.sorties if fits(sortie)), default=NEVER)

    def attack(self, name: str, target: Target) -> float:
        """A strike of the plan, or the Fortress before it."""

        def strikes(sortie: Sortie) -> bool:
            if sortie.source != sortie.target or sortie.target != name:
                return False
            if target.what == "wall":
                return any(each.rival == target.rival for each in sortie.strikes)
            return target in sortie.strikes

        return self._planned(strikes)

    def enter(self, name: str, spot: int) -> float:
        """A place of the plan, once the figure has fought; its points must be of use."""

        def enters(sortie: Sortie) -> bool:
            here = sortie.source == sortie.target == name
            return here and sortie.spot == spot and not sortie.strikes

        value = self._planned(enters)
        return value if value > 0 and self._is_useful(name, spot) else NEVER

    def _is_useful(self, name: str, spot: int) -> bool:
        """Whether a city's points could be used without the figure that enters."""
        place, eye = self.eye.view.areas[name].spots[spot], self.eye
        points = gained(CITIES[place.city], eye) if place.kind == "city" else {}
        if not ON_MAP & points.keys():
            return True
        others = Field(eye, gone=name)
        now = [self.points.get(op, 0) for op in ("move", "fly", "attack")]
        more = [self.points.get(op, 0) + points.get(op, 0) for op in ("move", "fly", "attack")]
        used = others.value(*more) - others.value(*now)
        return used + sum(op_worth(op, n, eye) for op, n in points.items() if op not in ON_MAP) > 0.1

    def enter_all(self, *cities: tuple[str, int]) -> float:
        """Several cities, if each is worth it."""
        values = [self.enter(name, spot) for name, spot in cities]
        return max(values) + 0.01 if min(values) > 0 else NEVER

    def ranged(self, name: str, target: Target) -> float:
        """HYP-10.13."""
        value = self.eye.field.shot(name, target)
        return SORTIES + value if value > 0.03 else NEVER

    def fortress(self, name: str) -> float:
        """HYP-11.1."""
        value = self.eye.field.wall(name)
        return NOTHING + value if value > 0.01 else NEVER

    def figure(self, name: str) -> float:
        """A figure or clone: where it is wanted most; the last one meets Expansion."""
        eye = self.eye
        value = eye.field.pull[name] + eye.field.deed(name, self.points.get("attack", 0), frozenset()).value
        value += eye.land * control_change(eye, name, eye.seat, 1)
        if eye.me.reserve == 1 and meeting(eye.view, eye.seat, "figures") < 0:
            return NEVER
        return FIGURES + 0.2 * value

    # -- cards, markers, cubes -------------------------------------------------------------------------------

    def tech(self, card: str) -> float:
        """HYP-13.1: the best card, unless the fifth one comes too soon."""
        return CARDS + card_worth(card, self.eye) if op_worth("tech", 1, self.eye) > 0 else NEVER

    def refresh(self, number: int) -> float:
        """HYP-13.2: only where nothing on offer is worth having."""
        return CARDS + 1.2 if op_worth("tech", 1, self.eye) > 0 and self.eye.best_card < 1.2 else NEVER

    def develop(self, entry: int, kind: int, points: int) -> float:
        """HYP-14.2: the marker that gains most."""
        if entry:
            effect = self.eye.view.pool.entry(entry).what
            points = effect.n if effect.mode == "same" else 1
        level = self.eye.me.levels[kind]
        gained = min(points, c.MAX_LEVEL - level)
        return 0.5 + level_gain(self.eye, level, gained) + 0.01 * level

    def pair(self, entry: int, kinds: tuple[int, int]) -> float:
        """Two markers at once: as good as one after the other."""
        return 0.01 + sum(self.develop(entry, kind, 1) for kind in kinds)

    def cash(self, kind: int) -> float:
        """HYP-14.7, HYP-14.8: at the top, or where the bag lacks a cube; all of them in the end."""
        waiting = "dev" in self.points or any(entry.what.op == "dev" for entry in self.eye.view.pool.entries)
        return self._cashed(self.eye.me.levels[kind], waiting)

    def _cashed(self, level: int, waiting: bool) -> float:
        """What cubes for a marker on this level are worth, while levels are still to be given or not."""
        eye, cubes = self.eye, c.CUBE_REWARD[level]
        if not cubes or (waiting and level < c.MAX_LEVEL):
            return NEVER
        if eye.last:
            return 0.3
        value = cubes + bag_change(eye, cubes) - LEVEL[level]
        if level == c.MAX_LEVEL:
            value += 0.4 if eye.left < 3 or waiting else 0.2
        return value

    def is_last(self, act: Act) -> bool:
        """Whether nothing comes of it that would be worth doing in this turn."""
        if act.verb in ("attack", "ranged"):
            return all(sortie.spot == FREE for sortie in self.sorties)
        if act.verb in ("figure", "clone"):
            (name,) = act.args
            assert isinstance(name, str)
            return self.eye.field.deed(name, 0, frozenset()).value <= NOTHING
        if act.verb == "dev":
            _, kind, points = act.args
            assert isinstance(kind, int)
            assert isinstance(points, int)
            return self._cashed(min(c.MAX_LEVEL, self.eye.me.levels[kind] + points), waiting=False) <= NOTHING
        return True

    def draw(self, number: int) -> float:
        """HYP-17.1: cubes first: they decide what else can be done."""
        return CUBES_FIRST + drawing(self.eye, number)

    def give_back(self) -> float:
        """HYP-17.4: a cube that opens a row again, or that the bag lacks."""
        value, _ = best_return(self.eye, self.workshop)
        return value

    def exchange(self, number: int) -> float:
        """HYP-17.9: for a cube with which a row can be filled."""
        found = best_exchange(self.eye, self.workshop)
        return ROWS - 1.0 + found.value if found.value > 0.1 else NEVER

    def purge(self, cube: object) -> float:
        """HYP-17.11: waste goes."""
        return 0.6

    def contact(self, number: int) -> float:
        """HYP-17.15: others lose a level each."""
        return 0.3

    def unused(self, kind: int) -> float:
        """HYP-7.14: that happens by itself."""
        return NEVER

    # -- gifts -----------------------------------------------------------------------------------------------

    def use_token(self) -> float:
        """The kept token, as soon as it is as good as it usually is."""
        effects = c.TOKENS[self.eye.view.my_kept].effects if self.eye.view.my_kept else ()
        value = worth(effects, self.eye)
        usual = 0.0 if self.eye.left < 1 else 0.7 * sum(flat_worth(effect, self.eye) for effect in effects)
        return GIFTS + value if value > max(0.03, usual) else NEVER

    def spy(self, card: str) -> float:
        """The best card of the others."""
        return GIFTS + worth(c.ROWS[card].effects, self.eye)

    def pay(self, number: int) -> float:
        """A bargain, or not."""
        eye, effect = self.eye, self.eye.view.pool.entry(number).what
        value = worth(effect.gain, eye) - price(eye, effect.cost)
        return GIFTS + value if value > 0.1 else NEVER

    def choose(self, number: int, which: int) -> float:
        """An alternative that can be used."""
        value = worth(self.eye.view.pool.entry(number).what.options[which], self.eye)
        return GIFTS + value if value > 0.05 else NEVER

    def faction(self, which: int) -> float:
        """Tokens of the faction tile: once in a while, or once only; a gem is not given away lightly."""
        eye, tile = self.eye, c.TILES[self.eye.me.tile]
        paid = price(eye, tile.cost)
        least = 0.05 if eye.last else 0.6 if tile.ability == "tokens_once" else 0.15
        value = bundle_worth(gained(tile.options[which], eye), eye) - paid
        return GIFTS + value if value > least else NEVER


VERBS: dict[str, Callable[..., float]] = {
    "unused": Menu.unused,
    "choose": Menu.choose,
    "move": Menu.move,
    "fly": Menu.fly,
    "attack": Menu.attack,
    "ranged": Menu.ranged,
    "fortress": Menu.fortress,
    "figure": Menu.figure,
    "clone": Menu.figure,
    "tech": Menu.tech,
    "refresh": Menu.refresh,
    "dev": Menu.develop,
    "pair": Menu.pair,
    "cash": Menu.cash,
    "enter": Menu.enter,
    "enter_all": Menu.enter_all,
    "explore": Menu.enter,
    "token": Menu.use_token,
    "draw": Menu.draw,
    "return": Menu.give_back,
    "exchange": Menu.exchange,
    "purge": Menu.purge,
    "pay": Menu.pay,
    "spy": Menu.spy,
    "contact": Menu.contact,
    "faction": Menu.faction,
}
"""Options that are no placement of cubes."""
