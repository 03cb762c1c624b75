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
    guild_of(call)
    world = call.world
    counts = {"approximate_member_count": len(world.members), "approximate_presence_count": len(world.members)}
    return Answer(extended(world.guild, roles=list(world.roles.values()), **counts))


@routes.add("GET", "/guilds/{guild_id}/members")
def get_members(call: Call) -> Answer:
    """Members in the order of their ids."""
    guild_of(call)
    form = Form(dict(call.query))
    limit = form.root["limit"].integer(min=1, max=1000) or 1
    after = int(form.root["after"].snowflake() or 0)
    form.check()
    ids = sorted((int(user_id) for user_id in call.world.members), key=int)
    return Answer([call.world.members[str(user_id)] for user_id in ids if user_id > after][:limit])


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    """One member."""
    guild_of(call)
    return Answer(call.world.member(call.params["user_id"]))


@routes.add("PATCH", "/guilds/{guild_id}/members/@me")
@routes.add("PATCH", "/guilds/{guild_id}/members/{user_id}")
def edit_member(call: Call) -> Answer:
    """Change a member's nickname or roles."""
    guild_of(call)
    user_id = call.params.get("user_id", call.app.id)
    member = call.world.member(user_id)
    form = Form(call.object)
    nick = form.root["nick"].text(max=32)
    roles = [item.snowflake(required=True) or "" for item in form.root["roles"].array(max=250)]
    form.check()
    bits = in_guild(call.world, call.app.id)
    needed = [Permission.CHANGE_NICKNAME if user_id == call.app.id else Permission.MANAGE_NICKNAMES]
    if "roles" in form.root:
        needed = [Permission.MANAGE_ROLES] + (needed if "nick" in form.root else [])
    if not all(bits & permission for permission in needed):
        raise errors.missing_permissions()
    for role_id in roles:
        call.world.role(role_id)
    member.nick = (nick or None) if "nick" in form.root else member.nick
    member.roles = roles if "roles" in form.root else member.roles
    call.world.emit("GUILD_MEMBER_UPDATE", extended(member, guild_id=call.world.guild.id))
    return Answer(member)
