"""The match's message in its thread: what happened, the board, whose turn, controls."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle

from bot.messages import named, onward
from bot.messages.address import Address
from bot.messages.asking import BUTTONS, Asking
from bot.messages.clock_words import deadlines
from bot.messages.controls import MENU_OPTIONS, Row, button, row
from bot.messages.pages import under_the_board
from bot.messages.people import mentions, names
from bot.messages.shapes import hints, rows
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Decision, Pick, SeatName, Text

MOST_TOGETHER = 18
"""Of several seats' questions so many components at most stand in the table's message: the words, rows, and buttons."""


def status(running: Running, language: str | None = None, *, apart: Sequence[Asking] = ()) -> str:
    """Whose turn it is and what is asked, in the table's language or the reader's; of secrets only that they are being
    chosen. `apart`: what is said above its own buttons (`answering`)."""
    language, who = language or running.row.language, mentions(running)
    if running.over:
        return ""
    if running.row.status == "paused":
        return say(language, "table-paused")
    if running.resting:
        return say(language, "table-rests")
    found = []
    choosing = [seat for seat in running.match.waiting if running.match.decisions[seat].secret]
    if choosing:
        found.append(say(language, "table-choosing", who, seats=[SeatName(seat) for seat in choosing]))
    # Whoever learns plays against bots alone: to them receipts prove nothing, and say nothing.
    for seat, receipt in running.receipts().items() if running.row.lesson is None else ():
        found.append("-# " + say(language, "table-sealed", who, seat=SeatName(seat), receipt=receipt))
    above = {*choosing, *(asking.decision.seat for asking in apart)}
    found += [asked_of(running, seat, language) for seat in running.match.waiting if seat not in above]
    return "\n".join([*found, *deadlines(running, language)])


def asked_of(running: Running, seat: int, language: str) -> str:
    """What a seat is asked, as the table may read it."""
    who = mentions(running)
    decision = running.match.decisions[seat]
    if decision.private:
        return say(language, "table-turn", who, seat=SeatName(seat))
    question = running.texts(language).say(decision.prompt, who)
    return say(language, "table-asked", who, seat=SeatName(seat), question=question)


def answering(running: Running, *, narrow: bool = False) -> list[str | list[Row]]:
    """What answers a public decision, for everybody to see."""
    asking = open_to_all(running, narrow=narrow)
    if asking is not None:
        return [rows(asking), *onward.parts(running, asking, None)]
    found: list[str | list[Row]] = []
    for each in side_by_side(running, narrow=narrow):
        found += [asked_of(running, each.decision.seat, running.row.language), rows(each)]
    return found


def side_by_side(running: Running, *, narrow: bool = False) -> list[Asking]:
    """Public questions of several seats at once, each below its own words, where a row of buttons answers each of them.
    Else all are answered on one's own panel: nobody has to look where theirs is."""
    if running.over or running.row.status != "running" or len(running.waiting_people()) < 2 or narrow:
        return []
    found = [_public(running, seat) for seat in running.waiting_people()]
    short = [asking for asking in found if asking is not None and _short(asking)]
    needed = sum(2 + len(asking.decision.options) for asking in short)
    return short if len(short) == len(found) and needed <= MOST_TOGETHER else []


def _short(asking: Asking) -> bool:
    """Whether a row of buttons answers a question, and nothing is known to be asked after it: one's own panel says all
    of that."""
    shape = asking.decision.shape
    if not isinstance(shape, Pick) or (shape.least, shape.most) != (1, 1) or asking.decision.leads:
        return False
    labels = [asking.label(option) for option in shape.options]
    return len(set(labels)) == len(labels) <= BUTTONS


def controls(running: Running) -> list[Row]:
    """Controls for everybody: a button that opens one's own panel, ephemeral, and what is under every board."""
    if running.over or running.row.status != "running":
        return under_the_board(running)
    language = running.row.language
    asking = open_to_all(running)
    buttons = []
    if running.waiting_people() or running.match.sealed or running.resting:
        style = ButtonStyle.secondary if asking is not None else ButtonStyle.primary
        buttons.append(button(Address("mine", running.id), say(language, "table-my-move"), style))
    undoing = [seat for seat in range(len(running.seats)) if running.match.can_undo(seat)]
    if undoing and not running.played_by_bot(undoing[0]):
        address = Address("undo", running.id, undoing[0], running.undo_serial(undoing[0]))
        buttons.append(button(address, say(language, "table-undo"), emoji="↩️"))
    buttons.append(button(Address("hand", running.id), say(language, "table-hand"), emoji="👁️"))
    return [row(*buttons), *under_the_board(running)]


def asked(running: Running) -> list[Text]:
    """What the message says of open questions: those that everybody may read, and the options that it offers."""
    if running.over or running.row.status != "running":
        return []
    decisions = [running.match.decisions[seat] for seat in running.match.waiting]
    prompts = [decision.prompt for decision in decisions if not decision.secret and not decision.private]
    asking = open_to_all(running)
    return [*prompts, *(named.said(asking.decision) if asking is not None else [])]


def about_options(running: Running, *, narrow: bool = False) -> str:
    """What the controls for everybody have no room to say."""
    asking = open_to_all(running, narrow=narrow)
    return hints(asking) if asking is not None else ""


def open_to_all(running: Running, *, narrow: bool = False) -> Asking | None:
    """The public decision that the table's message lets its owner answer, if there is one."""
    if running.over or running.row.status != "running":
        return None
    seats = running.waiting_people()
    return _public(running, seats[0], narrow=narrow) if len(seats) == 1 else None


def _public(running: Running, seat: int, *, narrow: bool = False) -> Asking | None:
    decision = for_everybody(running.match.explained(seat))
    if decision is None:
        return None
    serial, texts = running.match.serial(seat), running.texts(running.row.language)
    return Asking(decision, running.id, serial, texts, names(running), narrow=narrow)


def for_everybody(decision: Decision) -> Decision | None:
    """A decision as it can be answered right on the public message, if it can. Options that only their owner may see
    are left out: that there are any is a secret, too. The owner finds them in their own panel."""
    shape = decision.shape
    if decision.secret or decision.private or not isinstance(shape, Pick):
        return None
    options = tuple(option for option in shape.options if not option.private)
    if not options or len(options) < shape.least or (shape.most > 1 and len(options) > MENU_OPTIONS):
        return None
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(shape, options=options), unavailable=())
