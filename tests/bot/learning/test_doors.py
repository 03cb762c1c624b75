"""The doors to the rules: the welcome, the lobby, the thread, the DM; and help on one screen."""

from __future__ import annotations

import re

import pytest

import games
from bot.client import Slowtable
from bot.messages import reconstructed
from bot.messages.help import GROUPS, grouped
from bot.panels.helping import command_names
from games.engine import rulebook
from sandbox.kit import Actor, Kit, Seen
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, settled, thread


async def welcome(kit: Kit, bot: Slowtable, person: Actor) -> Seen:
    await settled(kit, bot)
    await kit.until(lambda: bool(person.messages("welcome")))
    return person.messages("welcome")[0]


@pytest.mark.finding("PL-3", "PL-16")
async def test_the_welcome_goes_from_light_to_heavy(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    seen = await welcome(kit, bot, alice)
    assert games.by_weight() == ["xidit", "ryozen", "hyperborea", "scythe", "circadians"]
    places = [seen.text.index(f"**{games.title(name, 'en')}**") for name in games.by_weight()]
    assert places == sorted(places)
    assert "3 to 5 players · about 90 min · lighter" in seen.text
    assert "2 to 5 players · about 150 min · heavy" in seen.text
    doors = [each.custom_id for each in seen.buttons if ":book:" in str(each.custom_id)]
    assert [str(door).rpartition(":")[2] for door in doors] == games.by_weight()


@pytest.mark.finding("PL-3")
async def test_how_to_play_opens_in_the_readers_language(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    seen = await welcome(kit, bot, boris)
    door = next(each.custom_id for each in seen.buttons if str(each.custom_id).endswith(":book:scythe"))
    opened = await boris.click(str(door), seen)
    assert opened.ephemeral
    assert opened.message.selects[0].options[0]["label"].endswith(rulebook.chapters("scythe", "ru")[0].heading)


@pytest.mark.finding("PL-16")
@pytest.mark.parametrize(
    ("locale", "features", "house", "told"),
    [
        ("uk", ["COMMUNITY"], "en", "Ласкаво просимо"),
        ("ru", [], "en", "Добро пожаловать"),
        ("en-US", [], "uk", "Ласкаво просимо"),
        ("en-US", ["COMMUNITY"], "uk", "Welcome"),
        ("fr", ["COMMUNITY"], "ru", "Добро пожаловать"),
    ],
)
async def test_the_welcome_speaks_the_servers_language(
    kit: Kit, opened: Opened, monkeypatch: pytest.MonkeyPatch, locale: str, features: list[str], house: str, told: str
) -> None:
    monkeypatch.setenv("SLOWTABLE_LANGUAGE", house)
    guild = kit.guild().server.guild
    guild.preferred_locale, guild.features = locale, features
    alice = kit.person("Alice")
    async with opened() as bot:
        seen = await welcome(kit, bot, alice)
        assert told in seen.text
        door = next(each.custom_id for each in seen.buttons if str(each.custom_id).endswith(":book:scythe"))
        opens = await alice.click(str(door), seen)
    assert opens.ephemeral
    assert opens.message.selects[0].options[0]["label"].endswith(rulebook.chapters("scythe", "en")[0].heading)


@pytest.mark.finding("PL-16")
async def test_the_welcome_has_a_language_button(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    seen = await welcome(kit, bot, alice)
    told = await alice.click("Українська", seen)
    assert told.ephemeral
    assert "Ласкаво просимо" in told.text
    assert "гравців: 3–5" in told.text
    assert "Ви ще нічого не зіграли" in (await alice.slash("/stats")).text
    again = await alice.click("Русский", told.message)
    assert again.updated
    assert "Добро пожаловать" in told.message.text


@pytest.mark.finding("PL-16")
@pytest.mark.parametrize(("verb", "line"), [("demo", "🎲 {} · against bots: "), ("learn", "🎓 {} · lesson: ")])
async def test_tables_against_bots_leave_the_welcome_in_sight(
    kit: Kit, bot: Slowtable, alice: Actor, verb: str, line: str
) -> None:
    seen = await welcome(kit, bot, alice)
    door = next(str(each.custom_id) for each in seen.buttons if str(each.custom_id).endswith(f":{verb}:xidit"))
    await alice.click(door, seen)
    await settled(kit, bot)
    (posted,) = [each for each in alice.messages("welcome") if each.id != seen.id and not each.ephemeral]
    assert posted.text.startswith(line.format(alice.mention))
    assert "\n" not in posted.text
    assert not posted.buttons


@pytest.mark.finding("PL-16", "PL-26", "PL-28")
async def test_help_is_grouped_clickable_and_short(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    seen = (await alice.slash("/help")).message
    for title in ("**Start**", "**Play**", "**Look things up**", "**Time and quiet**", "**People at the table**"):
        assert title in seen.text
    assert len(mentioned(seen)) <= 24, "one screen of a phone"
    assert (await alice.click("All commands", seen)).updated
    whole = seen
    ids = {command.name: command.id for command in kit.world.commands}
    assert all(ids[path.split()[0]] == number for path, number in mentioned(whole))
    assert {path for path, _ in mentioned(whole)} == set(command_names(bot.tree, "en")) - {"help"}
    games_ = await alice.click("The games", whole)
    assert "Welcome" in games_.text
    russian = (await boris.slash("/help")).message
    assert "Как это устроено" in russian.text
    assert re.search(r"</match new:\d+> новая", russian.text), "mentions are English for everybody"


def mentioned(seen: Seen) -> list[tuple[str, str]]:
    """The commands that can be clicked, with their ids."""
    return re.findall(r"</([^:>]+):(\d+)>", seen.text)


def test_a_command_of_no_group_is_with_its_siblings() -> None:
    found = grouped(["vote back", "vote new", "novelty", "play"])
    assert found == {"play": ["play"], "people": ["vote back", "vote new"], "look": ["novelty"]}
    named = [path for group in GROUPS.values() for path in group]
    assert len(named) == len(set(named))


@pytest.mark.finding("PL-3", "PL-27")
async def test_lobby_and_thread_lead_to_the_rules(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="hyperborea")
    lobby = alice.last()
    assert "Reconstructions" in lobby.text
    assert "Advanced Technology (64)" in lobby.text
    opened = await alice.click(button(lobby, "book"), lobby)
    assert opened.ephemeral
    assert "Hyperborea" in opened.text
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    first = next(seen for seen in alice.messages(await thread(kit, bot, number)) if seen.text)
    assert (await alice.click(button(first, "book"), first)).ephemeral
    assert reconstructed.note("scythe", "en") == "", "all of Scythe's components are published"
