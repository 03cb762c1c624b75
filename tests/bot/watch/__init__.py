"""How the bot is watched."""
