"""PNG of a picture with a palette.

A board is drawn once and loaded by everybody at the table, mostly on phones: so it is compressed well rather than
quickly. Measured on map pages, ISA-L would spare 20 of 35 milliseconds of a worker and cost a fifth more bytes; zlib's
last level takes five times as long for a twentieth fewer.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image

LEVEL = 6
"""Of zlib's 0 to 9."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3


def write(picture: Image.Image) -> bytes:
    """A picture with a palette as a PNG."""
    header = struct.pack(">IIBBBBB", *picture.size, BITS, INDEXED, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(picture.getpalette() or [])),
            _chunk(b"IDAT", zlib.compress(_rows(picture), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _rows(picture: Image.Image) -> bytes:
    """The pixels as PNG has them: each row begins with the number of its filter, which is none."""
    filtered = Image.new("P", (picture.width + 1, picture.height))
    filtered.paste(picture, (1, 0))
    return filtered.tobytes()


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
