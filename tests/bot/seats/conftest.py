"""People beside the table."""

from __future__ import annotations

import pytest

from sandbox.kit import Actor, Kit


@pytest.fixture
def oksana(kit: Kit) -> Actor:
    """Oksana, who has no seat."""
    return kit.person("Oksana").set(locale="en-US")


@pytest.fixture
def dmytro(kit: Kit) -> Actor:
    """Dmytro, who has none either."""
    return kit.person("Dmytro").set(locale="en-US")
