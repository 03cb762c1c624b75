"""Preparing a turn before it comes: what is planned, and the question that will probably come next."""

from __future__ import annotations

from zlib import crc32

import msgspec
from discord import ButtonStyle

from bot.messages import layout, own, stopped
from bot.messages.address import Address
from bot.messages.asking import Asking, Picks
from bot.messages.controls import Row, button, row
from bot.messages.people import mentions, names
from bot.messages.shapes import hints, rows, with_room
from bot.messages.words import cut, say
from bot.tables.running import Running
from games.engine import Decision, Form, Imagined, imagine

LISTED = 12
"""How many of the planned choices are shown, the latest ones: a message has room for them and for the question."""
QUESTION, ANSWER = 90, 110
"""Longest words of a planned choice."""
VERBS = "plan"
"""How the verbs of its controls begin."""


class AskingImagined(Asking, frozen=True):
    """The controls of an imagined question; their verbs are not those of a real one."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control."""
        return Address(f"{VERBS}{verb}", self.match, self.decision.seat, self.serial, argument)


class PreparedTurn(msgspec.Struct, frozen=True):
    """A seat's plan, and how things would stand after it."""

    running: Running
    seat: int
    plan: list[str]
    imagined: Imagined

    @classmethod
    def of(cls, running: Running, seat: int) -> PreparedTurn:
        """As it is now."""
        return cls(running, seat, [*running.match.plans.get(seat, [])], imagine(running.match, seat, str(running.id)))

    @property
    def decision(self) -> Decision | None:
        """The question that will probably come next."""
        return self.imagined.decision

    @property
    def serial(self) -> str:
        """Names what the panel shows: the plan and the question after it. A control of any other panel is stale."""
        shown = crc32(msgspec.json.encode((self.plan, self.imagined.decision)))
        return f"{self.running.match.era}.{len(self.plan)}.{shown}"


def view(
    running: Running,
    seat: int,
    language: str,
    *,
    group: int | None = None,
    picks: Picks | None = None,
    note: str = "",
    here: bool = False,
) -> layout.Composed:
    """The panel; or the real one, if the turn has come meanwhile."""
    if not own.can_prepare(running, seat):
        came = seat in running.waiting_people()
        return own.panel(running, seat, language, note=say(language, "prepare-your-turn") if came else "", here=here)
    prepared = PreparedTurn.of(running, seat)
    head = f"### 📝 {say(language, 'prepare-open')}\n-# {say(language, 'prepare-about')}"
    lines = "\n".join(plan_lines(prepared, language)) or say(language, "prepare-nothing")

    def panel(narrow: bool) -> layout.Composed:
        asked, controls = question(prepared, language, group, picks, narrow=narrow)
        return layout.message(
            own.place(running, language, here), head, note, lines, asked, controls, [buttons(prepared, language)]
        )

    return with_room(panel)


def plan_lines(prepared: PreparedTurn, language: str) -> list[str]:
    """What is planned, numbered; choices that will probably not be possible are marked."""
    texts, who = prepared.running.texts(language), mentions(prepared.running)
    found, last = [], ""
    for number, planned in enumerate(prepared.imagined.planned, 1):
        asked, answer = texts.say(planned.question, who), cut(texts.say(planned.answer, who), ANSWER)
        repeated, last = asked == last, asked
        found.append(f"{number}. **{answer}**" if repeated else f"{number}. {cut(asked, QUESTION)} **{answer}**")
    for number, words in list(enumerate(prepared.plan, 1))[len(found) :]:
        found.append(f"{number}. ⚠️ {stopped.in_words(prepared.running, prepared.seat, words, language)}")
    earlier = len(found) - LISTED
    return [say(language, "prepare-earlier", count=earlier), *found[earlier:]] if earlier > 0 else found


def question(
    prepared: PreparedTurn, language: str, group: int | None, picks: Picks | None, *, narrow: bool = False
) -> tuple[str, list[Row]]:
    """The imagined question with its controls; or why there is none."""
    running, imagined = prepared.running, prepared.imagined
    decision = imagined.decision
    if decision is None:
        return say(language, why_no_question(prepared)), []
    if picks is None and isinstance(decision.shape, Form):
        picks = own.default_numbers(decision.shape, imagined.default)
    asked = running.texts(language).say(decision.prompt, mentions(running))
    shown = open_choice(decision)
    asking = AskingImagined(shown, running.id, prepared.serial, running.texts(language), names(running), narrow=narrow)
    head = f"-# {say(language, 'prepare-probably')}\n### {asked}"
    return "\n".join(part for part in (head, hints(asking, group)) if part), rows(asking, group, picks)


def open_choice(decision: Decision) -> Decision:
    """A question as it is planned: nothing is sealed yet."""
    return msgspec.structs.replace(decision, secret=False)


def why_no_question(prepared: PreparedTurn) -> str:
    """The key of what to say when no question can be imagined."""
    if len(prepared.imagined.planned) < len(prepared.plan):
        return "prepare-doubtful"
    return "prepare-until-news" if prepared.imagined.news else "prepare-unforeseen"


def buttons(prepared: PreparedTurn, language: str) -> Row:
    """What can be done with the plan as a whole."""

    def at(verb: str) -> Address:
        return Address(verb, prepared.running.id, prepared.seat, prepared.serial)

    found = [button(at(f"{VERBS}done"), say(language, "prepare-close"), ButtonStyle.success)]
    if prepared.plan:
        found.append(button(at(f"{VERBS}back"), say(language, "prepare-back"), emoji="↩️"))
        found.append(button(at(f"{VERBS}clear"), say(language, "prepare-clear"), emoji="🗑️"))
    return row(*found)
