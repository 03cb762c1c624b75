"""A small bot for the page to play with: commands of every kind, a match panel, DMs, threads."""

from __future__ import annotations

import asyncio
import random

import discord
from discord import app_commands

from tests.sandbox.page.table_panel import Panel, picture

MOVES = [f"{verb} {side}" for verb in ("March", "Sail", "Ride") for side in ("north", "east", "south", "west")]
RUSSIAN = {
    "play": "ход",
    "Make a move": "Сделать ход",
    "move": "шаг",
    "Which move to make": "Какой ход сделать",
    "hand": "рука",
    "See your cards": "Посмотреть свои карты",
}


class InRussian(app_commands.Translator):
    """Some names in Russian, the rest left as they are."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Russian word, if there is one."""
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


class TableBot(discord.Client):
    """Registers its commands when it starts. `thought` lets a test say when it has thought enough."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.thought = asyncio.Event()
        add_commands(self)
        self.tree.add_command(Match())

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.set_translator(InRussian())
        await self.tree.sync()


class Match(app_commands.Group, name="match", description="Matches"):
    """Subcommands."""

    @app_commands.command(name="new", description="Open a new match")
    @app_commands.describe(game="Which game", rounds="How many rounds")
    @app_commands.choices(
        game=[
            app_commands.Choice(name="Lords of Xidit", value="xidit"),
            app_commands.Choice(name="Scythe", value="scythe"),
        ]
    )
    async def new(
        self,
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        rounds: app_commands.Range[int, 1, 9] = 6,
    ) -> None:
        """A panel with everything a match needs."""
        files = [discord.File(picture(*size), f"{name}.png") for name, size in PICTURES.items()]
        await interaction.response.send_message(view=Panel(game.name, rounds), files=files)

    @app_commands.command(name="thread", description="Open a thread for a match")
    async def thread(self, interaction: discord.Interaction, name: str) -> None:
        """A message with a thread on it, and a first word in there."""
        answer = await interaction.response.send_message("A table is set.")
        assert isinstance(answer.resource, discord.InteractionMessage)
        opened = await answer.resource.create_thread(name=name)
        await opened.send(f"Welcome to {name}, {interaction.user.mention}!")


PICTURES = {"board": (1400, 1000, "the board"), "map": (700, 500, "the map"), "face": (300, 400, "a face")}


def add_commands(bot: TableBot) -> None:
    """The plain commands."""
    tree = bot.tree

    @tree.command(description="Make a move")
    @app_commands.describe(move="Which move to make", quiet="Without a ping", whom="Against whom")
    async def play(
        interaction: discord.Interaction, move: str, quiet: bool = False, whom: discord.Member | None = None
    ) -> None:
        against = f" against {whom.mention}" if whom else ""
        mood = " quietly" if quiet else ""
        await interaction.response.send_message(f"**{interaction.user.display_name}** plays `{move}`{mood}{against}.")

    @play.autocomplete("move")
    async def moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [move for move in MOVES if typed.lower() in move.lower()]
        return [app_commands.Choice(name=move, value=move.replace(" ", ":")) for move in found[:25]]

    @tree.command(description="See your cards")
    async def hand(interaction: discord.Interaction) -> None:
        dice = random.Random(7)
        cards = ", ".join(str(dice.randint(1, 9)) for _ in range(3))
        await interaction.response.send_message(f"Your cards: {cards}", ephemeral=True)

    @tree.command(description="Think for a while")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await bot.thought.wait()
        await interaction.followup.send("I have thought about it.")

    @tree.command(description="Never answer")
    async def sleep(_: discord.Interaction) -> None:
        return

    @tree.command(description="Be written to")
    async def letter(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("A letter for you: **open it** at home.")
            await interaction.response.send_message("Sent.", ephemeral=True)
        except discord.Forbidden:
            await interaction.response.send_message("Your letterbox is closed.", ephemeral=True)

    @tree.command(description="The result as an embed")
    async def result(interaction: discord.Interaction) -> None:
        embed = discord.Embed(
            title="Result", description="Alice **won**.", colour=0x24774D, url="https://example.com/7"
        )
        for name, points in (("Alice", 42), ("Boris", 39)):
            embed.add_field(name=name, value=str(points))
        embed.set_image(url="attachment://map.png").set_footer(text="Match 7")
        await interaction.response.send_message(embed=embed, file=discord.File(picture(*PICTURES["map"]), "map.png"))
