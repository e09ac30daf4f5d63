"""Passes ../expected/kit.txt, the conformance kit for bindings; README.md beside that file explains it.

`kit.py [file]` takes another kit.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import grizzled as grz

KIT = Path(__file__).resolve().parent.parent / "expected" / "kit.txt"
VALUES = ("commands", "masks", "views", "events", "english", "french")
LANGUAGES = {"english": grz.LANG_EN, "french": grz.LANG_FR}


class Different(Exception):
    """Something came out otherwise than it should."""


def demand(what: str, found: object, expected: object) -> None:
    """What is left out is expected to be `-`."""
    if expected not in ("-", str(found)):
        raise Different(f"{what}: {found} instead of {expected}")


class Fold:
    """Many numbers as one."""

    def __init__(self) -> None:
        self.value = 1

    def add(self, numbers: Iterable[int]) -> None:
        value = self.value
        for number in numbers:
            value = (value * 48271 + number) % 2147483647
        self.value = value

    def words(self, words: Iterable[int]) -> None:
        self.add(half for word in words for half in (word & 0xFFFFFFFF, word >> 32))

    def text(self, text: str) -> None:
        encoded = text.encode()
        self.add([len(encoded), *encoded])

    def struct(self, struct: ctypes.Structure, passed: tuple[str, ...] = ()) -> None:
        """The fields of a struct in their order, but for its size, what is reserved and what is passed over."""
        for field in type(struct)._fields_:
            if field[0] not in ("struct_size", "reserved", *passed):
                self.field(getattr(struct, field[0]), field[1])

    def field(self, value: object, kind: type[object]) -> None:
        if isinstance(value, int):
            self.words([value]) if kind is ctypes.c_uint64 else self.add([value])
        elif isinstance(value, ctypes.Structure):
            self.struct(value)
        elif isinstance(value, ctypes.Array):
            for one in value:
                self.field(one, value._type_)
        else:
            raise TypeError(f"a field of a kind that nothing is known of: {kind}")


class Generator:
    """The same in every language, even where all numbers are floating."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def below(self, count: int) -> int:
        self.x = self.x * 48271 % 2147483647
        return self.x % count


class Match:
    """A game that is played as all clients play it."""

    def __init__(self, game: grz.Game, seed: int) -> None:
        self.game = game
        self.generator = Generator(seed)

    @classmethod
    def begin(cls, preset: str, seed: str, position: str) -> Match:
        with grz.Rules(preset) as rules:
            return cls(grz.Game(rules, grz.start(int(seed)), position), int(seed))

    @property
    def seat(self) -> int | None:
        awaited = self.game.info.awaited
        return (awaited & -awaited).bit_length() - 1 if awaited else None

    def choose(self, seat: int) -> grz.Command:
        if seat:
            return self.game.bot(seat, grz.BOT_CAREFUL)
        return self.game.legal_command(0, self.generator.below(self.game.legal_count(0)))

    def step(self) -> bool:
        seat = self.seat
        if seat is None:
            return False
        self.game.submit(seat, self.choose(seat), expected=self.game.info.expected)
        return True

    def after(self, decisions: str) -> Match:
        for _ in range(int(decisions)):
            self.step()
        return self

    def finish(self) -> None:
        while self.step():
            pass

    @property
    def hash(self) -> str:
        return f"{self.game.hash:016x}"

    @property
    def viewers(self) -> list[int]:
        return [*range(self.game.info.seats), grz.VIEWER_SPECTATOR]


class Seen:
    """The check values of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.folds = {name: Fold() for name in VALUES}

    def before(self, seat: int) -> None:
        game = self.match.game
        legal = game.legal(seat)
        self.folds["commands"].add([seat, len(legal)])
        for command in legal:
            self.folds["commands"].struct(command)
        self.folds["masks"].words(game.legal_mask(seat))
        self.look()

    def look(self) -> None:
        for viewer in self.match.viewers:
            self.folds["views"].struct(self.match.game.view(viewer))

    def said(self, seat: int, command: grz.Command) -> None:
        for name, lang in LANGUAGES.items():
            self.folds[name].text(self.match.game.command_text(seat, command, lang))

    def end(self) -> None:
        self.look()
        for viewer in self.match.viewers:
            for event in self.match.game.events(viewer):
                self.folds["events"].struct(event, ("order",))
                self.folds["events"].add(event.order[: event.order_length])
            for name, lang in LANGUAGES.items():
                lines = self.match.game.events_text(viewer, 0, lang)
                self.folds[name].text("".join(f"{line}\n" for line in lines))


def try_play(preset: str, seed: str, position: str, decisions: str, end: str, *values: str) -> None:
    match = Match.begin(preset, seed, position)
    seen = Seen(match)
    taken = 0
    while (seat := match.seat) is not None:
        seen.before(seat)
        command = match.choose(seat)
        seen.said(seat, command)
        match.game.submit(seat, command)
        taken += 1
    seen.end()
    demand("decisions", taken, decisions)
    demand("hash", match.hash, end)
    for name, value in zip(VALUES, values):
        demand(name, seen.folds[name].value, value)


def command_of(line: str) -> grz.Command:
    """The numbers of a command, in the order of its fields; a word is two of them."""
    numbers = [int(number) for number in line.split(",")]
    tag, intensity, card, threat, tile, relief, choice, seat = numbers[:8]
    words = [numbers[12] | numbers[13] << 32, numbers[14] | numbers[15] << 32]
    command = grz.Command(tag=tag, intensity=intensity, card=card, threat=threat, tile=tile, relief=relief)
    command.choice, command.seat, command.roster_card = choice, seat, numbers[16]
    command.removed[:], command.knocks[:] = numbers[8:12], words
    return command


def try_refuse(preset: str, seed: str, position: str, decisions: str, events: str, *tried: str) -> None:
    game = Match.begin(preset, seed, position).after(decisions).game
    if events:
        game = game.at(int(events), grz.start(1))
    seat, command, before = int(tried[0]), command_of(tried[1]), game.hash
    demand("why", ";".join(refusal(lambda: game.check(seat, command))), ";".join(tried[2:]))
    refusal(lambda: game.submit(seat, command))
    demand("hash", game.hash, str(before))


def refusal(call: Callable[[], None]) -> list[str]:
    """Status, reason, rule, and the kind and number of the card that stands in the way."""
    try:
        call()
    except grz.Rejected as error:
        fields = [error.status, error.reason, error.rule, error.source, error.card]
    except grz.GrizzledError as error:
        fields = [error.status, 0, None, 0, None]
    else:
        raise Different("it was carried out")
    return [str(grz.NONE if field is None else field) for field in fields]


def try_undo(preset: str, seed: str, position: str, decisions: str, status: str, end: str) -> None:
    match = Match.begin(preset, seed, position).after(decisions)
    try:
        match.game.undo(match.game.info.expected)
        demand("status", grz.OK, status)
    except grz.GrizzledError as error:
        demand("status", error.status, status)
    demand("hash", match.hash, end)


def try_save(preset: str, seed: str, position: str, decisions: str, then: str, end: str) -> None:
    match = Match.begin(preset, seed, position).after(decisions)
    for form in (grz.FORM_BYTES, grz.FORM_JSON):
        match.game = grz.Game.load(match.game.save(form), grz.start(int(seed)))
    demand("hash when loaded", match.hash, then)
    match.finish()
    demand("hash at the end", match.hash, end)


def try_batch(preset: str, games: str, seed: str, steps: str, value: str) -> None:
    fold, generator, places = Fold(), Generator(int(seed)), range(int(games))
    with grz.Rules(preset) as rules, grz.Batch(rules, int(games), int(seed)) as batch:
        # A batch of this package makes the first call, with which all games wait, by itself.
        for step in range(int(steps) + 1):
            if step:
                for game in places:
                    batch.choices[game] = batch.actions(game)[generator.below(batch.rows[game].legal)]
                batch.step(grz.BATCH_ACTIONS | grz.BATCH_RESTART)
            for game in places:
                fold.struct(batch.rows[game])
                fold.words(batch.masks[game * grz.MASK_WORDS : (game + 1) * grz.MASK_WORDS])
        fold.words(batch.hash(game) for game in places)
    demand("batch", fold.value, value)


def try_campaign(seats: str, duo: str, boot_camp: str, seed: str, steps: str, score: str, value: str) -> None:
    fold, generator = Fold(), Generator(int(seed))
    campaign = grz.Campaign(int(seats), duo == "1", boot_camp == "1")
    for step in itertools.count():
        facts = campaign.facts
        fold.struct(facts, ("score",))
        if facts.step == grz.STEP_OVER:
            break
        if facts.step == grz.STEP_READY:
            campaign = grz.Campaign.resume(campaign.save(), int(seats))
            match = Match(campaign.game(grz.start(int(seed) + step)), int(seed) + step)
            match.finish()
            campaign.conclude(match.game)
            fold.words([match.game.hash])
        else:
            choices = campaign.choices()
            fold.add([len(choices)])
            campaign.choose(choices[generator.below(len(choices))])
    demand("steps", step, steps)
    demand("score", facts.score, score)
    demand("campaign", fold.value, value)


KINDS: dict[str, Callable[..., None]] = {
    "play": try_play,
    "refuse": try_refuse,
    "undo": try_undo,
    "save": try_save,
    "batch": try_batch,
    "campaign": try_campaign,
}


def main() -> int:
    lines = Path(sys.argv[1] if len(sys.argv) > 1 else KIT).read_text(encoding="utf-8").splitlines()
    passed: Counter[str] = Counter()
    failed = 0
    for line in lines:
        kind, *fields = line.split(";")
        try:
            KINDS[kind](*fields)
            passed[kind] += 1
        except (Different, grz.GrizzledError, KeyError, TypeError, ValueError) as error:
            print(f"{error!r}\n  {line}", file=sys.stderr)
            failed += 1
    for kind in KINDS:
        print(f"{kind}: {passed[kind]} lines passed")
    if not lines:
        print("there are no games in the kit", file=sys.stderr)
    return 1 if failed or not lines else 0


if __name__ == "__main__":
    sys.exit(main())
