"""Buttons, selects, layouts, and controls that survive a restart."""

from __future__ import annotations

import pytest

from sandbox.kit import Actor, Kit, Refused
from sandbox.model.messages import COMPONENTS_V2
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import running


async def test_a_button_updates_its_message(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    panel = (await alice.slash("/panel")).message
    reply = await boris.click("Plus")
    assert reply.updated
    assert panel.text == "added"
    assert [button.label for button in panel.buttons] == ["Plus plus", "Quiet", "Never", "Rules"]
    with pytest.raises(Refused, match="disabled"):
        await boris.click("Never")
    with pytest.raises(Refused, match="no button 'Rules'"):
        await boris.click("Rules")


async def test_a_deferred_update(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    panel = (await alice.slash("/panel")).message
    reply = await alice.click("Quiet")
    assert reply.updated
    await kit.until(lambda: panel.text == "quietly")


async def test_every_select(bot: ExampleBot, kit: Kit, alice: Actor, boris: Actor) -> None:
    await alice.slash("/panel")
    assert (await alice.select("Colours", "Blue", "Green")).text == "colours ['B', 'G']"
    assert (await alice.select("People", alice, boris)).text == "people ['Alice', 'Boris']"
    assert (await alice.select("Channels", kit.channel("welcome"))).text == "channels ['welcome']"
    assert (await alice.select("Roles", kit.world.guild.id)).text == "roles ['@everyone']"
    await alice.slash("/anybody")
    assert (await alice.select("Anybody", boris, kit.world.guild.id)).text == "anybody ['Member', 'Role']"


@pytest.mark.parametrize("values", [(), ("R", "B", "G"), ("X",), ("R", "R")])
async def test_selects_keep_their_bounds(bot: ExampleBot, alice: Actor, values: tuple[str, ...]) -> None:
    await alice.slash("/panel")
    with pytest.raises(Refused):
        await alice.select("Colours", *values)


async def test_a_layout_with_everything(bot: ExampleBot, kit: Kit, alice: Actor) -> None:
    board = (await alice.slash("/board")).message
    assert board.message.flags & COMPONENTS_V2
    assert board.text.splitlines() == ["## Year 1", "Season **spring**", "Whose turn?", "-# small print"]
    assert [attachment.filename for attachment in board.attachments] == ["board.png", "token.png", "log.txt"]
    picture = board.attachments[0]
    assert (picture.size, picture.description, picture.content_type) == ((320, 200), "alt text", "image/png")
    gallery = next(item for item in board.components if item["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == picture.url
    assert gallery["items"][0]["media"]["width"] == 320
    file = next(item for item in board.components if item["type"] == 13)
    assert (file["name"], file["size"]) == ("log.txt", 7)
    ids = [item["id"] for item in board.components]
    assert len(ids) == len(set(ids))
    reply = await alice.click("Turn")
    assert reply.text == f"{alice.mention} is next"
    assert reply.message.mentions == ["Alice"]


async def test_a_dynamic_item_survives_a_restart(kit: Kit, alice: Actor) -> None:
    async with running(ExampleBot(), kit.address):
        board = (await alice.slash("/board")).message
        await alice.click("Count 0")
        assert board.text == "The count is 1"
    async with running(ExampleBot(), kit.address):
        await alice.click("Count 1")
        assert board.text == "The count is 2"
        assert board.attachments != []


async def test_only_who_sees_a_message_can_use_it(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    await alice.slash("/panel")
    await alice.click("Never")
    hidden = alice.last()
    assert hidden.ephemeral
    with pytest.raises(Refused):
        await boris.click("anything", hidden)
