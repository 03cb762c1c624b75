"""Nothing draws on the event loop: the picture is made on another thread, once."""

from __future__ import annotations

import asyncio
import threading

import pytest

import render
from bot.client import Slowtable
from sandbox.kit import Actor, Kit


@pytest.mark.finding("TR-14")
async def test_a_game_in_ten_sentences_is_drawn_off_the_loop_and_once(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bool] = []
    may_draw, draw = threading.Event(), render.draw

    def watched(game: str, request: render.Request) -> render.Picture:
        drawn.append(threading.current_thread() is threading.main_thread())
        assert drawn == [False]
        assert may_draw.wait(60)
        return draw(game, request)

    monkeypatch.setattr(render, "draw", watched)
    asked = [alice.start("/rules quick", game="circadians") for _ in range(3)]
    await kit.until(lambda: not kit.world.interactions.waiting)
    # While it is being drawn, the loop has time for others.
    assert (await kit.person("Boris").slash("/help")).text
    may_draw.set()
    replies = await asyncio.gather(*asked)
    assert all(reply.message.attachments for reply in replies)
    assert (await alice.slash("/rules quick", game="circadians")).message.attachments
    assert drawn == [False]
