"""Messages, their attachments, and where they came from."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from sandbox.model.channels import Channel
from sandbox.model.users import User

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

DEFAULT, PINS_ADD, THREAD_CREATED, REPLY, CHAT_INPUT_COMMAND = 0, 6, 18, 19, 20
THREAD_STARTER, CONTEXT_MENU_COMMAND = 21, 23


class Attachment(Struct, kw_only=True):
    """A file of a message."""

    id: str
    filename: str
    size: int
    url: str
    proxy_url: str
    content_type: str
    description: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    width: int | UnsetType | None = UNSET
    height: int | UnsetType | None = UNSET
    ephemeral: bool | UnsetType = UNSET


class InteractionMetadata(Struct, kw_only=True):
    """Whose interaction a message answers."""

    id: str
    type: int
    user: User
    authorizing_integration_owners: dict[str, str] = field(default_factory=dict)
    interacted_message_id: str | UnsetType = UNSET
    triggering_interaction_metadata: InteractionMetadata | UnsetType = UNSET
    target_user: User | UnsetType = UNSET
    target_message_id: str | UnsetType = UNSET


class MessageReference(Struct, kw_only=True):
    """Which message a reply, a pin notice or a thread starter points to."""

    channel_id: str
    message_id: str | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET
    type: int = 0


class Message(Struct, kw_only=True):
    """A message object."""

    id: str
    channel_id: str
    author: User
    content: str = ""
    timestamp: str
    edited_timestamp: str | None = None
    tts: bool = False
    mention_everyone: bool = False
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    pinned: bool = False
    type: int = DEFAULT
    flags: int = 0
    nonce: str | UnsetType = UNSET
    application_id: str | UnsetType = UNSET
    webhook_id: str | UnsetType = UNSET
    interaction_metadata: InteractionMetadata | UnsetType = UNSET
    message_reference: MessageReference | UnsetType = UNSET
    referenced_message: Message | UnsetType | None = UNSET
    thread: Channel | UnsetType = UNSET
    position: int | UnsetType = UNSET

    @property
    def ephemeral(self) -> bool:
        """Seen by one person alone."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """A deferred reply: the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def viewer(self) -> str | None:
        """The one person who sees an ephemeral message; None if it is for all."""
        if self.ephemeral and self.interaction_metadata is not UNSET:
            return self.interaction_metadata.user.id
        return None

    def visible_to(self, user_id: str) -> bool:
        """Whether this person sees it, provided they see its channel."""
        return not self.ephemeral or self.viewer == user_id
