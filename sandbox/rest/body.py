"""Reading a request's body: JSON, or multipart with `payload_json` and `files[n]`."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from sandbox import errors, limits
from sandbox.compose import Upload, Uploads

FILE_FIELD = re.compile(r"files\[(\d{1,2})\]")
JSON_BYTES = 1024 * 1024


async def read(request: web.Request, max_bytes: int) -> tuple[Any, Uploads, bytes]:
    """The JSON body, the files by index, and the JSON as it came (for the request log)."""
    if not request.body_exists:
        return None, {}, b""
    if request.content_type.startswith("multipart/"):
        return await _multipart(request, max_bytes)
    raw = await _limited(request, JSON_BYTES)
    return parse(raw), {}, raw


def parse(raw: bytes) -> Any:
    """JSON, or 50109."""
    if not raw:
        return None
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise errors.invalid_json() from None


async def _limited(request: web.Request, most: int) -> bytes:
    if (request.content_length or 0) > most:
        raise errors.too_large()
    chunks, size = [], 0
    async for chunk in request.content.iter_chunked(64 * 1024):
        size += len(chunk)
        if size > most:
            raise errors.too_large()
        chunks.append(chunk)
    return b"".join(chunks)


async def _multipart(request: web.Request, max_bytes: int) -> tuple[Any, Uploads, bytes]:
    if (request.content_length or 0) > max_bytes:
        raise errors.too_large()
    raw, uploads, oversized, left = b"", {}, False, max_bytes
    try:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not isinstance(part, BodyPartReader):
                raise errors.invalid_json()
            is_json = part.name == "payload_json"
            data, size = await _part(part, JSON_BYTES if is_json else limits.ATTACHMENT_BYTES, left)
            left -= size
            if data is None:
                oversized = True  # the rest is read all the same, else the client sees a broken pipe
            elif is_json:
                raw = data
            elif match := FILE_FIELD.fullmatch(part.name or ""):
                uploads[str(int(match[1]))] = Upload(part.filename or "unknown", data)
    except ValueError:  # aiohttp's word for broken multipart
        raise errors.invalid_json() from None
    if oversized:
        raise errors.too_large()
    return parse(raw) or {}, dict(sorted(uploads.items())), raw


async def _part(part: BodyPartReader, most: int, left: int) -> tuple[bytes | None, int]:
    chunks, size = [], 0
    while chunk := await part.read_chunk(256 * 1024):
        size += len(chunk)
        if size > left:
            raise errors.too_large()
        if size <= most:
            chunks.append(chunk)
    return (b"".join(chunks) if size <= most else None), size
