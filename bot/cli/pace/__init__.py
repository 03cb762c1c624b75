"""How quiet and how quick a match is: what a table of people would see, press and wait for.

A match is played once more by the very code that announces moves, delivers messages and lays out panels; only Discord,
the database and the clock are stood in for. So a change of that code changes the figures.

    figures   what is counted, and the mean of several matches
    thread    the thread of a match: counts messages and pictures
    table     the match: choices become posts, posts become messages
    hand      the controls that a person presses to give an answer
"""

from bot.cli.pace.figures import Pace, Tally, mean
from bot.cli.pace.table import measure

__all__ = ["Pace", "Tally", "mean", "measure"]
