"""All gateway sessions and connections, and what tests can do to them."""

from __future__ import annotations

from typing import Any

from sandbox.apps import Logins
from sandbox.events import Event
from sandbox.faults import Faults
from sandbox.gateway.connection import Connection
from sandbox.gateway.session import Session
from sandbox.world import World


class Hub:
    """Hands events to sessions; keeps those whose connection is gone, for a resume."""

    def __init__(self, world: World, logins: Logins, faults: Faults, heartbeat_interval: float) -> None:
        self.world = world
        self.logins = logins
        self.faults = faults
        self.heartbeat_interval = heartbeat_interval
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.allowed_intents = (1 << 26) - 1
        """Take privileged ones out to see a bot closed with 4014."""
        self.resumes = 0
        self.identifies = 0
        world.bus.listen(self._spread)

    def _spread(self, event: Event) -> None:
        for session in self.sessions.values():
            session.offer(event)

    def begin(self, session: Session) -> None:
        """A bot identified. The oldest sessions without a connection are forgotten when there are too many."""
        self.identifies += 1
        self.sessions[session.id] = session
        idle = [kept for kept in self.sessions.values() if kept.outbox is None and kept is not session]
        for kept in idle[: max(0, len(self.sessions) - self.world.bounds.sessions)]:
            del self.sessions[kept.id]
        self.changed("SESSION_READY", session)

    def changed(self, name: str, session: Session) -> None:
        """Tell listeners inside the sandbox (the kit) about a session."""
        self.world.emit(name, {"session_id": session.id, "application_id": session.application.id}, only="")

    @property
    def ready(self) -> bool:
        """Whether some bot is connected and has got its guild."""
        return any(session.outbox is not None for session in self.sessions.values())

    def close(self, code: int = 4000) -> None:
        """Close every connection with a code; sessions stay resumable."""
        for connection in tuple(self.connections):
            connection.end(code)

    async def shut(self) -> None:
        """Close everything and wait for it: the sandbox shuts down."""
        for connection in tuple(self.connections):
            await connection.close(1001)

    def drop(self) -> None:
        """Cut every connection without a word, as a lost network does."""
        for connection in tuple(self.connections):
            connection.abort()

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for connection in self.connections:
            connection.send({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is invalid (op 9)."""
        if not resumable:
            self.sessions.clear()
        for connection in self.connections:
            connection.send({"op": 9, "d": resumable})

    def forget_sessions(self) -> None:
        """Forget all sessions that nobody is connected to: a resume will be refused with op 9."""
        self.sessions = {key: kept for key, kept in self.sessions.items() if kept.outbox is not None}

    def suffer(self, asked: dict[str, Any]) -> bool:
        """Do at once what the page asks for by name; False if it is nothing of the gateway's."""
        kind = asked.get("kind")
        if kind == "gateway_close":
            code = asked.get("code")
            code = code if isinstance(code, int) and 1000 <= code <= 4999 else 4000
            self.close(code)
        elif kind == "gateway_drop":
            self.drop()
        elif kind == "gateway_reconnect":
            self.reconnect()
        elif kind == "gateway_invalid_session":
            self.invalidate(resumable=bool(asked.get("resumable")))
        elif kind == "gateway_mute_acks":
            self.faults.acks_muted = True
        else:
            return False
        return True
