"""The sandbox's page in a real browser, played against a real sandbox with a small discord.py bot."""
