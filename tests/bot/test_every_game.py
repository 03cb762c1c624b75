"""Every game from its lobby to the podium, by two people and bots, with the controls of the panels."""

from __future__ import annotations

import random

import pytest

from bot.client import Slowtable
from bot.tables.running import Running
from sandbox.kit import Actor, Button, Kit
from tests.bot.clicking import answer, check_taken
from tests.bot.support import button, open_match, running, seated, settled, thread

BY_HAND = 40
"""So many decisions are clicked; the rest of the match takes the short way through the table."""


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game", "bots", "chosen"),
    [
        ("xidit", 1, {"length": "short"}),
        ("scythe", 2, {}),
        ("ryozen", 1, {}),
        ("ryozen", 1, {"mode": "phoenix_palace"}),
        ("hyperborea", 1, {"length": "short"}),
        ("circadians", 2, {}),
    ],
    ids=str,
)
async def test_from_the_lobby_to_the_podium(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, game: str, bots: int, chosen: dict[str, str]
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=bots, game=game, chosen=chosen)
    place, rng, clicked = await thread(kit, bot, number), random.Random(game), 0
    for _ in range(5000):
        match = await running(bot, number)
        if match.over:
            break
        waiting = match.waiting_people()
        if not waiting:
            await settled(kit, bot)
            continue
        seat, person = waiting[0], seated(match, alice, boris)[waiting[0]]
        words = match.match.game.policy(match.match.view(seat), match.match.decisions[seat], rng)
        if clicked < BY_HAND:
            clicked += 1
            await click(kit, bot, person, match, seat, words, place.id)
        else:
            await bot.table.submit(number, seat, words)
    await settled(kit, bot)
    assert (await running(bot, number)).match.state.outcome is not None
    files = [file.filename for file in alice.last(place).attachments]
    assert files == [f"{game}-podium.png", f"{game}-story.png", f"{game}-timelapse.webp"]
    assert button(alice.last(place), "rematch")


async def click(kit: Kit, bot: Slowtable, person: Actor, match: Running, seat: int, words: str, thread_id: str) -> None:
    """Answer by hand, on the own panel; afterwards exactly this choice is in the log."""
    await settled(kit, bot)
    board = next(
        message for message in reversed(person.messages(kit.world.channels[thread_id])) if _opens(message.buttons)
    )
    panel = (await person.click(button(board, "mine"), board)).message
    logged = match.row.logged
    decision = match.match.decisions[seat]
    await answer(person, match, seat, words, panel)
    await settled(kit, bot)
    await check_taken(bot, match, decision, words, logged)


def _opens(buttons: list[Button]) -> bool:
    return any(":mine:" in (found.custom_id or "") for found in buttons)
