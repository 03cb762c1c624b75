"""A discord.py bot that uses every feature the sandbox speaks, written as any bot would be."""
