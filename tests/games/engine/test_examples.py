"""The examples in docstrings of the engine and the library run."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import games.engine
import games.lib

PACKAGES = (games.engine, games.lib)
MODULES = [f"{package.__name__}.{each.name}" for package in PACKAGES for each in pkgutil.iter_modules(package.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert sum(doctest.testmod(import_module(name)).attempted for name in MODULES) >= 28
