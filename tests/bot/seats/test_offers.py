"""Seats that change hands: offered and confirmed, withdrawn, taken, expired; never to a rival."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.delivery.ending import exported
from bot.tables import offers
from games.engine.export import replay
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.conftest import Opened
from tests.bot.support import button, hand_to, open_match, running, scythe, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch, boris: Actor) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    boris.set(locale="en-US")


async def table(kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0, game: str = "xidit") -> tuple[int, Channel]:
    """A match in English, and its thread."""
    number = await open_match(kit, bot, *people, bots=bots, game=game, language="en")
    place = await thread(kit, bot, number)
    for person in people:
        person.go(place)
    return number, place


async def offered(kit: Kit, bot: Slowtable, owner: Actor, place: Channel, **options: object) -> Seen:
    """The message of an offer that was asked for and confirmed."""
    asked = (await owner.slash("/replace", place, **options)).message
    await owner.click("Offer it", asked)
    await quiet(kit, bot)
    return offers_in(owner, place)[-1]


def offers_in(person: Actor, place: Channel) -> list[Seen]:
    """The messages of offers, oldest first."""
    return [seen for seen in person.messages(place) if seen.text.startswith("🪑") and "takes the seat" not in seen.text]


def forge(message: Seen, custom_id: str) -> None:
    """A button that the bot never sent there."""
    button = {"type": 2, "id": 99, "style": 1, "label": "Forged", "custom_id": custom_id}
    message.components[0]["components"].append({"type": 1, "id": 98, "components": [button]})


async def owners(bot: Slowtable, number: int) -> list[int | None]:
    """Who has which seat."""
    return [seat.user_id for seat in (await running(bot, number)).seats]


@pytest.mark.finding("TR-3")
async def test_an_offer_is_asked_for_twice_and_can_be_withdrawn(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    asked = await boris.slash("/replace")
    assert asked.ephemeral
    assert [one.label for one in asked.message.buttons] == ["Offer it", "Let a bot play", "Cancel"]
    await boris.click("Cancel", asked.message)
    await quiet(kit, bot)
    assert offers_in(oksana, place) == []

    offer = await offered(kit, bot, boris, place)
    assert [one.label for one in offer.buttons] == ["Take the seat", "Withdraw"]
    assert "not yours" in (await oksana.go(place).click("Withdraw", offer)).text
    assert "Withdrawn" in (await boris.click("Withdraw", offer)).text
    await quiet(kit, bot)
    assert (offer.buttons, "withdrawn" in offer.text) == ([], True)

    # By the command, too; and a second offer takes the place of the first.
    first = await offered(kit, bot, boris, place)
    second = await offered(kit, bot, boris, place, player=oksana)
    assert first.buttons == []
    assert second.mentions == []  # she is told by herself
    assert "a seat is offered to you" in oksana.last(oksana.dm).text
    assert "Withdrawn" in (await boris.slash("/replace", withdraw=True)).text
    await quiet(kit, bot)
    assert second.buttons == []
    assert (await bot.store.matches.get(number)).messages.keys() == {"lobby", "board", "since", "upto", "told"}
    assert await owners(bot, number) == [int(alice.id), int(boris.id), None]


@pytest.mark.finding("TR-3")
async def test_who_plays_at_the_table_gets_no_second_seat(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    assert "play at this table already" in (await boris.slash("/replace", player=alice)).text
    assert "play at this table already" in (await alice.slash("/replace", seat=3, player=alice)).text
    offer = await offered(kit, bot, boris, place)
    assert "play at this table already" in (await alice.click("Take the seat", offer)).text
    assert "play at this table already" in (await boris.click("Take the seat", offer)).text
    assert await owners(bot, number) == [int(alice.id), int(boris.id), None]
    # What is offered to one person is for nobody else.
    offer = await offered(kit, bot, boris, place, player=oksana)
    assert "somebody else" in (await dmytro.go(place).click("Take the seat", offer)).text
    assert "The seat is yours" in (await oksana.go(place).click("Take the seat", offer)).text
    await quiet(kit, bot)
    assert await owners(bot, number) == [int(alice.id), int(oksana.id), None]
    assert (offer.buttons, f"{oksana.mention} has taken it" in offer.text) == ([], True)
    await answer(kit, bot, number, alice)
    await answer(kit, bot, number, oksana)


@pytest.mark.finding("TR-3")
async def test_an_offer_ends_after_a_week_also_while_the_bot_is_down(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    async with opened() as bot:
        number, place = await table(kit, bot, alice, boris, bots=1)
        await alice.slash("/remind", snooze="60d")
        offer = await offered(kit, bot, boris, place)
        await pass_until(kit, bot, "2027-01-17T11:59")
        assert offer.buttons
        # The reminder has not come yet: what is over is over.
        await bot.alarm.stop()
        set_clock(kit, "2027-01-17T12:00")
        assert "not on offer any more" in (await oksana.go(place).click("Take the seat", offer)).text
    async with opened() as bot:
        await quiet(kit, bot)
        assert (offer.buttons, "in time" in offer.text) == ([], True)
        assert await owners(bot, number) == [int(alice.id), int(boris.id), None]


@pytest.mark.finding("TR-3")
async def test_an_offer_ends_when_its_owner_moves(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    offer = await offered(kit, bot, alice, place)
    dead = button(offer, "takeseat")
    await answer(kit, bot, number, alice)
    assert (offer.buttons, "plays on" in offer.text) == ([], True)
    forge(offer, dead)
    assert "not on offer any more" in (await oksana.go(place).click("Forged", offer)).text
    assert await owners(bot, number) == [int(alice.id), int(boris.id), None]


@pytest.mark.finding("TR-3")
@pytest.mark.parametrize("argument", ["{oksana}-{boris}", "-{boris}", "1", "99", "", "9" * 30, "x"])
async def test_a_forged_button_gives_nothing(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, argument: str
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    forged = f"st:{number}:1::takeseat:" + argument.format(oksana=oksana.id, boris=boris.id)
    board = oksana.go(place).last(place)
    forge(board, forged)
    assert "not on offer any more" in (await oksana.click("Forged", board)).text
    assert await owners(bot, number) == [int(alice.id), int(boris.id), None]


async def test_the_host_finds_somebody_for_a_bots_seat(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    assert "offered by the host" in (await boris.slash("/replace", seat=3, player=oksana)).text
    assert "seats 1 to 3" in (await alice.slash("/replace", seat=9, bot=True)).text
    assert "not both" in (await alice.slash("/replace", player=oksana, bot=True)).text
    assert "A bot plays there already" in (await alice.slash("/replace", seat=3, bot=True)).text
    assert "do not sit at this table" in (await oksana.go(place).slash("/replace", seat=3)).text
    choices = (await alice.autocomplete("/replace", "seat", "bo")).choices
    assert list(choices.values()) == [2]
    offer = await offered(kit, bot, alice, place, seat=3)
    await oksana.click("Take the seat", offer)
    await quiet(kit, bot)
    assert await owners(bot, number) == [int(alice.id), int(boris.id), int(oksana.id)]


async def test_a_bot_plays_for_its_owner_who_comes_back_and_resigning_is_said_twice(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    asked = (await alice.slash("/replace")).message
    await alice.click("Let a bot play", asked)
    await quiet(kit, bot)
    assert "A bot plays this seat now" in asked.text
    assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, boris)]
    assert "yours again" in (await alice.slash("/replace")).text
    assert "A bot played for" in (await alice.slash("/log")).text
    assert "/resign sure:Yes" in (await boris.slash("/resign")).text
    await boris.slash("/resign", sure="yes")
    await alice.slash("/resign", sure="yes")
    await quiet(kit, bot)
    assert (await running(bot, number)).over
    assert await bot.store.reminders.of_match(number) == []


@pytest.mark.finding("TR-2", "TR-3")
async def test_who_gave_a_seat_away_is_told_and_can_come_back_until_somebody_moves(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    await hand_to(kit, bot, number, alice, oksana)
    letter = alice.last(alice.dm)
    assert f"{oksana.mention} has taken your seat" in letter.text
    assert "yours again" in (await alice.click("Take it back", letter)).text
    await quiet(kit, bot)
    assert await owners(bot, number) == [int(alice.id), int(boris.id), None]
    assert "Thank you for stepping in" in oksana.last(oksana.dm).text
    # Who had it in between has nothing to take back.
    assert "do not sit at this table" in (await oksana.go(place).slash("/replace")).text

    await hand_to(kit, bot, number, alice, oksana)
    assert "yours again" in (await alice.slash("/replace")).text
    await quiet(kit, bot)
    await hand_to(kit, bot, number, alice, oksana)
    letter = alice.last(alice.dm)
    await answer(kit, bot, number, oksana)
    assert "not possible any more" in (await alice.click("Take it back", letter)).text
    assert "do not sit at this table" in (await alice.slash("/replace")).text
    assert await owners(bot, number) == [int(oksana.id), int(boris.id), None]


@pytest.mark.finding("TR-2")
async def test_the_word_to_a_former_owner_waits_for_the_morning(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    _, place = await table(kit, bot, alice, boris, bots=1)
    offer = await offered(kit, bot, boris, place)
    await boris.slash("/me quiet", hours="11:00-20:00")
    before = len(boris.messages(boris.dm))
    await oksana.go(place).click("Take the seat", offer)
    await quiet(kit, bot)
    assert len(boris.messages(boris.dm)) == before
    await pass_until(kit, bot, "2027-01-10T20:00")
    assert "has taken your seat" in boris.last(boris.dm).text


@pytest.mark.finding("TR-2", "TM-16")
async def test_the_word_to_a_former_owner_comes_when_their_quiet_hours_are_over_sooner(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    await boris.slash("/me quiet", hours="11:00-20:00")
    await hand_to(kit, bot, number, boris, oksana)
    assert boris.messages(boris.dm) == []
    await boris.slash("/me quiet", hours="11:00-12:00")
    await quiet(kit, bot)
    assert "has taken your seat" in boris.last(boris.dm).text


@pytest.mark.finding("TR-3")
async def test_who_is_offered_a_seat_hears_of_it_when_they_may_be_disturbed_if_it_is_still_offered(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    _, place = await table(kit, bot, alice, boris, bots=1)
    watch = Watch(kit, oksana, dmytro)
    for person in (oksana, dmytro):
        await person.go(place).slash("/me quiet", hours="11:00-20:00")
    await offered(kit, bot, alice, place, player=oksana)
    await offered(kit, bot, boris, place, player=dmytro)
    await boris.slash("/replace", withdraw=True)
    await pass_until(kit, bot, "2027-01-10T19:59")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T20:00")
    (heard,) = watch.heard()
    assert heard[:3] == ("Sun 20:00", "Oksana", "dm")
    assert "a seat is offered to you" in heard[3]


@pytest.mark.finding("TR-19")
async def test_orders_in_advance_go_with_the_person(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, game="scythe")
    panel = (await boris.slash("/standing")).message
    menu = next(menu for menu in panel.selects if menu.custom_id.endswith(":end"))
    await boris.select(menu.custom_id, "at_once", message=panel)
    await boris.click(button(panel, "stsend"), panel)
    await quiet(kit, bot)
    await hand_to(kit, bot, number, boris, oksana)
    shown = (await oksana.go(place).slash("/standing")).message
    assert next(menu.chosen for menu in shown.selects if menu.custom_id.endswith(":end")) == ["ask"]
    match = await running(bot, number)
    assert scythe(match).seats[await seat_of(bot, number, oksana)].standing.end == "ask"
    # The log tells it: the match can be played again from it.
    assert replay(match.match.game, await exported(bot.courier, match)).faults == []


@pytest.mark.finding("TM-15")
async def test_a_new_owner_has_all_the_time(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    await alice.slash("/match clock", decision="10h", bank="30h", late="default")
    await pass_until(kit, bot, "2027-01-11T11:00")  # the decision's own time and 13 h of the bank
    await alice.slash("/match pause")
    await alice.slash("/match resume")
    await hand_to(kit, bot, number, alice, oksana)
    here = (await running(bot, number)).seats[0]
    assert (here.user_id, here.spent_seconds, here.bank_seconds) == (int(oksana.id), 0, 30 * 3600)
    (clock,) = [one for one in await bot.store.reminders.of_match(number) if one.kind == "clock"]
    assert clock.due_at == bot.now().replace(day=13, hour=3)  # 40 hours from now


@pytest.mark.finding("TM-15")
async def test_a_new_owner_finds_a_day_in_a_bank_that_has_run_dry(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    await alice.slash("/match clock", decision="10h", bank="30h", late="default")
    await pass_until(kit, bot, "2027-01-12T03:00")
    await answer(kit, bot, number, alice)  # after 39 hours
    assert (await running(bot, number)).seats[0].bank_seconds == 3600
    await hand_to(kit, bot, number, alice, oksana)
    assert (await running(bot, number)).seats[0].bank_seconds == 24 * 3600


@pytest.mark.finding("TM-12", "TM-15")
async def test_turns_that_a_former_owner_missed_are_not_held_against_a_new_one(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    await alice.slash("/match clock", decision="1h", late="default")
    while (await running(bot, number)).seats[0].missed_turns == 0:
        match = await running(bot, number)
        if await seat_of(bot, number, boris) in match.waiting_people():
            await answer(kit, bot, number, boris)
        else:
            kit.clock.move(3600)
            await quiet(kit, bot)
    await hand_to(kit, bot, number, alice, oksana)
    assert (await running(bot, number)).seats[0].missed_turns == 0


@pytest.mark.finding("TR-2")
async def test_nobody_is_flooded_with_offers(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    for _ in range(3):
        await offered(kit, bot, boris, place, player=oksana)
        await boris.slash("/replace", place, withdraw=True)
        await quiet(kit, bot)
    told = len(oksana.messages(oksana.dm))
    asked = (await boris.slash("/replace", place, player=oksana)).message
    await boris.click("Offer it", asked)
    await quiet(kit, bot)
    assert "three times" in asked.text
    assert len(oksana.messages(oksana.dm)) == told
    assert (await running(bot, number)).offers == {}
    kit.clock.move(25 * 3600)
    await quiet(kit, bot)
    await offered(kit, bot, boris, place, player=oksana)
    assert (await running(bot, number)).offers != {}


@pytest.mark.finding("TR-3", "TR-10")
async def test_an_offer_nobody_heard_of_has_no_button_when_it_is_over(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    (seat,) = (await running(bot, number)).seats_of(int(boris.id))
    await offers.make(bot.table, number, seat, None, int(boris.id))
    await quiet(kit, bot)
    assert lost.met == 1
    (offer,) = offers_in(boris, place)
    await offers.withdraw(bot.table, number, seat, int(boris.id))
    kit.clock.move(900)
    await quiet(kit, bot)
    assert offer.buttons == []
    assert len(offers_in(boris, place)) == 1
