"""A notebook for `check(state)`: everything that is inconsistent, in words for developers."""


class Audit:
    """Collects what is wrong."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def holds(self, condition: bool, fault: str) -> None:
        """Note the fault unless the condition holds."""
        if not condition:
            self.faults.append(fault)

    def equal(self, left: object, right: object, what: str) -> None:
        """Note a difference."""
        if left != right:
            self.faults.append(f"{what}: {left!r} is not {right!r}")
