"""One thing that can be picked, and what is said about it; and what cannot be picked, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import msgspec
from msgspec import UNSET, UnsetType
from typing_extensions import TypeVar as TypeVarWithDefault

from games.engine.text import Text

T = TypeVar("T")
A_co = TypeVarWithDefault("A_co", covariant=True, default=object)
"""What an answer means to the rules; where only its words matter, anything."""

Role = Literal["", "end", "decline"]
"""What an option is to every game alike: it ends the turn, or it is a refusal. Panels put these last, always in the
same place, and give the end of a turn a colour of its own."""


class Says(msgspec.Struct, frozen=True, gc=False):
    """What a player should know of an option before it is taken."""

    hint: Text | None = None
    """What it does, costs and brings, and what is there."""
    final: Text | None = None
    """Why it cannot be taken back: it ends the turn, draws, reveals. None: undo will take it back."""
    loses: Text | None = None
    """What of worth would be given up by it: panels ask once more."""
    route: tuple[str, ...] = ()
    """The places on the board that are passed on the way to `where`, beginning with the first."""


class Unavailable(msgspec.Struct, frozen=True, gc=False):
    """What a player would look for here and cannot have now. Only whoever is asked is told of it."""

    id: str
    """What the option would be called, if it were one: typing it is answered with the reason."""
    label: Text
    reason: Text
    where: str | None = None


class Option(msgspec.Struct, Generic[A_co], frozen=True, gc=False):
    """One thing that can be picked. Its id is stable, without spaces, commas or equals signs, and can be typed.

    Rules get what it means: a number, a place, a component. Without that it means its id.

    >>> Option("7", Text("city"), means=7).value
    7
    >>> Option("decline", Text("decline")).value
    'decline'
    """

    id: str
    label: Text
    group: Text | None = None
    hint: Text | None = None
    where: str | None = None
    private: bool = False
    """Shown to its owner only, even where the decision itself is public."""
    means: A_co | UnsetType = UNSET
    role: Role = ""
    plain: str = ""
    """Why it needs no hint: a reason for those who read the code, never shown."""
    final: Text | None = None
    loses: Text | None = None
    route: tuple[str, ...] = ()
    brief: Text | None = None
    """What it is called among those of its group, where the group is named above them."""

    if TYPE_CHECKING:  # what has no meaning of its own means its id, a text

        @overload
        def __init__(
            self: Option[str],
            id: str,
            label: Text,
            group: Text | None = None,
            hint: Text | None = None,
            where: str | None = None,
            private: bool = False,
            *,
            role: Role = "",
            plain: str = "",
            final: Text | None = None,
            brief: Text | None = None,
        ) -> None: ...

        @overload
        def __init__(
            self,
            id: str,
            label: Text,
            group: Text | None = None,
            hint: Text | None = None,
            where: str | None = None,
            private: bool = False,
            *,
            means: A_co,
            role: Role = "",
            plain: str = "",
            final: Text | None = None,
            brief: Text | None = None,
        ) -> None: ...

        def __init__(self, *args: object, **kwargs: object) -> None: ...

    @property
    def value(self) -> A_co:
        """What it means."""
        means: Any = self.id if self.means is UNSET else self.means
        value: A_co = means
        return value

    def saying(self, says: Says) -> Option[A_co]:
        """The same option, with what is said of it."""
        return msgspec.structs.replace(
            self,
            hint=says.hint or self.hint,
            final=says.final or self.final,
            loses=says.loses or self.loses,
            route=says.route or self.route,
        )


About = Callable[[Option[T]], Says | Text | None]
"""Tells of an option what there is to say; a text alone is its hint."""
