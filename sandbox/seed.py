"""The world as it stands at the start: a guild, two channels, four people."""

from __future__ import annotations

from sandbox import guilds
from sandbox.model.channels import TEXT, Channel, Overwrite
from sandbox.model.servers import Server
from sandbox.model.users import Member, Person, User
from sandbox.world import World, stable_id

GUILD = "Slowtable"
CHANNELS = ("welcome", "games")
PEOPLE = (("Alice", "en-US"), ("Boris", "ru"), ("Oksana", "uk"), ("Dmytro", "uk"))


def build(world: World) -> None:
    """Fill an empty world. The same names always get the same ids, so that addresses stay valid."""
    people = [_new_person(world, name, locale, stable_id(f"person {name}")) for name, locale in PEOPLE]
    server = guilds.create(world, GUILD, people[0], guild_id=stable_id(f"guild {GUILD}"))
    for person in people:
        guilds.join(world, server, person)
    for name in CHANNELS:
        add_text_channel(world, server, name, channel_id=stable_id(f"channel {name}"))


def add_guild(world: World, name: str, people: list[Person], *, bots_join: bool = True) -> Server:
    """Another guild with the same channels; its owner is the first of its people."""
    server = guilds.create(world, name, people[0], guild_id=stable_id(f"guild {name}"), bots_join=bots_join)
    for person in people:
        guilds.join(world, server, person)
    for channel in CHANNELS:
        add_text_channel(world, server, channel)
    if bots_join:
        for application in world.apps.values():
            guilds.invite(world, server, application)
    return server


def add_person(world: World, name: str, locale: str = "en-US") -> Member:
    """A new person, who joins the first guild at once."""
    return guilds.join(world, world.home, _new_person(world, name, locale, world.ids.next()))


def _new_person(world: World, name: str, locale: str, user_id: str) -> Person:
    user = User(id=user_id, username=_username(world, name), global_name=name)
    person = world.people[user.id] = Person(user=user, locale=locale)
    return person


def add_text_channel(
    world: World,
    server: Server,
    name: str,
    *,
    channel_id: str | None = None,
    topic: str | None = None,
    overwrites: list[Overwrite] | None = None,
) -> Channel:
    """A new text channel at the end of a guild's list."""
    channel = Channel(
        id=channel_id or world.ids.next(),
        type=TEXT,
        guild_id=server.id,
        name=name,
        position=sum(channel.type == TEXT for channel in world.channels_of(server)),
        parent_id=None,
        topic=topic,
        nsfw=False,
        rate_limit_per_user=0,
        permission_overwrites=overwrites or [],
        last_pin_timestamp=None,
    )
    world.channels[channel.id] = channel
    world.emit("CHANNEL_CREATE", channel, channel)
    return channel


def _username(world: World, name: str) -> str:
    base = "".join(letter for letter in name.lower() if letter.isalnum() or letter in "._")[:28] or "person"
    taken = {person.user.username for person in world.people.values()}
    number = 1
    while (username := base if number == 1 else f"{base}{number}") in taken:
        number += 1
    return username
