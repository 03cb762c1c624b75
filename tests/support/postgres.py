"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port of loopback, stopped at the end."""

from __future__ import annotations

import contextlib
import functools
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
from sqlalchemy import URL

from db.backend import place
from db.postgres import Postgres

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
"""Where Debian puts the server's programs."""
NOT_ROOT = "nobody"
"""Who runs the server when the tests are run by root, whom it refuses."""
SETTINGS = {
    "fsync": "off",  # nothing outlives the tests
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
BLANK = "blank"
_numbers = itertools.count()


@functools.cache
def programs() -> Path | None:
    """The folder of the server's programs; None: there is no PostgreSQL on this machine."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).resolve().parent] if found else []
    return next((folder for folder in (*FOLDERS, *folders) if (folder / "initdb").exists()), None)


class Cluster:
    """A server that runs."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._run(f"CREATE DATABASE {BLANK}")
        Postgres(self.url(BLANK)).migrate()

    def url(self, name: str) -> URL:
        """The address of one of its databases."""
        return self._url.set(database=name)

    def fresh(self) -> URL:
        """A new database with tables and nothing in them."""
        name = f"test_{next(_numbers)}"
        self._run(f"CREATE DATABASE {name} TEMPLATE {BLANK}")
        return self.url(name)

    def empty(self) -> URL:
        """A new database without tables."""
        name = f"test_{next(_numbers)}"
        self._run(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: URL) -> None:
        """Remove a database, whoever is still connected to it."""
        self._run(f"DROP DATABASE IF EXISTS {url.database} WITH (FORCE)")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self._url.set(drivername="postgresql").render_as_string(), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextlib.contextmanager
def running(**settings: str) -> Iterator[Cluster]:
    """A new cluster, while it is needed."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed"
    with tempfile.TemporaryDirectory(prefix="slowtable-postgres-") as temporary:
        root, port = Path(temporary), _free_port()
        user = _give_away(root)
        data = root / "data"
        _call(user, folder / "initdb", "-D", data, "-U", "slowtable", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (data / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = '{value}'\n" for name, value in {**SETTINGS, **settings, "port": port}.items())
        _call(user, folder / "pg_ctl", "-D", data, "-l", root / "log", "-w", "-t", "120", "start")
        try:
            url = place(f"postgresql://slowtable@127.0.0.1:{port}/postgres")
            assert isinstance(url, URL)
            yield Cluster(url)
        finally:
            _call(user, folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _give_away(root: Path) -> str | None:
    """Make the folder theirs who will run the server; None: that is us."""
    if os.geteuid() != 0:
        return None
    account = pwd.getpwnam(NOT_ROOT)
    os.chown(root, account.pw_uid, account.pw_gid)
    return NOT_ROOT


def _call(user: str | None, program: Path, *arguments: object) -> None:
    subprocess.run(
        [str(program), *map(str, arguments)],
        check=True,
        user=user,
        group=pwd.getpwnam(user).pw_gid if user else None,
        extra_groups=[] if user else None,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=180,
    )
