"""Everything that outlives the process, in one SQLite file or on a PostgreSQL server.

`Store.open(place)` gives a `Store`, whose parts are named after what they keep:

    matches     create, get, in_thread, of_user, listed, with_bots, bots_at, seats, update, keep_message, keep_messages,
                drop_message, saw, delete, book, counting
    lobby       open, change, discard, sweep: matches that have not started
    moves       commit, load, log, milestones, milestone, set_aside, mend
    reminders   due, due_for, earliest, hurry, put_off, of_match, set, forget_user, fire
    life        seen_at, sign, woken: how long nobody was at work
    outbox      put, put_since, lanes, waiting, claim, next, delivered, failed, hurry, give_up, prune
    settings    guild, set_guild, user, users, set_user
    votes       open, cast, count, open_in, latest, close
    offers      get, open_in: seats that somebody may take; a move opens and closes them
    stats       player, best, totals
    coaching    first_met: which kinds of decisions people have met
    reviews     get, keep: how matches look to those who look back on them
    persons     about, matches, forget_in, forget: what is kept about somebody
    bundles     export, import_: a match as plain data

and `backup`, `faults`, `close` are its own. `save` copies a database of either kind into a file, `restore` is the way
back, `examine` looks at one without changing it. Rows that come back are copies: changing one changes nothing (people's
settings, which everybody asks for, are the same for all and must not be changed).

The heart is `moves.commit(Move(…))`: log entries, state, seals, reminders, seats and messages of a move are written in
one transaction, or not at all. It expects the version that the caller has seen, so two who move at once cannot both be
right: the second gets `StaleVersion` and loads again. Everything else that has consequences (start, pause, replacement,
a vote's outcome, the end) is committed in the same way.

`Unavailable` is what the database says when it cannot work now: the file is locked, the disk is full, the server is
gone. Nothing was written.

`backend.py` says what differs between the two kinds of database; `copy` brings everything from one into another.

`single_instance(place)` keeps a second bot away from a database for as long as it is held.

What is to be said to Discord is in the outbox when the transaction ends, and stays there until it is delivered.

States and events are bytes and text of the caller's making, options and payloads plain data: this package knows nothing
of rules or of Discord. Moments are aware datetimes given by the caller: this package never asks a clock.
"""

from sqlalchemy.exc import OperationalError as Unavailable

from db.backend import Place, place
from db.backups import backup
from db.bundle import Brought, read_bundle
from db.changes import ClockChanges, GuildChanges, MatchChanges, SeatChanges, UserChanges
from db.commit import Committed, Move, NewEntry, Seating
from db.copying import Copied, copy
from db.errors import (
    BadBundle,
    DamagedBackup,
    DamagedDatabase,
    DamagedState,
    InUse,
    NewerDatabase,
    NoDriver,
    NoFile,
    NoSuchMatch,
    NotEmpty,
    NotInLobby,
    NotOurDatabase,
    NotSeated,
    NotTheSame,
    StaleVersion,
    StoreError,
    VoteClosed,
)
from db.examine import Examined, examine
from db.instance import single_instance
from db.lobby import LobbyChange, NewLobby, NewSeat, Standing
from db.moves import Loaded, Restorable
from db.outbox import Lane, Post
from db.persons import NOBODY
from db.reminders import Fired, Forget, NewReminder
from db.restoring import at_hand, restore, save
from db.stats import Record, Totals
from db.store import Store
from db.tables import (
    WHOLE_TABLE,
    Clock,
    GuildSettings,
    LogEntry,
    Match,
    Offer,
    OutboxItem,
    Receipt,
    Reminder,
    Seat,
    UserSettings,
    Vote,
)
from db.types import Plain, Remind, Status, WhenLate
from db.votes import Count, Counter

__all__ = [
    "NOBODY",
    "WHOLE_TABLE",
    "BadBundle",
    "Brought",
    "Clock",
    "ClockChanges",
    "Committed",
    "Copied",
    "Count",
    "Counter",
    "DamagedBackup",
    "DamagedDatabase",
    "DamagedState",
    "Examined",
    "Fired",
    "Forget",
    "GuildChanges",
    "GuildSettings",
    "InUse",
    "Lane",
    "Loaded",
    "LobbyChange",
    "LogEntry",
    "Match",
    "MatchChanges",
    "Move",
    "NewEntry",
    "NewLobby",
    "NewReminder",
    "NewSeat",
    "NewerDatabase",
    "NoDriver",
    "NoFile",
    "NoSuchMatch",
    "NotEmpty",
    "NotInLobby",
    "NotOurDatabase",
    "NotSeated",
    "NotTheSame",
    "Offer",
    "OutboxItem",
    "Place",
    "Plain",
    "Post",
    "Receipt",
    "Record",
    "Remind",
    "Reminder",
    "Restorable",
    "Seat",
    "SeatChanges",
    "Seating",
    "StaleVersion",
    "Standing",
    "Status",
    "Store",
    "StoreError",
    "Totals",
    "Unavailable",
    "UserChanges",
    "UserSettings",
    "Vote",
    "VoteClosed",
    "WhenLate",
    "at_hand",
    "backup",
    "copy",
    "examine",
    "place",
    "read_bundle",
    "restore",
    "save",
    "single_instance",
]
