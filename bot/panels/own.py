"""A player's own panel: in a DM, or unseen by others in the thread."""

from __future__ import annotations

import discord
from discord import ButtonStyle, ui

from bot.address import Address
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.shapes import Asking, Picks, form_rows, rows
from bot.people import mentions
from bot.running import Running
from bot.words import say
from games.engine import Form, Number, SeatName, Text, default_choice
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
) -> ui.LayoutView:
    """What a seat is asked, with everything to answer it; or what it waits for."""
    decision = running.decision(seat)
    if decision is None:
        return layout.message(
            _place(running, language), note, waiting_for(running, language), picture, _tail(running, seat, language)
        )
    asking = Asking(decision, running.id, running.match.serial(seat), running.texts(language), mentions(running))
    if picks is None and isinstance(decision.shape, Form):
        picks = starting_picks(running, seat, decision.shape)
    shape_rows = (
        form_rows(asking, decision.shape, picks or {}) if isinstance(decision.shape, Form) else rows(asking, group)
    )
    prompt = "### " + running.texts(language).say(decision.prompt, mentions(running))
    sealed = say(language, "own-sealed") if seat in running.match.sealed else ""
    return layout.message(
        _place(running, language), note, picture, prompt, sealed, shape_rows, _tail(running, seat, language)
    )


def starting_picks(running: Running, seat: int, form: Form) -> Picks:
    """What a form shows before anything is chosen: the sealed answer, else the defaults of its numbers."""
    answers = getattr(running.match.state.stack[-1], "answers", {}) if running.match.state.stack else {}
    decision = running.match.decisions[seat]
    if seat in answers and isinstance(answers[seat], dict):
        chosen = answers[seat]
    else:
        parsed = decision.parse(default_choice(running.match.state, seat))
        numbers = {field.name for field in form.fields if isinstance(field.shape, Number)}
        chosen = {name: value for name, value in parsed.items() if name in numbers} if isinstance(parsed, dict) else {}
    return {
        name: [str(value)] if isinstance(value, int) else list(value) for name, value in chosen.items() if value != []
    }


def waiting_for(running: Running, language: str) -> str:
    """Whom the table waits for, when it is not the reader."""
    if running.over:
        return say(language, "own-over")
    seats: list[Item] = [SeatName(seat) for seat in running.match.waiting]
    return say(language, "own-waiting", mentions(running), seats=seats)


def _place(running: Running, language: str) -> str:
    name = running.texts(language).say(Text(f"{running.game}-name"))
    where = f" · <#{running.row.thread_id}>" if running.row.thread_id else ""
    return f"-# {name} · #{running.id}{where}"


def _tail(running: Running, seat: int, language: str) -> list[ui.ActionRow[discord.ui.LayoutView]]:
    buttons = []
    if running.match.can_undo(seat):
        address = Address("undo", running.id, seat, running.undo_serial(seat))
        buttons.append(button(address, say(language, "table-undo"), emoji="↩️"))
    if running.match.game.standing_form(running.match.state, seat) is not None:
        buttons.append(
            button(Address("standing", running.id, seat), say(language, "own-standing"), ButtonStyle.secondary)
        )
    return [row(*buttons)] if buttons else []
