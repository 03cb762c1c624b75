"""The coach: what a decision is about and what to think of, for whoever meets its kind for the first time."""

from __future__ import annotations

import db
from bot.messages.address import Address
from bot.messages.controls import Press, Row, button, row
from bot.messages.rulebook import section_buttons
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Decision, rulebook

SECTIONS = 1
"""Sections to read on in: whoever has just begun wants the nearest, and few buttons beside the question."""


async def advice(store: db.Store, running: Running, seat: int, language: str) -> str:
    """What the coach says beside a seat's question: something if its owner meets the kind for the first time and has
    not sent the coach away."""
    decision, owner = running.decision(seat), running.owner(seat)
    if decision is None or owner is None:
        return ""
    words = rulebook.coach(running.game, language).get(decision.rule, "")
    if not words or not (await store.settings.user(owner)).coach:
        return ""
    first = await store.coaching.first_met(owner, running.game, decision.rule, (running.id, decision.asked))
    return f"💡 {words}" if first else ""


def rows(running: Running, decision: Decision, language: str) -> list[Row]:
    """Below what the coach has said: where to read on, and how to be rid of it."""
    behind = rulebook.behind(running.game, decision.rule, language)[:SECTIONS]
    off = button(Address("coachoff", running.id, decision.seat), say(language, "coach-off"), emoji="🔕")
    return [row(*section_buttons(running.game, behind, "section"), off)]


def again(running: Running, decision: Decision, language: str) -> list[Press]:
    """The button that tells it once more."""
    if decision.rule not in rulebook.coach(running.game, language):
        return []
    return [button(Address("coach", running.id, decision.seat), say(language, "coach-again"), emoji="💡")]
