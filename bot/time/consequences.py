"""What a change of a match does to its reminders and clocks: written in the change's own transaction."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import db
from bot.posts import Change, Consequences
from bot.time import clocks, coming, ladder
from db import Status, WhenLate

TURN, STALLED, CLOCK, NEXT = "turn", "stalled", "clock", "next"
"""Kinds of reminders of a seat: pings, the word to the table, the end of its time, a word before its turn."""
WARN, OVERDUE, TAKEN = "warn", "overdue", "taken"
"""More words to its owner: time runs out soon, has run out, and a bot has taken the seat for that."""
VOTE, BALLOT, POLL, HOST, UNSEAT = "vote", "ballot", "poll", "host", "unseat"
"""Others: the count of a vote about the seat (of the whole table: of what `/vote` asks); and words to a person about
others: a vote about somebody late, one that was asked for, a table that waits in vain, a vote on their own seat."""
DIGEST = "digest"
"""A reminder of a person: all that waits for them, once a day."""
OF_QUESTION = (TURN, STALLED, CLOCK, WARN, OVERDUE, NEXT, TAKEN, VOTE)
"""Kinds that go with the question a seat is asked."""
AGAIN = {"default": 1, "late": 2}
"""As `attempt` of a clock: the turn goes on as the clock has begun it, with the default or with a bot's choice."""
LATE = "late"
"""Kind of the votes about seats whose time has run out; their subject has `seat`, `user` and `secret`."""


def vote_post(vote_id: int, outcome: str | None = None) -> db.Post:
    """The message of a vote, brought up to date: with another ballot, or with its end."""
    return db.Post(kind="vote-now", payload={"vote": vote_id, "outcome": outcome}, dedupe=f"vote-{vote_id}")


def resting_post() -> db.Post:
    """The word to the table that nobody is left to play, with a button for whoever is back."""
    payload = {"key": "match-rests", "seat": None, "verb": "back", "label": "seat-take-back"}
    return db.Post(kind="seat", payload=payload)


class TimeKeeping:
    """One of the table's consequences."""

    def __init__(self, store: db.Store) -> None:
        self._store = store

    async def __call__(self, change: Change) -> Consequences:
        """Set, move on and forget what the change makes so."""
        caused = Consequences([], [], [], {}, {})
        concerned = [seat for seat in change.running.seats if seat.user_id is not None or seat.asked_at is not None]
        settings = await self._store.settings.users({seat.user_id for seat in concerned if seat.user_id is not None})
        votes = await self._votes(change)
        late = {vote.subject["seat"]: vote for vote in votes if vote.kind == LATE}
        for seat in concerned:
            own = settings.get(seat.user_id or 0) or db.UserSettings(user_id=0)
            SeatTime(change, seat, own, caused, late.get(seat.number)).settle()
        self._foretell(change, settings, caused)
        self._recount(change, [vote for vote in votes if vote.kind != LATE], caused)
        if change.running.resting and not change.before.resting and not change.running.over:
            caused.posts.append(resting_post())
        return caused

    async def _votes(self, change: Change) -> list[db.Vote]:
        """The open votes. Most moves end none and need not ask for them."""
        row = change.running.row
        asking = any(clocks.when_over(row, seat) is WhenLate.VOTE for seat in change.running.seats)
        if not asking and change.played and not change.running.over:
            return []
        return await self._store.votes.open_in(row.id)

    def _foretell(self, change: Change, settings: Mapping[int, db.UserSettings], caused: Consequences) -> None:
        """When the turn before theirs begins, whoever wants to know is told."""
        if not any(own.warn_before_turn for own in settings.values()):
            return  # most tables need not even look
        running, before = change.running, change.running.coming
        coming.look(running)
        seat = running.coming
        if seat is None or seat == before:
            return
        user = running.owner(seat)
        if user is not None and settings[user].warn_before_turn:
            due_at = change.at + ladder.SETTLE
            caused.remind.append(db.NewReminder(kind=NEXT, seat=seat, user_id=user, due_at=due_at))

    def _recount(self, change: Change, votes: list[db.Vote], caused: Consequences) -> None:
        """What `/vote` has asked: the end of the match ends it; who left the table may have left a majority."""
        if change.running.over:
            caused.posts += [vote_post(vote.id, "void") for vote in votes]
        elif votes and not change.played and not change.unseen:
            caused.remind.append(db.NewReminder(kind=VOTE, due_at=change.at))


class SeatTime:
    """One seat in one change."""

    def __init__(
        self,
        change: Change,
        seat: db.Seat,
        settings: db.UserSettings,
        caused: Consequences,
        vote: db.Vote | None = None,
    ) -> None:
        self.change = change
        self.row = change.running.row
        self.seat = db.Seat(**seat.model_dump())
        """As it becomes. The one in memory follows when the change is committed."""
        self.settings = settings
        self.caused = caused
        self.vote = vote
        self._was = seat.model_dump()
        self._by = [entry.by for entry, _ in change.played if entry.seat == seat.number]
        self._undone = any(entry.kind == "undo" and entry.seat == seat.number for entry, _ in change.played)

    def settle(self) -> None:
        """Bring the seat's reminders in line with what it is asked now."""
        if "player" in self._by:
            self.seat.acted_at = self.change.at
            self.seat.seen_entry = self.change.before.logged + len(self.change.played)
            self.seat.missed_turns = 0
        asked, awaited = self.seat.asked_at is not None, self._awaited()
        if awaited and not asked:
            self._take_back_increment()
            self._ask(attempt=0)
        elif asked and not awaited:
            self._release()
        elif awaited and self._other_question():
            self._account(turn_over=self._after_secret())
            self._ask(attempt=1 if self._same_turn() else 0)
        elif awaited and not self.change.played and not self.change.unseen:
            self._rewind()
            if (outcome := self._moot()) is not None:
                self._end_vote(outcome)
        values = {name: new for name, new in self.seat.model_dump().items() if new != self._was[name]}
        if values:
            self.caused.seats[self.seat.number] = values

    # -- what is ----------------------------------------------------------------------------------------------

    def _awaited(self) -> bool:
        """Whether the table waits for a person here."""
        running = self.change.running
        playing = self.row.status is Status.RUNNING and not running.over
        mine = self.seat.user_id is not None and self.seat.bot is None
        return playing and mine and self.seat.number in running.match.waiting

    def _after_secret(self) -> bool:
        """Secret orders are a turn of their own, even for whoever is asked again at once."""
        return self.seat.number in self.change.before.secret

    def _same_turn(self) -> bool:
        """Whether a turn goes on with its next question: its owner is in the middle of it and needs no ping."""
        decision = self.change.running.decision(self.seat.number)
        secret = self._after_secret() or (decision is not None and decision.secret)
        return bool(self._by) and not secret

    def _other_question(self) -> bool:
        return self.seat.number in self.change.newly_asked

    def _moot(self) -> str | None:
        """Why there is nothing to vote about, though the question is the same: the clock is another."""
        if self.seat.ends_at is None or clocks.when_over(self.row, self.seat) is not WhenLate.VOTE:
            return "void"
        return "wait" if self.seat.ends_at > self.change.at else None

    def _became(self) -> str:
        """What became of the question that a vote was about."""
        if self._by:
            return {"default": "default", "late": "bot"}.get(self._by[0], "acted")
        stood_in = self.seat.bot is not None and self.seat.user_id is not None
        return "seat" if stood_in else "void"

    # -- what follows -----------------------------------------------------------------------------------------

    def _ask(self, attempt: int) -> None:
        """The table waits for this seat from now on; `attempt` 1: its owner knows."""
        at = self.change.at
        self.seat.asked_at = self.seat.counted_at = at
        self._begin_with_what_it_took()
        self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in (NEXT, STALLED, TAKEN)]
        self._remind(TURN, at + (ladder.wait(self.row, self.settings, 1) if attempt else ladder.SETTLE), attempt)
        if attempt:
            self._remind(STALLED, at + ladder.STALLED)  # else it is set with the ping
        self._end_vote(self._became())
        self._wind()
        if attempt and self._by[-1] in AGAIN:
            self._remind(CLOCK, at, AGAIN[self._by[-1]])  # an absent player costs the table one wait for a turn

    def _begin_with_what_it_took(self) -> None:
        """A question that comes again after an undo goes on with what it had taken; who could not know that little
        time is left gets some."""
        decision = self.change.running.decision(self.seat.number)
        number = str(decision.asked) if decision is not None else ""
        if not self._undone and not self._same_turn():
            self.seat.took = {}
        if number in self.seat.took:
            within = round(clocks.decision_time(self.row).total_seconds())  # what went beyond was drawn from the bank
            self.seat.spent_seconds = min(self.seat.took[number], within)
        else:
            clocks.grant(self.row, self.seat, clocks.least(self.row))

    def _release(self) -> None:
        """The table does not wait for this seat any more: answered, paused, or somebody else plays it."""
        if self.row.status is Status.PAUSED:
            clocks.book(self.row, self.seat, self.settings, self.change.at)
        else:
            self._account(turn_over=bool(self._by))
        self.seat.asked_at = self.seat.counted_at = self.seat.ends_at = None
        self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in OF_QUESTION]
        self._end_vote(self._became())

    def _account(self, *, turn_over: bool) -> None:
        """Draw from the bank what the answer took (or the wait for it, if a bot has taken the seat), add what a turn
        adds, and count turns that nobody has played."""
        took = round(clocks.taken(self.row, self.seat, self.settings, self.change.at).total_seconds())
        if clocks.ticks(self.row) and (self._by or self.seat.bot is not None):
            left = clocks.bank_now(self.row, self.seat, self.settings, self.change.at)
            self.seat.bank_seconds = left + (self.row.increment_hours * 3600 if turn_over else 0)
        if self._by:
            self.seat.took = {**self.seat.took, str(self.change.before.asked.get(self.seat.number, 0)): took}
        if turn_over and self._by and self._by[-1] in AGAIN:
            # What the table has decided is a new beginning: it is asked again after as many turns.
            self.seat.missed_turns = 0 if self.vote is not None else self.seat.missed_turns + 1
        self.seat.spent_seconds = 0

    def _take_back_increment(self) -> None:
        """A turn that is undone has added nothing: else whoever undoes and redoes it fills the bank."""
        if self._undone and clocks.ticks(self.row):
            self.seat.bank_seconds = max(0, self.seat.bank_seconds - self.row.increment_hours * 3600)

    def _wind(self) -> None:
        """Set the clock going; void without one."""
        clocks.set_end(self.row, self.seat, self.settings)
        if self.seat.ends_at is None:
            self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in (CLOCK, WARN)]
            return
        self._remind(CLOCK, self.seat.ends_at)
        warn_at = clocks.warn_at(self.row, self.seat, self.settings)
        if warn_at is not None and warn_at > self.change.at:
            self._remind(WARN, warn_at)

    def _rewind(self) -> None:
        """Something else than a move may have changed the clock; what has run out stays so."""
        clocks.set_end(self.row, self.seat, self.settings)
        if self.seat.ends_at is None or self.seat.ends_at != self._was["ends_at"]:
            self._wind()

    def _end_vote(self, outcome: str) -> None:
        """There is nothing to vote about any more: no ballot counts from now on, and the table reads why."""
        if self.vote is not None:
            self.caused.forget.append(db.Forget(seat=self.seat.number, kind=VOTE))
            self.caused.posts.append(vote_post(self.vote.id, outcome))

    def _remind(self, kind: str, due_at: datetime, attempt: int = 0) -> None:
        new = db.NewReminder(
            kind=kind, seat=self.seat.number, user_id=self.seat.user_id, due_at=due_at, attempt=attempt
        )
        self.caused.remind.append(new)
