"""What all games share: steps, decisions, dice, decks, events, texts, undo, matches."""

from games.engine.check import Audit
from games.engine.decision import Choice, Decision, Field, Filled, Form, Number, Option, Pick, Several
from games.engine.deck import Deck
from games.engine.dice import Dice, fingerprint, verify
from games.engine.errors import GameError, NotLegal, NotOpen, NotUnderstood
from games.engine.event import Event
from games.engine.game import Game, Setup
from games.engine.imagine import Imagined, imagine
from games.engine.match import Entry, Match
from games.engine.meta import Meta, OptionSpec, SeatOptionSpec
from games.engine.outcome import Outcome
from games.engine.parallel import Parallel
from games.engine.parts import Asides, Assembled, Parts, StandingOrders
from games.engine.play import Position, apply, default_choice, open_decisions, start
from games.engine.state import State
from games.engine.step import Ask, Question, Sealed, SettleDebts, Step
from games.engine.text import SeatName, Text

__all__ = [
    "Asides",
    "Ask",
    "Assembled",
    "Audit",
    "Choice",
    "Decision",
    "Deck",
    "Dice",
    "Entry",
    "Event",
    "Field",
    "Filled",
    "Form",
    "Game",
    "GameError",
    "Imagined",
    "Match",
    "Meta",
    "NotLegal",
    "NotOpen",
    "NotUnderstood",
    "Number",
    "Option",
    "OptionSpec",
    "Outcome",
    "Parallel",
    "Parts",
    "Pick",
    "Position",
    "Question",
    "Sealed",
    "SeatName",
    "SeatOptionSpec",
    "SettleDebts",
    "Setup",
    "Several",
    "StandingOrders",
    "State",
    "Step",
    "Text",
    "apply",
    "default_choice",
    "fingerprint",
    "imagine",
    "open_decisions",
    "start",
    "verify",
]
