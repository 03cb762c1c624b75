"""`slowtable play` in a process of its own, on a sandbox in another one: only where Discord is differs."""

from __future__ import annotations

import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main

if __name__ == "__main__":
    api, gateway, cdn = sys.argv[1:4]
    Route.BASE, discord.Asset.BASE = api, cdn
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.exit(main(["play", *sys.argv[4:]]))
