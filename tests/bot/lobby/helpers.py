"""Lobbies in tests: opening one, forbidding things in channels, forging controls."""

from __future__ import annotations

from typing import Any

from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
from sandbox.kit.reply import Reply
from sandbox.model.channels import Channel, Overwrite
from sandbox.model.messages import Message
from sandbox.people import interact
from sandbox.permissions import Permission
from tests.bot.support import button


async def lobby_of(host: Actor, *others: Actor, game: str = "xidit", bots: int = 0) -> Seen:
    """An open lobby in which these people sit."""
    lobby = (await host.slash("/match new", game=game)).message
    for person in others:
        await person.click(button(lobby, "join"), lobby)
    for _ in range(bots):
        await host.click(button(lobby, "addbot"), lobby)
    return lobby


def number_of(lobby: Seen) -> int:
    """Of the match, from its controls."""
    return int(button(lobby, "join").split(":")[1])


def forbid(kit: Kit, channel: Channel, what: Permission, whom: str) -> None:
    """Take a permission in a channel from one member."""
    _overwrite(kit, channel, [Overwrite(id=whom, type=1, deny=str(int(what)))])


def forbid_all_but(kit: Kit, channel: Channel, what: Permission, whom: str) -> None:
    """Take a permission in a channel from everybody but one member (and whoever owns the server)."""
    bits = str(int(what))
    guild = str(channel.guild_id)
    _overwrite(kit, channel, [Overwrite(id=guild, type=0, deny=bits), Overwrite(id=whom, type=1, allow=bits)])


def _overwrite(kit: Kit, channel: Channel, overwrites: list[Overwrite]) -> None:
    channel.permission_overwrites = overwrites
    kit.world.emit("CHANNEL_UPDATE", channel, channel)


def bot_id(bot: Slowtable) -> str:
    """The bot's user id."""
    assert bot.user is not None
    return str(bot.user.id)


async def forged(kit: Kit, person: Actor, message: Seen, custom_id: str) -> Seen:
    """Press a button that stands on no message of ours; returns the answer."""
    return (await forged_button(kit, person, message, custom_id)).message


async def forged_button(kit: Kit, person: Actor, message: Seen, custom_id: str) -> Reply:
    """The same, whatever the answer is."""
    control = {"type": 2, "id": 901, "style": 2, "label": "x", "custom_id": custom_id}
    return await _forged(kit, person, message, control)


async def forged_menu(kit: Kit, person: Actor, message: Seen, custom_id: str, value: str) -> Reply:
    """Choose something in a menu that stands on no message of ours."""
    offered = {"options": [{"label": "x", "value": value}], "min_values": 1, "max_values": 1}
    return await _forged(kit, person, message, {"type": 3, "id": 901, "custom_id": f"m{custom_id}", **offered}, [value])


async def _forged(
    kit: Kit, person: Actor, message: Seen, control: dict[str, Any], values: list[str] | None = None
) -> Reply:
    real: Message = message.message
    kept = real.components
    real.components = [{"type": 1, "id": 900, "components": [control]}]
    try:
        used = interact.use_component(kit.world, person.person, real, control["custom_id"], values)
        return await person.answered(used)
    finally:
        real.components = kept
