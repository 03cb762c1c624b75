"""Standing orders: the game's form, seen by its owner alone."""

from __future__ import annotations

from discord import ui

from bot.address import Address
from bot.panels import layout
from bot.panels.modal import Typing
from bot.panels.own import as_picks
from bot.panels.reading import picks_shown
from bot.panels.router import Click, Router
from bot.panels.shapes import Asking, Picks, form_rows, form_words
from bot.people import names
from bot.running import Running
from bot.words import say
from games.engine import Decision, Form, GameError, NotLegal, Text

FIELD = "stfield"


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("standing", open_panel)
    router.add(FIELD, fill)
    router.add("streset", reset)
    router.add("stsend", send)
    router.add("sttype", type_words)


class Orders(Asking, frozen=True):
    """The form's controls; their verbs are not those of a decision."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control."""
        return Address(f"st{verb}", self.match, self.decision.seat, "", argument)


def form_of(running: Running, seat: int) -> Form:
    """The game's form as it is now."""
    form = running.match.game.standing_form(running.match.state, seat)
    if form is None:
        raise NotLegal("engine-no-standing-orders")
    return form


def held(running: Running, seat: int) -> Picks:
    """The orders that hold now, as far as they fit the form."""
    form = form_of(running, seat)
    choice = dict(running.match.game.standing(running.match.state, seat))
    try:
        form.check(choice)
    except GameError:
        return {}
    return as_picks(choice)


def panel(running: Running, seat: int, language: str, picks: Picks, note: str = "") -> ui.LayoutView:
    """A menu per order."""
    form = form_of(running, seat)
    decision = Decision(seat, Text("own-standing"), form, "")
    asking = Orders(decision, running.id, "", running.texts(language), names(running))
    head = f"### {say(language, 'own-standing')}\n-# {say(language, 'standing-about')}"
    return layout.message(head, note, form_rows(asking, form, picks))


async def _show(click: Click, seat: int, picks: Picks, note: str = "") -> None:
    running = await click.bot.table.read(click.address.match)
    if running is None:
        return
    await click.put(panel(running, seat, click.language, picks, note))


async def open_panel(click: Click) -> None:
    """The button of one's own panel."""
    seat = await click.seat()
    running = await click.bot.table.read(click.address.match)
    if seat is not None and running is not None:
        await _show(click, seat, held(running, seat))


async def fill(click: Click) -> None:
    """A field was filled in; the message itself remembers it."""
    seat = await click.seat()
    if seat is not None:
        picks = picks_shown(click.interaction.message, FIELD) | {click.address.argument: click.values}
        await _show(click, seat, {name: values for name, values in picks.items() if values})


async def reset(click: Click) -> None:
    """The form as it is stored, without what was changed in it."""
    seat = await click.seat()
    running = await click.bot.table.read(click.address.match)
    if seat is not None and running is not None:
        await _show(click, seat, held(running, seat))


async def send(click: Click) -> None:
    """Store the orders as they stand."""
    seat = await click.seat()
    running = await click.bot.table.read(click.address.match)
    if seat is not None and running is not None:
        picks = picks_shown(click.interaction.message, FIELD)
        await _store(click, seat, form_words(form_of(running, seat), picks))


async def _store(click: Click, seat: int, words: str) -> None:
    await click.acknowledge()
    done = await click.bot.table.set_standing(click.address.match, seat, words)
    await _show(click, seat, held(done.running, seat), f"✅ {click.say('standing-set')}")


async def type_words(click: Click) -> None:
    """Type the orders instead."""
    seat = await click.seat()
    if seat is not None:
        address = Address("sttyped", click.address.match, seat)
        modal = Typing(click, address, lambda later, words: _store(later, seat, words), title="own-standing")
        await click.open(modal)
