"""Messages and modals as a person sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from sandbox.interactions import Interaction
from sandbox.model.messages import Attachment, Message
from sandbox.people.forms import inputs
from sandbox.validation.components import text_of, walk
from sandbox.validation.controls import BUTTON, SELECTS
from sandbox.world import World


@dataclass(frozen=True)
class Button:
    """A button of a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True)
class Select:
    """A select menu of a message."""

    custom_id: str
    placeholder: str
    options: list[dict[str, Any]]
    min_values: int
    max_values: int
    disabled: bool

    @property
    def labels(self) -> list[str]:
        """The options' labels, as offered."""
        return [option["label"] for option in self.options]

    @property
    def chosen(self) -> list[str]:
        """The values marked as default."""
        return [option["value"] for option in self.options if option.get("default")]


@dataclass(frozen=True)
class SeenAttachment:
    """A file of a message."""

    filename: str
    description: str
    content_type: str
    size: tuple[int, int] | None
    url: str
    data: bytes


@dataclass(frozen=True)
class Modal:
    """A modal that a bot opened for somebody."""

    interaction: Interaction

    @property
    def title(self) -> str:
        """Its title."""
        return str(self._data["title"])

    @property
    def custom_id(self) -> str:
        """Its custom_id."""
        return str(self._data["custom_id"])

    @property
    def inputs(self) -> dict[str, dict[str, Any]]:
        """Its inputs by label (or custom_id, if they have none)."""
        labels = {
            child["component"]["custom_id"]: child["label"]
            for child in self._data["components"]
            if "component" in child
        }
        return {
            labels.get(item["custom_id"]) or item.get("label") or item["custom_id"]: item for item in inputs(self._data)
        }

    @property
    def text(self) -> str:
        """Its text displays."""
        return text_of(self._data["components"])

    @property
    def _data(self) -> dict[str, Any]:
        assert self.interaction.modal is not None
        return self.interaction.modal


class Seen:
    """A message on somebody's screen. It is live: an edit shows."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self.message = message

    def __repr__(self) -> str:
        return f"<Seen {self.author}: {self.text!r} {[button.label for button in self.buttons]}>"

    @property
    def id(self) -> str:
        """The message's id."""
        return self.message.id

    @property
    def author(self) -> str:
        """Who wrote it."""
        return self.message.author.global_name or self.message.author.username

    @property
    def channel(self) -> str:
        """The channel's name; empty for a direct message."""
        name = self._world.channel(self.message.channel_id).name
        return "" if name is UNSET else name

    @property
    def text(self) -> str:
        """All text: content, embeds' titles and descriptions, text displays."""
        parts = [self.message.content]
        for embed in self.message.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{field['name']}: {field['value']}" for field in embed.get("fields", ())]
        parts.append(text_of(self.message.components))
        return "\n".join(part for part in parts if part)

    @property
    def components(self) -> list[dict[str, Any]]:
        """All components, nested ones too, from top to bottom."""
        return list(walk(self.message.components))

    @property
    def buttons(self) -> list[Button]:
        """All buttons."""
        return [
            Button(
                label=item.get("label") or (item.get("emoji") or {}).get("name", ""),
                custom_id=item.get("custom_id"),
                style=item["style"],
                disabled=bool(item.get("disabled")),
                url=item.get("url"),
            )
            for item in self.components
            if item["type"] == BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """All select menus."""
        return [
            Select(
                custom_id=item["custom_id"],
                placeholder=item.get("placeholder", ""),
                options=item.get("options", []),
                min_values=item["min_values"],
                max_values=item["max_values"],
                disabled=bool(item.get("disabled")),
            )
            for item in self.components
            if item["type"] in SELECTS
        ]

    @property
    def attachments(self) -> list[SeenAttachment]:
        """All files, with their bytes."""
        return [self._attachment(item) for item in self.message.attachments]

    @property
    def ephemeral(self) -> bool:
        """Seen by one person alone."""
        return self.message.ephemeral

    @property
    def mentions(self) -> list[str]:
        """The names of those who are pinged."""
        return [user.global_name or user.username for user in self.message.mentions]

    def _attachment(self, item: Attachment) -> SeenAttachment:
        file = self._world.cdn.get(item.id)
        size = (item.width, item.height) if isinstance(item.width, int) and isinstance(item.height, int) else None
        return SeenAttachment(
            filename=item.filename,
            description="" if item.description is UNSET else item.description,
            content_type=item.content_type,
            size=size,
            url=item.url,
            data=file.data if file else b"",
        )
