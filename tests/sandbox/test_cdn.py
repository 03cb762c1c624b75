"""Files on the CDN's shelves."""

from __future__ import annotations

from pathlib import Path

from sandbox.cdn import LINGERING, Cdn, File


def picture(name: str) -> File:
    return File("1", name, "image/png", b"pixels")


def test_a_file_taken_down_can_be_had_for_a_little_longer(tmp_path: Path) -> None:
    cdn = Cdn(1000, tmp_path)
    cdn.put("1", picture("old.png"))
    cdn.retire("1")
    assert (len(cdn), cdn.bytes, list(tmp_path.iterdir())) == (0, 0, [])
    assert cdn.get("1") == picture("old.png")
    for number in range(2, LINGERING + 2):
        cdn.put(str(number), picture("next.png"))
        cdn.retire(str(number))
    assert cdn.get("1") is None
    assert cdn.get(str(LINGERING + 1)) is not None
