"""The world as it stands at the start: a guild, two channels, four people."""

from __future__ import annotations

from sandbox.model.channels import TEXT, Channel, Guild, Overwrite
from sandbox.model.users import Member, Person, Role, User
from sandbox.permissions import EVERYONE
from sandbox.world import World, stable_id

GUILD = "Slowtable"
CHANNELS = ("welcome", "games")
PEOPLE = (("Alice", "en-US"), ("Boris", "ru"), ("Oksana", "uk"), ("Dmytro", "uk"))


def build(world: World) -> None:
    """Fill an empty world. The same names always get the same ids, so that addresses stay valid."""
    guild_id = stable_id(f"guild {GUILD}")
    world.roles[guild_id] = Role(id=guild_id, name="@everyone", permissions=str(int(EVERYONE)))
    for name, locale in PEOPLE:
        add_person(world, name, locale, user_id=stable_id(f"person {name}"))
    owner_id = next(iter(world.people))
    world.guild = Guild(id=guild_id, name=GUILD, owner_id=owner_id)
    for name in CHANNELS:
        add_text_channel(world, name, channel_id=stable_id(f"channel {name}"))


def add_person(world: World, name: str, locale: str = "en-US", *, user_id: str | None = None) -> Member:
    """A new person, who joins the guild at once."""
    user = User(id=user_id or world.ids.next(), username=_username(world, name), global_name=name)
    member = Member(user=user, joined_at=world.clock.iso())
    world.people[user.id] = Person(user=user, locale=locale)
    world.members[user.id] = member
    world.emit("GUILD_MEMBER_ADD", member)
    return member


def add_text_channel(
    world: World,
    name: str,
    *,
    channel_id: str | None = None,
    topic: str | None = None,
    overwrites: list[Overwrite] | None = None,
) -> Channel:
    """A new text channel at the end of the list."""
    position = sum(channel.type == TEXT for channel in world.channels.values())
    channel = Channel(
        id=channel_id or world.ids.next(),
        type=TEXT,
        guild_id=world.guild.id,
        name=name,
        position=position,
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
