"""Anybody does anything to tables, in any order; after each step everything that is promised of a table holds.

Players, hosts, watchers and strangers use every entrance of the service behind commands and controls, with what a stale
or forged control would carry, at any time, on a database that sometimes fails in the middle of a move.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from sqlalchemy.exc import OperationalError

import db
from bot.tables import clock, forgetting, hosting, inviting, offers, seats, watching
from bot.tables.refusal import Refused
from bot.tables.votes import casting, subjects, table_vote
from db import Status
from games.engine.policy import random_choice
from tests.tables.promised import PEOPLE, Promised

person = st.sampled_from(PEOPLE)
seat = st.integers(0, 2)
chance = st.integers(0, 2**16)
words = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["", "\x00", "@everyone <@&1>", "\u202e\u200b", "q" * 3000, "9" * 400, "-1", "1=red 2=wait", "٣"]),
)
serials = st.sampled_from([None, "", "0.1", "0.0", "1.1", "9" * 30, "٣.١"])


class AnybodyAnything(Promised):
    """All that anybody can try."""

    # -- a table that has not begun ---------------------------------------------------------------------------------

    @rule(user=person, again=st.booleans())
    def join(self, user: int, again: bool) -> None:
        """Anybody sits down."""
        self.attempt(lambda: self.house.lobbies.join(self.number, user, self.house.ticket(), again=again))

    @rule(user=person)
    def leave(self, user: int) -> None:
        """Anybody leaves."""
        self.attempt(lambda: self.house.lobbies.leave(self.number, user))

    @rule(user=person, what=st.sampled_from(["add_bot", "drop_bot", "cancel"]))
    def in_the_lobby(self, user: int, what: str) -> None:
        """Bots, or the end of it."""
        self.attempt(lambda: getattr(self.house.lobbies, what)(self.number, user))

    @rule(user=person, key=words | st.sampled_from(["length", "hints", "seating", "relics"]), value=words)
    def choose(self, user: int, key: str, value: str) -> None:
        """Options of the table, and of a seat."""
        self.attempt(lambda: self.house.lobbies.set_option(self.number, user, key, value))
        self.attempt(lambda: self.house.lobbies.choose(self.number, user, 0, key, value))

    @rule(user=person)
    def start(self, user: int) -> None:
        """Anybody starts the match; only its host can."""
        host = self.run(self.house.store.matches.get(self.number)).host_id
        begun = self.attempt(lambda: self.house.lobbies.start(self.number, user, self.house.thread))
        assert isinstance(begun, Refused) or user == host

    @rule(by=person, user=person, what=st.sampled_from(["invite", "remove"]))
    def guests(self, by: int, user: int, what: str) -> None:
        """Anybody invites anybody, and sends them away."""
        self.attempt(lambda: getattr(inviting, what)(self.house.table, self.number, by, user))

    @rule(user=person, private=st.booleans())
    def answer_invitation(self, user: int, private: bool) -> None:
        """No, thanks; or another kind of table."""
        self.attempt(lambda: inviting.decline(self.house.table, self.number, user))
        self.attempt(lambda: inviting.set_private(self.house.table, self.number, user, private=private))

    # -- its host ---------------------------------------------------------------------------------------------------

    @rule(by=person, user=person)
    def hand_over(self, by: int, user: int) -> None:
        """Anybody asks anybody to be host."""
        self.attempt(lambda: hosting.ask(self.house.table, self.number, by, user))

    @rule(user=person, what=st.sampled_from([hosting.accept, hosting.decline]))
    def be_host(self, user: int, what: Callable[..., Awaitable[Any]]) -> None:
        """Anybody answers."""
        heir = self.run(self.house.store.matches.get(self.number)).heir_id
        outcome = self.attempt(lambda: what(self.house.table, self.number, user))
        assert isinstance(outcome, Refused) or user == heir

    @rule(user=person, name=words, tongue=words | st.sampled_from(["en", "ru", "uk"]))
    def name(self, user: int, name: str, tongue: str) -> None:
        """Any name, any language."""
        self.attempt(lambda: hosting.rename(self.house.table, self.number, user, name))
        self.attempt(lambda: hosting.speak(self.house.table, self.number, user, tongue))

    # -- moves ------------------------------------------------------------------------------------------------------

    @rule(seat=seat, seed=chance, serial=serials, lately=st.booleans())
    def play(self, seat: int, seed: int, serial: str | None, lately: bool) -> None:
        """A choice that is offered, by a control that is fresh, stale or forged."""
        running = self.running
        if running is None or seat not in running.match.decisions:
            return
        decision = running.match.decisions[seat]
        choice = random_choice(decision, random.Random(seed))
        fresh = running.match.serial(seat)
        self.serial = fresh
        self.attempt(lambda: self.house.table.submit(self.number, seat, choice, fresh if lately else serial))

    @rule(moves=st.integers(1, 6), seed=chance)
    def play_on(self, moves: int, seed: int) -> None:
        """Whoever is asked answers."""
        rng = random.Random(seed)
        for _ in range(moves):
            running = self.running
            if running is None or running.over or running.row.status is not Status.RUNNING:
                return
            here = running.match.waiting[0]
            choice = random_choice(running.match.decisions[here], rng)
            self.run(self.house.table.submit(self.number, here, choice, running.match.serial(here)))

    @rule(seat=seat, line=words)
    def type_anything(self, seat: int, line: str) -> None:
        """Any words as a move, as standing orders, beside a turn, and as a plan."""
        table = self.house.table
        if (running := self.running) is None or seat >= len(running.seats):
            return
        self.attempt(lambda: table.submit_line(self.number, seat, line, self.serial))
        self.attempt(lambda: table.set_standing(self.number, seat, line))
        self.attempt(lambda: table.aside(self.number, seat, line[:20], line))
        self.attempt(lambda: table.plan(self.number, seat, [line]))

    @rule(seat=seat, serial=serials, fresh=st.booleans())
    def take_back(self, seat: int, serial: str | None, fresh: bool) -> None:
        """Undo, by any control."""
        if (running := self.running) is None or seat >= len(running.seats):
            return
        named = running.undo_serial(seat) if fresh else serial
        self.attempt(lambda: self.house.table.undo(self.number, seat, named))

    @rule()
    def bots(self) -> None:
        """Bots answer."""
        for _ in range(5):
            running = self.running
            if (
                running is None
                or running.over
                or running.row.status is not Status.RUNNING
                or not running.waiting_bots()
            ):
                return
            here, match = running.waiting_bots()[0], running.match
            answer = match.game.policy(match.view(here), match.decisions[here], running.chance(here))
            self.run(self.house.table.submit(self.number, here, answer, match.serial(here), by="bot"))

    # -- seats ------------------------------------------------------------------------------------------------------

    @rule(by=person, seat=seat, to=st.none() | person)
    def offer(self, by: int, seat: int, to: int | None) -> None:
        """Anybody offers any seat to anybody."""
        if (running := self.running) is None or seat >= len(running.seats):
            return
        became = self.attempt(lambda: offers.make(self.house.table, self.number, seat, to, by))
        theirs = running.owner(seat) == by or (running.owner(seat) is None and running.row.host_id == by)
        assert became != "replace-offered" or theirs
        assert became == "replace-offered" or seat not in (self.running or running).offers or seat in running.offers

    @rule(user=person, offer=st.integers(0, 4), seat=seat)
    def take(self, user: int, offer: int, seat: int) -> None:
        """Anybody takes or withdraws any offer, and wants back what was theirs."""
        if (running := self.running) is None or seat >= len(running.seats):
            return
        became = self.attempt(lambda: offers.take(self.house.table, self.number, offer, user))
        if became == "seat-yours":
            (taken,) = [one for one in running.offers.values() if one.id == offer]
            assert taken.user_id in (None, user)
            assert not running.seats_of(user), "nobody plays two seats of a match by taking one"
        may = running.seats[seat].may_return if became != "seat-yours" else user
        back = self.attempt(lambda: seats.restore(self.house.table, self.number, seat, user))
        assert not back or may == user
        self.attempt(lambda: offers.withdraw(self.house.table, self.number, seat, user))

    @rule(user=person, what=st.sampled_from(["resign", "away", "back"]))
    def own_seat(self, user: int, what: str) -> None:
        """The owner of a seat leaves it, for good or for a while, or returns."""
        if not (mine := self.seats_of(user)):
            return
        if what == "resign":
            self.attempt(lambda: seats.resign(self.house.table, self.number, mine[0], user))
        elif what == "away":
            self.attempt(lambda: seats.stand_in(self.house.table, self.number, mine[0], "asked"))
        else:
            self.attempt(lambda: seats.take_back(self.house.table, self.number, mine[0], of=user))

    @rule(user=person, stop=st.booleans())
    def watch(self, user: int, stop: bool) -> None:
        """Anybody watches."""
        work = watching.stop if stop else watching.watch
        self.attempt(lambda: work(self.house.table, self.number, user))

    # -- votes ------------------------------------------------------------------------------------------------------

    @rule(user=person, kind=st.sampled_from(["off", "back", "bot", "give"]), seat=seat, to=person, late=st.booleans())
    def ask(self, user: int, kind: str, seat: int, to: int, late: bool) -> None:
        """A vote is asked for by somebody who has looked at the match a while ago."""
        running = self.stale if late and self.stale is not None else self.running
        if running is None or seat >= len(running.seats) or running.over:
            return
        table = self.house.table
        if kind == "off":
            self.attempt(lambda: table_vote.open_vote(table, running, subjects.CallOff(), user))
        elif kind == "back":
            if steps := self.run(self.house.store.moves.milestones(self.number)):
                subject = subjects.GoBack(steps[-1].version, steps[-1].logged, "")
                self.attempt(lambda: table_vote.open_vote(table, running, subject, user))
        elif running.owner(seat) is not None:
            given = to if kind == "give" else None
            self.attempt(lambda: table_vote.ask_about_seat(table, running, seat, given, user))

    @rule(user=person, vote=st.integers(0, 4), choice=words | st.sampled_from(["yes", "yes", "no", "bot", "wait"]))
    def cast(self, user: int, vote: int, choice: str) -> None:
        """Anybody votes in anything."""
        self.attempt(lambda: casting.cast(self.house.table, self.number, vote, user, choice))

    @rule()
    def everybody_agrees(self) -> None:
        """All who may vote do so, and it is counted."""
        if (running := self.running) is None or running.over:
            return
        for vote in self.run(self.house.store.votes.open_in(self.number)):
            for user in PEOPLE:
                choice = casting.choices(vote)[0]
                self.run(casting.cast(self.house.table, self.number, vote.id, user, choice))
        self.run(self.house.wait(timedelta(minutes=1)))

    # -- time, faults -----------------------------------------------------------------------------------------------

    @rule(hours=st.integers(1, 200))
    def wait(self, hours: int) -> None:
        """Time passes."""
        self.stale = self.running
        self.run(self.house.wait(timedelta(hours=hours)))

    @rule(user=person, hours=st.none() | st.integers(1, 48), late=st.sampled_from(list(db.WhenLate)))
    def set_clock(self, user: int, hours: int | None, late: db.WhenLate) -> None:
        """Another clock; a pause, and its end."""
        changes = db.ClockChanges(decision_hours=hours, when_late=late)
        if self.running is None:
            self.attempt(lambda: self.house.lobbies.set_clock(self.number, user, changes))
        else:
            columns = db.MatchChanges(decision_hours=hours, when_late=late)
            self.attempt(lambda: clock.set_clock(self.house.table, self.number, columns, user))

    @rule(user=person, resume=st.booleans())
    def pause(self, user: int, resume: bool) -> None:
        """The host pauses, and goes on."""
        if self.running is not None:
            work = clock.resume if resume else clock.pause
            self.attempt(lambda: work(self.house.table, self.number, user))

    @rule()
    def crash(self) -> None:
        """Nothing is left in memory."""
        self.stale = self.running
        self.house.table.forget_all()
        self.house.store.settings.forget_all()

    @precondition(lambda self: self.running is not None)
    @rule(written=st.booleans())
    def fail(self, written: bool) -> None:
        """The database fails in the middle of a move, before or after it has written it."""
        running, store = self.running, self.house.store
        if running is None or running.over or running.row.status is not Status.RUNNING:
            return
        commit = store.moves.commit

        async def failing(move: db.Move) -> db.Committed:
            if written:
                await commit(move)
            raise OperationalError("commit", {}, Exception("the disk is full"))

        before = self.run(self.kept())
        store.moves.commit = failing  # type: ignore[method-assign]
        try:
            with pytest.raises(OperationalError):
                self.run(self.house.table.submit_default(self.number, running.match.waiting[0]))
        finally:
            del store.moves.commit
        assert written or self.run(self.kept()) == before

    @rule(user=person)
    def forget(self, user: int) -> None:
        """Somebody reads what is kept about them, and wants to be forgotten."""
        about = self.run(self.house.store.persons.about(user))
        others = {str(one) for one in PEOPLE} - {str(user)}
        told = msgspec.json.encode(about).decode()
        assert not [one for one in others if one in told]
        if user != PEOPLE[0]:
            self.run(forgetting.forget(self.house.table, self.house.lobbies, user))
            assert not self.seats_of(user)
