"""How strong the bots of a table play: chosen in the lobby, told wherever seats are listed, kept with the seat."""

from __future__ import annotations

import re

import pytest

from bot.client import Slowtable
from bot.messages.words import say
from bot.tables import bots, seats
from bot.tables.thinking import Thinkers, Thought
from sandbox.kit import Actor, Kit, Seen
from tests.bot.lobby.helpers import forged_menu, lobby_of, number_of
from tests.bot.support import button, open_match, running, settled, thread


async def set_strength(person: Actor, lobby: Seen, seat: int, strength: str) -> Seen:
    """Choose how strong a bot plays; returns the menus as they are then."""
    menus = (await person.click(button(lobby, "bots"), lobby)).message
    menu = next(found for found in menus.selects if found.custom_id.endswith(f":strength:{seat}"))
    return (await person.select(menu.custom_id, strength, message=menus)).message


def seats_told(text: str) -> dict[str, str]:
    """By the name of each bot, what is told of it."""
    return dict(re.findall(r"🤖 (\w+) · ([^\n—]*)", text))


async def test_each_bot_is_as_strong_as_was_chosen(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    lobby = await lobby_of(alice, boris, bots=2)
    assert [told.split(" · ")[0] for told in seats_told(lobby.text).values()] == ["normal", "normal"]
    menus = await set_strength(alice, lobby, 3, "hard")
    chosen = [next(one for one in menu.options if one.get("default"))["value"] for menu in menus.selects]
    assert chosen == ["normal", "hard"]
    await set_strength(boris, lobby, 2, "easy")
    await settled(kit, bot)
    assert [told.split(" · ")[0] for told in seats_told(lobby.text).values()] == ["easy", "hard"]
    number = number_of(lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    bot.table.forget(number)
    match = await running(bot, number)
    strong = {match.bot_name(seat.number): bots.strength_of(seat) for seat in match.seats if seat.user_id is None}
    assert strong == {"Ada": "easy", "Boole": "hard"}
    told = seats_told((await alice.slash("/match status", await thread(kit, bot, number))).text)
    assert {name: words.split(" · ")[0] for name, words in told.items()} == strong


async def test_podium_and_rematch_know_how_strong_bots_were(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, bots=2)
    await set_strength(alice, lobby, 1, "easy")
    number = number_of(lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    before = {one.bot_name: (one.strength, one.style) for one in (await running(bot, number)).seats if one.bot_name}
    while not (await running(bot, number)).over:
        await bot.table.submit_default(number, (await running(bot, number)).waiting_people()[0])
        await settled(kit, bot)
    podium = alice.last(await thread(kit, bot, number))
    told = {name: words.split(" · ")[0].strip() for name, words in seats_told(podium.text).items()}
    assert told == {name: strength for name, (strength, _) in before.items()}
    assert sorted(told.values()) == ["easy", "normal"]
    await alice.click(button(podium, "rematch"), podium)
    again = [seat for seat in await bot.store.matches.seats(number + 1) if seat.user_id is None]
    assert {seat.bot_name: (seat.strength, seat.style) for seat in again} == before


async def test_a_bot_that_stands_in_plays_normally(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Also in a seat that was a hard bot's own before."""
    number = await open_match(kit, bot, alice, bots=2)
    (mine,) = (await running(bot, number)).seats_of(int(alice.id))
    await seats.stand_in(bot.table, number, mine, "asked")
    assert bots.strength_of((await running(bot, number)).seats[mine]) == "normal"
    row = next(seat for seat in (await running(bot, number)).seats if seat.user_id is None)
    row.strength, row.style = "hard", "warlike"
    assert (bots.strength_of(row), bots.style_of(row)) == ("hard", "warlike")
    row.user_id = int(boris.id)
    assert (bots.strength_of(row), bots.style_of(row)) == ("normal", "")


@pytest.mark.parametrize(("seat", "strength"), [(0, "hard"), (9, "hard"), (1, "godlike")])
async def test_only_bots_and_only_known_strengths(
    kit: Kit, bot: Slowtable, alice: Actor, seat: int, strength: str
) -> None:
    lobby = await lobby_of(alice, bots=1)
    number = number_of(lobby)
    reply = await forged_menu(kit, alice, lobby, f"st:{number}:::strength:{seat}", strength)
    assert reply.text == say("en", "control-outdated" if seat == 1 else "lobby-no-bots")
    assert {one.strength for one in await bot.store.matches.seats(number)} == {"normal"}


async def test_without_bots_there_is_nothing_to_choose(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice)
    assert "There is no bot at this table" in (await alice.click(button(lobby, "bots"), lobby)).text


async def test_each_bot_has_a_style_that_is_told_with_its_name(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    lobby = await lobby_of(alice, bots=3)
    told = {name: words.split(" · ")[1] for name, words in seats_told(lobby.text).items()}
    number = number_of(lobby)
    kept = {seat.bot_name: seat.style for seat in await bot.store.matches.seats(number) if seat.bot_name}
    assert told == kept
    assert set(kept.values()) <= set(bots.OF_BOTS)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    shown = seats_told((await alice.slash("/match status", await thread(kit, bot, number))).text)
    assert {name: words.split(" · ")[1] for name, words in shown.items()} == kept


def test_styles_differ_from_table_to_table_and_lessons_have_none() -> None:
    drawn = {bots.invited("Ada", table).style for table in range(40)}
    assert drawn == set(bots.OF_BOTS)
    assert bots.invited("Ada", 5) == bots.invited("Ada", 5)
    assert bots.invited("Ada", None).style == ""


async def test_a_bot_plays_in_its_own_strength_and_style(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a bot is asked says how it is to answer; who stands in is asked to play normally."""
    asked: list[Thought] = []
    choose = Thinkers.choice

    async def choice(self: Thinkers, question: Thought) -> str:
        asked.append(question)
        return await choose(self, question)

    monkeypatch.setattr(Thinkers, "choice", choice)
    lobby = await lobby_of(alice, bots=2)
    await set_strength(alice, lobby, 1, "easy")
    await set_strength(alice, lobby, 2, "hard")
    number = number_of(lobby)
    await alice.click(button(lobby, "start"), lobby)
    await settled(kit, bot)
    for _ in range(2):
        await bot.table.submit_default(number, (await running(bot, number)).waiting_people()[0])
        await settled(kit, bot)
    match = await running(bot, number)
    seen = {question.decision.seat: (question.strength, question.style) for question in asked}
    assert seen == {one.number: (one.strength, one.style) for one in match.seats if one.user_id is None}
    assert {strength for strength, _ in seen.values()} == {"easy", "hard"}
    assert all(style for _, style in seen.values())
