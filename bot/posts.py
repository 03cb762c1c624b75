"""What a change of a match causes: messages to the table and to people, reminders, the end. Plain data, no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import msgspec

import db
from bot.running import Running
from db import Status
from games.engine import Decision, Entry, Event


class Before(msgspec.Struct, frozen=True):
    """What mattered about a match before the change."""

    waiting: frozenset[int] = frozenset()
    secret: frozenset[int] = frozenset()
    """Seats that were asked something secret."""
    asked: dict[int, int] = {}
    """Number of the question each seat was asked."""
    logged: int = 0
    resting: bool = False
    """Whether nobody was there to play."""
    questions: dict[int, Decision] = {}
    sealed: dict[int, str] = {}
    """What the owners of seats had sealed, in the words of the log."""

    @classmethod
    def of(cls, running: Running) -> Before:
        """As it is now."""
        decisions = running.match.decisions
        return cls(
            frozenset(running.match.waiting),
            frozenset(seat for seat, decision in decisions.items() if decision.secret),
            {seat: decision.asked for seat, decision in decisions.items()},
            running.row.logged,
            running.resting,
            decisions,
            {
                seat: decisions[seat].write(choice)
                for seat in running.match.sealed
                if not running.unread(seat) and (choice := running.match.sealed_choice(seat)) is not None
            },
        )


class Change(msgspec.Struct, frozen=True):
    """A change of a match: what was played, and the match after it."""

    running: Running
    before: Before
    played: list[tuple[Entry, list[Event]]]
    at: datetime
    unseen: bool = False
    """Whether nothing has changed but what one seat has written down for itself."""

    @property
    def turn_over(self) -> bool:
        """Whether the table waits for somebody else than before (or nobody)."""
        return frozenset(self.running.match.waiting) != self.before.waiting

    @property
    def told(self) -> bool:
        """Whether anything was told to the table."""
        return any(event.audience is None for _, events in self.played for event in events)

    @property
    def newly_asked(self) -> list[int]:
        """Seats with a question they did not have before."""
        decisions = self.running.match.decisions
        return [seat for seat, decision in decisions.items() if self.before.asked.get(seat) != decision.asked]


class Consequences(msgspec.Struct):
    """What goes into the transaction beside the move itself."""

    posts: list[db.Post] = []
    forget: list[db.Forget] = []
    remind: list[db.NewReminder] = []
    changes: dict[str, Any] = {}
    seats: dict[int, Any] = {}
    closed_offers: dict[int, str] = {}

    @classmethod
    def gather(cls, parts: Iterable[Consequences]) -> Consequences:
        """All of them together."""
        whole = cls([], [], [], {}, {})
        for part in parts:
            whole.posts += part.posts
            whole.forget += part.forget
            whole.remind += part.remind
            whole.changes |= part.changes
            whole.seats = merged(whole.seats, part.seats)
            whole.closed_offers |= part.closed_offers
        return whole


def offer_post(offer_id: int) -> db.Post:
    """The message of an offer of a seat, brought up to date."""
    return db.Post(kind="offer-now", payload={"offer": offer_id}, dedupe=f"offer-{offer_id}")


def merged(first: Mapping[int, Any], second: Mapping[int, Any]) -> dict[int, Any]:
    """Changes of seats from two sources: both hold."""
    return {number: {**first.get(number, {}), **second.get(number, {})} for number in {**first, **second}}


def announce(change: Change) -> Consequences:
    """The board (edited within a turn, anew at its end), DMs for secret choices, and the end of the match."""
    if change.unseen:
        return Consequences([], [], [], {}, {})
    running = change.running
    outcome = running.match.outcome
    caused = Consequences([board_post(change)], [], [], {}, {})
    caused.posts += [secret_post(running, seat) for seat in change.newly_asked if needs_dm(running, seat)]
    if outcome is not None:
        caused.changes = {"status": Status.FINISHED, "finished_at": change.at}
        caused.seats = {seat: {"place": outcome.places[seat]} for seat in range(len(running.seats))}
        caused.posts.append(db.Post(kind="end", payload={}))
    return caused


def board_post(change: Change) -> db.Post:
    """The table's board: a new message when the turn has passed on or something was revealed, else an edit."""
    anew = change.turn_over and (change.told or not change.before.waiting) and not only_seals(change)
    since = turn_began(change)
    upto = change.before.logged + len(change.played)
    return db.Post(kind="board" if anew else "step", payload={"since": since, "upto": upto})


def only_seals(change: Change) -> bool:
    """Whether all that happened is that somebody sealed a choice which nobody may see yet."""
    return bool(change.played) and all(entry.receipt is not None and not events for entry, events in change.played)


def turn_began(change: Change) -> int:
    """The log entry after which the turn under way began."""
    turn = change.running.match.turn
    earlier = len(turn.entries) - len(change.played) if turn is not None else 0
    return change.before.logged - max(0, earlier)


def needs_dm(running: Running, seat: int) -> bool:
    """Whether a person has to be asked in secret."""
    decision = running.decision(seat)
    return decision is not None and decision.secret and not running.played_by_bot(seat)


def secret_post(running: Running, seat: int) -> db.Post:
    """A panel by DM, for a secret choice."""
    decision = running.match.decisions[seat]
    user = running.owner(seat)
    payload = {"seat": seat, "asked": decision.asked, "user": user}
    return db.Post(kind="secret", payload=payload, lane=f"dm-{user}", dedupe=f"secret-{seat}")


def started(running: Running, at: datetime, events: list[Event]) -> Change:
    """The change that starts a match: its first entry is the setup, told by nobody in particular."""
    setup = Entry(-1, "start", kind="choice")
    return Change(running, Before(), [(setup, events)], at)
