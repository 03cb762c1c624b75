"""The guild and its members."""

from __future__ import annotations

from sandbox import errors
from sandbox.model.payload import extended
from sandbox.permissions import Permission, in_guild
from sandbox.rest.router import Answer, Call, Router
from sandbox.rest.routes.channels import guild_of
from sandbox.validation.form import Form

routes = Router()


@routes.add("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    """The guild with its roles."""
    server = guild_of(call)
    counts = {"approximate_member_count": len(server.members), "approximate_presence_count": len(server.members)}
    return Answer(extended(server.guild, roles=list(server.roles.values()), **counts))


@routes.add("GET", "/guilds/{guild_id}/members")
def get_members(call: Call) -> Answer:
    """Members in the order of their ids."""
    members = guild_of(call).members
    form = Form(dict(call.query))
    limit = form.root["limit"].integer(min=1, max=1000) or 1
    after = int(form.root["after"].snowflake() or 0)
    form.check()
    ids = sorted((int(user_id) for user_id in members), key=int)
    return Answer([members[str(user_id)] for user_id in ids if user_id > after][:limit])


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    """One member."""
    return Answer(guild_of(call).member(call.params["user_id"]))


@routes.add("PATCH", "/guilds/{guild_id}/members/@me")
@routes.add("PATCH", "/guilds/{guild_id}/members/{user_id}")
def edit_member(call: Call) -> Answer:
    """Change a member's nickname or roles."""
    server = guild_of(call)
    user_id = call.params.get("user_id", call.app.id)
    member = server.member(user_id)
    form = Form(call.object)
    nick = form.root["nick"].text(max=32)
    roles = [item.snowflake(required=True) or "" for item in form.root["roles"].array(max=250)]
    form.check()
    bits = in_guild(server, call.app.id)
    needed = [Permission.CHANGE_NICKNAME if user_id == call.app.id else Permission.MANAGE_NICKNAMES]
    if "roles" in form.root:
        needed = [Permission.MANAGE_ROLES] + (needed if "nick" in form.root else [])
    if not all(bits & permission for permission in needed):
        raise errors.missing_permissions()
    for role_id in roles:
        server.role(role_id)
    member.nick = (nick or None) if "nick" in form.root else member.nick
    member.roles = roles if "roles" in form.root else member.roles
    call.world.emit("GUILD_MEMBER_UPDATE", extended(member, guild_id=server.id), guild=server.id)
    return Answer(member)
