"""States as stored: zstd over the bytes that the caller gives, behind a checksum that any damage fails."""

from __future__ import annotations

import threading
from hashlib import blake2b

import zstandard

LEVEL = 3
VERSION = b"\x01"
"""Of this way of storing, in the first byte."""
DIGEST = 16
# A compressor must not be shared by threads; making one costs more than using it.
_per_thread = threading.local()


class Damaged(Exception):
    """What is stored is not what was written."""


def pack(state: bytes) -> bytes:
    """A state, small."""
    compressor = getattr(_per_thread, "compressor", None)
    if compressor is None:
        compressor = _per_thread.compressor = zstandard.ZstdCompressor(level=LEVEL)
    packed: bytes = compressor.compress(state)
    return VERSION + _digest(packed) + packed


def unpack(data: bytes) -> bytes:
    """A state, as it was given. Raises `Damaged` rather than giving another one."""
    if not sound(data):
        raise Damaged
    return zstandard.ZstdDecompressor().decompress(data[len(VERSION) + DIGEST :])


def sound(data: bytes) -> bool:
    """Whether it is what was written, to the last bit."""
    start = len(VERSION) + DIGEST
    return data[: len(VERSION)] == VERSION and data[len(VERSION) : start] == _digest(data[start:])


def _digest(packed: bytes) -> bytes:
    return blake2b(packed, digest_size=DIGEST).digest()
