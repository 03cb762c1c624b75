"""Two worlds that differ in what somebody has sealed and not shown: nobody else can tell in which of them they are.

Whatever is sealed, revealed, taken back or voted back: all that another seat or an onlooker receives is the same in
both worlds, receipt for receipt, and no receipt is opened by trying all choices with every salt that was told before.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import games
from games.engine import Choice, Decision, Event, Form, Game, Match, Number, Pick, Setup, Text, dice, fingerprint
from games.engine.policy import random_choice
from games.engine.seals import Seal
from tests.games.engine.duel import DUEL, SETUP

XIDIT: Game[Any, Any] = games.game("xidit")
TABLES = {"duel": (DUEL, SETUP), "xidit": (XIDIT, XIDIT.complete(Setup(3, "a seed that nobody knows")))}
TARGET = 1
"""Whose choices are to stay unknown."""
HEX = re.compile(r"\b[0-9a-f]{16,64}\b")
FIXED = settings(derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class World:
    """A match, the states that a table can vote back to, and somebody who looks on and forgets nothing."""

    def __init__(self, game: Game[Any, Any], setup: Setup, viewer: int | None) -> None:
        self.viewer = viewer
        self.match, events = Match.begin(game, setup)
        self.states: list[bytes] = []
        self.received: list[str] = [fingerprint(setup.seed)]
        self.shown: dict[str, int] = {}
        """When each receipt of the target was first shown."""
        self.opened: dict[str, int] = {}
        """When it was told what made it."""
        self.asked: set[bytes] = set()
        """Every kind of sealed question."""
        self.look(events)

    def submit(self, seat: int, choice: Choice) -> None:
        """Somebody answers."""
        if self.match.decisions[seat].secret:
            self.asked.add(asked_of(self.match.decisions[seat]))
        self.states.append(self.match.dump())
        self.look(self.match.submit(seat, choice)[1])

    def restart(self) -> None:
        """The match is stored and loaded."""
        self.match = Match.load(self.match.game, self.match.dump())
        self.look([])

    def undo(self, seat: int) -> None:
        """The last choice is taken back."""
        self.match.undo(seat)
        self.look([])

    def back(self, to: int) -> None:
        """The table votes to go back to an earlier state."""
        era = self.match.era
        self.match = Match.load(self.match.game, self.states[to])
        self.match.era, self.match.turn = era + 1, None
        self.match.reseal()
        del self.states[to:]
        self.look([])

    def look(self, events: Sequence[Event]) -> None:
        """Everything that can be seen now: events, view, questions, receipts, and what `/match seals` tells."""
        match, viewer = self.match, self.viewer
        public = {seat: asked for seat, asked in match.decisions.items() if not asked.secret or seat == viewer}
        receipts = {seat: match.sealed_receipt(seat) for seat in match.sealed}
        seen = (
            [event.text for event in events if event.seen_by(viewer)],
            match.view(viewer),
            public,
            {seat: match.serial(seat) for seat in match.decisions},
            [seat for seat in range(match.state.players) if match.can_undo(seat)],
            receipts,
            match.seals.opened,
        )
        self.received.append(msgspec.json.encode(seen).decode())
        now = len(self.received)
        if TARGET in receipts:
            self.shown.setdefault(receipts[TARGET], now)
        if TARGET in match.seals.opened:
            self.opened.setdefault(match.seals.opened[TARGET].receipt, now)

    def learnt(self) -> str:
        """All that was received; receipts and salts by the order in which they came."""
        names: dict[str, str] = {}
        return HEX.sub(lambda found: names.setdefault(found[0], f"<{len(names)}>"), "\n".join(self.received))

    def found_out(self) -> Iterator[tuple[str, str]]:
        """Receipts of the target that could be opened before they were, and the choice found by trying all."""
        salts: dict[str, int] = {"": 0}
        for now, received in enumerate(self.received, 1):
            for word in HEX.findall(received):
                salts.setdefault(word, now)
        for salt, since in salts.items():
            if len(salt) == 16:
                continue  # a receipt; salts are longer
            for asked in self.asked:
                for receipt, choice in opening(salt, asked).items():
                    if receipt in self.shown and since < self.opened.get(receipt, len(self.received) + 1):
                        yield receipt, choice


def opening(salt: str, asked: bytes) -> dict[str, str]:
    """Every choice, by the receipt that it has with this salt."""
    return {dice.receipt(salt, choice): choice for choice in all_choices(asked)}


def asked_of(decision: Decision) -> bytes:
    """The question, whenever and of whomever it is asked."""
    return msgspec.json.encode(msgspec.structs.replace(decision, seat=0, asked=0, prompt=Text("any")))


def sample(asked: bytes, rng: random.Random) -> list[str]:
    """Two different answers."""
    return rng.sample(all_choices(asked), 2)


@cache
def all_choices(asked: bytes) -> list[str]:
    """Every answer to a question, as it is sealed."""
    decision = msgspec.json.decode(asked, type=Decision)
    if not isinstance(decision.shape, Form):
        return [decision.write(value) for value in values(decision.shape)]
    names = [field.name for field in decision.shape.fields]
    filled = itertools.product(*(values(field.shape) for field in decision.shape.fields))
    return [decision.write(dict(zip(names, each, strict=True))) for each in filled]


def values(shape: Pick | Number | Form) -> list[Any]:
    """Every value of a pick, or of a number."""
    if isinstance(shape, Number):
        return list(range(shape.low, shape.high + 1))
    assert isinstance(shape, Pick)
    ids = [option.id for option in shape.options]
    counts = range(shape.least, shape.most + 1)
    return [[*each] for count in counts for each in itertools.combinations(ids, count)]


class Twins:
    """Two worlds in which the same happens, but for what the target has sealed and not shown."""

    def __init__(self, table: str, viewer: int | None, rng: random.Random) -> None:
        self.one, self.other = (World(*TABLES[table], viewer) for _ in range(2))
        self.rng = rng
        while not next(iter(self.one.match.decisions.values())).secret and table == "xidit":
            self.answer()

    def do(self, action: str) -> None:
        """Something that can happen at a table."""
        if action == "back" and self.one.states:
            to = self.rng.randrange(len(self.one.states))
            self.both(lambda world: world.back(to))
        elif action == "restart":
            self.both(World.restart)
        elif self.one.match.state.outcome is None and action == "answer":
            self.answer()
        elif action == "undo":
            for seat in range(self.one.match.state.players):
                if self.one.match.can_undo(seat):
                    return self.both(lambda world, seat=seat: world.undo(seat))  # type: ignore[misc]
        return None

    def both(self, act: Callable[[World], None]) -> None:
        """The same in both worlds."""
        act(self.one)
        act(self.other)

    def answer(self) -> None:
        """Somebody who is asked answers, or seals anew."""
        match = self.one.match
        seat = self.rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        if decision.secret and match.waiting == [seat]:
            self.agree(seat)
        if decision.secret and seat == TARGET and match.waiting != [seat]:
            for world in (self.one, self.other):
                world.submit(seat, random_choice(decision, self.rng))
        else:
            choice = random_choice(decision, self.rng)
            self.both(lambda world: world.submit(seat, choice))

    def agree(self, last: int) -> None:
        """Before the reveal the target makes up its mind: what is shown then is the same in both worlds."""
        if last != TARGET and TARGET in self.one.match.sealed:
            choice = random_choice(self.one.match.decisions[TARGET], self.rng)
            self.both(lambda world: world.submit(TARGET, choice))


def told_apart(twins: Twins) -> list[str]:
    """How somebody could know what the target has sealed."""
    found = [f"{receipt} is {choice}" for receipt, choice in twins.one.found_out()]
    if twins.one.learnt() != twins.other.learnt():
        found.append("the worlds look different")
    return found


ACTIONS = st.lists(st.sampled_from(["answer"] * 9 + ["undo", "restart", "back", "back"]), min_size=8, max_size=40)
VIEWERS = st.sampled_from([None, 0, 2])


@pytest.mark.finding("TR-1")
@settings(FIXED, max_examples=60)
@given(ACTIONS, VIEWERS, st.randoms(use_true_random=False))
def test_nobody_can_tell_two_bids_of_another_seat_apart(
    actions: list[str], viewer: int | None, rng: random.Random
) -> None:
    twins = Twins("duel", viewer, rng)
    for action in actions:
        twins.do(action)
    assert told_apart(twins) == []


@pytest.mark.finding("TR-1")
@pytest.mark.rule("XID-14.6")
@settings(FIXED, max_examples=10, phases=[Phase.generate])
@given(ACTIONS, VIEWERS, st.randoms(use_true_random=False))
@pytest.mark.whole_match
def test_nobody_can_tell_two_plans_of_another_seat_apart(
    actions: list[str], viewer: int | None, rng: random.Random
) -> None:
    twins = Twins("xidit", viewer, rng)
    for action in actions:
        twins.do(action)
    assert told_apart(twins) == []


def sealed_again(twins: Twins) -> None:
    """All seal and reveal, the table goes back, and the target seals again: one choice, another, and the first one."""
    while TARGET not in twins.one.match.decisions or not twins.one.match.decisions[TARGET].secret:
        twins.do("answer")
    first = len(twins.one.states)
    while not twins.one.opened:
        twins.do("answer")
    twins.both(lambda world: world.back(first))
    decision = twins.one.match.decisions[TARGET]
    choices = [decision.parse(words) for words in sample(asked_of(decision), random.Random(1))]
    for one, other in ((0, 1), (1, 0), (0, 0)):
        twins.one.submit(TARGET, choices[one])
        twins.other.submit(TARGET, choices[other])


@pytest.mark.parametrize("table", TABLES)
def test_a_choice_that_is_sealed_again_after_a_vote_is_not_told_apart(table: str) -> None:
    twins = Twins(table, None, random.Random(5))
    sealed_again(twins)
    assert told_apart(twins) == []
    assert len(twins.one.shown) >= 3, "each time another receipt"


@pytest.mark.parametrize("table", TABLES)
def test_salts_that_come_from_the_seed_would_be_found_out(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: with the former salts a vote back tells everything, and so does sealing the same again."""
    seed = TABLES[table][1].seed

    def of(decision: Decision, text: str, salt: str) -> Seal:
        salt = dice.seed_salt(seed, decision.asked, decision.seat)
        return Seal(decision.asked, text, salt, dice.receipt(salt, text))

    monkeypatch.setattr(Seal, "of", of)
    twins = Twins(table, None, random.Random(5))
    sealed_again(twins)
    found = told_apart(twins)
    assert len(found) >= 3
    assert found[-1] == "the worlds look different"
