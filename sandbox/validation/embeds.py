"""Embeds and their limits."""

from __future__ import annotations

from typing import Any

from sandbox import limits
from sandbox.validation.form import Field, compact
from sandbox.validation.media import media_url


def embeds(field: Field) -> list[dict[str, Any]]:
    """Up to ten embeds, 6,000 characters in all."""
    result = [_embed(item) for item in field.array(max=limits.EMBEDS) if item.object(required=True)]
    if sum(_length(embed) for embed in result) > limits.EMBED_TOTAL:
        field.fail("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}")
    return result


def _embed(field: Field) -> dict[str, Any]:
    return compact(
        type="rich",
        title=field["title"].text(max=256),
        description=field["description"].text(max=4096),
        url=media_url(field["url"]),
        timestamp=field["timestamp"].text(max=64),
        color=field["color"].integer(min=0, max=0xFFFFFF),
        footer=_footer(field["footer"]),
        image=_image(field["image"]),
        thumbnail=_image(field["thumbnail"]),
        author=_author(field["author"]),
        fields=[_field(item) for item in field["fields"].array(max=25) if item.object(required=True)] or None,
    )


def _footer(field: Field) -> dict[str, Any] | None:
    if not field.object():
        return None
    return compact(
        text=field["text"].text(max=2048, required=True),
        icon_url=media_url(field["icon_url"], attachment=True),
    )


def _author(field: Field) -> dict[str, Any] | None:
    if not field.object():
        return None
    return compact(
        name=field["name"].text(min=1, max=256, required=True),
        url=media_url(field["url"]),
        icon_url=media_url(field["icon_url"], attachment=True),
    )


def _image(field: Field) -> dict[str, Any] | None:
    if not field.object():
        return None
    url = media_url(field["url"], required=True, attachment=True)
    return compact(url=url, proxy_url=url)


def _field(field: Field) -> dict[str, Any]:
    return compact(
        name=field["name"].text(min=1, max=256, required=True),
        value=field["value"].text(min=1, max=1024, required=True),
        inline=field["inline"].boolean(),
    )


def _length(embed: dict[str, Any]) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    for field in embed.get("fields", ()):
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)
