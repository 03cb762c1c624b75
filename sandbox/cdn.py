"""The CDN's shelves: bytes of attachments, bounded, the oldest thrown out first."""

from __future__ import annotations

import io
import mimetypes
import re
import warnings
from pathlib import Path

from msgspec import Struct
from PIL import Image

LINGERING = 64
"""How many files that edits replaced can still be had: a browser on a busy machine may be that many boards behind."""
INLINE_TYPES = {"image/png", "image/jpeg", "image/gif", "image/webp"}
"""Only these are shown in a browser; everything else is a download, so that no file can act as a page."""


class File(Struct, frozen=True):
    """A stored file."""

    channel_id: str
    filename: str
    content_type: str
    data: bytes


class Cdn:
    """Files by attachment id. With a folder they are on disk as well, to survive a restart."""

    def __init__(self, max_bytes: int, folder: Path | None = None) -> None:
        self._files: dict[str, File] = {}
        self._lingering: dict[str, File] = {}
        self._max_bytes = max_bytes
        self._folder = folder
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._files)

    def put(self, attachment_id: str, file: File) -> None:
        """Store a file, and make room for it."""
        self._files[attachment_id] = file
        self.bytes += len(file.data)
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._path(attachment_id).write_bytes(file.data)
        while self.bytes > self._max_bytes and len(self._files) > 1:
            self.drop(next(iter(self._files)))

    def get(self, attachment_id: str) -> File | None:
        """A stored file, or one that was taken down a moment ago."""
        return self._files.get(attachment_id) or self._lingering.get(attachment_id)

    def drop(self, attachment_id: str) -> None:
        """Forget a file."""
        file = self._files.pop(attachment_id, None)
        if file is not None:
            self.bytes -= len(file.data)
            if self._folder is not None:
                self._path(attachment_id).unlink(missing_ok=True)

    def retire(self, attachment_id: str) -> None:
        """Take down a file that an edit replaced. As on Discord it can be had for a while longer: a browser may be
        just about to ask for it."""
        file = self._files.get(attachment_id)
        if file is not None:
            self.drop(attachment_id)
            self._lingering[attachment_id] = file
            while len(self._lingering) > LINGERING:
                del self._lingering[next(iter(self._lingering))]

    def restore(self, attachment_id: str, channel_id: str, filename: str, content_type: str) -> None:
        """Bring back a file from the folder, if it is there."""
        path = self._path(attachment_id) if self._folder is not None else None
        if path is not None and path.is_file():
            data = path.read_bytes()
            self._files[attachment_id] = File(channel_id, filename, content_type, data)
            self.bytes += len(data)

    def _path(self, attachment_id: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{int(attachment_id)}.bin"


def safe_filename(name: str) -> str:
    """A file's name as Discord keeps it: no paths, no spaces, no surprises."""
    name = re.split(r"[\\/]", name)[-1]
    name = re.sub(r"[^\w.\-]+", "_", name).lstrip(".")
    return name[:180] or "unknown"


def content_type(filename: str, data: bytes) -> str:
    """What kind of file it is, by its name, and by its first bytes where those contradict it."""
    guess = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    if guess.startswith("image/") and image_size(data) is None:
        return "application/octet-stream"
    return guess


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height, read from the header; None if it is no picture."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data)) as image:
                return image.size
    except Exception:  # Pillow's decoders raise a zoo of errors on hostile bytes; all mean "no picture"
        return None
