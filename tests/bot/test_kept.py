"""What docs/security.md says is kept about people is what there is, and goes when it says so."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.delivery import worker
from db.tables import METADATA
from tests.bot.who_may import PAGE


def rows() -> dict[str, str]:
    """By table, how long something is kept."""
    text = PAGE.read_text("utf-8")
    part = text[text.index("| table | about people | kept |") :].split("\n\n")[0]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines()[2:]]
    return {name: kept for names, _, kept in lines for name in re.findall(r"`([^`]+)`", names)}


def test_every_table_is_told_of() -> None:
    assert set(rows()) == set(METADATA.tables)


def test_whatever_names_a_person_is_told_of() -> None:
    """A new column for somebody's number has to be found by `/me export` and `/me forget`, too."""
    known = {
        "matches": {"host_id", "heir_id"},
        "seats": {"user_id"},
        "votes": {"opened_by"},
        "ballots": {"user_id"},
        "offers": {"owner_id", "user_id"},
        "reminders": {"user_id"},
        "user_settings": {"user_id"},
        "coached": {"user_id"},
    }
    here = {
        table.name: {one.name for one in table.columns if re.search(r"(user|host|heir|owner)_id$|opened_by", one.name)}
        for table in METADATA.tables.values()
    }
    assert {name: columns for name, columns in here.items() if columns} == known


def test_messages_are_kept_for_as_long_as_the_page_says() -> None:
    assert rows()["outbox"].startswith("seven days")
    assert worker.REMEMBERED // timedelta(days=1) == 7
