"""Completions: what they tell to whom, and that a storm of them keeps nobody from moving."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from discord import app_commands

from bot.client import Slowtable
from bot.tables import hosting, inviting
from sandbox.kit import Actor, Kit
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import forbid, lobby_of
from tests.bot.support import open_match, running, settled, thread

NAMES = (
    "**Lions** @everyone",
    "\u202egnitteb",
    "Z\u0341\u0342a\u0343l\u0344g\u0345o",
    "[x](https://example.org) <@&1>",
)


def completed(bot: Slowtable) -> Iterator[tuple[str, str]]:
    """Every option that is completed: the command's path, and the option's name."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from (
                (f"/{command.qualified_name}", str(one.display_name)) for one in command.parameters if one.autocomplete
            )


async def test_no_completion_tells_a_stranger_of_a_table_or_its_people(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """Eve does not see the channel; Zoe is on another server; a private table is nobody's business."""
    eve, zoe, carl = (kit.add_person(name) for name in ("Eve", "Zoe", "Carl"))
    far = kit.guild("Elsewhere", "Zoe").channel("games")
    kit.guild().leave(zoe)
    number = await open_match(kit, bot, boris, alice, bots=1)
    await hosting.rename(bot.table, number, int(boris.id), "Lions")
    await lobby_of(boris)
    await hosting.rename(bot.table, number + 1, int(boris.id), "Private lions")
    await inviting.set_private(bot.table, number + 1, int(boris.id), private=True)
    forbid(kit, kit.channel("games"), Permission.VIEW_CHANNEL, eve.id)
    tried = list(completed(bot))
    assert {("/match join", "match"), ("/replace", "seat"), ("/vote back", "to")} <= set(tried)
    for path, option in tried:
        for person, where in ((eve, kit.channel("welcome")), (zoe, far), (zoe, zoe.dm)):
            told = (await person.go(where).autocomplete(path, option, "")).choices
            assert not [name for name in told if "ions" in name or "Boris" in name or "Alice" in name], (path, option)
        seen = (await carl.autocomplete(path, option, "")).choices
        assert not [name for name in seen if "Private lions" in name], (path, option)
    assert [name for name in (await carl.autocomplete("/match watch", "match", "")).choices if "Lions" in name]
    await settled(kit, bot)


async def test_a_table_s_name_is_plain_letters_wherever_it_stands(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """Nobody is pinged, no link comes through, nothing turns the words round."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    for name in NAMES:
        await alice.slash("/match rename", place, name=name)
        await settled(kit, bot)
        shown = [(await boris.slash(path, place)).text for path in ("/match list", "/match status", "/my matches")]
        shown += [seen.text for seen in boris.messages(place)]
        assert not [text for text in shown if "\u202e" in text or "x](https://example.org)" in text]
        listed = (await boris.autocomplete("/board", "match", "")).choices
        assert listed
        assert not [one for one in listed if "\u202e" in one or len(one) > 100]
    pinged = [seen for seen in boris.messages(place) if seen.message.mention_everyone or seen.message.mention_roles]
    assert not pinged


async def test_a_storm_of_completions_keeps_nobody_from_moving(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """Two hundred at once, of people who have nothing to do with the match: its move is committed before they all end,
    and each is answered."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    crowd = [kit.add_person(f"P{n}") for n in range(10)]
    found = await running(bot, number)
    seat = found.waiting_people()[0]
    storm = [
        asyncio.create_task(person.autocomplete(path, "match", ""))
        for person in crowd
        for path in ("/match join", "/match watch", "/board", "/log") * 5
    ]
    await asyncio.sleep(0)
    await bot.table.submit_default(number, seat)
    waiting = sum(not one.done() for one in storm)
    assert waiting, "the move did not wait for all of them"
    assert all(isinstance(one.choices, dict) for one in await asyncio.gather(*storm))
    await settled(kit, bot)
