"""Slash commands through the unmodified discord.py."""

from __future__ import annotations

import discord
import pytest

from sandbox.kit import Actor, Kit, Refused
from sandbox.world import stable_id
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import Wire


async def test_a_command_is_answered(bot: ExampleBot, alice: Actor) -> None:
    reply = await alice.slash("/greet")
    assert reply.text == "Hello Alice (en-US)"
    assert alice.last().text == reply.text
    assert not reply.ephemeral


async def test_locale_and_member_option(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    assert (await boris.slash("/greet", who=alice)).text == "Hello Alice (ru)"


async def test_localisations_are_registered(bot: ExampleBot, kit: Kit) -> None:
    greet = next(command for command in kit.world.commands if command.name == "greet")
    assert greet.name_localizations == {"uk": "вітати", "ru": "приветствие"}
    assert (greet.description_localizations or {})["uk"] == "Привітати когось"
    assert greet.options[0]["name_localizations"]["ru"] == "кто"


async def test_people_use_commands_in_their_language(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    oksana = kit.person("Oksana")
    assert "вітати" in oksana.commands()
    assert (await oksana.slash("/вітати", кого=alice)).text == "Hello Alice (uk)"
    assert (await oksana.slash("/greet", who=oksana)).text == "Hello Oksana (uk)"


async def test_options_of_every_kind(bot: ExampleBot, kit: Kit, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash(
        "/kinds",
        text="word",
        number=6,
        half=0.5,
        yes=True,
        colour="b",
        user=boris,
        channel=kit.channel("#welcome"),
        role=kit.world.roles[kit.world.guild.id],
        file=b"12345",
    )
    assert reply.text == "word 6 0.5 True b boris welcome @everyone file.bin 5"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"number": 7}, "out of range"),
        ({"text": "x"}, "out of range"),
        ({"colour": "z"}, "not one of"),
        ({"yes": 1}, "type"),
    ],
)
async def test_the_app_refuses_wrong_options(
    bot: ExampleBot, kit: Kit, alice: Actor, wrong: dict[str, object], reason: str
) -> None:
    right = {"text": "word", "number": 1, "half": 1, "yes": True, "colour": "r", "user": alice.id}
    right |= {"channel": alice.channel, "role": kit.world.guild.id, "file": b""}
    with pytest.raises(Refused, match=reason):
        await alice.slash("/kinds", **{**right, **wrong})


async def test_required_options_are_required(bot: ExampleBot, alice: Actor) -> None:
    with pytest.raises(Refused, match="required: game"):
        await alice.slash("/match new")


async def test_subcommands_and_groups(bot: ExampleBot, alice: Actor) -> None:
    assert (await alice.slash("/match new", game="Scythe", seats=5)).text == "Scythe for 5"
    assert (await alice.slash("/match vote pause", days=3)).text == "paused for 3 days"


async def test_autocomplete(bot: ExampleBot, alice: Actor) -> None:
    """What a bot suggests while an option is typed."""
    reply = await alice.autocomplete("/match new", "game", "ry")
    assert list(reply.choices) == ["Ryozen"]
    reply = await alice.autocomplete("/match new", "game", "x", seats=4)
    assert reply.choices == {"Lords of Xidit (4)": "Lords of Xidit"}


async def test_default_permissions_hide_a_command(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    assert (await alice.slash("/admin")).text == "you may"
    assert "admin" not in boris.commands()
    with pytest.raises(Refused, match="no command /admin"):
        await boris.slash("/admin")


async def test_no_default_permissions_at_all(wire: Wire, alice: Actor, boris: Actor) -> None:
    commands = f"/applications/{stable_id('sandbox')}/commands"
    await wire.api("POST", commands, json={"name": "root", "description": "d", "default_member_permissions": "0"})
    assert (alice.commands(), boris.commands()) == (["root"], [])


async def test_commands_in_direct_messages(bot: ExampleBot, alice: Actor) -> None:
    assert "greet" in alice.commands(alice.dm)
    assert "admin" not in alice.commands(alice.dm)
    reply = await alice.slash("/greet", alice.dm)
    assert reply.text == "Hello Alice (en-US)"
    assert alice.last(alice.dm).text == reply.text


async def test_guild_commands(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    count = len(list(kit.world.commands))
    assert (await alice.slash("/sync_guild")).text == f"{count} {count}"
    assert len(list(kit.world.commands)) == 2 * count


async def test_syncing_twice_keeps_ids(bot: ExampleBot) -> None:
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    after = {command.name: command.id for command in await bot.tree.sync()}
    assert after == before


async def test_single_commands_over_rest(bot: ExampleBot) -> None:
    command = next(found for found in await bot.tree.fetch_commands() if found.name == "greet")
    edited = await command.edit(description="Something else")
    assert (edited.id, edited.description) == (command.id, "Something else")
    await command.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.tree.fetch_command(command.id)
    assert caught.value.code == 10063


async def test_context_menu(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    said = boris.say("to be or not")
    assert (await alice.context("Quote", said)).text == "> to be or not"
