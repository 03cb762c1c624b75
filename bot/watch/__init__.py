"""Watching the bot: figures, log lines, errors and health, for whoever runs it. Nothing here knows Discord."""
