"""The lobby: a message in a channel, on which people and bots take their seats.

Its options are in `lobby_options` and `lobby_clock`, its beginning in `lobby_open`, the start of the match in
`lobby_start`. What may be done is decided by `bot.tables.lobby`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from discord import ButtonStyle, ui

import db
import games
from bot import access, lobby_clock
from bot.address import Address
from bot.lobby_words import OUTDATED, refusal
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.router import Click, Router
from bot.tables.lobby import Seated
from bot.tables.posts import LobbyChanged
from bot.tables.refusal import Refused, Why
from bot.tables.running import BOT_NAMES
from bot.tables.starting import SEATING
from bot.words import say
from db import Status
from games.engine import Meta, Text

if TYPE_CHECKING:
    from bot.client import Slowtable


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("join", join)
    router.add("joinagain", join_again)
    router.add("leave", leave)
    router.add("addbot", add_bot)
    router.add("dropbot", drop_bot)


# -- the message -------------------------------------------------------------------------------------------


async def lobby_view(bot: Slowtable, row: db.Match, note: str = "") -> ui.LayoutView:
    """The lobby's message, in the table's language."""
    language, meta = row.language, games.metas()[row.game]
    seats = await bot.store.matches.seats(row.id)
    texts = games.texts(row.game, language)
    head = f"## {texts.say(Text(f'{row.game}-name'))} · #{row.id}\n{texts.say(Text(f'{row.game}-about'))}"
    if row.status is not Status.LOBBY:
        return layout.message(head, started_line(row))
    lines = [say(language, "lobby-host", user=f"<@{row.host_id}>"), options_line(row, meta)]
    lines += [lobby_clock.clock_line(row)] if row.decision_hours is not None else []
    lines += [f"{seat.number + 1}. {seat_line(row, seat)}" for seat in seats]
    low, high = meta.players
    lines.append(say(language, "lobby-count", count=len(seats), low=low, high=high))
    if row.secret_hash is not None:
        lines.append("-# 🎲 " + say(language, "lobby-secret", hash=row.secret_hash))
    return layout.message(head, "\n".join(lines), note, lobby_rows(row, meta, len(seats)))


def started_line(row: db.Match) -> str:
    """What is left of a lobby once the match has begun (or was called off)."""
    key = "lobby-cancelled" if row.status is Status.CANCELLED else "lobby-started"
    return say(row.language, key, thread=f"<#{row.thread_id or row.messages.get('lobby', 0)}>")


def options_line(row: db.Match, meta: Meta) -> str:
    """The options as they stand."""
    texts = games.texts(row.game, row.language)
    chosen = {spec.key: row.options.get(spec.key, spec.default) for spec in meta.options}
    names = {key: texts.say(Text(f"{row.game}-option-{key}")) for key in chosen}
    parts = [f"{names[key]}: {texts.say(Text(f'{row.game}-option-{key}-{choice}'))}" for key, choice in chosen.items()]
    parts.append(say(row.language, f"lobby-seating-{row.options.get(SEATING, 'random')}"))
    return "-# " + " · ".join(parts)


def seat_line(row: db.Match, seat: db.Seat) -> str:
    """Who sits there, and what they chose."""
    who = f"🤖 {BOT_NAMES[seat.number % len(BOT_NAMES)]}" if seat.user_id is None else f"<@{seat.user_id}>"
    texts = games.texts(row.game, row.language)
    chosen = [texts.say(Text(f"{row.game}-seat-{key}-{value}")) for key, value in seat.options.items()]
    return " · ".join([who, *chosen])


def lobby_rows(row: db.Match, meta: Meta, seated: int) -> list[ui.ActionRow[Any]]:
    """The lobby's buttons."""
    low, high = meta.players
    language = row.language

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Any:
        return button(Address(verb, row.id), say(language, f"lobby-{verb}"), style, disabled=disabled)

    first = row_of(
        press("join", ButtonStyle.success, disabled=seated >= high),
        press("leave"),
        press("addbot", disabled=seated >= high),
        press("dropbot"),
    )
    second = [press("options"), press("start", ButtonStyle.primary, disabled=seated < low)]
    if meta.seat_options:
        second.insert(0, press("seat"))
    return [first, row_of(*second)]


def row_of(*items: Any) -> ui.ActionRow[Any]:
    """A row of buttons."""
    return row(*items)


# -- what its buttons do -----------------------------------------------------------------------------------


async def still_open(click: Click) -> db.Match | None:
    """The match, if it is still in its lobby; else whoever clicked is told."""
    found = await click.bot.find(click.address.match)
    if found is None:
        await refuse(click, Refused(Why.NO_SUCH_MATCH, click.address.match))
    elif found.status is not Status.LOBBY:
        await refuse(click, Refused(Why.OVER, found.id))
    else:
        return found
    return None


async def settle(click: Click, outcome: Seated | Refused) -> None:
    """Show what a click has changed, or say why it has changed nothing."""
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
    else:
        await refresh(click, outcome.match)


async def refuse(click: Click, refused: Refused) -> None:
    """Say why not; whoever looks at an outdated lobby gets to see it as it is."""
    await click.whisper(refusal(refused, click.language))
    if refused.why in OUTDATED:
        await update_later(click.bot, refused.match)


async def refresh(click: Click, found: db.Match) -> None:
    """The lobby's message, up to date: at once if it was clicked, else through the outbox."""
    message = click.interaction.message
    if message is not None and "lobby" not in found.messages and not message.flags.ephemeral:
        # The bot died between posting the lobby and noting which message it became.
        await click.bot.lobbies.shown(found.id, message.id)
        found.messages = {**found.messages, "lobby": message.id}
    if message is not None and message.id == found.messages.get("lobby"):
        await show(click, found)
    else:
        await update_later(click.bot, found.id)


async def show(click: Click, found: db.Match, note: str = "") -> None:
    """Edit the lobby's message, which was clicked. Of several clicks at once the last edit may show the least: if the
    lobby has changed meanwhile, it is shown once more."""
    view = await lobby_view(click.bot, found, note)
    await click.update(view)
    if not note and not await still_shows(click.bot, found.id, view):
        await update_later(click.bot, found.id)


async def still_shows(bot: Slowtable, match_id: int, view: ui.LayoutView) -> bool:
    """Whether a lobby is still as it was shown."""
    found = await bot.find(match_id)
    return found is None or components(await lobby_view(bot, found)) == components(view)


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """A message as Discord is told it."""
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]


async def update_later(bot: Slowtable, match_id: int) -> None:
    """The lobby's message is brought up to date through the outbox."""
    found = await bot.find(match_id)
    if found is not None and "lobby" in found.messages:
        await bot.table.post(LobbyChanged(), match_id=match_id)


async def join(click: Click) -> None:
    """Take a seat."""
    await _join(click, again=False)


async def join_again(click: Click) -> None:
    """One more seat for the same person: hot-seat play."""
    await _join(click, again=True)


async def _join(click: Click, *, again: bool) -> None:
    bot, match_id = click.bot, click.address.match
    found = await still_open(click)
    if found is None:
        return
    if not await access.may_see(bot, click.interaction, found):
        await refuse(click, Refused(Why.NO_SUCH_MATCH, match_id))
        return
    outcome = await bot.lobbies.join(match_id, click.user, click.interaction.id, again=again)
    if isinstance(outcome, Refused) and outcome.why is Why.ALREADY_IN:
        more = button(Address("joinagain", match_id), click.say("lobby-join-again"))
        await click.whisper(refusal(outcome, click.language), click.say("lobby-hot-seat"), [row(more)])
        return
    if again and isinstance(outcome, Seated):
        await click.put(layout.message(click.say("lobby-joined")))
    await settle(click, outcome)


async def leave(click: Click) -> None:
    """Give the seat back."""
    await settle(click, await click.bot.lobbies.leave(click.address.match, click.user))


async def add_bot(click: Click) -> None:
    """A bot for an empty seat."""
    await settle(click, await click.bot.lobbies.add_bot(click.address.match, click.user))


async def drop_bot(click: Click) -> None:
    """One bot less."""
    await settle(click, await click.bot.lobbies.drop_bot(click.address.match, click.user))
