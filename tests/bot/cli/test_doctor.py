"""`slowtable doctor` on a server: which permissions are missing, and where."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.cli import doctor
from sandbox.kit import Kit
from sandbox.model.channels import Overwrite
from sandbox.permissions import Permission
from tests.support.discord_client import pointed_at

pytestmark = pytest.mark.finding("TR-11")


@pytest.fixture
async def kit() -> AsyncIterator[Kit]:
    """A sandbox, to which clients are led."""
    async with Kit.start() as kit:
        with pointed_at(kit.address):
            yield kit
        assert kit.sandbox.unknown_routes == []


def deny(kit: Kit, channel: str, permission: Permission) -> None:
    """Take a permission from everybody in one channel."""
    place = kit.channel(channel)
    place.permission_overwrites = [Overwrite(id=kit.world.guild.id, type=0, deny=str(int(permission)))]


async def findings(kit: Kit) -> list[doctor.Finding]:
    """What doctor says about servers."""
    return (await doctor.check_token(kit.token))[1:]


async def test_all_is_fine(kit: Kit) -> None:
    assert await findings(kit) == [(True, f"server {kit.world.guild.name}: fine")]


async def test_roles_without_permissions(kit: Kit) -> None:
    await findings(kit)  # the bot has a role of its own once it is there
    for role in kit.world.roles.values():
        role.permissions = "0"
    ((good, words),) = await findings(kit)
    assert not good
    assert words == f"server {kit.world.guild.name}: missing everywhere: {', '.join(doctor.NEEDED.values())}"


async def test_a_channel_that_takes_something_away(kit: Kit) -> None:
    deny(kit, "games", Permission.ATTACH_FILES | Permission.CREATE_PUBLIC_THREADS)
    ((good, words),) = await findings(kit)
    assert not good
    assert words == f"server {kit.world.guild.name}: missing in #games: Create Public Threads, Attach Files"


async def test_a_channel_the_bot_is_kept_out_of_is_fine(kit: Kit) -> None:
    deny(kit, "games", Permission.VIEW_CHANNEL)
    assert await findings(kit) == [(True, f"server {kit.world.guild.name}: fine")]
