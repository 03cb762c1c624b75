"""A test kit: a sandbox and a bot in one process, and people who use it like people.

async with Kit.start() as kit, kit.bot(run_my_bot(kit.address)):
    alice = kit.person("Alice")
    reply = await alice.slash("/match new", game="xidit")
    await alice.click("Join")
"""

from __future__ import annotations

from sandbox.kit.guild import Place
from sandbox.kit.kit import Kit
from sandbox.kit.person import Actor
from sandbox.kit.reply import NotAnswered, NotReached, Reply
from sandbox.kit.seen import Button, Modal, Seen, SeenAttachment, Select
from sandbox.people.refusal import Refused

__all__ = [
    "Actor",
    "Button",
    "Kit",
    "Modal",
    "NotAnswered",
    "NotReached",
    "Place",
    "Refused",
    "Reply",
    "Seen",
    "SeenAttachment",
    "Select",
]
