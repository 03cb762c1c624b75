"""A prepared turn that was not played to its end, as its owner alone reads it, who may go on with what is left."""

from __future__ import annotations

from zlib import crc32

import msgspec
from discord import ButtonStyle

from bot.messages.address import Address
from bot.messages.controls import Press, button
from bot.messages.people import mentions
from bot.messages.words import cut, quoted, say
from bot.tables.running import Running
from games.engine.imagine import possible
from games.engine.plan import Stopped, bare_words

QUESTION, ANSWER = 90, 110
"""Longest words of a planned choice."""
LISTED = 5
"""How many of the choices that are left are shown."""


def in_words(running: Running, seat: int, choice: str, language: str) -> str:
    """A planned choice as its owner has read it, or in the words in which they typed it."""
    read = running.match.read.get(seat, {}).get(choice)
    if read is None:
        return quoted(bare_words(choice), ANSWER)
    texts, who = running.texts(language), mentions(running)
    return f"{cut(texts.say(read.question, who), QUESTION)} **{cut(texts.say(read.answer, who), ANSWER)}**"


def line(running: Running, seat: int, language: str) -> str:
    """Why the plan was stopped, and where; empty if none was."""
    stopped = running.match.stopped.get(seat)
    if stopped is None:
        return ""
    return say(language, f"stopped-{stopped.why}", choice=in_words(running, seat, stopped.choice, language))


def note(running: Running, seat: int, language: str) -> str:
    """The same, with what is left of the plan."""
    stopped = running.match.stopped.get(seat)
    if stopped is None:
        return ""
    left = stopped.rest if stopped.why == "gone" else stopped.rest[1:]
    shown = [f"{number}. {in_words(running, seat, choice, language)}" for number, choice in enumerate(left[:LISTED], 1)]
    more = [say(language, "stopped-more", count=len(left) - LISTED)] if len(left) > LISTED else []
    rest = [say(language, "stopped-rest"), *shown, *more] if left else []
    return "\n".join([line(running, seat, language), *rest])


def buttons(running: Running, seat: int, language: str) -> list[Press]:
    """To go on, if what is left fits what is asked now (or may fit what will be asked); and to forget it."""
    stopped, decision = running.match.stopped.get(seat), running.decision(seat)
    if stopped is None or running.over:
        return []
    fits = bool(stopped.rest) and (decision is None or possible(decision, stopped.rest[0]) is not None)
    end = Address("dropplan", running.id, seat, serial(stopped))
    found = [button(end, say(language, "stopped-drop"), emoji="🗑️")]
    if fits:
        resume = Address("goon", running.id, seat, serial(stopped))
        found.insert(0, button(resume, say(language, "stopped-go-on"), ButtonStyle.primary, emoji="📝"))
    return found


def serial(stopped: Stopped) -> str:
    """Names what a control is about: one for anything else is stale."""
    return str(crc32(msgspec.json.encode(stopped)))
