"""Roles: made, changed, deleted, given and taken."""

from __future__ import annotations

from sandbox import errors, limits
from sandbox.model.payload import extended
from sandbox.model.servers import Server
from sandbox.model.users import Role, RoleColors
from sandbox.permissions import Permission, in_guild
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.channels import guild_of
from sandbox.validation.form import Form

routes = Router()
ROLES = "/guilds/{guild_id}/roles"
MEMBER_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


def _managed(call: Call) -> Server:
    """The guild of the path, whose roles the bot may change."""
    server = guild_of(call)
    if not in_guild(server, call.app.id) & Permission.MANAGE_ROLES:
        raise errors.missing_permissions()
    return server


def _told(call: Call, name: str, server: Server, **data: object) -> None:
    call.world.emit(name, {"guild_id": server.id, **data}, guild=server.id)


def _write(role: Role, form: Form) -> None:
    field = form.root
    name = field["name"].text(max=100)
    permissions = field["permissions"].integer(min=0)
    color = field["color"].integer(min=0, max=0xFFFFFF)
    names = ("primary_color", "secondary_color", "tertiary_color")
    several = [field["colors"][name].integer(min=0, max=0xFFFFFF) for name in names]
    hoist, mentionable = field["hoist"].boolean(role.hoist), field["mentionable"].boolean(role.mentionable)
    form.check()
    role.name = name or role.name
    role.permissions = role.permissions if permissions is None else str(permissions)
    primary = color if several[0] is None else several[0]
    if primary is not None:
        role.color = primary
        role.colors = RoleColors(primary_color=primary, secondary_color=several[1], tertiary_color=several[2])
    role.hoist, role.mentionable = hoist, mentionable


@routes.add("GET", ROLES)
def get_roles(call: Call) -> Answer:
    """All roles."""
    return Answer(list(guild_of(call).roles.values()))


@routes.add("POST", ROLES)
def create_role(call: Call) -> Answer:
    """A new role, at the bottom."""
    server = _managed(call)
    if len(server.roles) >= limits.ROLES:
        raise errors.maximum_roles()
    role = Role(id=call.world.ids.next(), name="new role", position=1, permissions=server.everyone.permissions)
    _write(role, Form(call.object))
    server.roles[role.id] = role
    _told(call, "GUILD_ROLE_CREATE", server, role=role)
    return Answer(role)


@routes.add("PATCH", ROLES + "/{role_id}")
def edit_role(call: Call) -> Answer:
    """Change a role."""
    server = _managed(call)
    role = server.role(call.params["role_id"])
    _write(role, Form(call.object))
    _told(call, "GUILD_ROLE_UPDATE", server, role=role)
    return Answer(role)


@routes.add("DELETE", ROLES + "/{role_id}")
def delete_role(call: Call) -> Answer:
    """Delete a role; @everyone and bots' own roles stay."""
    server = _managed(call)
    role = server.role(call.params["role_id"])
    if role.managed or role.id == server.id:
        raise errors.missing_permissions()
    del server.roles[role.id]
    for member in server.members.values():
        member.roles = [kept for kept in member.roles if kept != role.id]
    _told(call, "GUILD_ROLE_DELETE", server, role_id=role.id)
    return NO_CONTENT


@routes.add("PUT", MEMBER_ROLE)
@routes.add("DELETE", MEMBER_ROLE)
def change_member_role(call: Call) -> Answer:
    """Give a role to a member, or take it."""
    server = _managed(call)
    member = server.member(call.params["user_id"])
    role = server.role(call.params["role_id"])
    others = [kept for kept in member.roles if kept != role.id]
    member.roles = [*others, role.id] if call.method == "PUT" else others
    call.world.emit("GUILD_MEMBER_UPDATE", extended(member, guild_id=server.id), guild=server.id)
    return NO_CONTENT
