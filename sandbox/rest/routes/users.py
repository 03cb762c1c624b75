"""Users, the bot's own application, direct messages, and where the gateway is."""

from __future__ import annotations

from typing import Any

from sandbox import errors, guilds
from sandbox.dms import open_dm, seen_by
from sandbox.model.commands import Application
from sandbox.model.payload import extended
from sandbox.model.servers import Server
from sandbox.model.users import User
from sandbox.permissions import in_guild
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.channels import guild_of
from sandbox.validation.form import Form
from sandbox.world import World

routes = Router()


def me(user: User) -> dict[str, Any]:
    """A bot's own user, with what only it may see."""
    return extended(user, verified=True, mfa_enabled=True, locale="en-US", flags=0, email=None)


@routes.add("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    """Who am I?"""
    return Answer(me(call.world.user(call.app.id)))


@routes.add("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    """Any user."""
    return Answer(call.world.user(call.params["user_id"]))


@routes.add("GET", "/users/@me/guilds")
def get_guilds(call: Call) -> Answer:
    """The guilds the bot is in."""
    return Answer([_own_guild(server, call.app.id) for server in call.world.servers_of(call.app.id)])


def _own_guild(server: Server, user_id: str) -> dict[str, Any]:
    guild, bits = server.guild, str(in_guild(server, user_id))
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": bits,
        "features": [],
    }


@routes.add("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Answer:
    """The bot leaves a guild."""
    guilds.remove_bot(call.world, guild_of(call), call.app.id)
    return NO_CONTENT


@routes.add("POST", "/users/@me/channels")
def create_dm(call: Call) -> Answer:
    """Open a direct message. That works even if the person refuses messages: only sending fails."""
    form = Form(call.object)
    recipient = form.root["recipient_id"].snowflake(required=True)
    form.check()
    if recipient is None or recipient == call.app.id:
        raise errors.cannot_message_user()
    call.world.user(recipient)
    return Answer(seen_by(open_dm(call.world, call.app.id, recipient), call.app.id))


def application(world: World, app: Application) -> dict[str, Any]:
    """An application as its bot sees it."""
    count = len(world.servers_of(app.id))
    return extended(
        app,
        type=None,
        flags_new=str(app.flags),
        team=None,
        tags=[],
        redirect_uris=[],
        interactions_endpoint_url=None,
        role_connections_verification_url=None,
        integration_types_config={"0": {}},
        approximate_guild_count=count,
        approximate_user_install_count=0,
        approximate_user_authorization_count=0,
        explicit_content_filter=0,
        eligible_oauth2_scopes=[],
    )


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def get_application(call: Call) -> Answer:
    """The bot's application."""
    return Answer(application(call.world, call.app))


@routes.add("GET", "/gateway", open=True)
def get_gateway(call: Call) -> Answer:
    """The gateway's address."""
    return Answer({"url": call.world.gateway_url})


@routes.add("GET", "/gateway/bot")
def get_gateway_bot(call: Call) -> Answer:
    """The gateway's address, and how many sessions may be started."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return Answer({"url": call.world.gateway_url, "shards": call.world.shards, "session_start_limit": limit})
