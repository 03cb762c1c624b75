"""What a host can do about a lobby beside its options, and the answer of whoever is asked to be host."""

from __future__ import annotations

from discord import ButtonStyle

import db
from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import Row, button, menu, option, row
from bot.messages.lobby_words import refusal
from bot.messages.words import say
from bot.panels.listing import chosen
from bot.panels.lobby import refuse, still_open, update_later
from bot.panels.modal import Typing
from bot.panels.request import Request
from bot.panels.router import Click, Router
from bot.tables import hosting, inviting
from bot.tables.lobby import Seated
from bot.tables.names import LONGEST
from bot.tables.refusal import Refused, Why
from games.engine.texts import LANGUAGES, own_name


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("manage", manage)
    router.add("kick", remove)
    router.add("heir", hand_over)
    router.add("speak", speak)
    router.add("private", set_private)
    router.add("rename", ask_name, typed=rename)
    router.add("closetable", close)
    router.add("heiryes", accept, from_dm=True)
    router.add("heirno", decline, from_dm=True)


async def manage(click: Click) -> None:
    """All of it, for the host."""
    found = await _hosted(click)
    if found is None:
        return
    await click.reply(click.say("lobby-manage-title"), await rows(click, found))


async def _hosted(click: Click) -> db.Match | None:
    """The table, if it is still open and whoever presses is its host; None when that has been said."""
    found = await still_open(click)
    if found is None or found.host_id == click.user:
        return found
    await refuse(click, Refused(Why.HOST_ONLY, found.id, user=found.host_id))
    return None


async def rows(request: Request, found: db.Match) -> list[Row]:
    """The menus and buttons."""
    language, people = request.language, await _others(request, found)
    shown = []
    for verb, label in (("kick", "lobby-kick"), ("heir", "lobby-heir-menu")) if people else ():
        lines = [option(name, user) for user, name in people.items()]
        shown.append(row(menu(Address(verb, found.id), say(language, label), lines)))
    tongues = [option(own_name(code, language), code) for code in LANGUAGES]
    spoken = say(language, "lobby-tongue", now=own_name(found.language, language))
    shown.append(row(menu(Address("speak", found.id), spoken, tongues)))
    turn = "off" if found.private else "on"
    shown.append(
        row(
            button(Address("rename", found.id), say(language, "lobby-rename"), emoji="✏️"),
            button(
                Address("private", found.id, argument=turn),
                say(language, f"lobby-private-{turn}"),
                emoji="🔓" if found.private else "🔒",
            ),
            button(Address("closetable", found.id), say(language, "lobby-close"), ButtonStyle.danger),
        )
    )
    return shown


async def _others(request: Request, found: db.Match) -> dict[str, str]:
    """The people at the table beside its host, with their names."""
    seats = await request.store.matches.seats(found.id)
    users = dict.fromkeys(seat.user_id for seat in seats if seat.user_id not in (None, found.host_id))
    return {str(user): await request.people.name(user) for user in users if user is not None}


async def remove(click: Click) -> None:
    """Somebody's seat is freed."""
    if (user := chosen(click)) is None:
        await click.reply(click.say("control-outdated"))
        return
    outcome = await inviting.remove(click.table, click.address.match, click.user, user)
    await _done(click, outcome, click.say("lobby-kicked", user=f"<@{user}>"))


async def hand_over(click: Click) -> None:
    """Somebody is asked to be host."""
    if (user := chosen(click)) is None:
        await click.reply(click.say("control-outdated"))
        return
    outcome = await hosting.ask(click.table, click.address.match, click.user, user)
    await _done(click, outcome, click.say("host-asked", user=f"<@{user}>"))


async def speak(click: Click) -> None:
    """The table speaks another language."""
    language = click.values[0] if click.values else ""
    outcome = await hosting.speak(click.table, click.address.match, click.user, language)
    await _done(click, outcome, "" if isinstance(outcome, Refused) else click.say("table-speaks-done"))


async def set_private(click: Click) -> None:
    """Only invited people may sit down from now on, or everybody."""
    private = click.address.argument == "on"
    outcome = await inviting.set_private(click.table, click.address.match, click.user, private=private)
    await _done(click, outcome, click.say("lobby-is-private" if private else "lobby-is-open"))


async def ask_name(click: Click) -> None:
    """A window to type the name in."""
    found = await _hosted(click)
    if found is None:
        return
    window = Typing(
        click,
        "lobby-rename",
        found.name or "",
        label="lobby-name",
        most=LONGEST,
        required=False,
    )
    await click.open(window)


async def rename(click: Click, words: str) -> None:
    """The name that was typed."""
    outcome = await hosting.rename(click.table, click.address.match, click.user, words)
    await _done(click, outcome, click.say("table-renamed-done"))


async def close(click: Click) -> None:
    """The host closes the table."""
    outcome = await click.lobbies.cancel(click.address.match, click.user)
    if not isinstance(outcome, Refused):
        await update_later(click.table, outcome.match.id)
    await _done(click, outcome, click.say("cancelled"), over=True)


async def _done(click: Click, outcome: Seated | db.Match | Refused, words: str, *, over: bool = False) -> None:
    """Say what was done, in place of the panel, which shows the table as it is then; or why it was not done."""
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
        return
    found = outcome.match if isinstance(outcome, Seated) else outcome
    controls = [] if over or found.host_id != click.user else await rows(click, found)
    await click.put(layout.message(words, controls))


# -- whoever is asked to be host ------------------------------------------------------------------------------------


async def accept(click: Click) -> None:
    """They are host from now on."""
    outcome = await hosting.accept(click.table, click.address.match, click.user)
    await _answered(click, outcome, "host-yours")


async def decline(click: Click) -> None:
    """They do not want to be."""
    outcome = await hosting.decline(click.table, click.address.match, click.user)
    await _answered(click, outcome, "host-declined-now")


async def _answered(click: Click, outcome: db.Match | Refused, key: str) -> None:
    if isinstance(outcome, Refused):
        closed = Refused(Why.NOT_ASKED, outcome.match) if outcome.why is Why.NO_SUCH_MATCH else outcome
        await click.put(layout.message(refusal(closed, click.language)))
        return
    await click.put(layout.message(click.say(key, table=naming.linked(outcome, click.language))))
