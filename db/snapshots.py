"""States as stored: zstd over the bytes that the caller gives."""

from __future__ import annotations

import threading

import zstandard

LEVEL = 3
# A compressor must not be shared by threads; making one costs more than using it.
_per_thread = threading.local()


def pack(state: bytes) -> bytes:
    """A state, small."""
    compressor = getattr(_per_thread, "compressor", None)
    if compressor is None:
        compressor = _per_thread.compressor = zstandard.ZstdCompressor(level=LEVEL)
    packed: bytes = compressor.compress(state)
    return packed


def unpack(data: bytes) -> bytes:
    """A state, as it was given."""
    return zstandard.ZstdDecompressor().decompress(data)
