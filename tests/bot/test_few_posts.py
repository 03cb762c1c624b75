"""One board message for a person's turn: bots are told in it, short turns together, nothing is uploaded twice."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.messages import news
from bot.messages.boards import Boards
from bot.messages.painters import Painters
from bot.tables import posts
from bot.tables.announce import announce
from bot.tables.draft import Draft
from bot.tables.running import Running
from render.art import Picture, Request
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.support import open_match, running, settled, thread


def boards(person: Actor, place: Channel) -> list[Seen]:
    """The board messages of a thread: those with a picture, or with a word that it is the one above."""
    return [message for message in person.messages(place) if message.author == "Slowtable" and message.components]


async def own_turn(kit: Kit, bot: Slowtable, number: int, seat: int) -> None:
    """A person plays until the table waits for somebody else; the bots after them play, too."""
    while seat in (await bot.table.submit_default(number, seat)).running.match.waiting:
        pass
    await settled(kit, bot)


def seat_of(match: Running, person: Actor) -> int:
    """Where somebody sits."""
    return match.seats_of(int(person.id))[0]


@pytest.mark.finding("PL-13")
async def test_turns_of_bots_between_two_people_are_one_message(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Four bots move between two turns of a person: at most one message, with a heading for each of them."""
    number = await open_match(kit, bot, alice, bots=4, game="scythe")
    place = await thread(kit, bot, number)
    seat = seat_of(await running(bot, number), alice)
    for _ in range(3):
        before, logged = len(boards(alice, place)), (await running(bot, number)).row.logged
        await own_turn(kit, bot, number, seat)
        assert len(boards(alice, place)) <= before + 1
    entries = await bot.store.moves.log(number, logged, 1000)
    match = await running(bot, number)
    assert {entry.seat for entry in entries} == set(range(5))
    last = boards(alice, place)[-1].text
    assert all(line in last for line in news.story(match, entries, match.row.language))
    named = [match.bot_name(other) for other in range(5) if other != seat]
    assert all(name in last for name in named)


async def test_a_short_turn_is_told_in_the_message_that_stands_last(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """Heroes are placed with a line each: the message is brought up to date. When somebody has talked meanwhile, the
    board is posted anew, so that nobody has to look for it."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place = await thread(kit, bot, number)
    before = len(boards(alice, place))
    first = (await running(bot, number)).match.waiting[0]
    await bot.table.submit_default(number, first)
    await settled(kit, bot)
    match = await running(bot, number)
    assert len(boards(alice, place)) == before
    entries = await bot.store.moves.log(number)
    assert news.lines(match, entries[-1:], match.row.language)[0] in boards(alice, place)[-1].text
    boris.say("Well, well.", place)
    await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)
    assert len(boards(alice, place)) == before + 1
    entries = await bot.store.moves.log(number)
    old, new = boards(alice, place)[-2:]
    for line in news.story(match, entries[1:], match.row.language):
        assert (line in old.text, line in new.text) == (False, True)


@pytest.mark.finding("PL-13")
async def test_a_move_of_a_bot_is_never_split(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """While a bot is in the middle of its turn nothing is said; when it is over, the board is brought up to date, and
    a new message waits for the next person."""
    number = await open_match(kit, bot, alice, boris, bots=1, game="scythe")
    match = await running(bot, number)
    robot = next(seat for seat in range(3) if match.played_by_bot(seat))
    while match.match.waiting != [robot]:
        draft = Draft(match, bot.now())
        draft.played = [draft.match.submit_default(draft.match.waiting[0])]
        match = draft
    said = []
    while match.match.waiting == [robot]:
        draft = Draft(match, bot.now())
        draft.played = [draft.match.submit(robot, draft.match.default(robot), by="bot")]
        said.append([type(post) for post in announce(draft).posts])
        match = draft
    assert said[:-1] == [[]] * (len(said) - 1)
    assert said[-1] == [posts.NewBoard]


class OnePicture(Painters):
    """Draws the same whatever it is asked for."""

    async def draw(self, game: str, request: Request) -> Picture:
        return Picture(b"the same", "image/png", "map.png", 1, 1)


@pytest.mark.finding("PI-10")
async def test_a_picture_with_the_same_bytes_is_not_uploaded_again(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    """What is different may be nothing that the picture shows."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    match, drawing = await running(bot, number), Boards(bot.people, OnePicture())
    drawing.shown(match, "", await drawing.board(match, "en"))
    await bot.table.submit_default(number, match.match.waiting[0])
    later = await running(bot, number)
    assert later.view(None) != match.view(None)
    assert drawing.is_shown(later, await drawing.table_board(later))
    assert await drawing.new_board(later) is None
