"""`/card`: every component by its name in any language, with its source and where it is now."""

from __future__ import annotations

import threading

import pytest

import games
import render
from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, scythe, thread


@pytest.mark.finding("PL-2", "PL-29")
@pytest.mark.parametrize(
    ("game", "typed", "english"),
    [
        ("hyperborea", "Кавалерія", "Cavalry"),
        ("hyperborea", "Красное Герцогство", "Red Duchy"),
        ("ryozen", "Печать Источников", "Seal of the Springs"),
        ("xidit", "титан ночи", "Night Titan"),
        ("scythe", "монумент", "Monument"),
        ("circadians", "сейбл", "Sable"),
    ],
)
async def test_a_component_is_found_in_any_language(
    kit: Kit, bot: Slowtable, alice: Actor, game: str, typed: str, english: str
) -> None:
    reply = await alice.slash("/card", name=typed, game=game)
    assert reply.ephemeral
    assert f"### {english}" in reply.text
    offered = (await alice.autocomplete("/card", "name", typed, game=game)).choices
    assert any(name.startswith(english) for name in offered)
    first = next(iter(offered.values()))
    assert f"### {english}" in (await alice.slash("/card", name=first, game=game)).text


@pytest.mark.finding("PL-27")
async def test_a_reconstruction_is_called_one(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    assert "Реконструкция" in (await boris.slash("/card", name="Cavalry", game="hyperborea")).text
    assert (
        "Как в печатном издании" in (await boris.slash("/card", name="factory_01", game="scythe")).text
        or "Как в печатном издании" in (await boris.slash("/card", name="Night Shift", game="scythe")).text
    )
    assert "не нашлось" in (await boris.slash("/card", name="zzzz")).text


@pytest.mark.finding("PL-29")
async def test_it_tells_where_the_component_is(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    alice.go(await thread(kit, bot, number))
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    faction = games.texts("scythe", "en").say(
        next(
            card.name
            for card in games.game("scythe").catalogue()
            if card.id == f"faction/{scythe(match).seats[seat].faction}"
        )
    )
    told = (await alice.slash("/card", name=faction)).text
    assert f"**Now:** <@{alice.id}>" in told


@pytest.mark.finding("PL-2")
async def test_it_has_a_picture_with_its_words_in_the_readers_language_drawn_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bool] = []
    card = render.card

    def watched(game: str, request: render.CardRequest) -> render.Picture:
        drawn.append(threading.current_thread() is threading.main_thread())
        return card(game, request)

    monkeypatch.setattr(render, "card", watched)
    for _ in range(2):
        (shown,) = (await boris.slash("/card", name="Печать Источников", game="ryozen")).message.attachments
        assert shown.description.startswith("Печать Источников. Карточка откровения. ")
    assert drawn == [False], "off the loop, and once"
    (shown,) = (await alice.slash("/card", name="Печать Источников", game="ryozen")).message.attachments
    assert shown.description.startswith("Seal of the Springs. ")
    assert drawn == [False, False]


@pytest.mark.finding("PL-2")
async def test_rules_find_finds_components_too(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    reply = await boris.slash("/rules find", words="Печать Источников", game="ryozen")
    assert "### Печать Источников" in reply.text
    assert reply.message.attachments
    others = reply.message.selects[0]
    chosen = await boris.select(others.custom_id, others.options[0]["label"], message=reply.message)
    assert chosen.updated
