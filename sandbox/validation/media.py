"""Addresses of pictures and files: on the web, or of an attachment of the same message."""

from __future__ import annotations

import re
from typing import Any

from sandbox.model.messages import Attachment
from sandbox.validation.form import Field

ATTACHMENT = "attachment://"


def media_url(field: Field, *, required: bool = False, max: int = 2048, attachment: bool = False) -> str | None:  # noqa: A002
    """An http(s) address, or, where allowed, attachment://name."""
    url = field.text(max=max, required=required)
    if url is None:
        return None
    schemes = r"(https?|discord)://\S+" + (r"|attachment://\S+" if attachment else "")
    if not re.fullmatch(schemes, url):
        listed = "('http', 'https', 'attachment')" if attachment else "('http', 'https', 'discord')"
        field.fail(
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{url.partition(":")[0][:20]}" is not supported. Scheme must be one of {listed}.',
        )
    return url


def unfurled(field: Field, *, attachment_only: bool = False) -> dict[str, Any]:
    """An unfurled media item, as a bot sends it: its url."""
    if not field.object(required=True):
        return {}
    url = media_url(field["url"], required=True, attachment=True)
    if url and attachment_only and not url.startswith((ATTACHMENT, "http")):
        field["url"].fail("URL_TYPE_INVALID_SCHEME", "Only attachments can be used here")
    return {"url": url}


def media_of(component: dict[str, Any]) -> list[dict[str, Any]]:
    """The unfurled media items of one component."""
    holders = [component, *component.get("items", ())]
    return [holder[key] for holder in holders for key in ("media", "file") if key in holder]


def resolve(node: Any, attachments: list[Attachment], missing: list[str]) -> None:
    """Put the CDN's addresses where attachment:// stands, all the way down; names not found go to `missing`."""
    if isinstance(node, list):
        for item in node:
            resolve(item, attachments, missing)
    elif isinstance(node, dict):
        url = node.get("url")
        if isinstance(url, str) and url.startswith(ATTACHMENT):
            _fill(node, url.removeprefix(ATTACHMENT), attachments, missing)
        icon = node.get("icon_url")
        if isinstance(icon, str) and icon.startswith(ATTACHMENT):
            found = _named(icon.removeprefix(ATTACHMENT), attachments)
            node["icon_url"] = found.url if found else icon
        for value in node.values():
            resolve(value, attachments, missing)


def _fill(node: dict[str, Any], name: str, attachments: list[Attachment], missing: list[str]) -> None:
    found = _named(name, attachments)
    if found is None:
        missing.append(name)
        return
    node["url"], node["proxy_url"] = found.url, found.proxy_url
    node["content_type"] = found.content_type
    if isinstance(found.width, int):
        node["width"], node["height"] = found.width, found.height


def _named(name: str, attachments: list[Attachment]) -> Attachment | None:
    return next((attachment for attachment in attachments if attachment.filename == name), None)
