"""Names in news and panels lead to their components: for whoever asks, and to nothing that was not said."""

from __future__ import annotations

import pytest

import games
from bot.client import Slowtable
from bot.delivery.kinds import table_message
from bot.messages import layout, named, own
from bot.messages.library import card
from games.engine import Text
from sandbox.kit import Actor, Kit, Seen
from sandbox.kit.seen import Select
from tests.bot.support import open_match, running, scythe, settled, thread
from tests.bot.test_leaks import LARGEST, at_table
from tests.contract.modes import Mode
from tests.contract.walk import Walk, every


def lookup(message: Seen) -> Select | None:
    """The menu of what is named in a message."""
    return next((each for each in message.selects if ":card:" in each.custom_id), None)


@pytest.mark.finding("PL-2", "PL-7")
@pytest.mark.parametrize("mode", LARGEST, ids=str)
def test_what_is_offered_was_said_and_the_message_stays_within_discords_limits(mode: Mode) -> None:
    texts, led = games.texts(mode.game, "en"), set()
    for here in every(Walk(mode, 31), 13):
        table = at_table(mode, here.match, "en")
        told = [event.text for event in here.events if event.seen_by(None)]
        view = table_message(table, "", layout.Picture.attached("board.png", ""), told)
        assert view.total_children_count <= layout.COMPONENTS
        shown = [named.named(mode.game, told)]
        for seat in here.match.waiting:
            panel = own.panel(table, seat, "uk", picture=layout.Picture.attached("board.png", ""), advice="…")
            assert panel.total_children_count <= layout.COMPONENTS
            said = named.said(here.match.decisions[seat])
            words = " ".join(texts.say(text, str) for text in said)
            for each in named.named(mode.game, said):
                assert texts.say(each.name) in words or _inner(each.name, mode.game) in words, each.id
            shown.append(named.named(mode.game, said))
        for found in shown:
            assert len(found) <= 25
            assert len({each.id for each in found}) == len(found)
            led |= {each.kind for each in found}
    assert len(led) >= 2, "names of several kinds lead to their pages"


def _inner(name: Text, game: str) -> str:
    return games.texts(game, "en").say(next(arg for arg in name.args.values() if isinstance(arg, Text)))


@pytest.mark.parametrize("name", games.metas())
def test_every_component_is_found_by_its_name(name: str) -> None:
    for component in games.game(name).catalogue():
        within = Text("any-news", {"seat": 1, "things": [Text("inner", {"what": component.name}), "word"]})
        assert component in named.named(name, [within])
    assert named.named(name, [Text("any-news", {"words": "Monument"})]) == [], "words alone are no name"


def test_a_part_of_a_name_that_is_nobody_elses_leads_there() -> None:
    (found,) = named.named("scythe", [Text("scythe-ability-nordic_speed")])
    assert found.id == "ability/nordic_speed"
    (found,) = named.named("scythe", [Text("scythe-faction-nordic")])
    assert found.id == "faction/nordic", "not one of its abilities"


@pytest.mark.finding("PL-2", "PL-29")
async def test_news_lead_to_components_in_the_readers_language(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    faction = f"faction/{scythe(match).seats[match.seats_of(int(alice.id))[0]].faction}"
    first = next(message for message in alice.go(place).messages() if lookup(message) is not None)
    menu = lookup(first)
    assert menu is not None
    assert faction in {line["value"] for line in menu.options}, "the news of the set-up name it"
    for person, language in ((alice, "en"), (boris, "ru")):
        reply = await person.go(place).select(menu.custom_id, faction, message=first)
        assert (reply.ephemeral, reply.updated) == (True, False)
        found = card("scythe", faction)
        assert found is not None
        assert f"### {games.texts('scythe', language).say(found.name)}" in reply.text
        assert f"<@{alice.id}>" in reply.text, "whose it is now"
        assert reply.message.attachments


@pytest.mark.finding("PL-2")
async def test_names_still_lead_there_when_the_board_is_no_longer_the_newest(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="ryozen")
    place = await thread(kit, bot, number)
    for _ in range(8):
        match = await running(bot, number)
        waiting = match.match.waiting[0]
        await bot.table.submit(number, waiting, match.match.default(waiting))
        await settled(kit, bot)
        if older := [each for each in alice.go(place).messages()[:-1] if lookup(each) is not None]:
            break
    assert older, "an older message names components"
    menu = lookup(older[0])
    assert menu is not None
    assert not [b for b in older[0].buttons if b.custom_id and ":pick:" in b.custom_id], "its other controls are gone"
    reply = await alice.select(menu.custom_id, menu.options[0]["value"], message=older[0])
    assert f"### {menu.options[0]['label']}" in reply.text


@pytest.mark.finding("PL-2", "PL-7")
async def test_a_panel_leads_to_what_it_asks_about_and_stays_as_it_is(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=1, game="circadians")
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    for _ in range(40):
        match = await running(bot, number)
        decision = match.match.decisions.get(seat)
        if decision is not None and named.named("circadians", named.said(decision)):
            break
        waiting = match.match.waiting[0]
        await bot.table.submit(number, waiting, match.match.default(waiting))
        await settled(kit, bot)
    panel = (await alice.go(place).click(f"st:{number}:::mine:")).message
    menu = lookup(panel)
    assert menu is not None
    before = panel.text
    reply = await alice.select(menu.custom_id, menu.options[0]["value"], message=panel)
    assert (reply.ephemeral, reply.updated) == (True, False)
    assert f"### {menu.options[0]['label']}" in reply.text
    assert panel.text == before
