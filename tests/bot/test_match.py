"""A match of Lords of Xidit from the lobby to the podium, played by two people and two bots."""

from __future__ import annotations

import random

from bot.client import Slowtable
from games.engine import export
from games.engine.export import load, replay
from games.engine.policy import random_choice
from games.xidit.game import GAME
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, running, seated, settled, thread


async def test_from_the_lobby_to_the_podium(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=2)
    match = await running(bot, number)
    people, place = seated(match, alice, boris), await thread(kit, bot, number)
    rng = random.Random(3)
    for _ in range(400):
        match = await running(bot, number)
        if match.over:
            break
        for seat in match.waiting_people():
            now = await running(bot, number)
            if seat in now.match.waiting:
                decision = now.match.decisions[seat]
                words = decision.write(random_choice(decision, rng))
                reply = await people[seat].go(place).slash("/play", choice=words)
                assert "⚠️" not in reply.text
        await settled(kit, bot)
    assert match.over
    podium = alice.last(place)
    assert "The match is over" in podium.text
    assert match.row.seed is not None
    assert match.row.seed in podium.text
    files = [file.filename for file in podium.attachments]
    assert files == ["xidit-podium.png", "xidit-story.png", "xidit-timelapse.webp"]
    reply = await boris.click(button(podium, "export"), podium)
    exported = load(reply.message.attachments[0].data)
    verdict = replay(GAME, exported)
    assert verdict.faults == []
    assert verdict.seals > 20
    assert export.dump(exported) == reply.message.attachments[0].data
    again = await alice.click(button(podium, "rematch"), podium)
    assert "A new table is open" in again.text
