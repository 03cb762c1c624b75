"""`/me export` and `/me forget`: what is kept about somebody, and its end, as people meet them."""

from __future__ import annotations

import msgspec

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread


async def test_somebody_reads_what_is_kept_about_them_and_is_forgotten(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    reply = await boris.slash("/me export", place)
    (file,) = reply.message.attachments
    about = msgspec.json.decode(file.data)
    assert about["person"] == int(boris.id)
    assert [match["number"] for match in about["matches"]] == [number]
    assert alice.id not in file.data.decode()
    assert "1 стола" in (await boris.slash("/me forget", place)).text
    assert (await running(bot, number)).seats_of(int(boris.id)), "asked twice first"
    told = (await boris.slash("/me forget", place, sure="yes")).text
    assert f"#{number}" in told
    await settled(kit, bot)
    assert not (await running(bot, number)).seats_of(int(boris.id))
    assert not (await bot.store.persons.about(int(boris.id)))["settings"]
    assert alice.last(place).text
