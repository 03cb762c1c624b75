"""What a ping or a reminder says: one message for all tables that wait for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
from discord import ButtonStyle

from bot.messages import clock_words, layout, naming, snooze, stopped
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.running import Running
from bot.tables.time.kinds import BALLOT, HOST, LAST, NEXT, OVERDUE, POLL, TAKEN, UNSEAT, WARN
from games.engine import SeatName
from games.engine.text import Item

LISTED = 15
NO_MOVES = (NEXT, BALLOT, POLL, HOST, UNSEAT, TAKEN)
"""Reasons to tell somebody that ask for no move."""
HEADS = {"again": "ping-again", WARN: "ping-soon"}


class Wait(msgspec.Struct, frozen=True):
    """A table that waits for somebody, and why they are told now."""

    running: Running
    seat: int
    """A seat of theirs; WHOLE_TABLE for whoever has none."""
    why: str
    others: tuple[int, ...] = ()
    """Seats that the table has been waiting for in vain."""
    late: bool = False
    """Whether their time has run out."""

    @property
    def since(self) -> datetime | None:
        """Since when the table waits: for this seat, or for those of others."""
        asked = [self.running.seats[seat].asked_at for seat in self.others or (max(0, self.seat),)]
        return min((moment for moment in asked if moment is not None), default=None)


def asked(running: Running, seat: int, language: str) -> str:
    """What a seat is asked. Of a secret no more than that it is being chosen, whoever reads it."""
    decision = running.decision(seat)
    if decision is None:
        return ""
    if decision.secret:
        return say(language, "ping-still-choosing")
    if decision.private:
        return say(language, "ping-your-turn")
    return running.texts(language).say(decision.prompt, mentions(running))


def line(wait: Wait, language: str, *, alone: bool = True) -> str:
    """One table in a message: which, what, since when, and until when; to its owner alone also what became of the turn
    that they had prepared."""
    running, since = wait.running, wait.since
    name = naming.linked(running.row, language)
    ago = f"<t:{int(since.timestamp())}:R>" if since is not None else ""
    if wait.why == HOST:
        seats: list[Item] = [SeatName(seat) for seat in wait.others]
        return say(language, "ping-host", mentions(running), table=name, seats=seats, since=ago)
    if wait.why == TAKEN:
        key = "ping-taken-table" if running.seats[wait.seat].stand_in == "table" else "ping-taken"
        return say(language, "ping-rests" if running.resting else key, table=name)
    if wait.why in (BALLOT, POLL, NEXT, UNSEAT):
        return say(language, f"ping-{wait.why}", table=name)
    late = wait.late or wait.why == OVERDUE
    told = say(
        language,
        "ping-late" if late else "ping-last" if wait.why == LAST else "ping-line",
        table=name,
        asked=asked(running, wait.seat, language),
        since=ago,
    )
    until = "" if late else clock_words.until(running, wait.seat, language)
    plan = stopped.line(running, wait.seat, language) if alone else ""
    return "\n-# ".join(part for part in (told, until, plan) if part)


def words(waits: Sequence[Wait], language: str, whom: str = "") -> layout.Composed:
    """The whole message."""
    # Two seats of one person may read the same.
    lines = list(dict.fromkeys(line(wait, language, alone=whom == "") for wait in waits[:LISTED]))
    if len(waits) > LISTED:
        lines.append(say(language, "ping-more", count=len(waits) - LISTED))
    text = "\n".join(part for part in (" ".join(p for p in (whom, _head(waits, language)) if p), *lines) if part)
    open_ones = [wait for wait in waits if wait.why not in NO_MOVES or wait.why == TAKEN][:5]
    many = len({wait.running.id for wait in open_ones}) > 1
    buttons = [
        button(
            Address("mine", wait.running.id, wait.seat if whom == "" else None),
            say(language, "table-my-move") + (f" · #{wait.running.id}" if many else ""),
            ButtonStyle.primary,
        )
        for wait in {wait.running.id: wait for wait in open_ones}.values()
    ]
    rows = [row(*buttons)] if buttons else []
    return layout.message(text, [*rows, snooze.buttons(language)] if rows and whom == "" else rows)


def _head(waits: Sequence[Wait], language: str) -> str:
    """How many tables wait for a move; nothing where none does, as each line says what it is about."""
    moves = [wait for wait in waits if wait.why not in NO_MOVES]
    tables = {wait.running.id for wait in moves}
    if len(tables) > 1:
        return f"**{say(language, 'ping-tables', count=len(tables))}**"
    return f"**{say(language, HEADS.get(moves[0].why, 'ping-one'))}**" if moves else ""
