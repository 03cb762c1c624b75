"""How frames are sent: as text, each compressed by itself, or as one compressed stream over the whole connection."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

import zstandard
from aiohttp import WSMsgType

LARGE = 1024
"""From this size on a frame is compressed for a client that asked for compressed payloads."""


class Packed(NamedTuple):
    """A frame as it goes over the wire."""

    data: bytes
    kind: WSMsgType


Packer = Callable[[bytes], Packed]


def plain(frame: bytes) -> Packed:
    """Text as it is."""
    return Packed(frame, WSMsgType.TEXT)


def payload(frame: bytes) -> Packed:
    """Payload compression (`compress` in IDENTIFY): large frames are zlib, each by itself."""
    return Packed(zlib.compress(frame, 1), WSMsgType.BINARY) if len(frame) >= LARGE else plain(frame)


def _zlib_stream() -> Packer:
    stream = zlib.compressobj(1)
    return lambda frame: Packed(stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH), WSMsgType.BINARY)


def _zstd_stream() -> Packer:
    stream = zstandard.ZstdCompressor(level=1).compressobj()
    flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda frame: Packed(stream.compress(frame) + stream.flush(flush), WSMsgType.BINARY)


def transport(asked: str | None) -> Packer:
    """Transport compression, as the gateway's address asks for it (`?compress=`)."""
    streams = {"zlib-stream": _zlib_stream, "zstd-stream": _zstd_stream}
    return streams[asked]() if asked in streams else plain
