"""Bots in words: what they are called, and how they play."""

from __future__ import annotations

import db
from bot.messages.words import say
from bot.tables.bots import BOT_NAMES, strength_of, style_of


def name(seat: db.Seat) -> str:
    """What the bot in a seat of a lobby is called."""
    return seat.bot_name or BOT_NAMES[seat.number % len(BOT_NAMES)]


def plays(seat: db.Seat, language: str) -> list[str]:
    """How strong a bot plays that sits here, and how it likes to; of a person there is nothing to say."""
    if seat.user_id is not None:
        return []
    style = style_of(seat)
    return [
        say(language, f"bot-strength-{strength_of(seat)}"),
        *([say(language, f"bot-style-{style}")] if style else []),
    ]
