"""How the bot that fills a seat thinks: the position from its view, what things are worth, moves, fights."""
