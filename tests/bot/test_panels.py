"""Panels: DMs with six wheels, ephemeral panels, stale, doubled and foreign clicks, closed DMs, undo."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from discord import ButtonStyle

from bot.client import Slowtable
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.asking import Asking
from bot.messages.controls import Row
from bot.messages.shapes import hints, rows, with_room
from bot.panels.router import Click
from games.engine import Decision, NotOpen, Option, Pick, Several, Text
from games.engine.texts import Texts
from sandbox.kit import Actor, Kit
from tests.bot.clicking import ids_of
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, press_any, running, seated, settled, thread, to_orders, xidit

PLACE_HEROES = ["1", "2", "3"]


async def test_the_six_wheels_in_a_dm(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await to_orders(kit, bot, alice)
    message = alice.last(alice.dm)
    assert "six orders" in message.text
    assert message.attachments[0].filename == "xidit-map.png"
    assert next(b for b in message.buttons if b.label == "Seal").disabled
    for wheel in range(6):
        await alice.click(
            next(found for found in ids_of(message) if found.endswith(f":fill:{wheel + 1}=wait")), message
        )
    await alice.select(message.selects[0].custom_id, "red", message=message)  # each can be changed until it is sealed
    assert [menu.chosen for menu in message.selects] == [["red"], *[["wait"]] * 5]
    assert not next(b for b in message.buttons if b.label == "Seal").disabled
    await alice.click("Seal", message)
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2


async def test_a_small_form_is_answered_by_one_press(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """The first leader and the fighters of Circadians: what completes the form sends it off."""
    number = await open_match(kit, bot, alice, boris, game="circadians")
    place = await thread(kit, bot, number)
    while (match := (await running(bot, number)).match).decision(seat := match.waiting[0]).rule != "CIR-D04":
        await bot.table.submit_default(number, seat)
        await settled(kit, bot)
    person = seated(await running(bot, number), alice, boris)[seat]
    panel = (await person.go(place).click(button(person.last(place), "mine"), person.last(place))).message
    if fills := [found for found in ids_of(panel) if ":fill:" in found]:
        await person.click(fills[0], panel)
    await person.click(next(found for found in ids_of(panel) if ":whole:" in found), panel)
    await settled(kit, bot)
    entries = await bot.store.moves.log(number)
    assert any(entry.seat == seat and "fighters=" in entry.text for entry in entries)


async def test_the_six_wheels_by_buttons(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """The next empty wheel is a row of buttons, and so is the way to cities where there is something to do."""
    number = await to_orders(kit, bot, alice)
    message = alice.last(alice.dm)
    strides = 0
    while offered := [found for found in ids_of(message) if ":fill:" in found]:
        wheel = len([menu for menu in message.selects if menu.chosen])
        assert len([found for found in offered if ";" not in found]) == 5, "one wheel after another"
        farthest = max(offered, key=lambda found: found.count("="))
        await alice.click(farthest, message)
        filled = [field.split("=") for field in farthest.split(":fill:")[1].split(";")]
        assert [menu.chosen for menu in message.selects][wheel : wheel + len(filled)] == [
            [value] for _, value in filled
        ]
        strides += len(filled) > 1
    assert strides, "a way and what is done at its end are one press"
    assert len(message.selects) == 6
    assert not any(":fill:" in found for found in ids_of(message))
    await alice.click("Seal", message)
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2


@pytest.mark.finding("PL-8")
async def test_there_is_one_panel_of_ones_own(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Opened twice, the older says that there is a newer one, and has nothing to press."""
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    board = alice.last(await thread(kit, bot, number))
    first = (await alice.click(button(board, "mine"), board)).message
    assert any(":pick:" in found for found in ids_of(first))
    second = (await alice.click(button(board, "mine"), board)).message
    assert any(":pick:" in found for found in ids_of(second))
    await settled(kit, bot)
    assert not ids_of(first)
    assert "There is a newer message about this." in first.text


@pytest.mark.finding("PL-8")
async def test_a_stale_click_shows_the_present_question(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """Something was done elsewhere: the panel is brought up to date, and says why."""
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    board = alice.last(await thread(kit, bot, number))
    panel = (await alice.click(button(board, "mine"), board)).message
    old = next(found for found in ids_of(panel) if ":pick:" in found)
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    move = next(option.id for option in match.match.decisions[seat].options if option.id.endswith("move"))
    await bot.table.submit(number, seat, move)
    await settled(kit, bot)
    await alice.click(old, panel)
    now = (await running(bot, number)).match
    assert "⚠️" in panel.text
    assert any(f":{now.serial(seat)}:" in found for found in ids_of(panel))
    assert old not in ids_of(panel)


async def test_a_sealed_choice_can_be_changed_and_only_its_receipt_is_shown(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await to_orders(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    await alice.go(place).slash("/plan", choice="red red red red red red")
    await settled(kit, bot)
    first = (await running(bot, number)).receipts()
    board = boris.last(place)
    assert "has sealed (receipt" in board.text
    assert "red" not in board.text.lower().replace("covered", "")
    await alice.go(alice.dm).slash("/plan", choice="blue wait wait wait wait wait")
    await settled(kit, bot)
    second = (await running(bot, number)).receipts()
    seat = (await running(bot, number)).seats_of(int(alice.id))[0]
    assert first[seat] != second[seat]
    assert second[seat] in boris.last(place).text
    await boris.go(place).slash("/plan", choice="wait wait wait wait wait wait")
    await settled(kit, bot)
    reply = await boris.slash("/match seals")
    assert reply.text.count("✅") == 3
    assert "1=blue" in reply.text


async def test_closed_dms_fall_back_to_an_ephemeral_panel(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    alice.set(dms_open=False)
    number = await to_orders(kit, bot, alice)
    place = await thread(kit, bot, number)
    assert alice.sees("cannot write to you directly", place)
    board = next(message for message in reversed(alice.messages(place)) if message.buttons)
    reply = await alice.click(button(board, "mine"), board)
    assert reply.ephemeral
    for wheel in range(6):
        filled = f":fill:{wheel + 1}=wait"
        await alice.click(next(found for found in ids_of(reply.message) if found.endswith(filled)), reply.message)
    await alice.click("Seal", reply.message)
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2
    assert len([m for m in alice.messages(place) if "cannot write to you" in m.text]) == 1


async def test_strangers_and_others_are_told_kindly(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    asked = match.waiting_people()[0]
    people = seated(match, alice, boris)
    other = next(person for seat, person in people.items() if seat != asked)
    board = other.last(place)
    reply, _ = await press_any(other, board)
    assert reply.ephemeral
    assert "somebody else's choice" in reply.text or "чужой выбор" in reply.text
    stranger = kit.person("Dmytro")
    reply = await stranger.click(button(board, "mine"), board)
    assert "не за цим столом" in reply.text
    assert (await running(bot, number)).match.waiting == match.match.waiting


async def test_a_doubled_and_a_late_click_do_no_harm(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    board = alice.last(place)
    _, custom_id = await press_any(alice, board)
    logged = (await running(bot, number)).row.logged
    await settled(kit, bot)
    match = await running(bot, number)
    assert match.row.logged >= logged
    before = match.row.logged
    stale = Address.read(custom_id)
    with pytest.raises(NotOpen):
        await bot.table.submit(number, stale.seat or 0, "1", stale.serial)
    assert (await running(bot, number)).row.logged == before


async def test_old_buttons_work_after_a_restart(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, bots=2)
    async with opened() as bot:
        place = await thread(kit, bot, number)
        board = alice.last(place)
        await press_any(alice, board)
        await settled(kit, bot)
        match = await running(bot, number)
        assert xidit(match).seats[match.seats_of(int(alice.id))[0]].hero


async def test_typing_into_a_modal(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await to_orders(kit, bot, alice)
    message = alice.last(alice.dm)
    reply = await alice.click("Type it", message)
    await alice.submit(reply, {"Choice": "nonsense"})
    await settled(kit, bot)
    assert "⚠️" in message.text
    reply = await alice.click("Type it", message)
    await alice.submit(reply, {"Choice": "wait wait wait wait wait wait"})
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2


async def test_undo_on_the_board_message(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    match = await running(bot, number)
    while not match.waiting_people():
        await settled(kit, bot)
        match = await running(bot, number)
    seat = match.waiting_people()[0]
    person = seated(match, alice, boris)[seat]
    await person.go(place).slash("/play", choice="7")
    await settled(kit, bot)
    match = await running(bot, number)
    if match.match.can_undo(seat):
        reply = await person.slash("/undo")
        await settled(kit, bot)
        assert xidit(await running(bot, number)).seats[seat].hero == 0
        assert reply.ephemeral
    else:  # a bot has moved since: undo never crosses another seat's move
        reply = await person.slash("/undo")
        assert "⚠️" in reply.text


def options(count: int, groups: int) -> tuple[Option, ...]:
    return tuple(
        Option(f"o{index}", Text("label", {"n": index}), group=Text("group", {"n": index % groups}) if groups else None)
        for index in range(count)
    )


def controls(found: list[Row]) -> list[Any]:
    """Their buttons and menus."""
    return [control for row in found for control in row.components]


TEXTS_OF = {"label": "label = Option { $n }", "group": "group = Group { $n }", "prompt": "prompt = What?"}
TEXTS = Texts("en", TEXTS_OF)


@pytest.mark.parametrize(
    ("count", "groups", "menus", "buttons"),
    [(2, 0, 0, 2), (5, 0, 0, 5), (20, 0, 0, 20), (21, 0, 1, 0), (25, 0, 1, 0), (150, 8, 1, 8), (600, 0, 2, 0)],
)
def test_any_number_of_options_fits_into_discord(count: int, groups: int, menus: int, buttons: int) -> None:
    decision = Decision(0, Text("prompt"), Pick(options(count, groups)), "T-1")
    found = rows(Asking(decision, 1, "0.1", TEXTS))
    items = controls(found)
    assert sum(hasattr(item, "options") for item in items) == menus
    assert sum(not hasattr(item, "options") for item in items) == buttons
    for item in items:
        assert len(item.custom_id) <= 100
    assert all(len(row.components) <= 5 for row in found)
    for item in items:
        if hasattr(item, "options"):
            assert 1 <= len(item.options) <= 25


def test_nothing_can_be_chosen_where_nothing_is_enough() -> None:
    decision = Decision(0, Text("prompt"), Several(options(3, 0), least=0, most=2), "T-1")
    menu, nothing = controls(rows(Asking(decision, 1, "0.1", TEXTS)))
    assert menu.min_values == 0
    assert (nothing.label, nothing.custom_id) == ("None of these", str(Address("choose", 1, 0, "0.1")))


def test_options_with_the_same_label_are_told_apart_by_their_hints() -> None:
    twins = tuple(Option(name, Text("label", {"n": 1}), hint=Text("group", {"n": n})) for n, name in enumerate("ab"))
    menu = controls(rows(Asking(Decision(0, Text("prompt"), Pick(twins), "T-1"), 1, "0.1", TEXTS)))[0]
    assert [(option.label, option.description) for option in menu.options] == [
        ("Option 1", "Group 0"),
        ("Option 1", "Group 1"),
    ]


def test_options_with_the_same_label_and_hint_are_told_apart_by_their_groups() -> None:
    twins = tuple(
        Option(name, Text("label", {"n": 1}), Text("group", {"n": n}), Text("prompt")) for n, name in enumerate("ab")
    )
    menu = controls(rows(Asking(Decision(0, Text("prompt"), Pick(twins), "T-1"), 1, "0.1", TEXTS)))[0]
    assert [option.description for option in menu.options] == ["Group 0: What?", "Group 1: What?"]


def test_hints_of_buttons_stand_above_them() -> None:
    one, two = options(2, 0)
    hinted = msgspec.structs.replace(two, hint=Text("group", {"n": 7}))
    few = Asking(Decision(0, Text("prompt"), Pick((one, hinted)), "T-1"), 1, "0.1", TEXTS)
    assert hints(few) == "-# **Option 1**: Group 7"
    assert len(rows(few)[0].components) == 2
    alike = tuple(msgspec.structs.replace(each, hint=Text("group", {"n": 7})) for each in (one, two))
    both = msgspec.structs.replace(few, decision=Decision(0, Text("prompt"), Pick(alike), "T-1"))
    assert hints(both) == "-# **Option 0** · **Option 1**: Group 7", "what is to be said of both is said once"
    many = msgspec.structs.replace(few, decision=Decision(0, Text("prompt"), Pick((*options(20, 0), hinted)), "T-1"))
    assert not hints(many), "a menu shows its own"


@pytest.mark.parametrize(("count", "groups"), [(150, 8), (150, 20), (30, 3), (600, 0)])
def test_every_option_of_a_large_decision_can_be_reached(count: int, groups: int) -> None:
    """Groups are buttons where they are few, and so are the options of a small one."""
    decision = Decision(0, Text("prompt"), Pick(options(count, groups)), "T-1")
    asking = Asking(decision, 1, "0.1", TEXTS)
    items = controls(rows(asking))
    groups_of = [item for item in items if ":group:" in item.custom_id]
    offered = [o.value for item in groups_of for o in getattr(item, "options", [])] or [
        Address.read(item.custom_id).argument for item in groups_of
    ]
    reached = set()
    for group in offered:
        for item in controls(rows(asking, group=int(group))):
            if ":choose:" in item.custom_id:
                reached |= {int(option.value) for option in item.options}
            elif ":pick:" in item.custom_id:
                reached.add(int(Address.read(item.custom_id).argument))
    assert reached == set(range(count))


@pytest.mark.finding("PL-39")
def test_what_is_few_of_its_kind_has_a_button() -> None:
    """One press for these; the many of a kind are in a menu beside them, or in groups of which the first is open."""
    few = tuple(Option(f"f{n}", Text("label", {"n": 100 + n}), group=Text("group", {"n": 9})) for n in range(4))
    for count, menus, groups in ((21, 1, 0), (60, 1, 3)):
        decision = Decision(0, Text("prompt"), Pick((*options(count, 3), *few)), "T-1")
        items = controls(rows(Asking(decision, 1, "0.1", TEXTS)))
        pressed = [Address.read(item.custom_id).argument for item in items if ":pick:" in item.custom_id]
        assert pressed == [str(count + n) for n in range(4)]
        assert sum(hasattr(item, "options") for item in items) == menus
        assert sum(":group:" in item.custom_id for item in items) == groups
        (menu,) = [item for item in items if ":choose:" in item.custom_id]
        assert menu.placeholder == ("Choose…" if groups else "More choices…")


def test_one_long_label_does_not_make_a_menu_of_the_others() -> None:
    wordy = Texts("en", {**TEXTS_OF, "long": f"long = {'Option ' * 8}"})
    decision = Decision(0, Text("prompt"), Pick((*options(8, 0), Option("long", Text("long")))), "T-1")
    items = controls(rows(Asking(decision, 1, "0.1", wordy)))
    assert [":pick:" in item.custom_id for item in items] == [True] * 8 + [False]
    assert [option.value for option in items[-1].options] == ["8"]


def test_what_is_too_much_for_a_message_is_narrower() -> None:
    """Discord takes forty components; then there are menus instead of so many buttons."""
    asking = Asking(Decision(0, Text("prompt"), Pick(options(120, 12)), "T-1"), 1, "0.1", TEXTS)

    def built(narrow: bool) -> Any:
        found = rows(msgspec.structs.replace(asking, narrow=narrow), group=0)
        return layout.message(*(f"line {n}" for n in range(24)), found)

    with pytest.raises(ValueError, match="40"):
        built(False)
    assert with_room(built).box.size <= 40


def test_long_labels_are_for_menus() -> None:
    """Two rows of buttons are for what a phone shows in a line; any five may be as long as they like."""
    wordy = Texts("en", {"label": f"label = {'Option ' * 8} {{ $n }}", "prompt": "prompt = What?"})
    for count, menus in ((5, 0), (6, 1)):
        asking = Asking(Decision(0, Text("prompt"), Pick(options(count, 0)), "T-1"), 1, "0.1", wordy)
        items = controls(rows(asking))
        assert sum(hasattr(item, "options") for item in items) == menus


@pytest.mark.finding("PL-19", "PL-33")
@pytest.mark.parametrize("count", [1, 3, 5, 6, 20, 60])
def test_refusals_and_the_end_of_the_turn_lie_in_a_row_of_their_own_below_everything(count: int) -> None:
    end = Option("end", Text("label", {"n": 98}), role="end", final=Text("prompt"))
    decline = Option("no", Text("label", {"n": 99}), role="decline")
    decision = Decision(0, Text("prompt"), Pick((end, *options(count, 8 if count > 25 else 0), decline)), "T-1")
    asking = Asking(decision, 1, "0.1", TEXTS)
    last = controls(rows(asking)[-1:])
    styles = [(item.label, ButtonStyle(item.style).name) for item in last]
    assert styles == [("Option 99", "secondary"), ("Option 98", "success")]
    assert "-# **Option 98**: 🔒" in hints(asking), "what cannot be taken back is said so before"
    others = controls(rows(asking)[:-1])
    assert not any(item.label in ("Option 98", "Option 99") for item in others if hasattr(item, "style"))


@pytest.mark.finding("PL-34")
def test_a_group_of_one_is_named_once() -> None:
    alone = Option("alone", Text("label", {"n": 77}))
    decision = Decision(0, Text("prompt"), Pick((alone, *options(40, 4))), "T-1")
    groups = [control.label for control in controls(rows(Asking(decision, 1, "0.1", TEXTS)))]
    assert "Option 77" in groups


async def test_no_two_panels_have_the_same_verb(bot: Slowtable) -> None:
    with pytest.raises(ValueError, match="'join'"):
        bot.router.add("join", Click.acknowledge)


@pytest.mark.finding("PL-31")
async def test_a_panel_names_its_table_once_and_in_the_very_thread_not_at_all(
    kit: Kit, bot: Slowtable, alice: Actor
) -> None:
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    title = f"Lords of Xidit · #{number}"
    panel = (await alice.go(place).click(f"st:{number}:::mine:")).message
    assert title not in panel.text
    assert not panel.text.startswith("-#")
    match = await running(bot, number)
    while not (decision := match.match.decisions[match.seats_of(int(alice.id))[0]]).secret:
        await bot.table.submit(number, decision.seat, match.match.default(decision.seat))
        await settled(kit, bot)
        match = await running(bot, number)
    letter = alice.messages(alice.dm)[-1].text
    assert letter.count(title) == 1
    assert letter.startswith(f"-# [{title}](https://discord.com/channels/{place.guild_id}/{place.id})")
