"""What commands, choices and modals may hold."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.kit import Actor, Kit
from sandbox.model.commands import Command
from sandbox.people import interact
from sandbox.people.options import Option
from sandbox.world import stable_id
from tests.sandbox.wire import Answer, Wire

APP = stable_id("sandbox")
COMMANDS = f"/applications/{APP}/commands"


def command(**fields: Any) -> dict[str, Any]:
    """A valid command."""
    return {"name": "play", "description": "d", **fields}


def option(**fields: Any) -> dict[str, Any]:
    """A valid option."""
    return {"type": 3, "name": "o", "description": "d", **fields}


WRONG: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    ("upper case", command(name="Play"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    ("space", command(name="play now"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    ("name over 32", command(name="p" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    ("no description", command(description=None), ("description",), "BASE_TYPE_REQUIRED"),
    ("description over 100", command(description="d" * 101), ("description",), "BASE_TYPE_BAD_LENGTH"),
    ("26 options", command(options=[option(name=f"o{n}") for n in range(26)]), ("options",), "BASE_TYPE_MAX_LENGTH"),
    (
        "same option twice",
        command(options=[option(), option()]),
        ("options", "1", "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    (
        "required last",
        command(options=[option(), option(name="p", required=True)]),
        ("options", "1"),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "subcommand beside value",
        command(options=[option(), option(name="s", type=1)]),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "group in a group",
        command(options=[option(type=2, options=[option(type=2)])]),
        ("options", "0", "options", "0", "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "26 choices",
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        ("options", "0", "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "choices and autocomplete",
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        ("options", "0", "choices"),
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    ("unknown locale", command(name_localizations={"xx": "x"}), ("name_localizations", "xx"), "BASE_TYPE_CHOICES"),
    (
        "bad localised name",
        command(name_localizations={"uk": "Дві Назви"}),
        ("name_localizations", "uk"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        "over 8,000 in all",
        command(
            options=[
                option(name=f"o{n}", choices=[{"name": f"{m:0>40}", "value": f"{m:0>40}"} for m in range(25)])
                for n in range(5)
            ]
        ),
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("body", "path", "code"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
async def test_a_wrong_command_names_its_field(
    wire: Wire, body: dict[str, Any], path: tuple[str, ...], code: str
) -> None:
    answer = await wire.api("POST", COMMANDS, json=body)
    assert (answer.status, answer.code) == (400, 50035), answer.body
    assert code in answer.errors(*path)
    answer = await wire.api("PUT", COMMANDS, json=[command(name="fine"), body])
    assert code in answer.errors("1", *path)
    assert (await wire.api("GET", COMMANDS)).body == []


async def test_a_hundred_commands(wire: Wire) -> None:
    commands = [command(name=f"c{n}") for n in range(101)]
    assert (await wire.api("PUT", COMMANDS, json=commands)).code == 30032
    assert (await wire.api("PUT", COMMANDS, json=commands[:100])).status == 200
    assert (await wire.api("POST", COMMANDS, json=command(name="more"))).code == 30032
    assert (await wire.api("POST", COMMANDS, json=command(name="c7", description="new"))).status == 200
    assert (await wire.api("PUT", COMMANDS, json=[command(), command()])).errors("1", "name")


async def test_another_bots_commands_are_out_of_reach(wire: Wire) -> None:
    assert (await wire.api("GET", "/applications/1/commands")).code == 50001
    assert (await wire.api("GET", f"/applications/{APP}/guilds/1/commands")).code == 50001


async def use(wire: Wire, kit: Kit, alice: Actor, *, typing: bool = False) -> str:
    """Let Alice use a command; the path to answer it at."""
    body = command(options=[option(autocomplete=True), option(type=4, name="n", autocomplete=True)])
    await wire.api("POST", COMMANDS, json=body)
    found: Command = next(iter(kit.world.commands))
    given = [Option(name="n", value="1", focused=True)] if typing else []
    sent = interact.use_command(kit.world, alice.person, alice.channel, found, given, typing=typing)
    return f"/interactions/{sent.id}/{sent.token}/callback"


@pytest.mark.parametrize(
    ("choices", "path", "code"),
    [
        ([{"name": str(n), "value": n} for n in range(26)], ("data", "choices"), "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "n" * 101, "value": 1}], ("data", "choices", "0", "name"), "BASE_TYPE_BAD_LENGTH"),
        ([{"name": "n", "value": "text"}], ("data", "choices", "0", "value"), "NUMBER_TYPE_COERCE"),
        (None, ("data", "choices"), "BASE_TYPE_REQUIRED"),
    ],
)
async def test_wrong_choices(
    wire: Wire, kit: Kit, alice: Actor, choices: Any, path: tuple[str, ...], code: str
) -> None:
    callback = await use(wire, kit, alice, typing=True)
    answer = await wire.api("POST", callback, json={"type": 8, "data": {"choices": choices}})
    assert code in answer.errors(*path)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, 99, "4", None])
async def test_answers_that_do_not_fit_a_command(wire: Wire, kit: Kit, alice: Actor, kind: Any) -> None:
    callback = await use(wire, kit, alice)
    answer = await wire.api("POST", callback, json={"type": kind, "data": {"content": "x"}})
    assert answer.errors("type")


def label(component: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A label around an input."""
    return {"type": 18, "label": "l", "component": component, **fields}


def word(**fields: Any) -> dict[str, Any]:
    """A text input."""
    return {"type": 4, "custom_id": "w", "style": 1, **fields}


def options(count: int) -> list[dict[str, str]]:
    """Options of a group."""
    return [{"label": str(n), "value": str(n)} for n in range(count)]


INPUT = ("data", "components", "0", "component")
WRONG_MODALS: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    ("no title", {"title": None}, ("data", "title"), "BASE_TYPE_REQUIRED"),
    ("title over 45", {"title": "t" * 46}, ("data", "title"), "BASE_TYPE_BAD_LENGTH"),
    (
        "six children",
        {"components": [label(word(custom_id=str(n))) for n in range(6)]},
        ("data", "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("no children", {"components": []}, ("data", "components"), "BASE_TYPE_BAD_LENGTH"),
    (
        "a button",
        {"components": [label({"type": 2, "style": 1, "label": "b", "custom_id": "b"})]},
        (*INPUT, "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "one radio option",
        {"components": [label({"type": 21, "custom_id": "r", "options": options(1)})]},
        (*INPUT, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "eleven radio options",
        {"components": [label({"type": 21, "custom_id": "r", "options": options(11)})]},
        (*INPUT, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "eleven checkboxes",
        {"components": [label({"type": 22, "custom_id": "c", "options": options(11)})]},
        (*INPUT, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "26 options",
        {"components": [label({"type": 3, "custom_id": "s", "options": options(26)})]},
        (*INPUT, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "same custom_id",
        {"components": [label(word()), label(word())]},
        ("data", "components"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "placeholder over 100",
        {"components": [label(word(placeholder="p" * 101))]},
        (*INPUT, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "label over 45",
        {"components": [label(word(), label="l" * 46)]},
        ("data", "components", "0", "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "eleven files",
        {"components": [label({"type": 19, "custom_id": "f", "max_values": 11})]},
        (*INPUT, "max_values"),
        "NUMBER_TYPE_MAX",
    ),
    (
        "a container",
        {"components": [{"type": 17, "components": []}]},
        ("data", "components", "0", "type"),
        "BASE_TYPE_CHOICES",
    ),
]


@pytest.mark.parametrize(
    ("fields", "path", "code"), [case[1:] for case in WRONG_MODALS], ids=[case[0] for case in WRONG_MODALS]
)
async def test_wrong_modals(
    wire: Wire, kit: Kit, alice: Actor, fields: dict[str, Any], path: tuple[str, ...], code: str
) -> None:
    modal = {"title": "t", "custom_id": "m", "components": [label(word())], **fields}
    callback = await use(wire, kit, alice)
    answer: Answer = await wire.api("POST", callback, json={"type": 9, "data": modal})
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.errors(*path)
    retry = await wire.api("POST", callback, json={"type": 4, "data": {"content": "then so"}})
    assert retry.status == 204  # a refused answer was no answer: the bot may try again in time
