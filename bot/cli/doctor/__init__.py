"""`slowtable doctor`: what is wrong, in plain words."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from bot.cli import configured
from bot.cli.doctor.discord_side import check_discord
from bot.cli.doctor.finding import Finding
from bot.cli.doctor.house import check_data, check_fonts, check_pictures, check_texts
from bot.cli.doctor.storage import check_database, check_disk, played
from bot.settings import Settings


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("doctor", help="check settings, disk, database, fonts, clock, token, permissions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything and tell. Nothing is changed."""
    try:
        findings = look(configured.read())
    except configured.BadSettings as error:
        findings = [(False, problem) for problem in error.problems]
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
