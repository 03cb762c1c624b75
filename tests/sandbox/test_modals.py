"""Modals with every kind of field."""

from __future__ import annotations

import pytest

from sandbox.kit import Actor, Refused
from tests.sandbox.example.client import ExampleBot


async def test_select_checkboxes_radio_and_text(bot: ExampleBot, alice: Actor) -> None:
    reply = await alice.slash("/form", kind="fight")
    modal = reply.modal
    assert (modal.title, modal.text) == ("A fight", "Choose **wisely**.")
    assert list(modal.inputs) == ["Dial", "Cards", "Retreat to", "Battle cry"]
    told = await alice.submit(
        modal, {"Dial": "7", "Cards": ["Card 1", "c3"], "Retreat to": "Lake", "Battle cry": "Ha!"}
    )
    assert told.text == "dial 7 cards ['c1', 'c3'] retreat lake cry 'Ha!'"
    assert told.ephemeral


async def test_fields_that_are_not_required(bot: ExampleBot, alice: Actor) -> None:
    reply = await alice.slash("/form", kind="fight")
    told = await alice.submit(reply, {"Dial": "0", "Retreat to": "home"})
    assert told.text == "dial 0 cards [] retreat home cry ''"


@pytest.mark.parametrize(
    "answers",
    [
        {},
        {"Dial": "9", "Retreat to": "home"},
        {"Dial": "1", "Retreat to": "sea"},
        {"Dial": "1"},
        {"Dial": "1", "Retreat to": "home", "Cards": ["c0", "c1", "c2"]},
        {"Dial": "1", "Retreat to": "home", "Battle cry": "!" * 51},
        {"Dial": "1", "Retreat to": "home", "Nonsense": "1"},
    ],
)
async def test_the_app_refuses_wrong_answers(bot: ExampleBot, alice: Actor, answers: dict[str, object]) -> None:
    reply = await alice.slash("/form", kind="fight")
    with pytest.raises(Refused):
        await alice.submit(reply, answers)


async def test_people_channels_checkbox_and_files(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash("/form", kind="report")
    told = await alice.submit(
        reply, {"Who": [boris, alice], "Sure": True, "Where": [alice.channel], "Proof": {"a.txt": b"123", "b.bin": b""}}
    )
    assert told.text == "who ['Boris', 'Alice'] where ['games'] sure True proof ['a.txt=3', 'b.bin=0']"
    reply = await alice.slash("/form", kind="report")
    told = await alice.submit(reply, {"Who": [boris]})
    assert told.text == "who ['Boris'] where [] sure False proof []"


async def test_a_text_input_in_a_row(bot: ExampleBot, alice: Actor) -> None:
    told = await alice.submit(await alice.slash("/form", kind="old"), {"Name": "Zo"})
    assert told.text == "name Zo"
    with pytest.raises(Refused, match="between 2"):
        await alice.submit(await alice.slash("/form", kind="old"), {"Name": "Z"})


async def test_a_modal_from_a_button_can_update_its_message(bot: ExampleBot, alice: Actor) -> None:
    message = (await alice.slash("/form", kind="button")).message
    told = await alice.submit(await alice.click("Name it"), {"Name": "Zoe"})
    assert told.updated
    assert (message.text, message.buttons) == ("name Zoe", [])


async def test_nobody_else_can_submit_it(bot: ExampleBot, alice: Actor, boris: Actor) -> None:
    reply = await alice.slash("/form", kind="old")
    with pytest.raises(Refused):
        await boris.submit(reply, {"Name": "Boris"})
