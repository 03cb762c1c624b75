"""What the table is told of a change: the board, secret panels, the end."""

from __future__ import annotations

from bot.tables import posts
from bot.tables.draft import Draft
from bot.tables.running import Running
from bot.tables.writes import Writes
from db import Status


def announce(draft: Draft) -> Writes:
    """The board (edited within a turn, anew when a person's begins), DMs for secret choices, the end of the match."""
    if draft.off_board:
        return Writes()
    outcome = draft.match.outcome
    caused = Writes(posts=[] if between_people(draft) else [board_post(draft)])
    caused.posts += [secret_post(draft, seat) for seat in draft.newly_asked if needs_dm(draft, seat)]
    if outcome is not None:
        caused.match = {"status": Status.FINISHED, "finished_at": draft.at}
        caused.seats = {seat: {"place": outcome.places[seat]} for seat in range(len(draft.seats))}
        caused.posts.append(posts.Ended())
    return caused


def board_post(draft: Draft) -> posts.NewBoard | posts.BoardEdit:
    """The table's board: a new message, with all that happened since the last one, when the table begins to wait for a
    person, and at the end; else an edit. So what bots do between two people is one message."""
    since = turn_began(draft)
    upto = draft.before.logged + len(draft.played)
    if begins_waiting(draft) and not only_seals(draft):
        return posts.NewBoard(since=since, upto=upto)
    return posts.BoardEdit(since=since, upto=upto)


def begins_waiting(draft: Draft) -> bool:
    """Whether the table waits for a person, and for somebody whom it did not wait for before; or for nobody any more.
    So whoever plans a year after the others have sealed theirs reads the new year in a message of its own."""
    if not draft.played:
        return False
    newly = any(seat not in draft.before.waiting for seat in draft.match.waiting)
    return draft.over or (newly and bool(draft.waiting_people()))


def between_people(draft: Draft) -> bool:
    """Whether a bot is in the middle of its turn: nobody reads the board of each of its choices."""
    by_bots = bool(draft.played) and all(
        draft.played_by_bot(entry.seat) for entry, _ in draft.played if entry.seat >= 0
    )
    return by_bots and not draft.turn_over and not draft.over


def only_seals(draft: Draft) -> bool:
    """Whether all that happened is that somebody sealed a choice which nobody may see yet."""
    return bool(draft.played) and all(entry.receipt is not None and not events for entry, events in draft.played)


def turn_began(draft: Draft) -> int:
    """The log entry after which the turn under way began."""
    turn = draft.match.turn
    earlier = len(turn.entries) - len(draft.played) if turn is not None else 0
    return draft.before.logged - max(0, earlier)


def needs_dm(running: Running, seat: int) -> bool:
    """Whether a person has to be asked in secret."""
    decision = running.decision(seat)
    return decision is not None and decision.secret and not running.played_by_bot(seat)


def secret_post(running: Running, seat: int) -> posts.SecretPanel:
    """A panel by DM, for a secret choice."""
    return posts.SecretPanel(user=running.owner(seat) or 0, seat=seat, asked=running.match.decisions[seat].asked)
