"""A player's own panel: in a DM, or ephemeral in the thread."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ButtonStyle, ui

import games
from bot.messages import layout, stopped
from bot.messages.address import Address
from bot.messages.clock_words import until
from bot.messages.controls import button, row
from bot.messages.people import mentions, names
from bot.messages.shapes import Asking, Picks, form_rows, hints, rows
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Choice, Form, Number, SeatName
from games.engine.decision import Value
from games.engine.text import Item


def panel(
    running: Running,
    seat: int,
    language: str,
    *,
    group: int | None = None,
    picks: Picks | None = None,
    picture: layout.Picture | None = None,
    note: str = "",
    lasting: bool = False,
) -> ui.LayoutView:
    """What a seat is asked, with everything to answer it; or what it waits for. In a message that lasts nobody else is
    named: it would soon be somebody else."""
    decision = running.decision(seat)
    if decision is None:
        return layout.message(
            place(running, language),
            note,
            say(language, "own-idle") if lasting and not running.over else waiting_for(running, language),
            prepared(running, seat, language),
            stopped.note(running, seat, language),
            picture,
            _tail(running, seat, language),
        )
    asking = Asking(decision, running.id, running.match.serial(seat), running.texts(language), names(running))
    if picks is None and isinstance(decision.shape, Form):
        picks = starting_picks(running, seat, decision.shape)
    shape_rows = (
        form_rows(asking, decision.shape, picks or {}) if isinstance(decision.shape, Form) else rows(asking, group)
    )
    prompt = "### " + running.texts(language).say(decision.prompt, mentions(running))
    sealed = ""
    if seat in running.match.sealed:
        sealed = say(language, "own-sealed-former" if running.unread(seat) else "own-sealed")
    return layout.message(
        place(running, language),
        note,
        picture,
        prompt,
        until(running, seat, language) if seat in running.waiting_people() else "",
        sealed,
        prepared(running, seat, language),
        stopped.note(running, seat, language),
        hints(asking),
        shape_rows,
        _tail(running, seat, language),
    )


def starting_picks(running: Running, seat: int, form: Form) -> Picks:
    """What a form shows before anything is chosen: what its owner has sealed, or the proposed answer, else the defaults
    of its numbers."""
    sealed = None if running.unread(seat) else running.match.sealed_choice(seat)
    for chosen in (sealed, running.match.decisions[seat].proposed):
        if isinstance(chosen, dict):
            return as_picks(chosen)
    return default_numbers(form, running.match.decisions[seat].parse(running.match.default(seat)))


def default_numbers(form: Form, default: Choice | None) -> Picks:
    """The numbers of a form's default answer; what is to be picked is left to its owner."""
    numbers = {field.name for field in form.fields if isinstance(field.shape, Number)}
    chosen = default if isinstance(default, dict) else {}
    return as_picks({name: value for name, value in chosen.items() if name in numbers})


def as_picks(chosen: Mapping[str, Value]) -> Picks:
    """A form's answer as its menus show it."""
    return {
        name: [str(value)] if isinstance(value, int) else list(value) for name, value in chosen.items() if value != []
    }


def can_prepare(running: Running, seat: int) -> bool:
    """Whether a turn is still to come that can be prepared: nothing is asked now that must be answered first, and what
    comes next would not tell what a former owner has sealed."""
    return not running.over and seat not in running.match.waiting and not running.unread(seat)


def prepared(running: Running, seat: int, language: str) -> str:
    """How much the seat has planned for its turn."""
    count = len(running.match.plans.get(seat, []))
    return say(language, "prepare-ready", count=count) if count else ""


def waiting_for(running: Running, language: str) -> str:
    """Whom the table waits for, when it is not the reader."""
    if running.over:
        return say(language, "own-over")
    seats: list[Item] = [SeatName(seat) for seat in running.match.waiting]
    return say(language, "own-waiting", mentions(running), seats=seats)


def place(running: Running, language: str) -> str:
    """Which table a panel belongs to, in small print."""
    name = games.title(running.game, language)
    where = f" · <#{running.row.thread_id}>" if running.row.thread_id else ""
    return f"-# {name} · #{running.id}{where}"


def _tail(running: Running, seat: int, language: str) -> list[ui.ActionRow[discord.ui.LayoutView]]:
    buttons = stopped.buttons(running, seat, language)
    if can_prepare(running, seat):
        buttons.append(button(Address("prepare", running.id, seat), say(language, "prepare-open"), emoji="📝"))
    if running.match.can_undo(seat):
        address = Address("undo", running.id, seat, running.undo_serial(seat))
        buttons.append(button(address, say(language, "table-undo"), emoji="↩️"))
    if running.match.game.standing_form(running.match.state, seat) is not None:
        buttons.append(
            button(Address("standing", running.id, seat), say(language, "own-standing"), ButtonStyle.secondary)
        )
    return [row(*buttons)] if buttons else []
