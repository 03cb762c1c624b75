"""Standing orders: the game's form, seen by its owner alone."""

from __future__ import annotations

from typing import Unpack

import msgspec

from bot.messages import layout
from bot.messages import typed as typed_words
from bot.messages.address import Address
from bot.messages.asking import Asking, Picks
from bot.messages.form_fields import form_rows
from bot.messages.own import as_picks
from bot.messages.people import names
from bot.messages.words import say
from bot.panels.forms import Controls, Shown, Target
from bot.panels.router import Click, Router
from bot.tables.running import Running
from games.engine import Decision, Form, GameError, Impossible, Text

VERBS = "st"
"""How the verbs of its controls begin."""


def register(router: Router) -> None:
    """The verbs of this module."""
    Controls(Standing()).register(router)
    router.add("standing", open_panel)


class OrderControls(Asking, frozen=True):
    """The form's controls; their verbs are not those of a decision."""

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control."""
        return Address(f"{VERBS}{verb}", self.match, self.decision.seat, "", argument)


class Orders(msgspec.Struct, frozen=True):
    """The form of a seat's orders."""

    running: Running
    seat: int
    form: Form

    @property
    def decision(self) -> Decision:
        """It is asked like a question."""
        return Decision(self.seat, Text("own-standing"), self.form, "")


class Standing(Target[Orders]):
    """Answers that are orders."""

    verbs = VERBS
    title = "own-standing"
    hint = ""

    async def asked(self, click: Click) -> Orders | None:
        """The game's form as it is now."""
        at = await click.seated()
        return Orders(at.running, at.seat, form_of(at.running, at.seat)) if at is not None else None

    async def show(self, click: Click, asked: Orders, **shown: Unpack[Shown]) -> None:
        """A menu per order."""
        picks, note = shown.get("picks", self.blank(asked)), shown.get("note", "")
        await click.put(panel(asked.running, asked.seat, click.language, picks, note))

    async def answer(self, click: Click, asked: Orders, words: str) -> None:
        """Store the orders."""
        await click.acknowledge()
        done = await click.table.set_standing(click.address.match, asked.seat, words)
        stored = Orders(done.running, asked.seat, form_of(done.running, asked.seat))
        await self.show(click, stored, note=f"✅ {click.say('standing-set')}")

    def blank(self, asked: Orders) -> Picks:
        """The orders that hold."""
        return held(asked.running, asked.seat)


def form_of(running: Running, seat: int) -> Form:
    """The game's form as it is now."""
    form = running.match.game.standing_form(running.match.present, seat)
    if form is None:
        raise Impossible(running.match.game.standing_closed())
    return form


def held(running: Running, seat: int) -> Picks:
    """The orders that hold now, as far as they fit the form."""
    form = form_of(running, seat)
    choice = dict(running.match.game.standing(running.match.present, seat))
    try:
        form.check(choice)
    except GameError:
        return {}
    return as_picks(choice)


def panel(running: Running, seat: int, language: str, picks: Picks, note: str = "") -> layout.Composed:
    """A menu per order."""
    orders = Orders(running, seat, form_of(running, seat))
    asking = OrderControls(orders.decision, running.id, "", running.texts(language), names(running))
    head = f"### {say(language, 'own-standing')}\n-# {say(language, 'standing-about')}"
    typed = say(language, "standing-typed", orders=example(running, seat, orders.form))
    return layout.message(head, note, form_rows(asking, orders.form, picks), f"-# {typed}")


def example(running: Running, seat: int, form: Form) -> str:
    """The orders that hold now, as they could be typed; where none fit, the first that the form offers."""
    choice = dict(running.match.game.standing(running.match.present, seat))
    try:
        form.check(choice)
    except GameError:
        return typed_words.example(running, Decision(seat, Text("own-standing"), form, ""), "en")
    return form.write(choice)


async def open_panel(click: Click) -> None:
    """The button of one's own panel."""
    at = await click.seated()
    if at is not None:
        await click.put(panel(at.running, at.seat, click.language, held(at.running, at.seat)))
