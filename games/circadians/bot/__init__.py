"""How the bot that fills a seat thinks: from its view alone."""
