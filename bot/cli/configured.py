"""The settings of a command, and what is wrong with them in plain words."""

from __future__ import annotations

from pydantic import ValidationError

import db
from bot.settings import MOST_DECISION, Settings
from games.engine.texts import LANGUAGES

EXPECTED = {
    "language": f"one of {', '.join(LANGUAGES)}",
    "decision_hours": f"a whole number of hours from 0 (no clock) to {MOST_DECISION}",
    "when_late": f"one of {', '.join(how.value for how in db.WhenLate)}",
    "clock_rests": "true or false",
    "database": "a file, or an address such as postgresql://user:password@host/name",
    **{name: "a whole number from 1" for name in Settings.model_fields if name.startswith("most_")},
    "shards": "such as 0-3/8 (the first four of eight shards), or empty",
    "sandbox_port": "a whole number from 0 to 65535",
    "metrics": "a whole number from 0 to 65535, or empty",
    "log": "text or json",
    "owner_channel": "the id of a channel (a whole number), or empty",
}
"""What settings have to be, where they can be wrong."""


class BadSettings(Exception):
    """They cannot be used."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def read() -> Settings:
    """From the environment and `.env`. Raises `BadSettings`."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(problems(error)) from None
    except OSError as error:  # written by root, and the bot is somebody else
        raise BadSettings([f"the settings cannot be read: {error}"]) from None


def problems(error: ValidationError) -> list[str]:
    """What is wrong with the settings, in plain words."""
    found = []
    for problem in error.errors():
        name = str(problem["loc"][0])
        expected = EXPECTED.get(name, problem["msg"])
        found.append(f"SLOWTABLE_{name.upper()} is {problem['input']!r}: it has to be {expected}")
    return found
