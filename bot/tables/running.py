"""A match in memory: its row, its seats, and the engine's match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import db
import games
from bot.tables.bots import bot_names
from games.engine import Decision, Match
from games.engine.texts import Texts


def undo_serial(match: Match, seat: int) -> str:
    """Names what a seat's undo would take back now, so that a doubled click takes back one choice, not two."""
    return f"{match.era}.{len(match.turn.entries)}" if match.turn is not None and match.can_undo(seat) else ""


class Running:
    """A started match as it was committed. The table changes a draft of it, under the match's lock."""

    def __init__(
        self,
        row: db.Match,
        seats: list[db.Seat],
        match: Match,
        offers: Sequence[db.Offer] = (),
        names: list[str] | None = None,
    ) -> None:
        self.row = row
        self.id = row.id
        """The match's number."""
        self.game = row.game
        """The game's id."""
        self.seats = seats
        self.match = match
        self.offers = {offer.seat: offer for offer in offers}
        """Seats that somebody may take."""
        self.names = names if names is not None else []
        """What people are called, as it was last asked for; empty before that. Drafts share it."""
        self.coming: int | None = None
        """Whose turn comes next, as it was when that was last looked at (`bot.tables.time.coming`)."""

    @property
    def over(self) -> bool:
        """Whether nothing can be decided any more."""
        return self.row.status.over or self.match.outcome is not None

    @property
    def resting(self) -> bool:
        """Whether people sit here, but a bot stands in for each of them: then nobody plays on until one is back."""
        owned = [seat for seat in self.seats if seat.user_id is not None]
        return bool(owned) and all(seat.bot is not None for seat in owned)

    def texts(self, language: str) -> Texts:
        """The game's texts."""
        return games.texts(self.game, language)

    def seats_of(self, user_id: int) -> list[int]:
        """Where somebody sits; a person may sit in several seats."""
        return [seat.number for seat in self.seats if seat.user_id == user_id]

    def own_seat(self, user_id: int) -> int:
        """One seat of somebody's, for what concerns them alone; of whoever has none, that of the whole table."""
        return next(iter(self.seats_of(user_id)), db.WHOLE_TABLE)

    def owner(self, seat: int) -> int | None:
        """Who sits there; None for a bot's own seat."""
        return self.seats[seat].user_id

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat."""
        return self.seats[seat].bot is not None

    def bot_name(self, seat: int) -> str:
        """What the bot in a seat is called."""
        return bot_names(self.seats)[seat]

    def waiting_people(self) -> list[int]:
        """Seats of people whom the table waits for."""
        return [seat for seat in self.match.waiting if not self.played_by_bot(seat)]

    def waiting_bots(self) -> list[int]:
        """Seats that a bot has to answer for now; none while the match rests."""
        return [] if self.resting else [seat for seat in self.match.waiting if self.played_by_bot(seat)]

    def receipts(self) -> dict[int, str]:
        """What the table is shown of the choices that are sealed now, by seat."""
        return {seat: self.match.sealed_receipt(seat) for seat in self.match.sealed}

    def unread(self, seat: int) -> bool:
        """Whether a choice is sealed here that a former owner made: the present one may replace it, not read it."""
        sealed_by = self.seats[seat].sealed_by
        return sealed_by is not None and sealed_by != self.owner(seat) and seat in self.match.sealed

    def view(self, seat: int | None) -> Any:
        """What whoever has this seat (None: an onlooker) may know."""
        return self.match.view(seat, unread=seat is not None and self.unread(seat))

    def undo_serial(self, seat: int) -> str:
        """Names what a seat's undo would take back now."""
        return undo_serial(self.match, seat)

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked."""
        return self.match.decisions.get(seat)

    def explained(self, seat: int) -> Decision | None:
        """What a seat is asked, with all that is said about it to whoever reads it."""
        return self.match.explained(seat) if seat in self.match.decisions else None

    def chance(self, seat: int) -> random.Random:
        """Randomness for a bot in a seat: the same whenever the same question is answered again."""
        return random.Random(self.chance_seed(seat))

    def chance_seed(self, seat: int) -> str:
        """What that randomness is made of."""
        return f"{self.row.seed} {seat} {self.match.serial(seat)}"
