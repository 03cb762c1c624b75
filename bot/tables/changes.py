"""What can happen to a match beside its moves, as values: each says what it changes, logs, tells and reminds of.

A change is carried out on a draft, under the match's lock, by `Table.carry_out`; what it causes beside itself (clocks,
panels to be closed, the board) is the same for all of them and follows from the draft.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar, cast

import msgspec

import db
from bot.tables import posts
from bot.tables.announce import secret_post
from bot.tables.bots import POLICY
from bot.tables.draft import Draft
from bot.tables.hosts import successor, who_plays
from bot.tables.log import entries_of, logged, stored
from bot.tables.time import backoff, clocks
from bot.tables.time.kinds import OFFERS, STALLED, TAKEN, TURN
from bot.tables.votes.ballots import YES
from db import Status
from games.engine import Entry, Event, Match, Setup, fingerprint
from games.engine.match import By
from games.engine.patch import Patch

LEAST_BANK = timedelta(hours=24)
"""Whoever takes over a seat finds at least this in its bank (or all that the clock gives)."""
GIVEN, RESIGNED, RESTORED = "seat-given", "seat-resigned", "seat-restored"
"""Why a seat changes hands, as the thread is told."""
DM_TAKEN, DM_BACK, DM_OFFERED = "letter-seat-taken", "letter-seat-back", "letter-seat-offered"
"""What people are told: somebody else has the seat, its former owner has it back, it is offered."""
NEW_TIME = {"decision_hours", "bank_hours", "when_late", "clock_rests"}
"""Changes of a clock that may make somebody late who was not, or worse off for it."""


class Change(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something that happens to a match."""

    off_board: ClassVar[bool] = False
    """Whether the board stays as it is."""

    def carry_out(self, draft: Draft) -> None:
        """What it makes of the match."""
        raise NotImplementedError(type(self).__name__)


# -- seats ----------------------------------------------------------------------------------------------------------


class StandIn(Change, frozen=True):
    """A bot plays a seat until its owner returns. Whoever did not ask for it is told; a host who does not play is
    followed."""

    seat: int
    why: str
    vote: int | None = None
    """That has decided it."""

    def carry_out(self, draft: Draft) -> None:
        user = draft.owner(self.seat)
        draft.change_seat(self.seat, bot=POLICY, stand_in=self.why)
        key = f"seat-{'rests' if draft.resting else 'bot'}-{self.why}"  # no bot plays on where nobody is left
        draft.log(logged(self.seat, key, user=f"<@{user}>"))
        draft.post(posts.SeatNote(key=key, user=user, seat=self.seat))
        _follow_host(draft, self.seat)
        _decided(draft, self.vote)
        if self.why in backoff.TOLD:
            draft.remind(db.NewReminder(kind=TAKEN, seat=self.seat, user_id=user, due_at=draft.at))


class TookBack(Change, frozen=True):
    """The owner plays again; a bot stood in."""

    seat: int

    def carry_out(self, draft: Draft) -> None:
        user, offer = draft.owner(self.seat), draft.offers.get(self.seat)
        draft.change_seat(self.seat, bot=None, stand_in=None)
        draft.log(logged(self.seat, "seat-back", user=f"<@{user}>"))
        draft.post(posts.Note(key="seat-back", user=user))
        _follow_host(draft, self.seat)
        if offer is not None and offer.voted:  # the others looked for somebody else
            _close_offers(draft, {offer.id: "moved"})


class SeatGiven(Change, frozen=True):
    """A seat is somebody else's (None: a bot's own), with fresh time and nothing of its former owner but what they have
    sealed."""

    seat: int
    user: int | None
    why: str
    tell_at: datetime | None = None
    """When the former owner may be told; None: now."""
    offer: int | None = None
    """That was taken."""

    def carry_out(self, draft: Draft) -> None:
        former = draft.owner(self.seat)
        forgotten = without_orders(draft, self.seat)
        people = {
            "user": f"<@{self.user}>" if self.user else "",
            "former": f"<@{former}>" if former else "🤖",
        }
        draft.change_seat(self.seat, **self._fresh(draft))
        draft.log(logged(self.seat, self.why, **people), *forgotten)
        draft.post(posts.Note(key=self.why, user=self.user, former=people["former"]))
        if former is not None and self.why != RESIGNED:
            key = DM_BACK if self.why == RESTORED else DM_TAKEN
            dm = posts.SeatDM(user=former, key=key, seat=self.seat, args={"by": people["user"]})
            draft.writes.dms.append(dm.row(self.tell_at))
        decision = draft.decision(self.seat)
        if self.user is not None and decision is not None and decision.secret:
            draft.post(secret_post(draft, self.seat))
        _follow_host(draft, self.seat)
        if all(one.user_id is None for one in draft.seats):  # there is nobody left to play for
            draft.change(status=Status.CANCELLED, finished_at=draft.at)
        if (offer := draft.offers.get(self.seat)) is not None:
            taken = offer.id == self.offer
            draft.writes.taken_by = self.user if taken else None
            _close_offers(draft, {offer.id: "taken" if taken else "gone"})
        draft.change_seat(self.seat, since_entry=draft.row.logged + len(draft.writes.entries))

    def _fresh(self, draft: Draft) -> db.SeatChanges:
        here, former = draft.seats[self.seat], draft.owner(self.seat)
        columns = db.SeatChanges(
            user_id=self.user,
            bot=POLICY if self.user is None else None,
            stand_in=None,
            acted_at=None,
            spent_seconds=0,
            missed_turns=0,
            took={},
            bank_seconds=max(here.bank_seconds, min(draft.row.bank_hours * 3600, int(LEAST_BANK.total_seconds()))),
            sealed_by=None,
            may_return=None if self.why == RESTORED else former,
        )
        if self.seat in draft.match.sealed:
            sealed_by = here.sealed_by if here.sealed_by is not None else former or 0
            columns["sealed_by"] = None if sealed_by == self.user else sealed_by
        if self.user is not None:  # what is asked is new to them
            columns["asked_at"] = columns["counted_at"] = columns["ends_at"] = None
        return columns


def without_orders(draft: Draft, seat: int) -> list[db.NewEntry]:
    """What a person prepared or ordered in advance is theirs alone, and goes with them. Returns what the log keeps."""
    draft.match.plan(seat, [])
    draft.match.answered.pop(seat, None)
    forgotten = draft.match.clear_standing(seat)
    return [stored(forgotten, [])] if forgotten is not None else []


class HostPassed(Change, frozen=True):
    """Somebody else is the host from now on."""

    off_board = True
    user: int

    def carry_out(self, draft: Draft) -> None:
        draft.log(logged(-1, "host-passed", user=f"<@{self.user}>"))
        draft.post(posts.Note(key="host-passed", user=self.user))
        draft.change(host_id=self.user, heir_id=None)


def _follow_host(draft: Draft, seat: int) -> None:
    """Somebody else plays a seat: if the host plays none now, the next one is host."""
    user = successor(draft, seat)
    if user is not None and draft.row.host_id not in who_plays(draft):
        HostPassed(user=user).carry_out(draft)


# -- offers ---------------------------------------------------------------------------------------------------------


class OfferMade(Change, frozen=True):
    """A seat is offered; an older offer of it is withdrawn."""

    off_board = True
    offer: db.Offer
    tell_at: datetime | None = None
    """When whom it is for may be told; None: now."""
    vote: int | None = None
    """That has decided it."""

    def carry_out(self, draft: Draft) -> None:
        if (old := draft.offers.get(self.offer.seat)) is not None:
            _close_offers(draft, {old.id: "withdrawn"})
        ends = min([self.offer.expires_at, *(other.expires_at for other in draft.offers.values())])
        if self.offer.user_id is not None:
            args = {"until": f"<t:{int(self.offer.expires_at.timestamp())}:f>"}
            dm = posts.SeatDM(user=self.offer.user_id, key=DM_OFFERED, seat=self.offer.seat, args=args)
            draft.writes.dms.append(dm.row(self.tell_at))
        _decided(draft, self.vote)
        draft.writes.offer = self.offer
        draft.remind(db.NewReminder(kind=OFFERS, due_at=ends))


class OffersClosed(Change, frozen=True):
    """Offers end: their ids, and how."""

    off_board = True
    outcomes: Mapping[int, str]

    def carry_out(self, draft: Draft) -> None:
        _close_offers(draft, self.outcomes)


def _close_offers(draft: Draft, outcomes: Mapping[int, str]) -> None:
    draft.close_offers(outcomes)
    draft.post(*(posts.OfferChanged(offer=offer) for offer in outcomes))


# -- the clock ------------------------------------------------------------------------------------------------------


class MoreTime(Change, frozen=True):
    """The question at hand gets its full time anew: what it has taken so far is not even drawn from the bank."""

    seat: int
    settings: db.UserSettings
    """Of its owner."""

    def carry_out(self, draft: Draft) -> None:
        here, user, row = draft.seats[self.seat], draft.owner(self.seat), draft.row
        fresh = here.changed(counted_at=draft.at, spent_seconds=0)
        if row.decision_hours == 0 and clocks.allowed(row, fresh) < clocks.ON_TOP:
            # An empty bank is no time to wait for anybody.
            fresh = fresh.changed(spent_seconds=-round(clocks.ON_TOP.total_seconds()))
        draft.change_seat(self.seat, counted_at=draft.at, spent_seconds=fresh.spent_seconds)
        ends = clocks.deadline(row, fresh, self.settings)
        until = f"<t:{int(ends.timestamp())}:f>" if ends is not None else ""
        draft.log(logged(self.seat, "seat-more-time", user=f"<@{user}>", ends=until))
        draft.post(posts.Note(key="seat-more-time", user=user, ends=until))
        draft.remind(
            db.NewReminder(kind=TURN, seat=self.seat, user_id=user, due_at=draft.at, attempt=1),
            db.NewReminder(kind=STALLED, seat=self.seat, user_id=user, due_at=draft.at + backoff.STALLED),
        )


class Paused(Change, frozen=True):
    """Clocks stop, nobody is reminded, nobody can move."""

    by: int

    def carry_out(self, draft: Draft) -> None:
        draft.change(status=Status.PAUSED, paused_at=draft.at)
        _status_told(draft, "match-paused", self.by)


class Resumed(Change, frozen=True):
    """It goes on where it was: clocks with what was left."""

    by: int

    def carry_out(self, draft: Draft) -> None:
        draft.change(status=Status.RUNNING, paused_at=None)
        _status_told(draft, "match-resumed", self.by)


def _status_told(draft: Draft, key: str, by: int) -> None:
    draft.log(logged(-1, key, user=f"<@{by}>"))
    draft.post(posts.Note(key=key, user=by))


class ClockSet(Change, frozen=True):
    """Another clock for a match under way. What is asked now gets its full time by it, and whoever is asked is told."""

    columns: db.MatchChanges
    by: int
    pinged: Sequence[db.Reminder] = ()
    """Reminders of the match that are under way."""

    def carry_out(self, draft: Draft) -> None:
        draft.change(**self.columns)
        draft.log(logged(-1, "match-clock-set", user=f"<@{self.by}>"))
        if not NEW_TIME & self.columns.keys():
            return
        for seat in list(draft.seats):
            self._full_time(draft, seat)
        # Due now, to those who have been pinged and have another clock; not to whoever has set it.
        draft.remind(
            *(
                db.NewReminder(kind=TURN, seat=one.seat, user_id=one.user_id, due_at=draft.at, attempt=one.attempt)
                for one in self.pinged
                if one.kind == TURN and one.attempt > 0 and one.user_id != self.by
            )
        )

    def _full_time(self, draft: Draft, seat: db.Seat) -> None:
        """A seat's time by another clock: full from now on, for what is asked now or after a pause."""
        fresh = seat.changed(spent_seconds=0, counted_at=seat.counted_at and draft.at)
        if "bank_hours" in self.columns:
            fresh.bank_seconds = self.columns["bank_hours"] * 3600
        clocks.grant(draft.row, fresh, clocks.least(draft.row))
        draft.change_seat(
            seat.number,
            bank_seconds=fresh.bank_seconds,
            spent_seconds=fresh.spent_seconds,
            counted_at=fresh.counted_at,
        )


# -- votes ----------------------------------------------------------------------------------------------------------


class WentBack(Change, frozen=True):
    """The match as it was; the log keeps what was undone, and old buttons stay outdated."""

    vote: int | None
    """None: whoever runs the bot has decided it."""
    snapshot: bytes
    logged: int
    """Number of the last log entry that it had."""
    kept: Sequence[db.LogEntry]
    """The log up to there."""

    def carry_out(self, draft: Draft) -> None:
        era = draft.match.era
        draft.match = Match.load(draft.match.game, self.snapshot)
        draft.match.era, draft.match.turn = era + 1, None
        # The stored log has more than moves (the start, pauses…): the text counts moves.
        by: By = "operator" if self.vote is None else "vote"
        draft.log(db.NewEntry(seat=-1, kind="rewind", by=by, text=str(len(entries_of(self.kept)))))
        for seat in list(draft.seats):
            if seat.since_entry > self.logged:  # orders of former owners are forgotten
                draft.log(*without_orders(draft, seat.number))
            if seat.former and seat.number in draft.match.sealed:  # what is sealed may be a former owner's
                draft.change_seat(seat.number, sealed_by=0)
        draft.log(*(stored(sealed, []) for sealed in draft.match.reseal()))
        draft.post(posts.Note(key="vote-done-rewind" if self.vote is not None else "note-rewound"))
        _decided(draft, self.vote)


class Patched(Change, frozen=True):
    """Whoever runs the bot has changed a value of the state by hand. The table is told which, and sees the board; the
    value itself may be one that nobody may see."""

    patch: Patch

    def carry_out(self, draft: Draft) -> None:
        draft.log(stored(draft.match.patch(self.patch), []), logged(-1, "note-patched", path=self.patch.path))
        draft.post(posts.Note(key="note-patched", path=self.patch.path))


class CalledOff(Change, frozen=True):
    """The match ends without a winner."""

    vote: int

    def carry_out(self, draft: Draft) -> None:
        draft.change(status=Status.CANCELLED, finished_at=draft.at)
        draft.post(posts.Note(key="vote-done-cancel"))
        _decided(draft, self.vote)


def _decided(draft: Draft, vote: int | None) -> None:
    """A vote has decided this, and ends with it."""
    if vote is not None:
        draft.writes.closed_votes = {**draft.writes.closed_votes, vote: YES}
        draft.post(posts.VoteChanged(vote=vote, outcome=YES))


# -- the start ------------------------------------------------------------------------------------------------------


class Started(Change, frozen=True):
    """From a lobby to the first decision; the board comes after the seed's hash."""

    setup: Setup
    events: list[Event]
    tickets: list[tuple[int, int]]

    def carry_out(self, draft: Draft) -> None:
        # Its first entry is the setup, told by nobody in particular.
        draft.played = [(Entry(-1, "start", kind="choice"), self.events)]
        events = msgspec.json.encode(self.events).decode()
        draft.log(db.NewEntry(seat=-1, text="start", kind="start", by="table", events=events))
        draft.writes.seating = [
            db.Seating(
                user_id=seat.user_id,
                bot=seat.bot,
                bot_name=seat.bot_name,
                strength=seat.strength,
                style=seat.style,
                options=seat.options,
                bank_seconds=seat.bank_seconds,
            )
            for seat in draft.seats
        ]
        draft.change(
            status=Status.RUNNING,
            thread_id=draft.row.thread_id,
            tickets=[list(ticket) for ticket in self.tickets],
            started_at=draft.at,
            setup=cast("dict[str, Any]", msgspec.to_builtins(self.setup)),
            seed=self.setup.seed,
            seed_hash=fingerprint(self.setup.seed),
        )
        hashed = posts.Note(key="note-seed", hash=fingerprint(self.setup.seed))
        # The dice of a lesson are known: whoever learns is told what a lesson is instead.
        first = hashed if draft.row.lesson is None else posts.Note(key="note-lesson")
        draft.post(posts.OpenThread(), posts.LobbyChanged(), first)
