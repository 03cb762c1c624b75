"""Offers of seats, in words: asked for twice by who makes them, then a message in the thread."""

from __future__ import annotations

from discord import ButtonStyle

import db
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import Press, button, row
from bot.messages.words import say
from bot.tables.running import Running

PRIMARY = ButtonStyle.primary


def question(running: Running, seat: int, language: str, user: int | None) -> layout.Composed:
    """What would become of the seat, before anything does."""
    owned = running.owner(seat) is not None
    offer = running.offers.get(seat)
    asks = say(language, "offer-ask-one" if user else "offer-ask-all", user=f"<@{user}>")
    buttons = [
        button(Address("offerseat", running.id, seat, argument=str(user or "")), say(language, "offer-do"), PRIMARY)
    ]
    if owned and user is None:
        buttons.append(button(Address("offerbot", running.id, seat), say(language, "offer-bot"), emoji="🤖"))
    if offer is not None:
        buttons.append(_withdraw_button(running, offer, language))
    buttons.append(button(Address("offerno", running.id, seat), say(language, "offer-cancel")))
    told = say(language, "offer-what-owned" if owned else "offer-what-bot")
    now = _words(running, offer, language) if offer is not None else ""
    return layout.message(now, asks, f"-# {told}", [row(*buttons)])


def open_view(running: Running, offer: db.Offer) -> layout.Composed:
    """The offer in the thread, with its buttons."""
    language = running.row.language
    press = button(
        Address("takeseat", running.id, offer.seat, argument=str(offer.id)), say(language, "seat-take"), PRIMARY
    )
    buttons = [press] if offer.voted else [press, _withdraw_button(running, offer, language)]
    return layout.message(_words(running, offer, language), [row(*buttons)])


def over_view(running: Running, offer: db.Offer) -> layout.Composed:
    """What became of it."""
    language = running.row.language
    became = say(language, f"offer-{offer.outcome}", user=f"<@{offer.taken_by}>")
    return layout.message(_question(offer, language), f"-# {became}")


def _words(running: Running, offer: db.Offer, language: str) -> str:
    return f"{_question(offer, language)}\n-# {say(language, 'offer-until', until=_until(offer))}"


def _until(offer: db.Offer) -> str:
    return f"<t:{int(offer.expires_at.timestamp())}:f>"


def _question(offer: db.Offer, language: str) -> str:
    key = "seat-offer" if offer.user_id is not None else "seat-offer-all"
    key = key if offer.owner_id is not None else f"{key}-bot"
    return say(language, key, user=f"<@{offer.user_id}>", former=f"<@{offer.owner_id}>")


def _withdraw_button(running: Running, offer: db.Offer, language: str) -> Press:
    return button(Address("offerend", running.id, offer.seat), say(language, "offer-withdraw"))
