"""The bot on the sandbox's page, in a browser."""
