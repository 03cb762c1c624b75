"""The vote about somebody whose time has run out, as its message shows it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

import db
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.words import say
from bot.tables.running import Running
from bot.tables.votes import late_vote, subjects

UNTOLD = ("default", "bot", "acted")
"""Outcomes that would tell something about a sealed choice."""


LABELS = {choice: f"late-{choice}" for choice in late_vote.CHOICES}
"""The texts that name the choices."""


def open_view(running: Running, count: db.Count, people: Collection[int], now: datetime) -> layout.Composed:
    """The question, who wants what (of a secret choice only who has voted), and the buttons."""
    language, vote = running.row.language, count.vote
    about = _about(vote)
    since = running.seats[about.seat].asked_at or vote.opened_at
    question = say(
        language,
        "vote-ask-late",
        user=f"<@{about.user}>",
        since=f"<t:{int(since.timestamp())}:R>",
    )
    until = f"<t:{int(late_vote.next_end(vote, now).timestamp())}:R>"
    buttons = [
        button(Address("vote", running.id, argument=f"{vote.id}-{choice}"), say(language, LABELS[choice]))
        for choice in late_vote.CHOICES
    ]
    how = say(language, "vote-late-how", until=until)
    return layout.message(question, "\n".join(_ballots(running, count, people)), [row(*buttons)], how)


def over_view(running: Running, count: db.Count, outcome: str) -> layout.Composed:
    """What is left of it: what became of the question, and no buttons."""
    about = _about(count.vote)
    told = "untold" if about.secret and outcome in UNTOLD else outcome
    return layout.message(say(running.row.language, f"vote-late-{told}", user=f"<@{about.user}>"))


def _about(vote: db.Vote) -> subjects.Late:
    subject = subjects.late(vote)
    assert subject is not None, vote.kind
    return subject


def _ballots(running: Running, count: db.Count, people: Collection[int]) -> list[str]:
    language, lines = running.row.language, list[str]()
    voted = {user: choice for user, choice in count.ballots.items() if user in people}
    if _about(count.vote).secret:
        lines += [say(language, "vote-late-voted", users=_people(voted))] if voted else []
    else:
        for choice in late_vote.CHOICES:
            if users := [user for user, wanted in voted.items() if wanted == choice]:
                lines.append(f"**{say(language, LABELS[choice])}**: {_people(users)}")
    if missing := [user for user in people if user not in voted]:
        lines.append(say(language, "vote-missing", users=_people(missing)))
    return lines


def _people(users: Iterable[int]) -> str:
    return ", ".join(f"<@{user}>" for user in users)
