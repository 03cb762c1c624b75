"""Ways to answer an interaction, and deadlines."""

from __future__ import annotations

import discord
import pytest

from sandbox.interactions import ANSWERED
from sandbox.kit import Actor, Kit, NotAnswered
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import running


async def test_ephemeral_is_for_one(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash("/secret")
    assert reply.ephemeral
    assert alice.sees("for your eyes only")
    assert not boris.sees("for your eyes only")
    assert "message" not in bot.heard  # a bot is not told of its own ephemeral messages


async def test_deferred_reply_follow_ups_and_edits(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    reply = await alice.slash("/later")
    await kit.until(lambda: alice.sees("thought well"))
    assert [seen.text for seen in alice.messages()] == ["thought well", "and more, edited"]
    assert reply.text == "thought well"


async def test_deferral_decides_who_sees_the_first_follow_up(
    bot: ExampleBot, kit: Kit, alice: Actor, boris: Actor
) -> None:
    await alice.slash("/later", quiet=True)
    await kit.until(lambda: alice.sees("thought well"))
    first = alice.messages()[0]
    assert (first.text, first.ephemeral) == ("thought well", True)
    assert not boris.sees("thought")


async def test_deleting_answers(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/gone")
    await kit.until(lambda: bot.heard.count("raw_message_delete") == 2)
    assert alice.messages() == []


async def test_nobody_answers_in_time(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    task = alice.start("/sleepy")
    await kit.until(lambda: "interaction" in bot.heard)
    kit.clock.move(3)
    with pytest.raises(NotAnswered):
        await task


async def test_answering_twice_is_40060(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    await alice.slash("/twice")
    await kit.until(lambda: bot.errors)
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 40060)


async def test_answering_too_late_is_10062(kit: Kit, alice: Actor) -> None:
    bot = ExampleBot()
    late: list[int] = []

    @bot.tree.command(name="late", description="Answers too late")
    async def answer_late(interaction: discord.Interaction[discord.Client]) -> None:
        kit.clock.move(3.1)
        try:
            await interaction.response.send_message("here I am")
        except discord.NotFound as error:
            late.append(error.code)

    async with running(bot, kit.address):
        with pytest.raises(NotAnswered):
            await alice.slash("/late")
        await kit.until(lambda: late)
    assert late == [10062]


async def test_tokens_live_fifteen_minutes(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    interactions: list[discord.Interaction[discord.Client]] = []
    bot.tree.interaction_check = lambda interaction: _note(interactions, interaction)  # type: ignore[method-assign]
    await alice.slash("/greet")
    kit.clock.move(14 * 60)
    await interactions[0].edit_original_response(content="still here")
    kit.clock.move(61)
    with pytest.raises(discord.HTTPException) as caught:
        await interactions[0].followup.send("too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    assert alice.last().text == "still here"


async def test_an_unfilled_deferral_fails_in_the_end(kit: Kit, alice: Actor) -> None:
    bot = ExampleBot()

    @bot.tree.command(name="ponder", description="Thinks for ever")
    async def ponder(interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.defer()

    async with running(bot, kit.address):
        task = alice.start("/ponder")
        await kit.until(lambda: any(seen.message.loading for seen in alice.messages()))
        failed: list[str] = []
        with kit.world.bus.listening(lambda event: failed.append(event.name)):
            kit.clock.move(15 * 60)
        assert "INTERACTION_FAILED" in failed
        reply = await task
        assert reply.interaction.status == ANSWERED


async def test_a_modal_after_a_modal_is_refused(kit: Kit, alice: Actor) -> None:
    bot = ExampleBot()
    refused: list[discord.HTTPException] = []

    class Second(discord.ui.Modal, title="Second"):
        name: discord.ui.TextInput[Second] = discord.ui.TextInput(label="Name")

    class First(discord.ui.Modal, title="First"):
        name: discord.ui.TextInput[First] = discord.ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction[discord.Client]) -> None:
            try:
                await interaction.response.send_modal(Second())
            except discord.HTTPException as error:
                refused.append(error)
                await interaction.response.send_message("no")

    @bot.tree.command(name="chain", description="Modal upon modal")
    async def chain(interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.send_modal(First())

    async with running(bot, kit.address):
        reply = await alice.submit(await alice.slash("/chain"), {"Name": "x"})
    assert reply.text == "no"
    assert refused[0].code == 50035


async def _note(
    noted: list[discord.Interaction[discord.Client]], interaction: discord.Interaction[discord.Client]
) -> bool:
    noted.append(interaction)
    return True
