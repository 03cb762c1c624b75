"""The world in a file, so that a demonstration survives a restart."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, field

from sandbox.events import Event
from sandbox.model.channels import Channel, ThreadMember
from sandbox.model.commands import Application, Command
from sandbox.model.messages import EPHEMERAL, LOADING, Message
from sandbox.model.servers import Server
from sandbox.model.users import Person
from sandbox.world import World

DELAY = 2.0
"""Seconds from a change until it is written; what changes meanwhile is written with it."""
PASSING = frozenset(
    ["REQUEST", "CLOCK", "TYPING_START", "INTERACTION_CREATE", "INTERACTION_DONE", "INTERACTION_FAILED", "FAULTS"]
)
"""Events that change nothing worth keeping."""


class Snapshot(Struct, kw_only=True):
    """All that is kept."""

    version: int = 2
    cdn_base: str
    clock_offset: float
    servers: dict[str, Server]
    people: dict[str, Person]
    channels: dict[str, Channel]
    thread_members: dict[str, dict[str, ThreadMember]]
    messages: dict[str, dict[str, Message]]
    apps: dict[str, Application]
    commands: list[Command]
    command_names: dict[str, str] = field(default_factory=dict)


class Saved:
    """A save file, and the folder beside it with attachments."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.delay = DELAY
        self._world: World | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.files = path.with_name(path.name + ".files")

    def load(self, world: World) -> bool:
        """Fill the world from the file; False if there is none."""
        if not self._path.is_file():
            return False
        raw = self._path.read_bytes()
        base = msgspec.json.decode(raw, type=_Base).cdn_base
        kept = msgspec.json.decode(raw.replace(base.encode(), world.cdn_base.encode()))
        if "guild" in kept:  # a file from when there was one guild only
            kept["servers"] = {kept["guild"]["id"]: {name: kept[name] for name in ("guild", "roles", "members")}}
        snapshot = msgspec.convert(kept, Snapshot)
        for name in ("servers", "people", "channels", "thread_members", "apps"):
            setattr(world, name, getattr(snapshot, name))
        world.messages = {
            channel_id: {key: message for key, message in kept.items() if not message.flags & (EPHEMERAL | LOADING)}
            for channel_id, kept in snapshot.messages.items()
        }
        world.clock.offset = snapshot.clock_offset
        world.interactions.commands = snapshot.command_names
        for command in snapshot.commands:
            world.commands.put(command)
        for kept in world.messages.values():
            for message in kept.values():
                world.ids.after(message.id)
                if message.thread is not UNSET:  # the thread itself, not a copy
                    message.thread = world.channels.get(message.id, UNSET)
                for file in message.attachments:
                    world.cdn.restore(file.id, message.channel_id, file.filename, file.content_type)
        return True

    def follow(self, world: World) -> None:
        """Write the file a little after every change."""
        self._world = world
        world.bus.listen(self._on_event)

    def close(self) -> None:
        """Write what is not written yet."""
        if self._timer is not None:
            self._timer.cancel()
        self._write()

    def _on_event(self, event: Event) -> None:
        if self._timer is None and event.name not in PASSING:
            self._timer = asyncio.get_running_loop().call_later(self.delay, self._write)

    def _write(self) -> None:
        self._timer = None
        world = self._world
        if world is None:
            return
        snapshot = Snapshot(
            cdn_base=world.cdn_base,
            clock_offset=world.clock.offset,
            servers=world.servers,
            people=world.people,
            channels=world.channels,
            thread_members=world.thread_members,
            messages=world.messages,
            apps=world.apps,
            commands=list(world.commands),
            command_names=world.interactions.commands,
        )
        fresh = self._path.with_name(self._path.name + ".new")
        with contextlib.suppress(FileNotFoundError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.encode(snapshot))
            fresh.replace(self._path)


class _Base(Struct):
    cdn_base: str
