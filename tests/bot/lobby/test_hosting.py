"""What a host decides about the table as a whole, before the start and after it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.client import Slowtable
from bot.messages.words import say
from bot.tables import hosting, names
from bot.tables.posts import TableDM
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.lobby.helpers import forged, lobby_of
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.time.helpers import pass_until, set_clock

pytestmark = pytest.mark.finding("PL-29")


@pytest.fixture
def eve(kit: Kit) -> Actor:
    """Somebody else."""
    return kit.add_person("Eve")


async def host(bot: Slowtable, number: int = 1) -> int:
    """Whose table it is, as the database has it."""
    return (await bot.store.matches.get(number)).host_id


# -- handing over ---------------------------------------------------------------------------------------------------


async def test_the_host_of_a_lobby_hands_it_over_and_the_new_one_accepts(
    kit: Kit, bot: Slowtable, alice: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, eve)
    panel = (await alice.click(button(lobby, "manage"), lobby)).message
    menu = next(menu for menu in panel.selects if ":heir:" in menu.custom_id)
    await alice.select(menu.custom_id, eve.id, message=panel)
    await settled(kit, bot)
    assert f"Asked to be the host: {eve.mention}" in lobby.text
    assert await host(bot) == int(alice.id), "until they say yes"
    for _ in range(3):
        await alice.slash("/match host", player=eve, match=1)
    await settled(kit, bot)
    assert sum("asks you to be the host" in seen.text for seen in eve.messages(eve.dm)) == 1, "asked again, told once"
    letter = eve.last(eve.dm)
    assert f"{alice.mention} asks you to be the host" in letter.text
    await eve.click("Yes", letter)
    await settled(kit, bot)
    assert "You are the host now" in letter.text
    assert f"Host: {eve.mention}" in lobby.text
    assert "Asked to be the host" not in lobby.text
    assert "Only the host can do that" in (await alice.slash("/match cancel", match=1)).text
    assert "That question is closed" in (await forged(kit, eve, lobby, "st:1:::heiryes:")).text


@pytest.mark.parametrize("begun", [False, True])
async def test_whoever_is_asked_in_turn_with_another_gets_no_letter_each_time(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor, begun: bool
) -> None:
    if begun:
        await open_match(kit, bot, alice, boris, eve)
    else:
        await lobby_of(alice, boris, eve)
    told = [(await alice.slash("/match host", player=heir, match=1)).text for heir in (boris, eve) * 4]
    await settled(kit, bot)
    letters = await bot.store.outbox.put_since(1, TableDM.of_kind(), datetime(2000, 1, 1, tzinfo=UTC))
    asked = say("en", "lobby-asked-often", count=hosting.PER_DAY)
    assert [text == asked for text in told] == [False] * 3 + [True, False] * 2 + [True]
    assert len(letters) == hosting.PER_DAY
    kit.clock.move(25 * 3600)
    assert asked not in (await alice.slash("/match host", player=eve, match=1)).text, "tomorrow is another day"


async def test_the_host_of_a_match_hands_it_over_by_command(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, eve)
    place = await thread(kit, bot, number)
    assert "только хозяин стола" in (await boris.slash("/match host", place, player=boris)).text
    assert "Does not play" in (await alice.slash("/match host", place, player=kit.person("Dmytro"))).text
    assert "That is the host" in (await alice.slash("/match host", place, player=alice)).text
    for _ in range(3):
        await alice.slash("/match host", place, player=eve)
    await settled(kit, bot)
    assert sum("asks you to be the host" in seen.text for seen in eve.messages(eve.dm)) == 1, "asked again, told once"
    assert "Хозяин стола:" in (await boris.slash("/match host", place)).text
    assert await host(bot, number) == int(alice.id)
    assert "You are the host now" in (await eve.slash("/match host", place)).text
    await settled(kit, bot)
    assert await host(bot, number) == int(eve.id)
    assert (await running(bot, number)).row.heir_id is None
    assert f"👑 {eve.mention} is the host of this table now." in [seen.text for seen in alice.messages(place)]
    assert "Only the host" in (await alice.slash("/match pause", place)).text


async def test_whoever_declines_leaves_it_as_it_is_and_the_host_is_told(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, eve: Actor
) -> None:
    set_clock(kit, "2027-01-10T12:00")
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, eve)
        await eve.slash("/me quiet", hours="11:00-20:00")
        await alice.slash("/match host", await thread(kit, bot, number), player=eve)
        await settled(kit, bot)
        assert not [seen for seen in eve.messages(eve.dm) if "asks you to be the host" in seen.text]
    async with opened() as bot:
        await pass_until(kit, bot, "2027-01-10T20:00")
        letter = next(seen for seen in eve.messages(eve.dm) if "asks you to be the host" in seen.text)
        await eve.click("No, thanks", letter)
        await settled(kit, bot)
        assert "The host stays as it is" in letter.text
        assert f"{eve.mention} does not want to be the host" in alice.last(alice.dm).text
        assert await host(bot, number) == int(alice.id)
        assert "The host of this table" in (await eve.slash("/match host", await thread(kit, bot, number))).text


async def test_whoever_has_left_is_host_of_nothing(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, boris, eve)
    await alice.slash("/match host", player=eve)
    await settled(kit, bot)
    letter = eve.last(eve.dm)
    await eve.click(button(lobby, "leave"), lobby)
    assert (await bot.store.matches.get(1)).heir_id is None
    await eve.click("Yes", letter)
    assert "That question is closed" in letter.text
    assert await host(bot) == int(alice.id)
    # When the host leaves, whom they have asked comes first.
    await eve.click(button(lobby, "join"), lobby)
    await alice.slash("/match host", player=eve)
    await alice.click(button(lobby, "leave"), lobby)
    row = await bot.store.matches.get(1)
    assert (row.host_id, row.heir_id) == (int(eve.id), None)
    await settled(kit, bot)


async def test_a_former_player_does_not_become_host(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, eve: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, eve)
    place = await thread(kit, bot, number)
    await alice.slash("/match host", place, player=eve)
    await eve.slash("/resign", place, sure="yes")
    await settled(kit, bot)
    assert "You do not sit at this table" in (await eve.slash("/match host", place)).text
    assert await host(bot, number) == int(alice.id)


# -- names ----------------------------------------------------------------------------------------------------------

HOSTILE = "@everyone <@1> **[x](http://a.b)**\u202e\n#1 `y`"


async def test_a_table_is_called_by_its_name_wherever_it_is_named(
    kit: Kit, bot: Slowtable, alice: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, eve, bots=1)
    window = await alice.click("Rename the table", (await alice.click(button(lobby, "manage"), lobby)).message)
    await alice.submit(window, {"Name": "Friday  night"})
    await settled(kit, bot)
    assert lobby.text.startswith("## Friday night · Lords of Xidit · #1")
    assert "[Friday night · Lords of Xidit · #1](" in (await eve.slash("/match list")).text
    assert "Friday night · Lords of Xidit · #1" in (await alice.autocomplete("/match status", "match", "")).choices
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    place = await thread(kit, bot, 1)
    assert place.name == "Friday night · Lords of Xidit · #1"
    assert "Only the host" in (await eve.slash("/match rename", place, name="Mine")).text
    await alice.slash("/match rename", place, name="Saturday")
    await settled(kit, bot)
    assert place.name == "Saturday · Lords of Xidit · #1"
    assert "✏️ The table has a new name: Saturday · Lords of Xidit · #1" in [m.text for m in eve.messages(place)]
    assert lobby.text.startswith("## Saturday · Lords of Xidit · #1")
    await alice.slash("/match rename", place)
    await settled(kit, bot)
    assert place.name == "Lords of Xidit · #1"
    bot.table.forget(1)
    assert (await running(bot, 1)).row.name is None


async def test_a_name_is_only_letters(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, bots=2)
    assert "40 letters at most" in (await alice.slash("/match rename", name="x" * 41)).text
    await alice.slash("/match rename", name=HOSTILE)
    await settled(kit, bot)
    assert (await bot.store.matches.get(1)).name == "everyone <1> **[x](http://a.b)** #1 `y`"
    assert lobby.text.splitlines()[0].startswith(r"## everyone \<1\> \*\*\[x\]\(http\://a\.b\)\*\* \#1 \`y\`")
    assert set(lobby.mentions) <= {"Alice"}
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    assert str((await thread(kit, bot, 1)).name).startswith("everyone <1> **[x]")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  a \t b ", "a b"),
        ("\u202eabc\u200b", "abc"),
        ("@@", ""),
        ("Вечір\nп'ятниці", "Вечір п'ятниці"),
        ("👩‍🚀", "👩‍🚀"),
        ("\u200d", ""),
        ("\u3164\u2800 \u115f", ""),
    ],
)
def test_what_is_left_of_a_name(typed: str, name: str) -> None:
    assert names.cleaned(typed) == name


# -- languages ------------------------------------------------------------------------------------------------------


async def test_a_table_speaks_the_language_that_its_host_chooses(
    kit: Kit, bot: Slowtable, alice: Actor, eve: Actor
) -> None:
    lobby = await lobby_of(alice, eve, bots=1)
    assert "Host:" in lobby.text
    panel = (await alice.click(button(lobby, "manage"), lobby)).message
    menu = next(menu for menu in panel.selects if ":speak:" in menu.custom_id)
    await alice.select(menu.custom_id, "uk", message=panel)
    await settled(kit, bot)
    assert lobby.text.startswith("## Лорди Ксідіту · #1")
    assert "Господар столу:" in lobby.text
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    place = await thread(kit, bot, 1)
    assert place.name == "Лорди Ксідіту · #1"
    assert "Only the host" in (await eve.slash("/match language", place, language="en")).text
    assert (await bot.store.matches.get(1)).language == "uk"
    await alice.slash("/match language", place, language="ru")
    await settled(kit, bot)
    assert place.name == "Лорды Ксидита · #1"
    said = [seen.text for seen in eve.messages(place)]
    assert "🌐 Теперь этот стол говорит по-русски." in said
    board = next(seen for seen in eve.messages(place) if ":mine:" in str([one.custom_id for one in seen.buttons]))
    match = await running(bot, 1)
    assert match.texts("ru").say(match.match.decisions[match.match.waiting[0]].prompt) in board.text
    assert say("ru", "table-my-move") in [one.label for one in board.buttons]
    bot.table.forget(1)
    assert (await running(bot, 1)).row.language == "ru"
    # A forged choice of a language that nobody speaks changes nothing.
    assert "older version" in (await forged(kit, alice, lobby, "st:1:::speak:")).text
    assert (await bot.store.matches.get(1)).language == "ru"


async def test_of_two_renamings_in_one_moment_one_holds(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    await asyncio.gather(*(alice.slash("/match rename", place, name=name) for name in ("One", "Two")))
    await settled(kit, bot)
    row = await bot.store.matches.get(number)
    assert row.name in ("One", "Two")
    assert place.name == f"{row.name} · Lords of Xidit · #{number}"
    assert (await running(bot, number)).row.name == row.name
