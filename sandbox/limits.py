"""Discord's published limits, and the sandbox's own bounds on what it keeps in memory."""

from __future__ import annotations

import msgspec

# Messages
CONTENT = 2_000
V2_TEXT = 4_000
V2_COMPONENTS = 40
ACTION_ROWS = 5
EMBEDS = 10
EMBED_TOTAL = 6_000
ATTACHMENTS = 10
ATTACHMENT_BYTES = 10 * 1024 * 1024
ATTACHMENT_DESCRIPTION = 1_024
PINS = 250
NONCE_SECONDS = 5 * 60.0
"""How long a nonce is remembered; Discord says "the past few minutes"."""

# Components
CUSTOM_ID = 100
BUTTONS_PER_ROW = 5
BUTTON_LABEL = 80
SELECT_OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
GALLERY_ITEMS = 10
SECTION_TEXTS = 3
MEDIA_DESCRIPTION = 1_024

# Modals
MODAL_TITLE = 45
MODAL_CHILDREN = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT = 4_000
TEXT_INPUT_PLACEHOLDER = 100
RADIO_OPTIONS = (2, 10)
CHECKBOX_OPTIONS = (1, 10)
FILE_UPLOADS = 10

# Application commands
COMMANDS = 100
CONTEXT_MENUS = 5
COMMAND_OPTIONS = 25
CHOICES = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_TOTAL = 8_000

# Interactions
ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0

# Guild
CHANNELS = 500
ROLES = 250
ACTIVE_THREADS = 1_000
CHANNEL_NAME = 100
AUTO_ARCHIVE = (60, 1_440, 4_320, 10_080)


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """How much the sandbox keeps; the oldest goes first. Unanswered interactions are never dropped."""

    messages_per_channel: int = 2_000
    threads: int = 2_000
    guilds_per_shard: int = 2_500
    people: int = 500
    answered_interactions: int = 2_000
    command_names: int = 10_000
    requests: int = 500
    request_body: int = 8 * 1024
    replay: int = 1_000
    sessions: int = 16
    cdn_bytes: int = 256 * 1024 * 1024
    refused_requests: int = 10_000
    unknown_routes: int = 100
    fault_rules: int = 100
    page_sockets: int = 64
    request_bytes: int = 110 * 1024 * 1024
