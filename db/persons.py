"""What is kept about one person: all of it for them to read, and all of it gone when they ask for that.

Of a person we know a number that Discord gave them, what they have set, and what they did at tables. Matches are other
people's, too: whoever is forgotten stays in them as NOBODY.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    TableClause,
    Text,
    and_,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)

from db import sharing
from db.connection import Database
from db.tables import METADATA
from db.types import Plain, Status

NOBODY = 0
"""In place of whoever was forgotten; Discord gives this number to nobody."""
_T = METADATA.tables
MATCHES, SEATS, LOG, OUTBOX, OFFERS = _T["matches"], _T["seats"], _T["log"], _T["outbox"], _T["offers"]
VOTES, BALLOTS, REMINDERS = _T["votes"], _T["ballots"], _T["reminders"]
SETTINGS, COACHED = _T["user_settings"], _T["coached"]
SOMEBODY = "👤"
"""What the log says in place of a mention."""
IN_OFFERS = ("owner_id", "user_id", "taken_by")
"""Where the number of a person stands."""
OF_SEATS = ("number", "options", "joined_at", "bank_seconds", "asked_at", "acted_at", "seen_entry", "place", "score")
OF_LOG = ("number", "kind", "by", "text", "at")


def _told(column: ColumnElement[Any], words: str) -> ColumnElement[bool]:
    """Whether plain data tells of somebody."""
    return cast(column, Text).contains(words, autoescape=True)


def _mention(user: int) -> str:
    return f"<@{user}>"


class Persons:
    """People, as the database knows them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def about(self, user: int) -> Plain:
        """Everything that is kept about somebody, and nothing about others."""
        return await self._database.read(lambda session: _about(session.connection(), user))

    async def matches(self, user: int) -> list[int]:
        """The matches that tell of somebody in any way."""
        return await self._database.read(lambda session: _matches(session.connection(), user))

    async def forget_in(self, match_id: int, user: int) -> bool:
        """Put NOBODY in somebody's place, in everything of one match. What proves the dice of a match under way names
        everybody who has joined, and stays until its end: True, then."""
        return await self._database.transact(lambda connection: _forget_in(connection, match_id, user))

    async def forget(self, user: int) -> None:
        """Remove what concerns nobody else: settings, what they have been taught, reminders, messages to them."""

        def work(connection: Connection) -> None:
            for table in (SETTINGS, COACHED, REMINDERS):
                connection.execute(delete(table).where(table.c.user_id == user))
            theirs = OUTBOX.c.lane.in_([f"dm-{user}", f"seat-{user}"])
            told = and_(OUTBOX.c.done_at.is_not(None), _told(OUTBOX.c.payload, str(user)))
            connection.execute(delete(OUTBOX).where(or_(theirs, told)))
            sharing.tell(connection, sharing.USER, user)

        await self._database.transact(work)


# -- reading --------------------------------------------------------------------------------------------------------


def _matches(connection: Connection, user: int) -> list[int]:
    number = str(user)
    plain = [MATCHES.c[name] for name in ("guests", "watchers", "tickets", "messages")]
    found = [
        select(MATCHES.c.id).where(
            or_(MATCHES.c.host_id == user, MATCHES.c.heir_id == user, *(_told(column, number) for column in plain))
        ),
        select(SEATS.c.match_id).where(
            or_(
                *(SEATS.c[name] == user for name in ("user_id", "sealed_by", "may_return")),
                _told(SEATS.c.former, number),
            )
        ),
        select(VOTES.c.match_id).where(or_(VOTES.c.opened_by == user, _told(VOTES.c.subject, number))),
        select(VOTES.c.match_id).join(BALLOTS, BALLOTS.c.vote_id == VOTES.c.id).where(BALLOTS.c.user_id == user),
        select(OFFERS.c.match_id).where(_any_of(OFFERS, IN_OFFERS, user)),
        select(LOG.c.match_id).where(LOG.c.kind == "table", LOG.c.events.contains(_mention(user), autoescape=True)),
    ]
    return sorted({match_id for statement in found for match_id in connection.execute(statement).scalars()})


def _about(connection: Connection, user: int) -> Plain:
    to_them = OUTBOX.c.lane.in_([f"dm-{user}", f"seat-{user}"])
    due = select(REMINDERS.c.match_id, REMINDERS.c.kind, REMINDERS.c.due_at).where(REMINDERS.c.user_id == user)
    return {
        "person": user,
        "settings": _rows(connection, select(SETTINGS).where(SETTINGS.c.user_id == user)),
        "matches": [_about_match(connection, match_id, user) for match_id in _matches(connection, user)],
        "taught": _rows(connection, select(COACHED.c.game, COACHED.c.kind).where(COACHED.c.user_id == user)),
        "reminders": _rows(connection, due),
        "messages_to_them": _rows(
            connection, select(OUTBOX.c.kind, OUTBOX.c.created_at, OUTBOX.c.done_at).where(to_them)
        ),
    }


def _about_match(connection: Connection, match_id: int, user: int) -> Plain:
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == match_id)).one()
    seats = _seats(connection, match_id)
    votes = select(VOTES.c.kind, VOTES.c.opened_at).where(VOTES.c.match_id == match_id, VOTES.c.opened_by == user)
    ballots = select(VOTES.c.kind, BALLOTS.c.choice, BALLOTS.c.at).join(BALLOTS, BALLOTS.c.vote_id == VOTES.c.id)
    offers = select(OFFERS.c.seat, OFFERS.c.opened_at, OFFERS.c.outcome).where(OFFERS.c.match_id == match_id)
    return {
        "number": match_id,
        "server": row.guild_id,
        "game": row.game,
        "status": row.status,
        "created_at": row.created_at,
        "host": row.host_id == user,
        "asked_to_be_host": row.heir_id == user,
        "invited": row.guests.get(str(user)),
        "watches": user in row.watchers,
        "ticket": next((ticket for who, ticket in row.tickets or [] if who == user), None),
        "seats": [_about_seat(connection, seat) for seat in seats if seat.user_id == user],
        "sat_until": [one["until"] for seat in seats for one in seat.former if one["user_id"] == user],
        "votes_opened": _rows(connection, votes),
        "ballots": _rows(connection, ballots.where(VOTES.c.match_id == match_id, BALLOTS.c.user_id == user)),
        "offers": _rows(connection, offers.where(_any_of(OFFERS, IN_OFFERS, user))),
    }


def _about_seat(connection: Connection, seat: Any) -> Plain:
    """A seat that is theirs, with the choices made in it since it is: those before may be another's secrets."""
    made = select(*(LOG.c[name] for name in OF_LOG)).where(LOG.c.match_id == seat.match_id, LOG.c.seat == seat.number)
    made = made.where(LOG.c.number > seat.since_entry, LOG.c.kind != "table").order_by(LOG.c.number)
    return {**{name: getattr(seat, name) for name in OF_SEATS}, "choices": _rows(connection, made)}


def _rows(connection: Connection, statement: Select[Any]) -> list[Plain]:
    return [dict(row._mapping) for row in connection.execute(statement)]


def _seats(connection: Connection, match_id: int) -> list[Any]:
    return list(connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.number)))


def _any_of(table: TableClause, columns: Sequence[str], user: int) -> ColumnElement[bool]:
    return or_(*(table.c[name] == user for name in columns))


# -- forgetting -----------------------------------------------------------------------------------------------------


def _forget_in(connection: Connection, match_id: int, user: int) -> bool:
    here = MATCHES.c.id == match_id
    row = connection.execute(select(MATCHES).where(here).with_for_update()).first()
    if row is None:
        return False
    over = Status(row.status).over
    named = any(who == user for who, _ in row.tickets or [])
    connection.execute(
        update(MATCHES)
        .where(here)
        .values(
            host_id=NOBODY if row.host_id == user else row.host_id,
            heir_id=None if row.heir_id == user else row.heir_id,
            guests={who: answer for who, answer in row.guests.items() if who != str(user)},
            watchers=[who for who in row.watchers if who != user],
            tickets=None if over and named else row.tickets,
            messages=_without_messages(row.messages, user),
        )
    )
    for seat in _seats(connection, match_id):
        _forget_seat(connection, seat, user)
    _forget_votes(connection, match_id, user)
    for name in IN_OFFERS:
        theirs = and_(OFFERS.c.match_id == match_id, OFFERS.c[name] == user)
        connection.execute(update(OFFERS).where(theirs).values({name: NOBODY}))
    said = and_(LOG.c.match_id == match_id, LOG.c.events.contains(_mention(user), autoescape=True))
    connection.execute(update(LOG).where(said).values(events=func.replace(LOG.c.events, _mention(user), SOMEBODY)))
    sharing.tell(connection, sharing.MATCH, match_id)
    return named and not over


def _without_messages(messages: dict[str, int], user: int) -> dict[str, int]:
    """Without the messages to somebody: under `<name>_user` stands whose one is, beside where it is."""
    theirs = tuple(name.removesuffix("user") for name, value in messages.items() if value == user)
    return {name: value for name, value in messages.items() if not theirs or not name.startswith(theirs)}


def _forget_seat(connection: Connection, seat: Any, user: int) -> None:
    connection.execute(
        update(SEATS)
        .where(SEATS.c.match_id == seat.match_id, SEATS.c.number == seat.number)
        .values(
            user_id=_instead(seat.user_id, user),
            ticket=None if seat.user_id == user else seat.ticket,
            sealed_by=_instead(seat.sealed_by, user),
            may_return=None if seat.may_return == user else seat.may_return,
            former=[{**one, "user_id": _instead(one["user_id"], user)} for one in seat.former],
        )
    )


def _forget_votes(connection: Connection, match_id: int, user: int) -> None:
    votes = connection.execute(select(VOTES).where(VOTES.c.match_id == match_id)).all()
    cast_ = and_(BALLOTS.c.user_id == user, BALLOTS.c.vote_id.in_([vote.id for vote in votes]))
    connection.execute(delete(BALLOTS).where(cast_))
    for vote in votes:
        subject = {name: _instead(value, user) for name, value in vote.subject.items()}
        changed = {"subject": subject, "opened_by": _instead(vote.opened_by, user)}
        connection.execute(update(VOTES).where(VOTES.c.id == vote.id).values(changed))


def _instead(value: Any, user: int) -> Any:
    """What stands in somebody's place."""
    return NOBODY if value == user else value
