"""Answering decisions with controls: picks, groups, numbers, forms, typing, undo."""

from __future__ import annotations

from bot.address import Address
from bot.delivery.closing import Closed
from bot.panels.modal import Typing
from bot.panels.reading import picks_shown
from bot.panels.returning import offer_summary, returned
from bot.panels.router import Click, Router
from bot.panels.shapes import by_number, form_words
from bot.table import Played
from games.engine import Decision, Form, NotOpen, Pick


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("pick", pick)
    router.add("choose", choose)
    router.add("number", number)
    router.add("group", group)
    router.add("field", field)
    router.add("reset", reset)
    router.add("send", send)
    router.add("type", type_words)
    router.add("mine", mine)
    router.add("undo", undo)
    router.add("hand", hand)


async def _decision(click: Click, seat: int) -> Decision:
    """The decision the control belongs to, if it is still open."""
    running = await click.bot.table.read(click.address.match)
    if running is None or seat not in running.match.decisions or running.match.serial(seat) != click.address.serial:
        raise NotOpen("engine-no-longer-open")
    return running.match.decisions[seat]


async def _submit(click: Click, seat: int, words: str) -> None:
    """The one path of a move; Discord is answered before anything can take long."""
    await click.acknowledge()
    question = await _decision(click, seat)
    done = await click.bot.table.submit_line(click.address.match, seat, words, click.address.serial)
    if not click.unseen:
        return
    closed = Closed.of(question, question_answer(done.played, question))
    decision = done.running.decision(seat)
    if click.by_dm and decision is not None and decision.asked != question.asked and decision.secret:
        await click.close(done.running, seat, closed)  # the next question comes in a message of its own
    elif click.by_dm and decision is None:
        await click.show(seat, note=closed.line(done.running, click.language))
    else:
        await click.show(seat)


def question_answer(played: Played, question: Decision) -> str | None:
    """What was answered to a question, in the words of the log."""
    return next((e.text for e, _ in played if (e.seat, e.asked) == (question.seat, question.asked)), None)


async def _pick(click: Click, indexes: list[str]) -> None:
    seat = await click.seat()
    if seat is None:
        return
    shape = (await _decision(click, seat)).shape
    if not isinstance(shape, Pick) or not all(
        index.isdecimal() and int(index) < len(shape.options) for index in indexes
    ):
        raise NotOpen("engine-no-longer-open")
    options = by_number(shape)
    await _submit(click, seat, ",".join(options[int(index)].id for index in indexes) or "-")


async def pick(click: Click) -> None:
    """A button stands for one option."""
    await _pick(click, [click.address.argument])


async def choose(click: Click) -> None:
    """A menu stands for several options."""
    await _pick(click, click.values)


async def number(click: Click) -> None:
    """A menu of numbers."""
    seat = await click.seat()
    if seat is not None:
        await _submit(click, seat, click.values[0])


async def group(click: Click) -> None:
    """A group of options was opened: its options come next."""
    seat = await click.seat()
    if seat is not None:
        await _decision(click, seat)
        await click.show(seat, group=int(click.values[0]))


async def field(click: Click) -> None:
    """A field of a form was filled in; the message itself remembers it."""
    seat = await click.seat()
    if seat is None:
        return
    await _decision(click, seat)
    picks = picks_shown(click.interaction.message)
    picks[click.address.argument] = click.values
    await click.show(seat, picks={name: values for name, values in picks.items() if values})


async def reset(click: Click) -> None:
    """Empty the form."""
    seat = await click.seat()
    if seat is not None:
        await _decision(click, seat)
        await click.show(seat, picks={})


async def send(click: Click) -> None:
    """Send off the form as it stands."""
    seat = await click.seat()
    if seat is None:
        return
    shape = (await _decision(click, seat)).shape
    if isinstance(shape, Form):
        await _submit(click, seat, form_words(shape, picks_shown(click.interaction.message)))


async def mine(click: Click) -> None:
    """Open one's own panel. Whoever comes back takes their seat from a stand-in, and reads what they have missed."""
    seat = await click.seat()
    if seat is not None:
        note = await returned(click, seat)
        await click.show(seat, note=note)
        await offer_summary(click, seat)


async def undo(click: Click) -> None:
    """Take back the last choice."""
    seat = await click.seat()
    if seat is None:
        return
    await click.acknowledge()
    await click.bot.table.undo(click.address.match, seat, click.address.serial)
    if click.unseen:
        await click.show(seat)


async def hand(click: Click) -> None:
    """The own view: the board with what only this seat may see."""
    seat = await click.seat()
    if seat is not None:
        await click.think()
        await click.bot.show_hand(click, click.address.match, seat)


async def type_words(click: Click) -> None:
    """Type the answer instead."""
    seat = await click.seat()
    if seat is not None:
        await _decision(click, seat)
        address = Address("typed", click.address.match, seat, click.address.serial)
        modal = Typing(click, address, lambda later, words: _submit(later, seat, words), hint="typing-hint")
        await click.open(modal)
