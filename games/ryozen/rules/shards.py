"""RYO-16: what moon shards are worth."""

from __future__ import annotations

from functools import lru_cache

from games.ryozen import components as c

SAME = c.SCORING.shard_set_same  # RYO-16.2
DIFFERENT = c.SCORING.shard_set_different  # RYO-16.3
LOOSE = c.SCORING.shard_loose  # RYO-16.4
SIZE = c.SCORING.shard_set_size


@lru_cache(maxsize=4096)
def partition_score(counts: tuple[int, ...]) -> int:
    """RYO-16.6: the best partition into sets of one colour, sets of all colours, and loose shards.

    Three sets of all colours are worth less than one of each colour, so two of them are the most one needs to try.
    """
    best = 0
    for mixed in range(min(*counts, SIZE - 1) + 1):
        left = [count - mixed for count in counts]
        sets = sum(count // SIZE for count in left)
        loose = sum(count % SIZE for count in left)
        best = max(best, mixed * DIFFERENT + sets * SAME + loose * LOOSE)
    return best


def shard_score(shards: dict[str, int], token: bool = False) -> int:
    """RYO-16.5, RYO-16.10: at the end with the first-player token as one more shard of the best colour.

    Example: RYO-X41.
    """
    counts = tuple(shards[colour] for colour in c.SHARDS)
    if not token:
        return partition_score(counts)
    wilds = (tuple(count + (index == wild) for index, count in enumerate(counts)) for wild in range(len(counts)))
    return max(partition_score(wild) for wild in wilds)


def best_shard_to_gain(shards: dict[str, int]) -> str:
    """RYO-D15: the colour with the best resulting score."""
    return max(c.SHARDS, key=lambda colour: shard_score({**shards, colour: shards[colour] + 1}))


def best_shard_to_lose(shards: dict[str, int]) -> str:
    """RYO-D23: the shard whose loss leaves the best score."""
    owned = [colour for colour in c.SHARDS if shards[colour]]
    return max(owned, key=lambda colour: shard_score({**shards, colour: shards[colour] - 1}))
