"""A small scene for those who look at the page without a bot."""

from __future__ import annotations

from sandbox.people import speak
from sandbox.world import World

LINES = (
    ("Alice", "welcome", "Hello everybody! **Slowtable** plays heavy board games here, one move at a time."),
    ("Oksana", "welcome", "Привіт! Хто хоче зіграти цього тижня?"),
    ("Boris", "games", "Я за. > У меня время только по вечерам."),
    ("Dmytro", "games", "Log a bot in with the token `sandbox`, then type `/`."),
)


def play(world: World) -> None:
    """Let the four people say something, once."""
    if any(world.messages.values()):
        return
    for name, channel, text in LINES:
        speak.say(world, world.person_named(name), world.channel_named(channel), text)
