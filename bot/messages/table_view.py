"""A vote that somebody asked for, as its message shows it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from discord import ButtonStyle

import db
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.words import say
from bot.tables.running import Running
from bot.tables.votes import subjects
from bot.tables.votes.ballots import NO, YES

LABELS = {YES: "vote-for", NO: "vote-against"}


def open_view(running: Running, count: db.Count, people: Collection[int], now: datetime) -> layout.Composed:
    """The question, who votes how, the buttons, and how it ends."""
    language, vote = running.row.language, count.vote
    lines = _ballots(count)
    if missing := [f"<@{user}>" for user in people if user not in count.ballots]:
        lines.append(say(language, "vote-missing", users=", ".join(missing)))
    buttons = [
        button(Address("vote", running.id, argument=f"{vote.id}-{choice}"), say(language, LABELS[choice]), style)
        for choice, style in ((YES, ButtonStyle.success), (NO, ButtonStyle.danger))
    ]
    how = say(
        language,
        "vote-seat-how" if isinstance(subjects.of(vote), subjects.Unseat) else "vote-how",
        until=f"<t:{int(vote.closes_at.timestamp())}:R>",
    )
    return layout.message(_question(running, vote), "\n".join(lines), [row(*buttons)], how)


def over_view(running: Running, count: db.Count, outcome: str) -> layout.Composed:
    """The question, who voted how, and what came of it."""
    became = say(running.row.language, f"vote-{outcome}")
    return layout.message(_question(running, count.vote), "\n".join(_ballots(count)), became)


def _question(running: Running, vote: db.Vote) -> str:
    language, asks = running.row.language, f"<@{vote.opened_by}>"
    match subjects.of(vote):
        case subjects.Unseat(owner=owner, to=None):
            return say(language, "vote-ask-seat-bot", user=asks, owner=f"<@{owner}>")
        case subjects.Unseat(owner=owner, to=to):
            return say(language, "vote-ask-seat-to", user=asks, owner=f"<@{owner}>", to=f"<@{to}>")
        case subjects.GoBack(at=at):
            return say(language, "vote-ask-rewind", user=asks, at=at)
        case _:
            return say(language, "vote-ask-cancel", user=asks)


def _ballots(count: db.Count) -> list[str]:
    return [f"{'✅' if choice == YES else '❌'} <@{user}>" for user, choice in count.ballots.items()]
