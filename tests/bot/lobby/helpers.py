"""Lobbies in tests: opening one, forbidding things in channels, forging controls."""

from __future__ import annotations

from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
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
    """Press a control that stands on no message of ours; returns the answer."""
    real: Message = message.message
    kept = real.components
    real.components = [
        {"type": 1, "id": 900, "components": [{"type": 2, "id": 901, "style": 2, "label": "x", "custom_id": custom_id}]}
    ]
    try:
        reply = await person.answered(interact.use_component(kit.world, person.person, real, custom_id))
    finally:
        real.components = kept
    return reply.message
