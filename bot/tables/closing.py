"""What a change makes untrue is closed: panels and pings say what was asked and answered, to whoever may know."""

from __future__ import annotations

from bot.tables.draft import Draft
from bot.tables.kept import KINDS, Kept
from bot.tables.posts import Closed, PanelClosed
from bot.tables.writes import Writes
from games.engine import Decision, GameError
from games.engine.imagine import in_words


def close(draft: Draft) -> Writes:
    """Each such message once."""
    caused = Writes()
    for seat in range(len(draft.seats)):
        for what in KINDS:
            kept = Kept.of(draft.row.messages, what, seat)
            if kept is None or kept.holds(draft):
                continue
            caused.posts.append(PanelClosed(kept=kept, closed=_answered(draft, kept)))
            # In memory only: the match keeps it until it is closed on Discord.
            left = {name: message for name, message in draft.row.messages.items() if name != kept.name}
            draft.row = draft.row.changed(messages=left)
    return caused


def _answered(draft: Draft, kept: Kept) -> Closed | None:
    """What was answered to the question that a message is about, if its reader knows."""
    question = draft.before.questions.get(kept.seat)
    if question is None or question.asked != kept.asked or draft.owner(kept.seat) != kept.user:
        return None
    words = [e.text for e, _ in draft.played if (e.seat, e.asked, e.kind) == (kept.seat, kept.asked, "choice")]
    return closed(question, words[0] if words else draft.before.sealed.get(kept.seat))


def closed(decision: Decision, words: str | None) -> Closed:
    """A question, and the words of the choice that answered it."""
    try:
        return Closed(decision.prompt, in_words(decision, decision.parse(words)) if words is not None else None)
    except GameError:
        return Closed(decision.prompt)
