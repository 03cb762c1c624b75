"""Modules of tests are rewritten once in a run: each worker takes its share before any of them collects.

pytest rewrites the assertions of a module when it is first imported, and keeps what it has made. In a fresh folder
every worker would do so for every module, side by side with the others, which takes each of them ten seconds.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from importlib.util import find_spec, module_from_spec


def rewrite(names: Iterable[str]) -> None:
    """Rewrite modules that nobody has rewritten yet. Nothing of them is run, for they have nothing to import with; what
    is wrong with one is told when it is collected."""
    for name in names:
        spec = find_spec(name)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        vars(module)["__builtins__"] = {}
        with contextlib.suppress(ImportError, SyntaxError):
            spec.loader.exec_module(module)
