"""Application commands: registered, listed, changed, deleted; global and of the guild."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from sandbox import errors, limits
from sandbox.model.commands import CHAT_INPUT, Command
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.validation import commands as rules
from sandbox.validation.form import Form

routes = Router()
GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> str | None:
    """The guild of the path, None for global commands; 50001 for another bot's or guild's."""
    if call.params["application_id"] != call.app.id:
        raise errors.missing_access()
    guild_id = call.params.get("guild_id")
    if guild_id is not None and guild_id not in [server.id for server in call.world.servers_of(call.app.id)]:
        raise errors.missing_access()
    return guild_id


def _make(call: Call, guild_id: str | None, fields: dict[str, Any]) -> Command:
    """A command from checked fields; one of the same name keeps its id."""
    world = call.world
    old = world.commands.named(call.app.id, guild_id, fields["name"], fields["type"])
    return Command(
        id=old.id if old else world.ids.next(),
        application_id=call.app.id,
        version=world.ids.next(),
        guild_id=guild_id or UNSET,
        **fields,
    )


def _told(call: Call) -> None:
    call.world.emit("COMMANDS_UPDATE", {"commands": list(call.world.commands)})


@routes.add("GET", GLOBAL)
@routes.add("GET", GUILD)
def get_commands(call: Call) -> Answer:
    """All commands of a scope."""
    return Answer(list(call.world.commands.scope(call.app.id, _scope(call)).values()))


@routes.add("PUT", GLOBAL)
@routes.add("PUT", GUILD)
def put_commands(call: Call) -> Answer:
    """Replace all commands of a scope: what discord.py's sync does."""
    guild_id = _scope(call)
    if not isinstance(call.body, list):
        raise errors.invalid_json()
    form = Form(call.body)
    most = limits.COMMANDS + 2 * limits.CONTEXT_MENUS
    checked = [rules.command(item) for item in form.root.array(max=most)]
    form.check()
    names = [(fields["name"], fields["type"]) for fields in checked]
    for index, name in enumerate(names):
        if name in names[:index]:
            form.add(
                (str(index), "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
    form.check()
    if sum(kind == CHAT_INPUT for _, kind in names) > limits.COMMANDS:
        raise errors.maximum_commands()
    commands = [_make(call, guild_id, fields) for fields in checked]
    call.world.commands.replace_all(call.app.id, guild_id, commands)
    _told(call)
    return Answer(commands)


@routes.add("POST", GLOBAL)
@routes.add("POST", GUILD)
def create_command(call: Call) -> Answer:
    """Add a command, or replace the one of the same name."""
    guild_id = _scope(call)
    form = Form(call.object)
    fields = rules.command(form.root)
    form.check()
    command = _make(call, guild_id, fields)
    scope = call.world.commands.scope(call.app.id, guild_id)
    known = command.id in scope
    if not known and sum(kept.type == command.type for kept in scope.values()) >= limits.COMMANDS:
        raise errors.maximum_commands()
    call.world.commands.put(command)
    _told(call)
    return Answer(command, 200 if known else 201)


@routes.add("GET", GLOBAL + "/{command_id}")
@routes.add("GET", GUILD + "/{command_id}")
def get_command(call: Call) -> Answer:
    """One command."""
    return Answer(call.world.commands.get(call.app.id, _scope(call), call.params["command_id"]))


@routes.add("PATCH", GLOBAL + "/{command_id}")
@routes.add("PATCH", GUILD + "/{command_id}")
def edit_command(call: Call) -> Answer:
    """Change a command: what the body does not name stays."""
    guild_id = _scope(call)
    old = call.world.commands.get(call.app.id, guild_id, call.params["command_id"])
    kept = {name: getattr(old, name) for name in Command.__struct_fields__ if getattr(old, name) is not UNSET}
    form = Form({**kept, **call.object, "type": old.type})
    fields = rules.command(form.root)
    form.check()
    command = Command(
        id=old.id, application_id=call.app.id, version=call.world.ids.next(), guild_id=guild_id or UNSET, **fields
    )
    call.world.commands.put(command)
    _told(call)
    return Answer(command)


@routes.add("DELETE", GLOBAL + "/{command_id}")
@routes.add("DELETE", GUILD + "/{command_id}")
def delete_command(call: Call) -> Answer:
    """Delete a command."""
    guild_id = _scope(call)
    command = call.world.commands.get(call.app.id, guild_id, call.params["command_id"])
    del call.world.commands.scope(call.app.id, guild_id)[command.id]
    _told(call)
    return NO_CONTENT
