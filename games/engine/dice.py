"""Chance that anyone can verify: the n-th draw depends on the match's seed and on n alone."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")

WORD = 1 << 64


class Dice(msgspec.Struct):
    """A counter-based source of chance. It is part of the state, so a match can be replayed to the last shuffle.

    >>> dice, again = Dice("a seed"), Dice("a seed")
    >>> [dice.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    >>> dice.drawn
    5
    """

    seed: str
    drawn: int = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (draws that would favour some are thrown away)."""
        if bound < 1:
            raise ValueError(f"nothing lies below {bound}")
        limit = WORD - WORD % bound
        while True:
            word = int.from_bytes(sha256(f"{self.seed}:{self.drawn}".encode()).digest()[:8])
            self.drawn += 1
            if word < limit:
                return word % bound

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def fingerprint(seed: str) -> str:
    """What is published when a match starts: it fixes the seed without telling it."""
    return sha256(f"slowtable seed {seed}".encode()).hexdigest()


def mixed(secret: str, tickets: Iterable[tuple[int, int]]) -> str:
    """The seed of a match, from a secret fixed before anybody joined and from those who joined: person and ticket each.

    Whoever knows the secret cannot foresee the tickets, and whoever gets a ticket does not know the secret.
    """
    joined = " ".join(f"{user}:{ticket}" for user, ticket in tickets)
    return sha256(f"slowtable mix {secret} {joined}".encode()).hexdigest()[:32]


class Origin(msgspec.Struct, frozen=True):
    """What a seed was mixed from."""

    secret: str
    secret_hash: str
    """Shown before anybody joined."""
    tickets: list[tuple[int, int]]
    """Person and ticket of each who joined."""

    def faults(self, seed: str) -> list[str]:
        """What does not fit; nothing if this is where the seed comes from."""
        found = []
        if not verify(self.secret, self.secret_hash):
            found.append("the secret is not the one whose hash was shown in the lobby")
        if mixed(self.secret, self.tickets) != seed:
            found.append("the seed is not made of that secret and of those who joined")
        return found


def verify(seed: str, published: str) -> bool:
    """Whether a seed told at the end is the one whose fingerprint was published at the start.

    >>> verify("a seed", fingerprint("a seed")), verify("another", fingerprint("a seed"))
    (True, False)
    """
    return fingerprint(seed) == published


def fresh_salt() -> str:
    """Salt of one sealed choice: drawn anew each time and derived from nothing, so that no other seal opens it."""
    return secrets.token_hex(16)


def seed_salt(seed: str, asked: int, seat: int) -> str:
    """The salt of a seal in a match exported in format 1; such a file tells no salts."""
    return sha256(f"slowtable seal {seed}:{asked}:{seat}".encode()).hexdigest()[:32]


def receipt(salt: str, choice: str) -> str:
    """What the table is shown of a sealed choice."""
    return sha256(f"{salt} {choice}".encode()).hexdigest()[:16]
