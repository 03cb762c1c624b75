"""Circadians: Chaos Order, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.circadians import check, hidden, shorthand, standing, words
from games.circadians.bot import policy
from games.circadians.meta import META
from games.circadians.rules import (
    act_cards,
    actions,
    announce,
    attributes,
    battle,
    build,
    cards,
    combat,
    harvest,
    income,
    jrayek,
    lanes,
    leaders,
    leyrien,
    locks,
    move,
    moving,
    pricing,
    recruit,
    relics,
    removal,
    research,
    retreat,
    rewards,
    setup,
    sources,
)
from games.circadians.rules import (
    round as round_,
)
from games.circadians.state import Circadians, Player, Standing
from games.circadians.view import CircadiansView, turns, view
from games.engine import Decision, Dice, Filled, Form, Game, Setup, Step, Text
from games.engine.decision import Value

MODULES = (
    setup,
    round_,
    pricing,
    actions,
    act_cards,
    research,
    build,
    harvest,
    recruit,
    leaders,
    move,
    moving,
    combat,
    announce,
    battle,
    retreat,
    removal,
    income,
    sources,
    relics,
    lanes,
    attributes,
    cards,
    leyrien,
    jrayek,
    locks,
    rewards,
)


def _steps() -> tuple[type[Step[Circadians]], ...]:
    """Every step of the rules, in their order."""
    return tuple(
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__
    )


class ChaosOrder(Game[Circadians, CircadiansView]):
    """The game, as the engine knows it."""

    meta = META
    state_type = Circadians
    view_type = CircadiansView
    first_step = setup.SetUp
    steps = _steps()

    def new(self, setup: Setup) -> Circadians:
        return Circadians(
            schema=self.schema,
            players=setup.players,
            options=dict(setup.options),
            dice=Dice(setup.seed),  # CIR-29.3
            seats=[Player(faction=seat["faction"]) for seat in setup.seats],
        )

    def view(self, g: Circadians, seat: int | None) -> CircadiansView:
        return view(g, seat)

    def check(self, g: Circadians) -> list[str]:
        return check.check(g)

    def shuffle_hidden(self, g: Circadians, seat: int | None, rng: random.Random) -> Circadians:
        other = self.clone(g)
        hidden.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: CircadiansView, decision: Decision, rng: random.Random) -> str:
        return policy.decide(view, decision, rng)

    def turns(self, view: CircadiansView) -> list[int]:
        return turns(view)

    def describe(self, view: CircadiansView) -> list[Text]:
        return words.describe(view)

    def alt(self, view: CircadiansView) -> list[Text]:
        return words.alt(view)

    def standing_form(self, g: Circadians, seat: int) -> Form | None:
        """CIR-34.3: once the mats are laid out."""
        return standing.form(g, seat) if g.regions else None

    def set_standing(self, g: Circadians, seat: int, choice: Filled) -> None:
        standing.store(g, seat, choice)

    def standing(self, g: Circadians, seat: int) -> Mapping[str, Value]:
        return standing.as_fields(g.seats[seat].standing)

    def clear_standing(self, g: Circadians, seat: int) -> None:
        g.seats[seat].standing = Standing()

    def shorthand(self, view: CircadiansView, decision: Decision, words: str) -> list[str] | None:
        return shorthand.expand(view, decision, words)


GAME = ChaosOrder()
