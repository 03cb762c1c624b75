"""The steps of a game, each under the tag that it is stored with."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from games.engine.step import AnyStep, SettleDebts, Step, tag_of


class Registry:
    """Refuses what could not be stored or would be loaded as something else."""

    def __init__(self, owner: str, steps: Iterable[type[Step[Any]]]) -> None:
        self._owner = owner
        self._by_tag: dict[str, type[Step[Any]]] = {}
        listed: list[type[Step[Any]]] = [*steps, SettleDebts]
        for step in listed:
            if not (tag := tag_of(step)):
                raise TypeError(f'{owner}: {_name(step)} needs a tag of its own, such as tag="{step.__name__}"')
            twin = self._by_tag.setdefault(tag, step)
            if twin is not step:
                raise TypeError(f"{owner}: {_name(twin)} and {_name(step)} are both stored as {tag!r}")
        self.steps = frozenset(self._by_tag.values())

    def stored_as(self, tag: str) -> type[Step[Any]]:
        """The step with this tag."""
        if tag not in self._by_tag:
            raise LookupError(f"{self._owner} has no step that is stored as {tag!r}")
        return self._by_tag[tag]

    def require(self, step: AnyStep) -> None:
        """Refuse a step that could not be loaded again."""
        if type(step) not in self.steps:
            raise TypeError(f"{_name(type(step))} is not listed in the steps of {self._owner}")

    def refuse_strangers(self, package: str) -> None:
        """Refuse steps of a package's modules that are not listed. Bases of others need no tag, and are not listed."""
        for step in _steps_in(package):
            if step not in self.steps and (tag_of(step) or not step.__subclasses__()):
                raise TypeError(f"{_name(step)} is not listed in the steps of {self._owner}")


def _steps_in(package: str) -> Iterator[type[Step[Any]]]:
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, Step) and value.__module__ == name:
                    yield value


def _name(step: type) -> str:
    return f"{step.__module__}.{step.__qualname__}"
