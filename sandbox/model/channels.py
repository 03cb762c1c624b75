"""Channels: text channels, threads, and direct messages; and the guild."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from sandbox.model.users import User

TEXT, DM, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 4, 11, 12


class Overwrite(Struct, kw_only=True):
    """Permissions of a role (type 0) or member (type 1) in one channel."""

    id: str
    type: int
    allow: str = "0"
    deny: str = "0"


class ThreadMetadata(Struct, kw_only=True):
    """What only threads have."""

    archived: bool = False
    auto_archive_duration: int = 1440
    archive_timestamp: str
    locked: bool = False
    invitable: bool = True
    create_timestamp: str


class ThreadMember(Struct, kw_only=True):
    """Somebody's place in a thread."""

    id: str
    user_id: str
    join_timestamp: str
    flags: int = 0


class Channel(Struct, kw_only=True):
    """A channel of any kind; fields that its kind does not have stay unset."""

    id: str
    type: int
    last_message_id: str | None = None
    flags: int = 0
    guild_id: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    position: int | UnsetType = UNSET
    parent_id: str | UnsetType | None = UNSET
    topic: str | UnsetType | None = UNSET
    nsfw: bool | UnsetType = UNSET
    rate_limit_per_user: int | UnsetType = UNSET
    permission_overwrites: list[Overwrite] | UnsetType = UNSET
    last_pin_timestamp: str | UnsetType | None = UNSET
    owner_id: str | UnsetType = UNSET
    message_count: int | UnsetType = UNSET
    total_message_sent: int | UnsetType = UNSET
    member_count: int | UnsetType = UNSET
    thread_metadata: ThreadMetadata | UnsetType = UNSET
    recipients: list[User] | UnsetType = UNSET

    @property
    def is_thread(self) -> bool:
        """A thread, public or private."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """A conversation of two."""
        return self.type == DM

    @property
    def metadata(self) -> ThreadMetadata:
        """A thread's metadata."""
        assert self.thread_metadata is not UNSET, "only threads have metadata"
        return self.thread_metadata

    def has(self, user_id: str) -> bool:
        """Whether this direct message is `user_id`'s."""
        return self.recipients is not UNSET and any(user.id == user_id for user in self.recipients)


class Guild(Struct, kw_only=True):
    """The guild itself, without what hangs on it."""

    id: str
    name: str
    owner_id: str
    icon: str | None = None
    description: str | None = None
    preferred_locale: str = "en-US"
    features: list[str] = field(default_factory=list)
    verification_level: int = 0
    default_message_notifications: int = 1
    explicit_content_filter: int = 0
    mfa_level: int = 0
    nsfw_level: int = 0
    premium_tier: int = 0
    premium_subscription_count: int = 0
    system_channel_id: str | None = None
    system_channel_flags: int = 0
    rules_channel_id: str | None = None
    afk_channel_id: str | None = None
    afk_timeout: int = 300
    emojis: list[str] = field(default_factory=list)
    stickers: list[str] = field(default_factory=list)
    max_members: int = 500_000
    vanity_url_code: str | None = None
    banner: str | None = None
    splash: str | None = None
    discovery_splash: str | None = None
    home_header: str | None = None
    application_id: str | None = None
    region: str = "deprecated"
    widget_enabled: bool = False
    widget_channel_id: str | None = None
    max_presences: int | None = None
    max_stage_video_channel_users: int = 50
    max_video_channel_users: int = 25
    safety_alerts_channel_id: str | None = None
    public_updates_channel_id: str | None = None
    premium_progress_bar_enabled: bool = False
    nsfw: bool = False
    incidents_data: None = None
