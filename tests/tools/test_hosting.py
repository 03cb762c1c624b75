"""What docs/hosting.md promises about permissions, settings, commands and files is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import discord
import pytest

from bot.__main__ import parser
from bot.client import INTENTS
from bot.messages.words import say
from bot.panels.places import NEEDED

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
pytestmark = pytest.mark.finding("CO-32")


def test_every_permission_is_named_and_no_other() -> None:
    named = set(re.findall(r"^\| ([A-Z][A-Za-z ]+) \|", PAGE.split("## Installing")[0], re.M))
    assert named == {say("en", f"permission-{name.replace('_', '-')}") for name in NEEDED}


def test_no_privileged_intent_is_asked_for() -> None:
    assert discord.Intents(guilds=True) == INTENTS


def test_commands_that_are_told_exist() -> None:
    usage = parser().format_help()
    commands = set(re.findall(r"^ {4}([a-z-]+) ", usage, re.M))
    told = set(re.findall(r"(?:`|bin/|^ {4})slowtable ([a-z]+)", PAGE, re.M))
    assert told == {"doctor", "backup", "restore", "match", "db"}
    assert told <= commands


def test_files_that_are_told_exist() -> None:
    for name in ("docs/deploy/slowtable.service", "docs/scaling.md", "Containerfile", ".env.example"):
        assert name in PAGE
        assert (ROOT / name).exists()


def test_the_image_installs_an_extra_that_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"/source\[(\w+)\]", (ROOT / "Containerfile").read_text())) <= set(extras)
