"""Guilds: made; people join and leave; bots are invited and removed."""

from __future__ import annotations

from sandbox import threads
from sandbox.model.channels import Guild
from sandbox.model.commands import Application
from sandbox.model.servers import Server
from sandbox.model.users import Member, Person, Role
from sandbox.permissions import BOT, EVERYONE
from sandbox.world import World


def create(world: World, name: str, owner: Person, *, guild_id: str, bots_join: bool = True) -> Server:
    """A new guild whose only member is its owner."""
    server = Server(guild=Guild(id=guild_id, name=name, owner_id=owner.user.id), bots_join=bots_join)
    server.roles[guild_id] = Role(id=guild_id, name="@everyone", permissions=str(int(EVERYONE)))
    world.servers[guild_id] = server
    join(world, server, owner)
    return server


def join(world: World, server: Server, person: Person, roles: list[str] | None = None) -> Member:
    """Somebody becomes a member; twice does no harm."""
    if known := server.members.get(person.user.id):
        return known
    member = Member(user=person.user, roles=roles or [], joined_at=world.clock.iso())
    server.members[person.user.id] = member
    world.emit("GUILD_MEMBER_ADD", member, guild=server.id)
    return member


def leave(world: World, server: Server, user_id: str) -> None:
    """A member goes, out of the guild's threads too."""
    server.member(user_id)
    for thread in [channel for channel in world.channels.values() if channel.is_thread]:
        if thread.guild_id == server.id and user_id in world.thread_members[thread.id]:
            threads.leave(world, thread, user_id)
    del server.members[user_id]
    world.emit("GUILD_MEMBER_REMOVE", {"guild_id": server.id, "user": world.user(user_id)}, guild=server.id)


def invite(world: World, server: Server, application: Application) -> None:
    """A bot is added to a guild, with a role of its own; it is sent the guild."""
    if application.id in server.members:
        return
    role = Role(
        id=world.ids.next(),
        name=application.name,
        position=len(server.roles),
        permissions=str(int(BOT)),
        managed=True,
    )
    server.roles[role.id] = role
    world.emit("GUILD_ROLE_CREATE", {"guild_id": server.id, "role": role}, guild=server.id)
    join(world, server, world.people[application.id], [role.id])
    world.emit("GUILD_CREATE", {"id": server.id}, guild=server.id, app=application.id)


def remove_bot(world: World, server: Server, application_id: str) -> None:
    """A bot is removed from a guild; its role and its commands there go with it."""
    gone = [role.id for role in map(server.role, server.member(application_id).roles) if role.managed]
    leave(world, server, application_id)
    for role_id in gone:
        del server.roles[role_id]
        world.emit("GUILD_ROLE_DELETE", {"guild_id": server.id, "role_id": role_id}, guild=server.id)
    world.commands.replace_all(application_id, server.id, [])
    world.emit("COMMANDS_UPDATE", {"commands": list(world.commands)})
    world.emit("GUILD_DELETE", {"id": server.id}, guild=server.id, app=application_id)
