"""From a request's body and files to a message: checked, with attachments on the CDN and links resolved."""

from __future__ import annotations

import copy
from typing import Any

from msgspec import UNSET, Struct

from sandbox import errors, limits, messages
from sandbox.cdn import File, content_type, image_size, safe_filename
from sandbox.model.messages import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Message,
)
from sandbox.validation import components as layout
from sandbox.validation.embeds import embeds
from sandbox.validation.form import Field, Form
from sandbox.validation.media import media_of, resolve
from sandbox.world import World

AMENDABLE = ["flags", "content", "embeds", "components", "attachments", "mentions", "mention_roles", "mention_everyone"]
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


class Upload(Struct, frozen=True):
    """A file that came with a request, under its index."""

    filename: str
    data: bytes


Uploads = dict[str, Upload]


def fill(world: World, message: Message, body: dict[str, Any], uploads: Uploads, *, path: str = "") -> None:
    """Write a new message's content into it. `path` is where the body lies in the request ("data", say)."""
    form, field = _form(body, path)
    message.flags |= (field["flags"].integer(min=0) or 0) & SETTABLE
    message.tts = field["tts"].boolean()
    if nonce := field["nonce"].text(max=25):
        message.nonce = nonce
    _write(world, message, form, field, uploads, keep=[])


def amend(world: World, message: Message, body: dict[str, Any], uploads: Uploads, *, path: str = "") -> None:
    """Change a message as an edit asks: what the body does not name stays; listed attachments are kept."""
    form, field = _form(body, path)
    draft = copy.copy(message)  # a refused edit changes nothing
    flags = field["flags"].integer(min=0)
    if flags is not None:  # V2 can be put on a message, never taken off; ephemeral stays what it was
        draft.flags = message.flags & ~SUPPRESS_EMBEDS | flags & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    keep = message.attachments
    if "attachments" in field:
        ids = {str(item.value.get("id")) for item in field["attachments"].array(max=99) if item.object()}
        keep = [attachment for attachment in message.attachments if attachment.id in ids]
    _write(world, draft, form, field, uploads, keep=keep)
    for attachment in message.attachments:
        if attachment not in draft.attachments:
            world.cdn.retire(attachment.id)
    for name in AMENDABLE:
        setattr(message, name, getattr(draft, name))


def _form(body: dict[str, Any], path: str) -> tuple[Form, Field]:
    form = Form({path: body} if path else body)
    field = form.root[path] if path else form.root
    field.object(required=True)
    form.check()
    return form, field


def _write(
    world: World, message: Message, form: Form, field: Field, uploads: Uploads, *, keep: list[Attachment]
) -> None:
    v2 = bool(message.flags & COMPONENTS_V2)
    content, cards, tree = message.content, message.embeds, message.components
    if "content" in field:
        content = field["content"].text(max=limits.CONTENT) or ""
    if "embeds" in field:
        cards = embeds(field["embeds"])
    if "components" in field:
        tree = layout.components(field["components"], v2=v2)
    if v2:
        _no_legacy_fields(field, content, cards)
    described = _described(field)
    if len(keep) + len(uploads) > limits.ATTACHMENTS:
        field["attachments"].fail("BASE_TYPE_MAX_LENGTH", f"Must be {limits.ATTACHMENTS} or fewer in length.")
    form.check()
    if not (content or cards or tree or keep or uploads):
        raise errors.empty_message()
    attachments = [*keep, *(store(world, message.channel_id, up, described.get(key)) for key, up in uploads.items())]
    _keep_descriptions(field, keep)
    missing: list[str] = []
    resolve(tree, attachments, missing)
    resolve(cards, attachments, [])  # an embed whose picture is missing is shown without it
    if missing:
        world.drop_files([attachment for attachment in attachments if attachment not in keep])
        field["components"].fail(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The specified attachment was not found: {', '.join(missing)}",
        )
        form.check()
    _identify(world, tree, attachments)
    message.content, message.embeds, message.components = content, cards, tree
    message.attachments = attachments
    text = f"{content}\n{layout.text_of(tree)}" if v2 else content
    messages.mention(world, message, text, field["allowed_mentions"].value)


def _no_legacy_fields(field: Field, content: str, cards: list[dict[str, Any]]) -> None:
    for name, value in (("content", content), ("embeds", cards), ("poll", field["poll"].value)):
        if value:
            field[name].fail(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _described(field: Field) -> dict[str, str | None]:
    if field["allowed_mentions"].object():
        for key in ("parse", "users", "roles"):
            field["allowed_mentions"][key].array(max=100)
    return {
        str(item.value.get("id")): item["description"].text(max=limits.ATTACHMENT_DESCRIPTION)
        for item in field["attachments"].array(max=99)
        if item.object(required=True)
    }


def _keep_descriptions(field: Field, keep: list[Attachment]) -> None:
    described = _described(field)
    for attachment in keep:
        if text := described.get(attachment.id):
            attachment.description = text


def store(world: World, channel_id: str, upload: Upload, description: str | None = None) -> Attachment:
    """Put a file on the CDN."""
    attachment_id = world.ids.next()
    filename = safe_filename(upload.filename)
    kind = content_type(filename, upload.data)
    world.cdn.put(attachment_id, File(channel_id, filename, kind, upload.data))
    url = f"{world.cdn_base}/attachments/{channel_id}/{attachment_id}/{filename}"
    attachment = Attachment(
        id=attachment_id,
        filename=filename,
        size=len(upload.data),
        url=url,
        proxy_url=url,
        content_type=kind,
        description=description or UNSET,
    )
    if kind.startswith("image/") and (size := image_size(upload.data)):
        attachment.width, attachment.height = size
    return attachment


def _identify(world: World, tree: list[dict[str, Any]], attachments: list[Attachment]) -> None:
    """Pictures and files in components get ids; a file's component tells its name and size."""
    by_url = {attachment.url: attachment for attachment in attachments}
    for item in layout.walk(tree):
        for medium in media_of(item):
            found = by_url.get(medium["url"])
            medium.setdefault("id", world.ids.next())
            medium.setdefault("proxy_url", medium["url"])
            if found is not None:
                medium["attachment_id"] = found.id
        if item.get("type") == layout.FILE:
            shown = by_url.get(item["file"]["url"])
            item["name"], item["size"] = (shown.filename, shown.size) if shown else (None, None)
