"""All panels: whatever can be pressed, chosen or typed into a window finds its way from here."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import bot.panels
from bot.panels.router import Router

MODULES = [import_module(f"bot.panels.{found.name}") for found in iter_modules(bot.panels.__path__)]
PANELS = [module for module in MODULES if hasattr(module, "register")]
"""The modules of this folder that have controls, by their names."""


def install(router: Router) -> None:
    """Tell the router what the controls of each panel do."""
    for panel in PANELS:
        panel.register(router)
