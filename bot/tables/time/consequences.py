"""What a change of a match does to its reminders and clocks: written in the change's own transaction."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import cast

import db
from bot.tables import posts
from bot.tables.draft import Draft
from bot.tables.time import backoff, clocks, coming
from bot.tables.time.kinds import AGAIN, CLOCK, LAST, NEXT, OF_QUESTION, STALLED, TAKEN, TURN, VOTE, WARN
from bot.tables.votes import subjects
from bot.tables.writes import Writes
from db import Status, WhenLate

COLUMNS = tuple(db.Seat.model_fields)
NOT_COUNTED = -1
"""As turns that a seat has missed: the one under way does not count, as the table has decided on it."""


class TimeKeeping:
    """One of the table's consequences."""

    def __init__(self, store: db.Store) -> None:
        self._store = store

    async def __call__(self, draft: Draft) -> Writes:
        """Set, move on and forget what the change makes so."""
        caused = Writes()
        concerned = [seat for seat in draft.seats if seat.user_id is not None or seat.asked_at is not None]
        settings = await self._store.settings.users({seat.user_id for seat in concerned if seat.user_id is not None})
        votes = await self._votes(draft)
        late = {about.seat: vote for vote in votes if (about := subjects.late(vote)) is not None}
        for seat in concerned:
            own = settings.get(seat.user_id or 0) or db.UserSettings(user_id=0)
            SeatTime(draft, seat, own, caused, late.get(seat.number)).settle()
        self._foretell(draft, settings, caused)
        self._tell_the_last(draft, caused)
        self._recount(draft, [vote for vote in votes if subjects.late(vote) is None], caused)
        if draft.resting and not draft.before.resting and not draft.over:
            caused.posts.append(posts.SeatNote(key="match-rests"))
        return caused

    async def _votes(self, draft: Draft) -> list[db.Vote]:
        """The open votes. Most moves end none and need not ask for them."""
        row = draft.row
        asking = any(clocks.when_over(row, seat) is WhenLate.VOTE for seat in draft.seats)
        if not asking and draft.played and not draft.over:
            return []
        return await self._store.votes.open_in(row.id)

    def _foretell(self, draft: Draft, settings: Mapping[int, db.UserSettings], caused: Writes) -> None:
        """When the turn before theirs begins, whoever wants to know is told."""
        if not any(own.warn_before_turn for own in settings.values()):
            return  # most tables need not even look
        before = draft.coming
        coming.look(draft)
        seat = draft.coming
        if seat is None or seat == before:
            return
        user = draft.owner(seat)
        if user is not None and settings[user].warn_before_turn:
            due_at = draft.at + backoff.SETTLE
            caused.remind.append(db.NewReminder(kind=NEXT, seat=seat, user_id=user, due_at=due_at))

    def _tell_the_last(self, draft: Draft, caused: Writes) -> None:
        """When everybody else has sealed, the last person is told. Who has sealed is no secret."""
        waiting = draft.match.waiting
        if draft.over or len(waiting) != 1 or len(draft.before.waiting) < 2 or waiting != draft.waiting_people():
            return
        seat, user = waiting[0], draft.owner(waiting[0])
        decision = draft.decision(seat)
        people = [one for one in draft.match.sealed if not draft.played_by_bot(one) and draft.owner(one) != user]
        if decision is not None and decision.secret and people:
            due_at = draft.at + backoff.ALONE
            caused.remind.append(db.NewReminder(kind=LAST, seat=seat, user_id=user, due_at=due_at))

    def _recount(self, draft: Draft, votes: list[db.Vote], caused: Writes) -> None:
        """What `/vote` has asked: the end of the match ends it; who left the table may have left a majority."""
        if draft.over:
            caused.posts += [posts.VoteChanged(vote=vote.id, outcome="void") for vote in votes]
        elif votes and not draft.played and not draft.off_board:
            caused.remind.append(db.NewReminder(kind=VOTE, due_at=draft.at))


class SeatTime:
    """One seat in one change."""

    def __init__(
        self,
        draft: Draft,
        seat: db.Seat,
        settings: db.UserSettings,
        caused: Writes,
        vote: db.Vote | None = None,
    ) -> None:
        self.draft = draft
        self.row = draft.row
        self.seat = seat.changed()
        """As it becomes. The one in memory follows when the change is committed."""
        self.settings = settings
        self.caused = caused
        self.vote = vote
        self._was = seat
        self._by = [entry.by for entry, _ in draft.played if entry.seat == seat.number]
        self._undone = any(entry.kind == "undo" and entry.seat == seat.number for entry, _ in draft.played)

    def settle(self) -> None:
        """Bring the seat's reminders in line with what it is asked now."""
        if "player" in self._by:
            self.seat.acted_at = self.draft.at
            self.seat.seen_entry = self.draft.before.logged + len(self.draft.played)
            self.seat.missed_turns = 0
        asked, awaited = self.seat.asked_at is not None, self._awaited()
        if awaited and not asked:
            self._take_back_increment()
            self._ask(attempt=0)
        elif asked and not awaited:
            self._release()
        elif awaited and self._other_question():
            turn_over = self._after_secret()
            self._account(turn_over=turn_over)
            if self.vote is not None and self._by_clock and not turn_over:
                self.seat.missed_turns = NOT_COUNTED  # the vote may be closed before the clock has ended the turn
            self._ask(attempt=1 if self._same_turn() else 0)
        elif awaited and not self.draft.played and not self.draft.off_board:
            self._restart_clock()
            if (outcome := self._moot()) is not None:
                self._end_vote(outcome)
        now, was = vars(self.seat), vars(self._was)
        changed = {name: now[name] for name in COLUMNS if now[name] != was[name]}
        if changed:
            self.caused.seats[self.seat.number] = cast("db.SeatChanges", changed)

    # -- what is ----------------------------------------------------------------------------------------------

    def _awaited(self) -> bool:
        """Whether the table waits for a person here."""
        playing = self.row.status is Status.RUNNING and not self.draft.over
        mine = self.seat.user_id is not None and self.seat.bot is None
        return playing and mine and self.seat.number in self.draft.match.waiting

    def _after_secret(self) -> bool:
        """Secret orders are a turn of their own, even for whoever is asked again at once."""
        return self.seat.number in self.draft.before.secret

    @property
    def _by_clock(self) -> bool:
        """Whether the clock has answered."""
        return bool(self._by) and self._by[-1] in AGAIN

    def _same_turn(self) -> bool:
        """Whether a turn goes on with its next question: its owner is in the middle of it and needs no ping."""
        decision = self.draft.decision(self.seat.number)
        secret = self._after_secret() or (decision is not None and decision.secret)
        return bool(self._by) and not secret

    def _other_question(self) -> bool:
        return self.seat.number in self.draft.newly_asked

    def _moot(self) -> str | None:
        """Why there is nothing to vote about, though the question is the same: the clock is another."""
        if self.seat.ends_at is None or clocks.when_over(self.row, self.seat) is not WhenLate.VOTE:
            return "void"
        return "wait" if self.seat.ends_at > self.draft.at else None

    def _became(self) -> str:
        """What became of the question that a vote was about."""
        if self._by:
            return {"default": "default", "late": "bot"}.get(self._by[0], "acted")
        stood_in = self.seat.bot is not None and self.seat.user_id is not None
        return "seat" if stood_in else "void"

    # -- what follows -----------------------------------------------------------------------------------------

    def _ask(self, attempt: int) -> None:
        """The table waits for this seat from now on; `attempt` 1: its owner knows."""
        at = self.draft.at
        self.seat.asked_at = self.seat.counted_at = at
        self._begin_with_what_it_took()
        self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in (NEXT, STALLED, TAKEN, LAST)]
        self._remind(TURN, at + (backoff.wait(self.row, self.settings, 1) if attempt else backoff.SETTLE), attempt)
        if attempt:
            self._remind(STALLED, at + backoff.STALLED)  # else it is set with the ping
        self._end_vote(self._became())
        self._start_clock()
        if attempt and self._by[-1] in AGAIN:
            self._remind(CLOCK, at, AGAIN[self._by[-1]])  # an absent player costs the table one wait for a turn

    def _begin_with_what_it_took(self) -> None:
        """A question that comes again after an undo goes on with what it had taken; who could not know that little
        time is left gets some."""
        decision = self.draft.decision(self.seat.number)
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
            clocks.book(self.row, self.seat, self.settings, self.draft.at)
        else:
            self._account(turn_over=bool(self._by))
        self.seat.asked_at = self.seat.counted_at = self.seat.ends_at = None
        self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in OF_QUESTION]
        self._end_vote(self._became())

    def _account(self, *, turn_over: bool) -> None:
        """Draw from the bank what the answer took (or the wait for it, if a bot has taken the seat), add what a turn
        adds, and count turns that nobody has played."""
        took = round(clocks.taken(self.row, self.seat, self.settings, self.draft.at).total_seconds())
        if clocks.ticks(self.row) and (self._by or self.seat.bot is not None):
            left = clocks.bank_now(self.row, self.seat, self.settings, self.draft.at)
            self.seat.bank_seconds = left + (self.row.increment_hours * 3600 if turn_over else 0)
        if self._by:
            self.seat.took = {**self.seat.took, str(self.draft.before.asked.get(self.seat.number, 0)): took}
        if turn_over and self._by_clock:
            # What the table has decided is a new beginning: it is asked again after as many turns.
            self.seat.missed_turns = 0 if self.vote is not None else self.seat.missed_turns + 1
        self.seat.spent_seconds = 0

    def _take_back_increment(self) -> None:
        """A turn that is undone has added nothing: else whoever undoes and redoes it fills the bank."""
        if self._undone and clocks.ticks(self.row):
            self.seat.bank_seconds = max(0, self.seat.bank_seconds - self.row.increment_hours * 3600)

    def _start_clock(self) -> None:
        """Start the clock; without one there is nothing to wait for."""
        clocks.set_end(self.row, self.seat, self.settings)
        if self.seat.ends_at is None:
            self.caused.forget += [db.Forget(seat=self.seat.number, kind=kind) for kind in (CLOCK, WARN)]
            return
        self._remind(CLOCK, self.seat.ends_at)
        warn_at = clocks.warn_at(self.row, self.seat, self.settings)
        if warn_at is not None and warn_at > self.draft.at:
            self._remind(WARN, warn_at)

    def _restart_clock(self) -> None:
        """Something else than a move may have changed the clock; what has run out stays so."""
        clocks.set_end(self.row, self.seat, self.settings)
        if self.seat.ends_at is None or self.seat.ends_at != self._was.ends_at:
            self._start_clock()

    def _end_vote(self, outcome: str) -> None:
        """There is nothing to vote about any more: no ballot counts from now on, and the table reads why."""
        if self.vote is not None:
            self.caused.forget.append(db.Forget(seat=self.seat.number, kind=VOTE))
            self.caused.posts.append(posts.VoteChanged(vote=self.vote.id, outcome=outcome))

    def _remind(self, kind: str, due_at: datetime, attempt: int = 0) -> None:
        new = db.NewReminder(
            kind=kind, seat=self.seat.number, user_id=self.seat.user_id, due_at=due_at, attempt=attempt
        )
        self.caused.remind.append(new)
