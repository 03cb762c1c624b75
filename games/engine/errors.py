"""Three errors, because a player needs three different answers."""

from games.engine.text import Arg, Text


class GameError(Exception):
    """A choice that changed nothing; `text` says why, in the player's language later.

    A bare string among its arguments is what the player wrote: whoever shows the text quotes it.
    """

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.text = Text(key, args)


class NotUnderstood(GameError):
    """The words are no choice at all."""


class NotLegal(GameError):
    """A choice, but not one that is offered now."""


class Impossible(NotLegal):
    """A choice that is not possible now, for a reason that the rules give."""

    def __init__(self, reason: Text) -> None:
        Exception.__init__(self, reason.key, reason.args)
        self.text = reason


class NotOpen(GameError):
    """Nothing is asked of this seat, or it is no longer open."""
