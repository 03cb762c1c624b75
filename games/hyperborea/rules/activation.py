"""HYP-8: activations and the turn pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Number, Option, Pick, Question, Step, Text, Unavailable
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list, hint, why
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.ending import check_wealth
from games.hyperborea.rules.permanent import bonuses, replacements
from games.hyperborea.state import Entry, Hyperborea, Pool, cube_name, who
from games.hyperborea.vocabulary import REGISTRY, Effect, waits_as_entry


def activate(g: Hyperborea, seat: int, effects: Iterable[Effect]) -> None:
    """HYP-8.1: one activation: its effects are gained."""
    g.pool.activations += 1
    gain(g, seat, effects, g.pool.activations)


def gain(g: Hyperborea, seat: int, effects: Iterable[Effect], activation: int) -> None:
    """HYP-8.2, HYP-8.9, HYP-8.10: replaced where a card says so, then bonuses, then into the pool or at once.
    Bonuses look at what was really gained (HYP-18.9) and come once however much it was (HYP-18.12, HYP-X06, HYP-X07).
    What waits in the pool is not touched (HYP-18.13), and what is no effect does not come here (HYP-8.13)."""
    player = g.seats[seat]
    if not player.completed:
        receive(g, seat, [*effects], activation)
        return
    swaps = replacements(player)
    gained = [replaced(effect, swaps) for effect in effects]
    fired = g.pool.fired.setdefault(activation, [])
    extra = []
    for card, bonus in bonuses(player):
        points = sum(effect.n for effect in gained if effect.op in bonus.on)
        if points and not (card in fired and c.RULINGS["bonus_once_per_activation"]):
            fired.append(card)
            times = 1 if c.RULINGS["bonus_once_per_activation"] else points
            extra += [replaced(effect, swaps) for effect in bonus.gain] * times  # HYP-18.8
    receive(g, seat, [*gained, *extra], activation)
    forget_finished(g.pool)


def gain_as_bonus(g: Hyperborea, seat: int, effects: Iterable[Effect]) -> None:
    """HYP-18.8, HYP-22.17, HYP-X47: replacements apply, bonuses do not."""
    swaps = replacements(g.seats[seat])
    receive(g, seat, [replaced(effect, swaps) for effect in effects], 0)


def replaced(effect: Effect, swaps: dict[str, str]) -> Effect:
    """HYP-18.6, HYP-X05: every point of one effect is gained as another."""
    return Effect(swaps[effect.op], effect.n) if effect.op in swaps else effect


def receive(g: Hyperborea, seat: int, effects: list[Effect], activation: int) -> None:
    """Points into the pool; gems (together) and cubes at once, in the order of the list (HYP-23.1)."""
    steps: list[Step[Hyperborea]] = []
    gems = sum(effect.n for effect in effects if effect.op == "gem")
    for effect in effects:
        if effect.op == "gem":
            if gems:
                steps.append(GainGems(seat, gems))
                gems = 0
        elif effect.op == "gain_cube":
            steps += [GainCube(effect.color, seat=seat) for _ in range(effect.n)]
        else:
            add(g.pool, effect, activation)
    g.then(*steps)


def add(pool: Pool, effect: Effect, activation: int) -> None:
    """HYP-8.14: interchangeable points are counted; others stay entries of their own."""
    if waits_as_entry(effect):
        pool.numbered += 1
        left = effect.n if effect.mode == "different" or effect.op == "exchange_cube" else 1
        pool.entries.append(Entry(pool.numbered, effect.id, activation, left))
    else:
        pool.points[effect.op] = pool.points.get(effect.op, 0) + effect.n


def forget_finished(pool: Pool) -> None:
    """Activations without entries left cannot give bonuses any more."""
    waiting = {entry.activation for entry in pool.entries}
    pool.fired = {number: cards for number, cards in pool.fired.items() if number in waiting and cards}


class GainGems(Step[Hyperborea], tag="GainGems"):
    """HYP-8.12, HYP-X41: gems come at once; the player is asked where all of them would give the Wealth objective."""

    seat: int
    gems: int

    def run(self, g: Hyperborea) -> None:
        player = g.seats[self.seat]
        gems = self.gems
        if c.RULINGS["gem_supply_limited"]:  # HYP-1.9, HYP-R21
            gems = min(gems, c.GEMS - sum(other.gems for other in g.seats))
        reached = player.gems + gems >= c.threshold("gems", g.players) and "gems" not in player.objectives
        if gems and reached and c.RULINGS["gem_and_cube_may_be_declined"]:
            g.then(TakeGems(gems, seat=self.seat))
        else:
            take_gems(g, self.seat, gems)


class TakeGems(Question[Hyperborea, int], tag="TakeGems"):
    """HYP-D41: how many gems to take when all of them would give the Wealth objective."""

    gems: int

    def ask(self, g: Hyperborea) -> Decision[int]:
        words = {"count": self.gems, "have": g.seats[self.seat].gems, "threshold": c.threshold("gems", g.players)}
        return Decision(self.seat, Text("hyperborea-ask-gems", {**words}), Number(0, self.gems), "HYP-D41")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        return decision.explain(plain="the question says what the gems would do")

    def answer(self, g: Hyperborea, choice: int) -> None:
        if choice < self.gems:
            g.tell("hyperborea-gems-declined", seat=who(self.seat), count=self.gems - choice)
        take_gems(g, self.seat, choice)

    def default(self, g: Hyperborea) -> Choice:
        return self.gems


def take_gems(g: Hyperborea, seat: int, count: int) -> None:
    """Gems into the victory area."""
    if count:
        g.seats[seat].gems += count
        g.tell("hyperborea-gems", seat=who(seat), count=count)
        check_wealth(g, seat)


DECLINE = Option("decline", Text("hyperborea-decline"), role="decline")
GAIN = tuple(Option(name, cube_name(kind), where="bag") for kind, name in enumerate(c.COLOURS))


class GainCube(Question[Hyperborea, str], tag="GainCube"):
    """HYP-17.3, HYP-D24, HYP-X42: a cube of the shown (or any) colour from the supply into the bag, or none."""

    color: str

    def ask(self, g: Hyperborea) -> Decision[str] | None:
        options = tuple(GAIN[kind] for kind in self._possible(g))
        if not options:
            return None
        if c.RULINGS["gem_and_cube_may_be_declined"]:
            options = (*options, DECLINE)
        return Decision(self.seat, Text("hyperborea-ask-gain-cube"), Pick(options), "HYP-D24")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        player = g.seats[self.seat]
        bag, owned = sum(player.bag), player.cubes()

        def about(option: Option) -> Text:
            if option.value == "decline":
                return hint("bag-stays", bag=bag)
            kind = c.KIND[option.id]
            return hint("gain", owned=owned[kind], supply=g.supply[kind], bag=bag, after=bag + 1)

        missing = (
            Unavailable(name, cube_name(kind), why(reason, cube=cube_name(kind)))
            for kind, name in enumerate(c.COLOURS)
            if (reason := self._impossible(g, kind))
        )
        return decision.explain(about, unavailable=missing)

    def _possible(self, g: Hyperborea) -> list[int]:
        return [kind for kind in range(len(c.COLOURS)) if not self._impossible(g, kind)]

    def _impossible(self, g: Hyperborea, kind: int) -> str:
        """HYP-17.3, HYP-1.8: why a colour cannot be gained."""
        if self.color not in ("any", c.COLOURS[kind]):
            return "other-colour"
        return "" if g.supply[kind] else "supply"

    def answer(self, g: Hyperborea, choice: str) -> None:
        if choice == "decline":
            g.tell("hyperborea-cube-declined", seat=who(self.seat))
        else:
            gain_cube(g, self.seat, c.KIND[choice])
            g.tell("hyperborea-cube-gained", seat=who(self.seat), cube=cube_name(c.KIND[choice]))

    def standing(self, g: Hyperborea) -> Choice | None:
        possible = [c.COLOURS[kind] for kind in self._possible(g)]
        return next(([name] for name in g.seats[self.seat].standing.cubes if name in possible), None)

    def default(self, g: Hyperborea) -> Choice:
        owned = g.seats[self.seat].cubes()
        return [c.COLOURS[min(self._possible(g), key=lambda kind: owned[kind])]]


def gain_cube(g: Hyperborea, seat: int, kind: int) -> None:
    """A cube from the supply into the bag."""
    g.supply[kind] -= 1
    g.seats[seat].bag[kind] += 1


# -- alternatives ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _choose_option(number: int, name: str, which: int) -> Option[Act]:
    return Option(
        f"choose:{number}:{which}",
        Text("hyperborea-choose", {"effects": effect_list(REGISTRY[name].options[which])}),
        Text("hyperborea-group-pool"),
        means=Act("choose", (number, which)),
    )


def alternatives(g: Hyperborea) -> Iterator[Option[Act]]:
    """HYP-D12: the options of `choose` effects in the pool (HYP-8.7)."""
    for entry in g.pool.entries:
        if entry.what.op == "choose":
            for which in range(len(entry.what.options)):
                yield _choose_option(entry.id, entry.effect, which)


def choose(g: Hyperborea, seat: int, number: int, which: int) -> None:
    """HYP-8.7, HYP-18.10: the effect is gained now, for the activation the entry came from."""
    entry = g.pool.entry(number)
    effects = entry.what.options[which]
    g.tell("hyperborea-chose", seat=who(seat), effects=effect_list(effects))
    g.pool.drop(entry)
    gain(g, seat, effects, entry.activation)
