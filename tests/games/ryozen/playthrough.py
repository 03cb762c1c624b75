"""The recorded matches in words: turn by turn what was chosen, by which rule, and what happened.

`python -m tests.games.ryozen.playthrough` lets the bots play both matches again and writes the files.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import games
from games.engine import Event, Match, Setup, Text, export
from games.engine.texts import Texts
from games.ryozen.view import RyozenView

FILES = Path(__file__).parents[2] / "playthroughs"
NAMES = ("Ada", "Borys", "Chloe", "Dmytro")
MATCHES = {
    "ryozen": Setup(3, "playthrough 1", {"mode": "standard"}),
    "ryozen-phoenix": Setup(4, "playthrough 2", {"mode": "phoenix_palace"}),
}
COMMENTS = {
    "RYO-D2": "clans in turn order",
    "RYO-D3": "step (a): at most one start-of-turn card, RYO-5.5",
    "RYO-D5.1": "step (c): a strike reveals a cloaked kin and sends a revealed one to the Palace, RYO-7.3, RYO-7.4",
    "RYO-D5.4": "step (c): a tile of the row lends its ability, RYO-10.16",
    "RYO-D5.7": "step (c): an adjacent sector instead of this one, RYO-10.22",
    "RYO-D6": "step (d): the day effect of the place, RYO-5.11",
    "RYO-D7": "RYO-8.12, RYO-8.13",
    "RYO-D8": "explore up to 2, or up to 1 and build, RYO-8.31",
    "RYO-D9": "explore first, then a bonus, RYO-8.45",
    "RYO-D10": "up to two cards, kept or cashed in, RYO-8.53",
    "RYO-D11": "a tile of the own pile, RYO-8.62",
    "RYO-D12": "one hire at the slot's price, RYO-8.66, RYO-8.70",
    "RYO-D13": "a resource, or a lantern for a highlighted sector; then the Palace turns, RYO-9.2, RYO-9.3",
    "RYO-D18": "queued, nobody waits, RYO-25.4",
    "RYO-D26": "asked of all at once, RYO-25.7",
    "RYO-D27": "one shard of choice, RYO-14.10",
    "RYO-D28": "the owner chooses the Wall at once, RYO-17.32",
    "RYO-D29": "the spot's day effect; then the Palace turns, RYO-17.11 to RYO-17.18",
}


def record(setup: Setup) -> export.Export:
    """A match, played by the bots."""
    match, _ = Match.begin(games.game("ryozen"), setup)
    dice, log = Random(setup.seed), []
    while match.state.outcome is None:
        seat = match.waiting[0]
        entry, _ = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice), by="bot")
        log.append(entry)
    return export.export(match, setup, log, [*NAMES[: setup.players]])


def narrate(recorded: export.Export) -> str:
    """The whole match as a page."""
    words = games.texts("ryozen", "en")
    match, events = Match.begin(games.game("ryozen"), recorded.setup)
    lines = [HEAD[recorded.setup.options["mode"]], "## Setup", "", *told(words, events)]
    for entry in recorded.log:
        rule = match.decisions[entry.seat].rule
        before = standing(match)
        _, events = match.submit(entry.seat, entry.text, by=entry.by)
        note = f"{NAMES[entry.seat]}: `{entry.text}` {rule}"
        comment = COMMENTS.get(rule)
        lines.append(f"- {note} ({comment})" if comment else f"- {note}")
        lines += [f"  {line}" for line in told(words, events)]
        now = standing(match)
        if now != before and match.state.outcome is None:
            lines += ["", heading(now), ""]
    outcome = match.state.outcome
    assert outcome is not None
    players = recorded.setup.players
    lines += ["", "## Scores", "", "| | " + " | ".join(NAMES[:players]) + " |", "|" + " --- |" * (players + 1)]
    for column, values in outcome.scores.items():
        lines.append(f"| {words.say(Text(column))} | " + " | ".join(map(str, values)) + " |")
    return "\n".join(lines) + "\n"


def standing(match: Match) -> tuple[int, str, int]:
    """Round, phase and whose turn it is."""
    view: RyozenView = match.view(None)
    return (view.round, view.phase, view.turn.seat if view.turn is not None else -1)


def heading(now: tuple[int, str, int]) -> str:
    """Where the match stands."""
    number, phase, seat = now
    return f"## Round {number}, {phase}" + (f": {NAMES[seat]}" if seat >= 0 else "")


def told(words: Texts, events: list[Event]) -> list[str]:
    """What happened."""
    return [f"- {words.say(event.text, lambda seat: NAMES[seat])}" for event in events]


HEAD = {
    "standard": """# Ryozen: a recorded match

Three bots play the standard mode. The file beside this one holds every choice; a test plays it again to the same state
and the same score, and checks that this page tells it. Each line is a choice as it is typed, with the decision's id in
the rules; below it stands what happened.
""",
    "phoenix_palace": """# Ryozen: a recorded match in the Phoenix Palace

Four bots play the Phoenix Palace mode. The file beside this one holds every choice; a test plays it again to the same
state and the same score, and checks that this page tells it. Each line is a choice as it is typed, with the decision's
id in the rules; below it stands what happened.
""",
}


def main() -> None:
    """Write both matches anew."""
    FILES.mkdir(exist_ok=True)
    for name, setup in MATCHES.items():
        recorded = record(setup)
        (FILES / f"{name}.json").write_bytes(export.dump(recorded))
        (FILES / f"{name}.md").write_text(narrate(recorded), "utf-8")


if __name__ == "__main__":
    main()
