"""Who sits down before a match begins: invitations, private tables, and seats that the host frees."""

from __future__ import annotations

import db
from bot.tables import lobby
from bot.tables.guests import ASKED, DECLINED, REMOVED
from bot.tables.lobby import Seated
from bot.tables.posts import LobbyChanged, TableDM
from bot.tables.refusal import Refusal, Refused, Why
from bot.tables.table import Table
from bot.tables.time import gate

MOST = 12
"""How many people a table may invite: each is a message to somebody who has not asked for it."""
DM_INVITED, DM_REMOVED = "letter-invited", "letter-removed"
LATE = LobbyChanged().row()
"""The lobby's message is brought up to date with each of these changes."""


async def invite(table: Table, match_id: int, by: int, user: int) -> Seated | Refused:
    """Somebody who sits at the table asks another person to join; at a private table its host does. Whoever has said no
    is not asked again, and whom the host has sent away only the host asks back."""
    tell_at = await gate.opens(table, user)

    def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        lobby.check_in(match, seats, by)
        answer = match.guests.get(str(user))
        if match.private or answer == REMOVED:
            lobby.check_host(match, by)
        if lobby.seats_of(seats, user):
            raise Refusal(Refused(Why.ALREADY_THERE, match.id, user=user))
        if answer in (ASKED, DECLINED):
            raise Refusal(Refused(Why.ALREADY_INVITED if answer == ASKED else Why.DECLINED, match.id, user=user))
        if sum(one != REMOVED for one in match.guests.values()) >= MOST:
            raise Refusal(Refused(Why.MANY_GUESTS, match.id, count=MOST))
        lobby.check_free(match, seats)
        told = TableDM(user=user, key=DM_INVITED, by=by).row(tell_at)
        return db.LobbyChange(match={"guests": {**match.guests, str(user): ASKED}}, posts=[told, LATE])

    return await lobby.change(table, match_id, decide)


async def decline(table: Table, match_id: int, user: int) -> Seated | Refused:
    """Somebody who was invited does not want to join. (Whoever does sits down as everybody does.)"""

    def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        if lobby.seats_of(seats, user):
            raise Refusal(Refused(Why.ALREADY_IN, match.id))
        if match.guests.get(str(user)) not in (ASKED, DECLINED):
            raise Refusal(Refused(Why.NOT_INVITED, match.id))
        return db.LobbyChange(match={"guests": {**match.guests, str(user): DECLINED}}, posts=[LATE])

    return await lobby.change(table, match_id, decide)


async def remove(table: Table, match_id: int, by: int, user: int) -> Seated | Refused:
    """The host frees somebody's seats before the start. They are told, and come back only if the host invites them."""
    tell_at = await gate.opens(table, user)

    def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        lobby.check_host(match, by)
        theirs = lobby.seats_of(seats, user)
        if user == match.host_id:
            raise Refusal(Refused(Why.HOST_ALREADY, match.id, user=user))
        if not theirs:
            raise Refusal(Refused(Why.NOT_THERE, match.id, user=user))
        changes = db.MatchChanges(guests={**match.guests, str(user): REMOVED})
        if match.heir_id == user:
            changes["heir_id"] = None
        told = TableDM(user=user, key=DM_REMOVED, by=by).row(tell_at)
        return db.LobbyChange(match=changes, free=[seat.number for seat in theirs], posts=[told, LATE])

    return await lobby.change(table, match_id, decide)


async def set_private(table: Table, match_id: int, by: int, *, private: bool) -> Seated | Refused:
    """Whether only invited people may sit down. Who sits there already stays."""

    def decide(match: db.Match, seats: list[db.Seat]) -> db.LobbyChange:
        lobby.check_host(match, by)
        return db.LobbyChange(match={"private": private}, posts=[LATE])

    return await lobby.change(table, match_id, decide)
