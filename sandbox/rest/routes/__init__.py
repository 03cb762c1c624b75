"""All routes of the REST side."""

from __future__ import annotations

from sandbox.rest.router import Router
from sandbox.rest.routes import (
    callbacks,
    channels,
    commands,
    followups,
    guilds,
    messages,
    pins,
    roles,
    threads,
    users,
)

ROUTER = Router()
for module in (users, channels, messages, pins, threads, guilds, roles, commands, callbacks, followups):
    ROUTER.include(module.routes)
