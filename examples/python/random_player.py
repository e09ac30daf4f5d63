"""Masks for learning: 64 games at once, in each of which a player picks any of the actions that its mask allows.

What a policy network would do stands in `policy`; the rest is the loop around it. Games that end begin again at once.
`random_player.py [games [steps]]` plays more.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

import grizzled as grz


def policy(actions: Sequence[int], chance: random.Random) -> int:
    return chance.choice(actions)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    chance = random.Random(1914)
    ends: Counter[int] = Counter()
    refused = 0
    in_library = 0.0
    with grz.Rules("base 4 normal") as rules, grz.Batch(rules, count, seed=1) as batch:
        for _ in range(steps):
            for game in range(count):
                batch.choices[game] = policy(batch.actions(game), chance)
            began = time.perf_counter()
            batch.step(grz.BATCH_ACTIONS | grz.BATCH_RESTART)
            in_library += time.perf_counter() - began
            for row in batch.rows:
                refused += row.stepped == grz.STEPPED_REFUSED
                if row.outcome != grz.NONE:
                    ends[row.outcome] += 1
    print(f"{count} games, {steps} steps: {refused} choices refused, {sum(ends.values())} games ended")
    for outcome, times in sorted(ends.items()):
        print(f"  {times:5} times: {grz.word(grz.WORD_OUTCOME, outcome)}")
    print(f"  {count * steps / in_library:.0f} decisions a second in the library")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
