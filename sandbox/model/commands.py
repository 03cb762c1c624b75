"""Application commands and the applications that own them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from sandbox.model.users import User

CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND = 1, 2, 3

SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)


class Command(Struct, kw_only=True):
    """A registered application command; its options are kept as sent, after validation."""

    id: str
    application_id: str
    version: str
    type: int = CHAT_INPUT
    name: str
    name_localizations: dict[str, str] | None = None
    description: str = ""
    description_localizations: dict[str, str] | None = None
    options: list[dict[str, Any]] = field(default_factory=list)
    default_member_permissions: str | None = None
    dm_permission: bool = True
    contexts: list[int] | None = None
    integration_types: list[int] = field(default_factory=lambda: [0])
    nsfw: bool = False
    guild_id: str | UnsetType = UNSET


class Application(Struct, kw_only=True):
    """A bot's application. Its id is also its user's."""

    id: str
    name: str
    description: str = ""
    icon: str | None = None
    bot_public: bool = True
    bot_require_code_grant: bool = False
    verify_key: str = ""
    flags: int = 0
    owner: User
    bot: User | UnsetType = UNSET
