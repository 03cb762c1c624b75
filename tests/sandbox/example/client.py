"""The example's client: intents, what it heard, and its commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from tests.sandbox.example import commands, files, modals, panels, places
from tests.sandbox.example.words import Words


class ExampleBot(discord.Client):
    """Notes what it hears, so that tests can look."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents.all())
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree: app_commands.CommandTree[ExampleBot] = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[Exception] = []
        for module in (commands, files, modals, panels, places):
            module.add_to(self.tree)
        self.add_dynamic_items(panels.Counter)
        self.tree.error(self._on_tree_error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def _on_tree_error(self, _: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        self.heard.append(f"error in {event_method}")

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note every event by name before anybody else gets it."""
        self.heard.append(event)
        super().dispatch(event, *args, **kwargs)
