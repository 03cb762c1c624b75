"""Sealed choices stay sealed: whatever an onlooker has been shown, trying all choices finds none of another seat."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import Entry, Match, dice, export, fingerprint
from games.engine.view import View
from tests.games.engine.duel import DUEL, PLANS, SETUP, Duel, Talk


def begin() -> Match[Duel, View]:
    return Match.begin(DUEL, SETUP)[0]


def to_bids(match: Match[Duel, View]) -> Match[Duel, View]:
    """Up to the next sealed choice."""
    while match.state.stack and isinstance(match.state.stack[-1], Talk):
        match.submit(0, "no")
    return match


class Table:
    """A match with its log and states to come back to, and somebody who looks on and forgets nothing."""

    def __init__(self, rng: random.Random) -> None:
        self.match, self.log, self.rng = begin(), list[Any](), rng
        self.states = [(0, self.match.dump())]
        self.receipts: dict[int, str] = {}
        """Shown now, by seat."""
        self.seen: set[str] = set()
        """All receipts that were ever shown."""
        self.opened: set[tuple[str, str, str]] = set()
        self.seals = list[str]()

    def do(self, action: str) -> None:
        """Something that can happen at a table."""
        if self.match.state.outcome is None or action == "back":
            getattr(self, action)()
        self.look()

    def answer(self) -> None:
        """Somebody who is asked answers, or seals anew."""
        seat = self.rng.choice(sorted(self.match.decisions))
        secret = self.match.decisions[seat].secret
        entry, _ = self.match.submit(seat, self.rng.choice(PLANS) if secret else "yes")
        self.log.append(entry)
        if secret:
            self.seals.append(entry.receipt or "")
        self.log += [entry for entry, _ in self.match.follow_plans()]
        self.states.append((len(self.log), self.match.dump()))

    def undo(self) -> None:
        """The last choice is taken back, if it can be."""
        if self.match.can_undo(0):
            self.log.append(self.match.undo(0))

    def restart(self) -> None:
        """The match is stored and loaded."""
        self.match = Match.load(DUEL, self.match.dump())

    def back(self) -> None:
        """The table votes to go back to an earlier state."""
        kept, data = self.rng.choice(self.states)
        era = self.match.era
        self.match = Match.load(DUEL, data)
        self.match.era, self.match.turn = era + 1, None
        resealed = self.match.reseal()
        self.seals += [entry.receipt or "" for entry in resealed]
        self.log += [Entry(-1, str(kept), kind="rewind"), *resealed]
        self.states = [state for state in self.states if state[0] <= kept]

    def look(self) -> None:
        """What the board shows and what `/match seals` prints."""
        self.receipts = {seat: self.match.sealed_receipt(seat) for seat in self.match.sealed}
        self.seen |= set(self.receipts.values())
        self.opened |= {(seal.receipt, seal.salt, seal.text) for seal in self.match.seals.opened.values()}

    def found(self) -> list[tuple[str, str]]:
        """What trying all plans with everything that is known finds, beyond what was revealed."""
        known = {salt for _, salt, _ in self.opened} | {fingerprint(SETUP.seed), ""} | self.seen
        known |= {dice.seed_salt(word, asked, seat) for word in [*known] for asked in range(12) for seat in range(3)}
        revealed = {receipt for receipt, _, _ in self.opened} - set(self.receipts.values())
        tried = ((dice.receipt(salt, plan), plan) for salt in known for plan in PLANS)
        return [(receipt, plan) for receipt, plan in tried if receipt in self.seen - revealed]


ACTIONS = st.lists(st.sampled_from(["answer"] * 6 + ["undo", "restart", "back"]), max_size=40)


@pytest.mark.finding("TR-1")
@settings(deadline=None, max_examples=60)
@given(ACTIONS, st.randoms(use_true_random=False))
@pytest.mark.whole_match
def test_nothing_that_was_shown_opens_a_sealed_choice(actions: list[str], rng: random.Random) -> None:
    table = Table(rng)
    for action in actions:
        table.do(action)
        assert table.found() == []
    assert len(table.seals) == len(set(table.seals)), "two seals look the same"
    opened = {receipt for receipt, _, _ in table.opened}
    assert opened <= set(table.seals)
    assert all(dice.receipt(salt, text) == receipt for receipt, salt, text in table.opened)


@pytest.mark.finding("TR-1")
@settings(deadline=None, max_examples=40)
@given(ACTIONS, st.randoms(use_true_random=False))
def test_what_happened_is_verified_with_the_salts_of_the_log(actions: list[str], rng: random.Random) -> None:
    table = Table(rng)
    for action in actions:
        table.do(action)
    exported = export.load(export.dump(export.export(table.match, SETUP, table.log, [])))
    assert exported.format == 2
    verdict = export.replay(DUEL, exported)
    assert verdict.faults == []
    assert verdict.seals == len(table.seals)


@pytest.mark.finding("TR-1")
def test_sealing_the_same_again_shows_another_receipt_and_drafts_are_never_told() -> None:
    match = to_bids(begin())
    shown = []
    for plan in "353":
        match.submit(1, plan)
        shown.append(match.sealed_receipt(1))
    assert len(set(shown)) == 3
    match.submit(0, "1")
    assert match.seals.opened == {}
    match.submit(2, "2")
    assert {seat: seal.text for seat, seal in match.seals.opened.items()} == {0: "1", 1: "3", 2: "2"}
    assert match.seals.opened[1].receipt == shown[2]
    salt = match.seals.opened[1].salt
    assert not {dice.receipt(salt, plan) for plan in PLANS} & set(shown[:2])


@pytest.mark.finding("TR-1")
def test_a_salt_is_derived_from_nothing_that_two_runs_share() -> None:
    entries = [to_bids(begin()).submit(1, "3")[0] for _ in range(2)]
    assert entries[0].salt != entries[1].salt
    assert entries[0].receipt != entries[1].receipt


@pytest.mark.finding("TR-1")
def test_a_seal_survives_a_restart_and_is_made_anew_when_the_table_goes_back() -> None:
    match = to_bids(begin())
    match.submit(1, "3")
    stored, shown = match.dump(), match.sealed_receipt(1)
    assert Match.load(DUEL, stored).sealed_receipt(1) == shown
    for seat in (0, 2):
        match.submit(seat, "0")
    told = match.seals.opened[1].salt
    back = Match.load(DUEL, stored)
    (again,) = back.reseal()
    assert (again.seat, again.text, back.sealed_choice(1)) == (1, "3", 3)
    assert back.sealed_receipt(1) == again.receipt
    assert not {dice.receipt(told, plan) for plan in PLANS} & {again.receipt}


@pytest.mark.finding("TR-1")
def test_what_a_standing_order_seals_has_a_receipt_that_the_log_proves() -> None:
    match, log = begin(), []
    match.state.stored = 4
    for seat, words in ((0, "no"), (0, "no"), (0, "1"), (1, "1"), (2, "5"), (0, "no"), (0, "yes")):
        log.append(match.submit(seat, words)[0])
        log += [entry for entry, _ in match.follow_plans()]
    made = [entry for entry in log if entry.by == "plan"]
    assert [(entry.seat, entry.text) for entry in made] == [(2, "4")]
    assert made[0].receipt == match.sealed_receipt(2)
    assert made[0].salt is not None
    assert dice.receipt(made[0].salt, "4") == made[0].receipt
    assert not match.can_undo(0)


def test_a_match_stored_before_salts_were_drawn_seals_anew() -> None:
    match = to_bids(begin())
    match.submit(1, "3")
    old = match.dump().replace(b'"seals":', b'"former":').replace(b'"begun":', b'"then":')
    again = Match.load(DUEL, old)
    assert again.sealed_choice(1) == 3
    seal = again.seals.closed[1]
    assert seal.receipt == dice.receipt(seal.salt, "3")
    assert again.begun == match.begun


def test_every_salt_is_another_one() -> None:
    salts = [dice.fresh_salt() for _ in range(1000)]
    assert len(set(salts)) == 1000
    assert {len(salt) for salt in salts} == {32}
    assert all(a != b for a, b in itertools.pairwise(salts))
