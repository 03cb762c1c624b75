"""Every command, through the real client, in the language of whoever uses it."""

from __future__ import annotations

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread, xidit


async def test_commands_are_localised(kit: Kit, bot: Slowtable) -> None:
    found = {command.name: command for command in kit.world.commands}
    assert (found["match"].name_localizations or {})["ru"] == "партия"
    assert (found["play"].description_localizations or {})["uk"]


async def test_games_are_offered_by_their_names_in_every_language(kit: Kit, bot: Slowtable) -> None:
    match = next(command for command in kit.world.commands if command.name == "match")
    new = next(option for option in match.options if option["name"] == "new")
    games = {choice["value"]: choice["name_localizations"] for choice in new["options"][0]["choices"]}
    assert games["scythe"]["ru"] == "Серп"
    assert games["xidit"]["uk"] == "Лорди Ксідіту"


async def test_a_lobby_names_its_options(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="scythe")
    assert "Factions: Dealt at random · Player mats: Dealt at random" in alice.last().text


async def test_looking(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Commands that only look change nothing and tell what is there."""
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    alice.go(place)
    board = await alice.slash("/board")
    assert board.ephemeral
    assert board.message.attachments[0].data.startswith(b"\x89PNG")
    assert board.message.attachments[0].description
    part = await alice.slash("/board", page="map", size="full")
    assert part.message.attachments[0].data != board.message.attachments[0].data
    words = await alice.slash("/board", size="text")
    assert "Barracks" in words.text
    hand = await alice.slash("/hand")
    assert hand.ephemeral
    stranger = await boris.go(place).slash("/hand")
    assert "Вы не за этим столом" in stranger.text
    log = await alice.slash("/log")
    assert "The kingdom is laid out" in log.text
    russian = await boris.slash("/log")
    assert "Карта Королевства готова" in russian.text
    status = await alice.slash("/match status")
    assert str((await running(bot, number)).row.seed_hash) in status.text
    choices = await alice.autocomplete("/board", "page", "ma")
    assert choices.choices == {"Map": "map"}


async def test_language(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Who chooses a language is answered in it."""
    assert "Ваша мова" in (await alice.slash("/language", language="uk")).text
    assert "Ви ще нічого не зіграли" in (await alice.slash("/stats")).text
    assert (
        "Нові" in (await alice.slash("/language", language="ru", whose="server")).text
        or "Мова нових столів" in (await alice.slash("/language", language="ru", whose="server")).text
    )
    stranger = kit.person("Dmytro")
    assert "лише той, хто" in (await stranger.slash("/language", language="ru", whose="server")).text


async def test_play_suggests_what_is_possible(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    choices = (await alice.autocomplete("/play", "choice", "velm")).choices
    assert choices == {"1 Velmar · no tile; recruit tiles a road away: 2": "1"}
    reply = await alice.slash("/play", choice="99")
    assert "⚠️" in reply.text
    reply = await alice.slash("/play", choice="1")
    await settled(kit, bot)
    wheels = (await alice.autocomplete("/plan", "choice", "red ci")).choices
    assert wheels == {"red city": "red city"}


async def test_a_lobby_with_words_and_its_limits(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await alice.slash("/match new", game="xidit", language="uk")
    lobby = alice.last()
    assert "Лорди Ксідіту" in lobby.text
    assert "Вы за столом" in (await boris.slash("/match join", match=1)).text
    assert "Вы уже за этим столом" in (await boris.slash("/match join", match=1)).text
    assert (
        "Only the host" in (await boris.slash("/match start", match=1)).text
        or "только хозяин" in (await boris.slash("/match start", match=1)).text
    )
    assert "3 to 5" in (await alice.slash("/match start", match=1)).text
    assert "Вы встали" in (await boris.slash("/match leave", match=1)).text
    options = await alice.slash("/match options", match=1)
    await alice.select("Length", "short", message=options.message)
    await settled(kit, bot)
    assert "9 років" in alice.last().text or "9 років" in lobby.text
    assert "closed" in (await alice.slash("/match cancel", match=1)).text
    await settled(kit, bot)
    assert "Нікого не лишилося" in lobby.text


async def test_votes(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """A vote is asked, counted and carried out by commands."""
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    alice.go(place)
    boris.go(place)
    for city in ("1", "2"):
        match = await running(bot, number)
        seat = match.waiting_people()[0]
        person = alice if match.owner(seat) == int(alice.id) else boris
        await person.slash("/play", choice=city)
        await settled(kit, bot)
    era, state = (before := (await running(bot, number)).match).era, before.state
    states = (await alice.autocomplete("/vote back", "to", "")).choices
    assert states
    target = list(states.values())[-1]
    await alice.slash("/vote back", to=target)
    await settled(kit, bot)
    vote = alice.last(place)
    assert "go back" in vote.text
    await boris.click("Yes", vote)
    await settled(kit, bot)
    after = await running(bot, number)
    assert after.match.era == era + 1
    assert after.match.state != state
    await alice.slash("/vote cancel")
    await settled(kit, bot)
    await boris.click("Yes", alice.last(place))
    await settled(kit, bot)
    assert (await running(bot, number)).row.status == "cancelled"


async def test_export_waits_for_the_end(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    assert "when it is over" in (await alice.slash("/match export")).text


async def test_commands_outside_a_match_say_so(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    for command in ("/undo", "/board", "/hand", "/log", "/match status"):
        assert "do not know which match" in (await alice.slash(command)).text


async def test_the_greeting_starts_a_match_with_one_press(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await settled(kit, bot)
    await kit.until(lambda: alice.messages("welcome"))
    reply = await alice.click("st:0:::demo:xidit", alice.messages("welcome")[0])
    assert "Your table is ready" in reply.text
    await settled(kit, bot)
    place = kit.channel(alice.threads()[0])
    assert "Where does the hero begin?" in alice.last(place).text
    assert alice.last(place).attachments


async def test_a_turn_can_be_prepared(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    asked = match.waiting_people()[0]
    first, second = (alice, boris) if match.owner(asked) == int(alice.id) else (boris, alice)
    kept = await second.go(place).slash("/prepare", moves="7; wait wait wait wait wait wait")
    assert "7; wait" in kept.text
    await first.go(place).slash("/play", choice="3")
    await settled(kit, bot)
    match = await running(bot, number)
    seat = match.seats_of(int(second.id))[0]
    assert xidit(match).seats[seat].hero == 7
    assert seat not in match.match.plans
