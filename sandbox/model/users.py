"""Users, members, roles, and the people who sit at the sandbox."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field


class User(Struct, kw_only=True):
    """A user object."""

    id: str
    username: str
    discriminator: str = "0"
    global_name: str | None = None
    avatar: str | None = None
    bot: bool = False
    public_flags: int = 0
    flags: int = 0
    primary_guild: None = None


class Member(Struct, kw_only=True):
    """A guild member; `user` is left out inside messages, `permissions` is there in interactions only."""

    user: User | UnsetType = UNSET
    nick: str | None = None
    avatar: str | None = None
    banner: str | None = None
    roles: list[str] = field(default_factory=list)
    joined_at: str
    premium_since: str | None = None
    deaf: bool = False
    mute: bool = False
    flags: int = 0
    pending: bool = False
    communication_disabled_until: str | None = None
    permissions: str | UnsetType = UNSET


class RoleColors(Struct, kw_only=True):
    """A role's colour, or colours: two make a gradient, three a hologram."""

    primary_color: int = 0
    secondary_color: int | None = None
    tertiary_color: int | None = None


class Role(Struct, kw_only=True):
    """A role; the one with the guild's id is @everyone."""

    id: str
    name: str
    color: int = 0
    colors: RoleColors = field(default_factory=RoleColors)
    hoist: bool = False
    icon: str | None = None
    unicode_emoji: str | None = None
    position: int = 0
    permissions: str = "0"
    managed: bool = False
    mentionable: bool = False
    flags: int = 0


class Person(Struct, kw_only=True):
    """Somebody on the sandbox (a bot too), with settings that Discord keeps to itself."""

    user: User
    locale: str = "en-US"
    dms_open: bool = True
    read: dict[str, str] = field(default_factory=dict)
