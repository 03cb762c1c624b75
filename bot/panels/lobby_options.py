"""The options of a lobby: what its host chooses for the table, and what each player does for their own seat.

Both are forms whose fields are stored as soon as they are filled in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Unpack

import msgspec

import db
import games
from bot.messages import layout, lobby_clock
from bot.messages.address import Address
from bot.messages.asking import Asking, Picks
from bot.messages.controls import Row, row
from bot.messages.form_fields import field_menu
from bot.panels.forms import Controls, Shown, Target
from bot.panels.lobby import refresh, refuse, still_open
from bot.panels.router import Click, Router
from bot.tables.refusal import Refused, Why
from bot.tables.starting import HINTS, HINTS_CHOICES, SEATING, SEATINGS
from games.engine import Decision, Field, Form, Option, Pick, Text
from games.engine.meta import OptionSpec, SeatOptionSpec
from games.engine.texts import STAND_IN, Texts, load, messages

TABLE, SEAT = "option", "seat"
"""How the verbs of their controls begin."""


def register(router: Router) -> None:
    """The verbs of this module."""
    Controls(TABLE_OPTIONS).register(router)
    Controls(SEAT_OPTIONS).register(router)
    router.add("options", options)
    router.add("seat", choose_seat)


class Chosen(msgspec.Struct, frozen=True):
    """What can be chosen in a lobby, and what is."""

    match: db.Match
    form: Form
    picks: Picks
    seat: int | None = None
    """Whose it is; None: the table's."""

    @property
    def decision(self) -> Decision:
        """It is asked like a question."""
        return Decision(self.seat or 0, Text("lobby-options-title"), self.form, "")


class LobbyControls(Asking, frozen=True):
    """The form's controls; their verbs are not those of a decision."""

    verbs: str = TABLE
    seat: int | None = None

    def at(self, verb: str, argument: str = "") -> Address:
        """The address of a control."""
        return Address(f"{self.verbs}{verb}", self.match, self.seat, "", argument)


class LobbyOptions(Target[Chosen]):
    """Answers that are choices for a match which has not begun."""

    head: str

    async def show(self, click: Click, asked: Chosen, **shown: Unpack[Shown]) -> None:
        """A menu per field, as an ephemeral message."""
        await click.put(layout.message(click.say(self.head), self.rows(asked, click.language)))

    def rows(self, asked: Chosen, language: str) -> list[Row]:
        """The menus."""
        words = texts(asked.match.game, language)
        controls = LobbyControls(asked.decision, asked.match.id, "", words, verbs=self.verbs, seat=asked.seat)
        return [row(field_menu(controls, field, asked.picks.get(field.name, []), {})) for field in asked.form.fields]

    async def answer(self, click: Click, asked: Chosen, words: str) -> None:
        """Nothing is sent off: each field is stored when it is filled in."""
        await click.reply(click.say("control-outdated"))


class TableOptions(LobbyOptions):
    """The host's."""

    verbs = TABLE
    head = "lobby-options-title"

    async def asked(self, click: Click) -> Chosen | None:
        """The options, if they can still be chosen and it is the host who asks."""
        found = await still_open(click)
        if found is not None and found.host_id != click.user:
            await refuse(click, Refused(Why.HOST_ONLY, found.id, user=found.host_id))
            return None
        return of_table(found) if found is not None else None

    async def filled(self, click: Click, asked: Chosen, picks: Picks) -> None:
        """An option was chosen."""
        key, value = click.address.argument, click.value
        clock = lobby_clock.changes(key, value)
        if clock is None:
            outcome = await click.lobbies.set_option(asked.match.id, click.user, key, value)
        else:
            outcome = await click.lobbies.set_clock(asked.match.id, click.user, clock)
        if isinstance(outcome, Refused):
            await refuse(click, outcome)
            return
        await self.show(click, of_table(outcome.match))
        await refresh(click, outcome.match)


class SeatOptions(LobbyOptions):
    """Each player's own."""

    verbs = SEAT
    head = "lobby-seat-title"

    async def asked(self, click: Click) -> Chosen | None:
        """What the person may choose for the seat of the control, or for their first one."""
        found = await still_open(click)
        if found is None:
            return None
        seats = await click.store.matches.seats(found.id)
        mine = [seat for seat in seats if seat.user_id == click.user and click.address.seat in (None, seat.number)]
        if not mine:
            await refuse(click, Refused(Why.NOT_IN, found.id))
            return None
        return of_seat(found, seats, mine[0])

    async def filled(self, click: Click, asked: Chosen, picks: Picks) -> None:
        """Something was chosen for a seat."""
        key, value = click.address.argument, click.value
        outcome = await click.lobbies.choose(asked.match.id, click.user, asked.seat, key, value)
        if isinstance(outcome, Refused):
            await refuse(click, outcome)
            return
        await click.put(layout.message(click.say("lobby-seat-chosen")))
        await refresh(click, outcome.match)


TABLE_OPTIONS, SEAT_OPTIONS = TableOptions(), SeatOptions()


@cache
def texts(game: str, language: str) -> Texts:
    """The game's words with the bot's own."""
    return load(language, "bot", "games.engine", f"games.{game}")


def of_table(found: db.Match) -> Chosen:
    """What the host may choose, and what holds now."""
    specs = games.metas()[found.game].options
    fields = [_field(f"{found.game}-option", spec, spec.choices) for spec in specs]
    picks = {spec.key: [found.options.get(spec.key, spec.default)] for spec in specs}
    ways = tuple(Option(how, Text(f"lobby-seating-{how}")) for how in SEATINGS)
    fields.append(Field(SEATING, Text("lobby-seating"), Pick(ways)))
    picks[SEATING] = [found.options.get(SEATING, SEATINGS[0])]
    may = tuple(
        Option(word, Text(f"lobby-hints-{word}"), hint=Text(f"lobby-hints-{word}-about")) for word in HINTS_CHOICES
    )
    fields.append(Field(HINTS, Text("lobby-hints"), Pick(may)))
    picks[HINTS] = [found.options.get(HINTS, HINTS_CHOICES[0])]
    return Chosen(found, Form((*fields, *lobby_clock.fields(found))), picks | lobby_clock.chosen(found))


def of_seat(found: db.Match, seats: Sequence[db.Seat], mine: db.Seat) -> Chosen:
    """What a player may choose for a seat: a colour, a faction, unless somebody else has it."""
    fields = []
    for spec in games.metas()[found.game].seat_options:
        taken = {seat.options.get(spec.key) for seat in seats if seat is not mine and spec.unique}
        free = [choice for choice in spec.choices if choice not in taken]
        fields.append(_field(f"{found.game}-seat", spec, free))
    picks = {key: [value] for key, value in mine.options.items()}
    return Chosen(found, Form(tuple(fields)), picks, mine.number)


def _field(name: str, spec: OptionSpec | SeatOptionSpec, choices: Sequence[str]) -> Field:
    options = tuple(_option(f"{name}-{spec.key}-{choice}", choice) for choice in choices)
    return Field(spec.key, Text(f"{name}-{spec.key}"), Pick(options))


def _option(name: str, choice: str) -> Option:
    """A choice with what it means, where the game has words for that."""
    about = f"{name}-about"
    told = about in messages(f"games.{name.partition('-')[0]}", STAND_IN)
    return Option(choice, Text(name), hint=Text(about) if told else None)


async def options(click: Click) -> None:
    """The options of the table, for its host."""
    await _open(click, TABLE_OPTIONS)


async def choose_seat(click: Click) -> None:
    """What a player may choose for their seat."""
    await _open(click, SEAT_OPTIONS)


async def _open(click: Click, target: LobbyOptions) -> None:
    asked = await target.asked(click)
    if asked is not None:
        await click.reply(click.say(target.head), target.rows(asked, click.language))
