"""Who may do what is a table in docs/security.md; each of its cells is tried here."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from discord import app_commands

from tests.bot.doors import DOORS
from tests.bot.who_may import COLUMNS, HIDDEN, NO, YES, Door, World, named_in, table_of_page, world_at

SAID = table_of_page()
CELLS = [pytest.param(door, who, id=f"{door.name} at a {door.at}: {who}") for door in DOORS for who in COLUMNS]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """One for all: each try leaves it as it was."""
    with pytest.MonkeyPatch.context() as patch:
        async with world_at(tmp_path_factory.mktemp("who"), patch) as world:
            yield world


@pytest.mark.finding("TR-2", "TR-12")
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("door", "who"), CELLS)
async def test_who_may(world: World, monkeypatch: pytest.MonkeyPatch, door: Door, who: str) -> None:
    assert await world.tried(door, who, monkeypatch) == SAID[door.name, door.at][who]


def test_the_page_and_the_doors_are_the_same() -> None:
    assert {(door.name, door.at) for door in DOORS} == set(SAID)
    assert {cell for row in SAID.values() for cell in row.values()} == {YES, NO, HIDDEN}


@pytest.mark.asyncio(loop_scope="module")
async def test_every_command_and_control_stands_on_the_page(world: World) -> None:
    commands = [one for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    there = {f"/{command.qualified_name}" for command in commands} | world.bot.router.verbs
    named = {name for name, _ in SAID} | named_in("## The same door") | named_in("## What concerns nobody else")
    assert named == there
