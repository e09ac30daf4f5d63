"""Plays every game of examples/expected/games.txt and compares how each ends.

In one of them seat 1 plays on a client of its own, as over a network. `play.py [file]` takes another list of games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import grizzled as grz

GAMES = Path(__file__).resolve().parent.parent / "expected" / "games.txt"
WATCHED = "one-shot 4 normal"


class Different(Exception):
    """Something came out otherwise than it should."""


def generator(x: int) -> Iterator[int]:
    """The same in every language, even where all numbers are floating."""
    while True:
        x = x * 48271 % 2147483647
        yield x


class Replica:
    """Seat 1 at its own machine: all it ever gets of the game is what went through `stream` and `feed`."""

    seat = 1

    def __init__(self, host: grz.Game) -> None:
        self.host = host
        self.client = grz.Client(host.stream(self.seat))
        self.said: list[str] = self.client.events_text(0, grz.LANG_EN)

    def catch_up(self) -> None:
        """What a server sends after each command, and what the player is shown of it."""
        known, stands = self.client.info.events, self.client.info.expected
        self.client.feed(stands, self.host.events_bytes(self.seat, stands))
        self.said += self.client.events_text(known, grz.LANG_EN)
        if self.client.view != self.host.view(self.seat):
            raise Different("the client does not see what its seat sees")


def choose(game: grz.Game, seat: int, chance: Iterator[int], replica: Replica | None) -> grz.Command:
    if seat == 0:
        return game.legal_command(seat, next(chance) % game.legal_count(seat))
    if replica and seat == replica.seat:
        return replica.client.bot(grz.BOT_CAREFUL)
    return game.bot(seat, grz.BOT_CAREFUL)


def play(game: grz.Game, seed: int, replica: Replica | None) -> int:
    """To the end; answers how many decisions it took."""
    chance = generator(seed)
    decisions = 0
    while True:
        info = game.info
        if not info.awaited:
            return decisions
        seat = (info.awaited & -info.awaited).bit_length() - 1
        game.submit(seat, choose(game, seat, chance, replica), expected=info.expected)
        decisions += 1
        if replica:
            replica.catch_up()


def show_refusal(game: grz.Game) -> None:
    """Seat 0 tries to set an intensity while every seat chooses a Helping Hand."""
    before = game.hash
    try:
        game.submit(0, grz.Command(tag=grz.COMMAND_INTENSITY, intensity=5))
    except grz.Rejected as error:
        print(f"  refused: {error}; {error.rule_id} says: {grz.word(grz.WORD_RULE, error.rule or 0)}")
    else:
        raise Different("an illegal command was carried out")
    if game.hash != before:
        raise Different("a refused command changed the game")


def show_replica(replica: Replica) -> None:
    print(f"  seat 1 was shown {len(replica.said)} things, the last of them:")
    for line in replica.said[-4:]:
        print(f"    {line}")
    print("  in French:")
    for line in replica.client.events_text(replica.client.info.events - 4, grz.LANG_FR):
        print(f"    {line}")


def check_log(game: grz.Game) -> None:
    log = game.save()
    with grz.Game.load(log, grz.start(0)) as again:
        if again.hash != game.hash:
            raise Different("a log saved and loaded gives another game")
    print(f"  the log, saved and loaded, gives the same game: {len(log)} bytes")


def play_line(line: str, watched: bool) -> None:
    preset, seed, decisions, end = line.split(";")
    with grz.Rules(preset) as rules, grz.Game(rules, grz.start(int(seed))) as game:
        replica = Replica(game) if watched else None
        if watched:
            show_refusal(game)
        taken = play(game, int(seed), replica)
        if (taken, f"{game.hash:016x}") != (int(decisions), end):
            found = f"{preset}, seed {seed}: {taken} decisions, hash {game.hash:016x}"
            raise Different(f"{found}; expected were {decisions} and {end}")
        print(f"{preset}, seed {seed}: {taken} decisions, hash ok")
        if replica:
            show_replica(replica)
            check_log(game)
            replica.client.close()


def main() -> int:
    lines = Path(sys.argv[1] if len(sys.argv) > 1 else GAMES).read_text(encoding="utf-8").splitlines()
    print(f"grizzled {grz.version()} in Python {sys.version.split()[0]}")
    try:
        if not lines:
            raise Different("there are no games")
        for line in lines:
            play_line(line, line.startswith(WATCHED))
    except (Different, grz.GrizzledError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
