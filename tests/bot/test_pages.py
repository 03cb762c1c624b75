"""Pages of a board: a row of buttons under it, one message that is leafed through, and no picture twice."""

from __future__ import annotations

import pytest

import render
from bot.client import Slowtable
from bot.messages.boards import marks
from games.engine.decision import Pick
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread


async def at_a_table(kit: Kit, bot: Slowtable, alice: Actor) -> int:
    number = await open_match(kit, bot, alice, bots=2)
    alice.go(await thread(kit, bot, number))
    await settled(kit, bot)
    return number


@pytest.mark.finding("PI-1", "PI-8")
async def test_buttons_under_the_board_open_pages_for_whoever_presses(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await at_a_table(kit, bot, alice)
    board = alice.last()
    assert {each.filename for seen in alice.messages() for each in seen.attachments} == {"xidit-map.png"}
    assert {"Seats", "Hall of Fame", "Legend"} <= {each.label for each in board.buttons}
    page = await alice.click("Legend", board)
    assert page.ephemeral
    assert page.message.attachments[0].filename == "xidit-legend.png"
    assert (page.message.attachments[0].description or "").startswith("Legend.")
    other = await boris.go(await thread(kit, bot, number)).click("Seats", board)
    assert "Моя ширма" not in {each.label for each in other.message.buttons}
    assert "Обозначения" in {each.label for each in other.message.buttons}


async def test_switching_pages_changes_the_same_message(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await at_a_table(kit, bot, alice)
    page = (await alice.click("Legend", alice.last())).message
    await alice.click("My screen", page)
    await settled(kit, bot)
    changed = alice.last()
    assert changed.id == page.id
    assert [each.filename for each in changed.attachments] == ["xidit-mat.png"]


async def test_an_onlooker_gets_no_page_of_a_seat(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await at_a_table(kit, bot, alice)
    shown = await boris.go(await thread(kit, bot, number)).slash("/board", page="mat")
    assert shown.message.attachments[0].filename == "xidit-map.png"
    mine = await alice.slash("/board", page="mat")
    assert mine.message.attachments[0].filename == "xidit-mat.png"


@pytest.mark.finding("PI-4")
async def test_options_are_numbered_on_the_own_map_as_on_the_buttons(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await at_a_table(kit, bot, alice)
    table = await running(bot, number)
    (seat,) = table.seats_of(int(alice.id))
    decision = table.decision(seat)
    assert decision is not None
    assert isinstance(decision.shape, Pick)
    found = marks(decision)
    assert [each.number for each in found] == list(range(1, len(decision.shape.options) + 1))
    panel = await alice.click("My move", alice.last())
    labels = [each.label or "" for each in panel.message.buttons if ":pick:" in (each.custom_id or "")]
    assert [label.split(".")[0] for label in labels] == [str(each.number) for each in found]
    plain = await bot.boards.board(table, "en")
    mine = await bot.boards.board(table, "en", seat)
    assert plain.picture.data != mine.picture.data
    assert (await alice.click("On the map", panel.message)).message.attachments[0].filename == "xidit-map.png"


@pytest.mark.finding("PI-10")
async def test_a_picture_that_has_not_changed_is_not_drawn_or_posted_again(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await at_a_table(kit, bot, alice)
    table = await running(bot, number)
    assert await bot.boards.new_board(table) is None
    assert bot.boards.is_shown(table, await bot.boards.board(table, table.row.language))
    drawn: list[str] = []
    draw = render.draw

    def watched(game: str, request: render.Request) -> render.Picture:
        drawn.append(request.page)
        return draw(game, request)

    monkeypatch.setattr(render, "draw", watched)
    first, second = [await bot.boards.board(table, "uk", page="seats") for _ in range(2)]
    assert (first, drawn) == (second, ["seats"])
