"""From `"/match new", game="xidit"` to Discord's nested options; names may be in the person's own language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.compose import Upload, Uploads
from sandbox.model import commands as kinds
from sandbox.model.commands import CHAT_INPUT, Command
from sandbox.people.options import GROUPS, Option
from sandbox.people.refusal import Refused

Definitions = list[dict[str, Any]]


def shown_name(thing: Command | dict[str, Any], locale: str) -> str:
    """A command's, option's or choice's name in somebody's language."""
    if isinstance(thing, Command):
        return (thing.name_localizations or {}).get(locale, thing.name)
    return str((thing.get("name_localizations") or {}).get(locale, thing["name"]))


def find_command(commands: Iterable[Command], text: str, locale: str) -> tuple[Command, list[str], Definitions]:
    """The command a text names, its groups and subcommand, and the options that these take."""
    words = text.removeprefix("/").split()
    known = [command for command in commands if command.type == CHAT_INPUT]
    command = next((found for found in known if words[0] in (found.name, shown_name(found, locale))), None)
    if command is None:
        listed = ", ".join(f"/{shown_name(found, locale)}" for found in known) or "none"
        raise Refused(f"there is no command /{words[0]} here; there are: {listed}")
    path: list[str] = []
    options = command.options
    for word in words[1:]:
        step = _named([option for option in options if option["type"] in GROUPS], word, locale)
        if step is None:
            raise Refused(f"{text!r}: there is no subcommand {word!r}")
        path.append(step["name"])
        options = step.get("options", [])
    return command, path, options


def nest(
    path: list[str],
    definitions: Definitions,
    options: dict[str, Any],
    focused: tuple[str, str] | None,
    uploads: Uploads,
    locale: str,
) -> list[Option]:
    """Options in Discord's shape, under their subcommand."""
    given = []
    for name, value in options.items():
        definition = _named(definitions, name, locale) or {"name": name, "type": kinds.STRING}
        given.append(Option(name=definition["name"], value=_value(definition["type"], value, uploads)))
    if focused is not None:
        definition = _named(definitions, focused[0], locale) or {"name": focused[0]}
        given.append(Option(name=definition["name"], value=focused[1], focused=True))
    for name in reversed(path):
        given = [Option(name=name, options=given)]
    return given


def _named(definitions: Definitions, name: str, locale: str) -> dict[str, Any] | None:
    return next((found for found in definitions if name in (found["name"], shown_name(found, locale))), None)


def _value(kind: int, value: Any, uploads: Uploads) -> Any:
    if kind == kinds.ATTACHMENT:
        key = str(len(uploads))
        uploads[key] = value if isinstance(value, Upload) else Upload("file.bin", value)
        return key
    if kind in (kinds.USER, kinds.CHANNEL, kinds.ROLE, kinds.MENTIONABLE):
        return str(getattr(value, "id", value))
    return value
