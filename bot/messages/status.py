"""How a match stands, in words: round and public scores, who plays, whom it waits for and since when."""

from __future__ import annotations

from bot.messages import bot_words, table
from bot.messages.listing import ago
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.running import Running
from db import Status
from games.engine import SeatName, Text


def standing(running: Running, language: str) -> str:
    """What the game itself says of how things stand, as everybody may know it."""
    texts, who = running.texts(language), mentions(running)
    return "\n".join(texts.say(line, who) for line in running.match.game.alt(running.match.view(None)))


def players(running: Running, language: str) -> str:
    """A line per seat: who plays what, and who plays for them."""
    texts, who, lines = running.texts(language), mentions(running), list[str]()
    for seat in running.seats:
        chosen = [texts.say(Text(f"{running.game}-seat-{key}-{value}")) for key, value in seat.options.items()]
        stands_in = [say(language, "status-bot")] if seat.user_id is not None and seat.bot is not None else []
        hosts = ["👑"] if seat.user_id == running.row.host_id else []
        plays = bot_words.plays(seat, language)
        lines.append(" · ".join([f"{seat.number + 1}. {who(seat.number)}", *plays, *chosen, *stands_in, *hosts]))
    return "\n".join(lines)


def waiting(running: Running, language: str) -> str:
    """What is asked of whom, and since when."""
    who, playing = mentions(running), not running.over and running.row.status is Status.RUNNING
    asked = {seat: running.seats[seat].asked_at for seat in running.waiting_people()} if playing else {}
    since = [
        "-# " + say(language, "status-since", who, seat=SeatName(seat), since=ago(at))
        for seat, at in asked.items()
        if at
    ]
    return "\n".join([table.status(running, language) or say(language, "own-over"), *since])
