"""A match of Lords of Xidit from the lobby to its end."""

from __future__ import annotations

from bot.client import Slowtable
from sandbox.kit import Actor, Kit


async def quiet(kit: Kit, bot: Slowtable) -> None:
    """Until everything that can be said has been said."""

    async def idle() -> bool:
        return not bot.fill.busy and await bot.delivery.idle()

    while not await idle():
        await kit.until(lambda: True)


async def test_first_steps(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash("/match new", game="xidit")
    assert "Lords of Xidit" in reply.text
    await boris.click("Join")
    await alice.click("Add a bot")
    await alice.click("Start")
    await kit.until(lambda: alice.threads() and alice.messages(alice.threads()[0]))
    print(alice.last(alice.threads()[0]).text)
