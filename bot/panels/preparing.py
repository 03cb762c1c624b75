"""Clicks on the panel for preparing a turn: every one changes the stored plan, or nothing, and shows what stands."""

from __future__ import annotations

from typing import Any

from bot.address import Address
from bot.panels import own, prepare
from bot.panels.modal import Typing
from bot.panels.prepare import Prospect
from bot.panels.reading import picks_shown
from bot.panels.router import Click, Router
from bot.panels.shapes import by_number, form_words
from bot.words import say_error
from games.engine import Decision, Form, GameError, Pick
from games.engine.plan import planned_for

FIELD = "planfield"


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("prepare", open_panel)
    router.add("planpick", pick)
    router.add("planchoose", choose)
    router.add("plannumber", number)
    router.add("plangroup", group)
    router.add(FIELD, field)
    router.add("planreset", reset)
    router.add("plansend", send)
    router.add("plantype", type_words)
    router.add("planback", take_back)
    router.add("planclear", clear)
    router.add("plandone", done)


async def _show(click: Click, seat: int, **options: Any) -> None:
    """The panel as it stands now, or the real one if the turn has come."""
    running = await click.bot.table.read(click.address.match)
    if running is not None:
        await click.put(prepare.view(running, seat, click.language, **options))


async def _prospect(click: Click) -> Prospect | None:
    """What the control's panel showed, if it still stands so. Whoever clicks too late or twice is shown what does."""
    seat = await click.seat()
    running = await click.bot.table.read(click.address.match)
    if seat is None or running is None:
        return None
    if own.can_prepare(running, seat):
        prospect = Prospect.of(running, seat)
        if prospect.serial == click.address.serial:
            return prospect
    await _show(click, seat)
    return None


async def _store(click: Click, prospect: Prospect, plan: list[str]) -> None:
    """Change the plan, if it is still the one that was shown."""
    await click.acknowledge()
    await click.bot.table.plan(click.address.match, prospect.seat, plan, instead_of=prospect.plan)
    await _show(click, prospect.seat)


async def _append(click: Click, prospect: Prospect, decision: Decision, words: str) -> None:
    """One more choice for the plan."""
    try:
        written = decision.write(decision.parse(words))
    except GameError as error:
        reason = say_error(prospect.running.texts(click.language), error)
        await _show(click, prospect.seat, note=f"⚠️ {reason}")
        return
    await _store(click, prospect, [*prospect.plan, planned_for(decision, written)])


async def open_panel(click: Click) -> None:
    """The button of one's own panel."""
    seat = await click.seat()
    if seat is not None:
        await _show(click, seat)


async def _pick(click: Click, indexes: list[str]) -> None:
    prospect = await _prospect(click)
    if prospect is None or (decision := prospect.imagined.decision) is None or not isinstance(decision.shape, Pick):
        return
    options = by_number(decision.shape)
    await _append(click, prospect, decision, ",".join(options[int(index)].id for index in indexes) or "-")


async def pick(click: Click) -> None:
    """A button stands for one option."""
    await _pick(click, [click.address.argument])


async def choose(click: Click) -> None:
    """A menu stands for several options."""
    await _pick(click, click.values)


async def number(click: Click) -> None:
    """A menu of numbers."""
    prospect = await _prospect(click)
    if prospect is not None and prospect.imagined.decision is not None:
        await _append(click, prospect, prospect.imagined.decision, click.values[0])


async def group(click: Click) -> None:
    """A group of options was opened: its options come next."""
    prospect = await _prospect(click)
    if prospect is not None:
        await _show(click, prospect.seat, group=int(click.values[0]))


async def field(click: Click) -> None:
    """A field of a form was filled in; the message itself remembers it."""
    prospect = await _prospect(click)
    if prospect is not None:
        picks = picks_shown(click.interaction.message, FIELD) | {click.address.argument: click.values}
        await _show(click, prospect.seat, picks={name: values for name, values in picks.items() if values})


async def reset(click: Click) -> None:
    """Empty the form."""
    prospect = await _prospect(click)
    if prospect is not None:
        await _show(click, prospect.seat, picks={})


async def send(click: Click) -> None:
    """Plan the form as it stands."""
    prospect = await _prospect(click)
    decision = prospect.imagined.decision if prospect is not None else None
    if prospect is not None and decision is not None and isinstance(decision.shape, Form):
        words = form_words(decision.shape, picks_shown(click.interaction.message, FIELD))
        await _append(click, prospect, decision, words)


async def take_back(click: Click) -> None:
    """Take the last choice off."""
    prospect = await _prospect(click)
    if prospect is not None:
        await _store(click, prospect, prospect.plan[:-1])


async def clear(click: Click) -> None:
    """Throw the plan away."""
    prospect = await _prospect(click)
    if prospect is not None:
        await _store(click, prospect, [])


async def done(click: Click) -> None:
    """Back to one's own panel; the plan is stored already."""
    seat = await click.seat()
    if seat is not None:
        await click.show(seat)


async def type_words(click: Click) -> None:
    """Type the choice instead."""
    prospect = await _prospect(click)
    if prospect is not None:
        address = Address("plantyped", click.address.match, prospect.seat, click.address.serial)
        await click.open(Typing(click, address, _plan_words, hint="typing-hint"))


async def _plan_words(click: Click, words: str) -> None:
    """Planned like a choice that was clicked."""
    prospect = await _prospect(click)
    if prospect is not None and prospect.imagined.decision is not None:
        await _append(click, prospect, prospect.imagined.decision, words)
