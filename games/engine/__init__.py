"""What all games share: steps, decisions, dice, decks, events, texts, undo, matches."""

from games.engine.always import submit_always
from games.engine.catalogue import Card, Catalogue
from games.engine.check import Audit
from games.engine.decision import Always, Choice, Decision, Field, Filled, Form, Number, Pick, Several, Then
from games.engine.deck import Deck
from games.engine.dice import Dice, fingerprint, verify
from games.engine.errors import GameError, Impossible, NotLegal, NotOpen, NotUnderstood
from games.engine.event import Event
from games.engine.foresee import Foresight, foresee
from games.engine.game import Game, Preview, Setup, Stride
from games.engine.imagine import Imagined, imagine
from games.engine.match import Entry, Match
from games.engine.meta import Meta, OptionSpec, SeatOptionSpec
from games.engine.onward import asked_next, submit_onward
from games.engine.option import Option, Says, Unavailable
from games.engine.outcome import Outcome
from games.engine.parallel import Parallel
from games.engine.parts import Asides, Assembled, Parts, StandingOrders
from games.engine.play import Position, apply, default_choice, open_decisions, start
from games.engine.state import State
from games.engine.step import Ask, Question, Sealed, SettleDebts, Step
from games.engine.text import SeatName, Text

__all__ = [
    "Always",
    "Asides",
    "Ask",
    "Assembled",
    "Audit",
    "Card",
    "Catalogue",
    "Choice",
    "Decision",
    "Deck",
    "Dice",
    "Entry",
    "Event",
    "Field",
    "Filled",
    "Foresight",
    "Form",
    "Game",
    "GameError",
    "Imagined",
    "Impossible",
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
    "Preview",
    "Question",
    "Says",
    "Sealed",
    "SeatName",
    "SeatOptionSpec",
    "SettleDebts",
    "Setup",
    "Several",
    "StandingOrders",
    "State",
    "Step",
    "Stride",
    "Text",
    "Then",
    "Unavailable",
    "apply",
    "asked_next",
    "default_choice",
    "fingerprint",
    "foresee",
    "imagine",
    "open_decisions",
    "start",
    "submit_always",
    "submit_onward",
    "verify",
]
