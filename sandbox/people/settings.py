"""People's own settings, and how a person is shown on the page."""

from __future__ import annotations

from typing import Any

from sandbox.model.payload import extended
from sandbox.model.users import Person
from sandbox.people.refusal import Refused
from sandbox.validation.commands import LOCALES
from sandbox.world import World


def profile(person: Person) -> dict[str, Any]:
    """A user with the settings that the page shows."""
    return extended(person.user, dms_open=person.dms_open, locale=person.locale)


def change(world: World, person: Person, *, locale: str | None = None, dms_open: bool | None = None) -> None:
    """Change somebody's language, or whether they take direct messages."""
    if locale is not None and locale not in LOCALES:
        raise Refused(f"{locale!r} is no language of Discord's")
    person.locale = person.locale if locale is None else locale
    person.dms_open = person.dms_open if dms_open is None else dms_open
    world.emit("USER_UPDATE", profile(person))
