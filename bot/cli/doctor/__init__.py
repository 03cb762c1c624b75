"""`slowtable doctor`: what is wrong, in plain words."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from pydantic import ValidationError

import db
from bot.cli.doctor.discord_side import check_discord
from bot.cli.doctor.finding import Finding
from bot.cli.doctor.house import check_data, check_fonts, check_pictures, check_texts
from bot.cli.doctor.storage import check_database, check_disk, played
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


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("doctor", help="check settings, disk, database, fonts, clock, token, permissions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything and tell. Nothing is changed."""
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in problems(error):
            print(f"✗ {problem}")
        return 1
    findings = look(settings)
    for good, words in findings:
        print(f"{'✓' if good else '✗'} {words}")
    return 0 if all(good for good, _ in findings) else 1


def look(settings: Settings) -> list[Finding]:
    """Everything that can be said about a Slowtable with these settings."""
    data = list(check_data())
    findings = [*check_disk(settings.database, settings.backups), *check_database(settings.database), *data]
    if all(good for good, _ in data):  # nothing can be done with a game whose data cannot be used
        findings += [*check_fonts(), *check_pictures(), *check_texts()]
    return findings + asyncio.run(check_discord(settings, played(settings.database)))


def problems(error: ValidationError) -> list[str]:
    """What is wrong with the settings, in plain words."""
    found = []
    for problem in error.errors():
        name = str(problem["loc"][0])
        expected = EXPECTED.get(name, problem["msg"])
        found.append(f"SLOWTABLE_{name.upper()} is {problem['input']!r}: it has to be {expected}")
    return found
