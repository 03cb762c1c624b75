"""The other games at the screen: every kind of decision that comes up is entered there once."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Kit
from tests.bot.page.evening import Evening
from tests.sandbox.page.conftest import OpenPage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.soak,
    pytest.mark.timeout(900),
]


@pytest.mark.parametrize("name", ["Ryozen", "Hyperborea", "Circadians: Chaos Order"])
async def test_each_kind_of_decision(kit: Kit, bot: Slowtable, open_page: OpenPage, name: str) -> None:
    evening = await Evening.open(kit, bot, open_page, host="Alice")
    await evening.gather(name)
    assert len(await evening.play_each_kind_by_hand()) >= 5
    await evening.see_the_podium("The match is over", "Rematch")
