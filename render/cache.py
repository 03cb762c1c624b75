"""A store that never grows beyond a number of pixels: for the static grounds, which are large and few."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


class Grounds:
    """Pictures by key; those not used for longest are dropped first."""

    def __init__(self, pixels: int) -> None:
        self.pixels = pixels
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, paint: Callable[[], Image.Image]) -> Image.Image:
        """The picture of this key, painted if it is not there. It is shared: copy it before drawing on it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        picture = paint()
        with self._lock:
            self._kept[key] = picture
            while self.held > self.pixels and len(self._kept) > 1:
                self._kept.popitem(last=False)
        return picture

    def newest(self) -> Image.Image:
        """The picture used last."""
        with self._lock:
            return next(reversed(self._kept.values()))

    @property
    def held(self) -> int:
        """How many pixels are kept."""
        return sum(picture.width * picture.height for picture in self._kept.values())

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()


GROUNDS = Grounds(pixels=8_000_000)
