"""A form being checked: fields by path, and Discord's nested `errors` object built from what is wrong."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from sandbox.errors import InvalidForm

REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")


class Form:
    """A request's body under examination."""

    def __init__(self, body: Any) -> None:
        self.errors: dict[str, Any] = {}
        self.root = Field(self, body, ())

    def check(self) -> None:
        """Raise 50035 if anything was found wrong."""
        if self.errors:
            raise InvalidForm(self.errors)

    def add(self, path: tuple[str, ...], code: str, message: str) -> None:
        """Note an error at a path."""
        node = self.errors
        for step in path:
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})


class Field:
    """A value with its path. Absent and null are the same: None."""

    __slots__ = ("form", "path", "value")

    def __init__(self, form: Form, value: Any, path: tuple[str, ...]) -> None:
        self.form = form
        self.value = value
        self.path = path

    def __getitem__(self, key: str) -> Field:
        value = self.value.get(key) if isinstance(self.value, dict) else None
        return Field(self.form, value, (*self.path, key))

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def fail(self, code: str, message: str) -> None:
        """This field is wrong."""
        self.form.add(self.path, code, message)

    def missing(self, required: bool) -> bool:
        """Whether there is nothing here; that is an error if it is required."""
        if self.value is None and required:
            self.fail(*REQUIRED)
        return self.value is None

    def text(self, *, max: int, min: int = 0, required: bool = False) -> str | None:  # noqa: A002 - as in Discord's docs
        """A string within bounds."""
        if self.missing(required):
            return None
        if isinstance(self.value, bool | dict | list):
            self.fail("STRING_TYPE_CONVERT", f'Could not interpret "{str(self.value)[:50]}" as string.')
            return None
        value = str(self.value)
        if not min <= len(value) <= max:
            if not value and min:
                self.fail(*REQUIRED)
            elif min > 0:
                self.fail("BASE_TYPE_BAD_LENGTH", f"Must be between {min} and {max} in length.")
            else:
                self.fail("BASE_TYPE_MAX_LENGTH", f"Must be {max} or fewer in length.")
        return value

    def integer(self, *, min: int | None = None, max: int | None = None, required: bool = False) -> int | None:  # noqa: A002
        """A whole number within bounds; Discord takes it as text, too."""
        if self.missing(required):
            return None
        value = self.value
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,20}", value):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail("NUMBER_TYPE_COERCE", f'Value "{str(value)[:50]}" is not int.')
            return None
        if min is not None and value < min:
            self.fail("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {min}.")
        if max is not None and value > max:
            self.fail("NUMBER_TYPE_MAX", f"int value should be less than or equal to {max}.")
        return value

    def number(self) -> float | None:
        """Any number."""
        if self.value is None:
            return None
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            self.fail("NUMBER_TYPE_COERCE", f'Value "{str(self.value)[:50]}" is not float.')
            return None
        return self.value

    def boolean(self, default: bool = False) -> bool:
        """True or false."""
        if self.value is None:
            return default
        if not isinstance(self.value, bool):
            self.fail("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return default
        return self.value

    def snowflake(self, *, required: bool = False) -> str | None:
        """An id."""
        if self.missing(required):
            return None
        if isinstance(self.value, bool) or not re.fullmatch(r"\d{1,20}", str(self.value)):
            self.fail("NUMBER_TYPE_COERCE", f'Value "{str(self.value)[:50]}" is not snowflake.')
            return None
        return str(self.value)

    def choice(self, allowed: Collection[Any], *, required: bool = False) -> Any:
        """One of some values."""
        if self.missing(required):
            return None
        if isinstance(self.value, bool | dict | list) or self.value not in allowed:
            listed = ", ".join(str(value) for value in sorted(allowed))
            self.fail("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return self.value

    def array(self, *, max: int, min: int = 0, required: bool = False) -> list[Field]:  # noqa: A002
        """A list's fields; empty if it is no list or too long to look at."""
        if self.missing(required):
            return []
        if not isinstance(self.value, list):
            self.fail("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not min <= len(self.value) <= max:
            if min:
                self.fail("BASE_TYPE_BAD_LENGTH", f"Must be between {min} and {max} in length.")
            else:
                self.fail("BASE_TYPE_MAX_LENGTH", f"Must be {max} or fewer in length.")
            return []
        return [Field(self.form, value, (*self.path, str(index))) for index, value in enumerate(self.value)]

    def object(self, *, required: bool = False) -> bool:
        """Whether it is an object; anything else but nothing is an error."""
        if self.missing(required):
            return False
        if not isinstance(self.value, dict):
            self.fail("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return False
        return True


def compact(**fields: Any) -> dict[str, Any]:
    """An object of those fields that have a value."""
    return {name: value for name, value in fields.items() if value is not None}
