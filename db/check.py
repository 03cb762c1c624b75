"""What is wrong with a database, if anything: for `slowtable doctor`, and for tests that kill the process."""

from __future__ import annotations

from sqlalchemy import Connection, text

from db.backend import Backend
from db.snapshots import sound

# Each finds matches that break a promise of the transactions which wrote them.
PROMISES = {
    "the log has gaps or entries that were not counted": """
        SELECT m.id FROM matches m LEFT JOIN log l ON l.match_id = m.id
        GROUP BY m.id HAVING count(l.number) <> m.logged OR coalesce(max(l.number), 0) <> m.logged""",
    "the outbox has items that were not counted": """
        SELECT m.id FROM matches m JOIN outbox o ON o.match_id = m.id GROUP BY m.id HAVING max(o.number) > m.posted""",
    "the state is newer than the match": """
        SELECT m.id FROM matches m JOIN snapshots s ON s.match_id = m.id WHERE s.version > m.version""",
    "the match runs and has no state": """
        SELECT m.id FROM matches m LEFT JOIN snapshots s ON s.match_id = m.id
        WHERE m.status IN ('running', 'paused', 'finished') AND s.match_id IS NULL""",
    "the match is over and has reminders": """
        SELECT DISTINCT m.id FROM matches m JOIN reminders r ON r.match_id = m.id
        WHERE m.status IN ('finished', 'cancelled')""",
    "a sealed choice has no receipt": """
        SELECT DISTINCT l.match_id FROM log l LEFT JOIN receipts r
        ON r.match_id = l.match_id AND r.asked = l.asked AND r.seat = l.seat
        WHERE l.receipt IS NOT NULL AND r.receipt IS NULL""",
}


STATES = {
    "snapshots": "the state is damaged; it will be made again from the log when the match is next played",
    "milestones": "a state to go back to is damaged; the table cannot go back to it",
}


def faults(connection: Connection, backend: Backend) -> list[str]:
    """Everything that is inconsistent, a sentence each."""
    found = backend.damage(connection)
    if found:
        return found
    found += [f"match {match_id}: {promise}" for match_id, promise in broken(connection)]
    for table, fault in STATES.items():
        rows = connection.execute(text(f"SELECT match_id, data FROM {table} ORDER BY match_id"))
        found += [f"match {match_id}: {fault}" for match_id, data in rows if not sound(data)]
    return found


def broken(connection: Connection) -> list[tuple[int, str]]:
    """Matches that break a promise, and which."""
    return [
        (match_id, promise)
        for promise, statement in PROMISES.items()
        for (match_id,) in connection.execute(text(statement))
    ]
