"""Games, for hosts, and clients, which hold what one viewer may know."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Sequence
from typing import Any

from . import _constants as c, _structs as s
from ._library import Handle, call, number, numbers, struct, structs, text
from ._structs import Command, Event, Info, SaveInfo, Start, View
from .rules import Rules


def start(
    seed: int | None = None,
    leader: int | None = None,
    characters: Sequence[int] = (),
    more: bytes | None = None,
    salt: bytes | None = None,
    commit: bool = False,
) -> Start:
    """How a game starts. What is not given is drawn from the system; with `commit`, or a salt, the host commits to the seed.

    The host keeps it, and no player sees it: with it a saved game goes on as if it had never stopped.
    """
    made = struct("grz_start_init", Start) if seed is None else struct("grz_start_seeded", Start, seed)
    made.flags = c.START_COMMIT if commit or salt is not None else 0
    made.leader = made.leader if leader is None else leader
    for place, character in enumerate(characters):
        made.characters[place] = character
    if more is not None:
        made.seed_more = type(made.seed_more)(*more)
    if salt is not None:
        made.salt = type(made.salt)(*salt)
    return made


def public(command: Command) -> Command:
    """The command as everyone may read it, for a log that others see."""
    return struct("grz_command_public", Command, command)


class Game(Handle):
    """A game as its host holds it: it knows everything."""

    _free = "grz_game_free"

    def __init__(self, rules: Rules, begin: Start, position: str = "") -> None:
        line = position.encode() or None
        super().__init__(struct("grz_game_create", s.Game, rules._handle, begin, line, len(line or b"")))

    @classmethod
    def _of(cls, handle: s.Game) -> Game:
        made = cls.__new__(cls)
        Handle.__init__(made, handle)
        return made

    @classmethod
    def load(cls, log: bytes, begin: Start) -> Game:
        """Goes on with a saved game; with the start that it began with, as if it had never stopped."""
        return cls._of(struct("grz_game_load", s.Game, log, len(log), begin))

    @classmethod
    def from_text(cls, notation: str, rules: Rules | None = None) -> Game:
        line = notation.encode()
        return cls._of(struct("grz_game_from_text", s.Game, line, len(line), rules._handle if rules else s.Rules()))

    def clone(self) -> Game:
        return Game._of(struct("grz_game_clone", s.Game, self._handle))

    def at(self, events: int, begin: Start) -> Game:
        """The game as it stood after so many events, as a game of its own."""
        return Game._of(struct("grz_game_at", s.Game, self._handle, events, begin))

    @property
    def info(self) -> Info:
        return struct("grz_game_info", Info, self._handle)

    @property
    def hash(self) -> int:
        """Of everything in play: never send it to a player."""
        return number("grz_game_hash", self._handle, kind=ctypes.c_uint64)

    @property
    def rules(self) -> Rules:
        return Rules._of(struct("grz_game_rules", s.Rules, self._handle))

    @property
    def commitment(self) -> bytes:
        return bytes(numbers("grz_game_commitment", self._handle))

    def pile(self, which: int) -> list[int]:
        return list(numbers("grz_game_pile", self._handle, which))

    def legal(self, seat: int) -> list[Command]:
        return structs("grz_legal_commands", Command, self._handle, seat)

    def legal_count(self, seat: int) -> int:
        return number("grz_legal_count", self._handle, seat)

    def legal_command(self, seat: int, place: int) -> Command:
        return struct("grz_legal_command", Command, self._handle, seat, place)

    def legal_mask(self, seat: int) -> memoryview:
        """The actions that the seat may take now, in words of 64 bits."""
        return numbers("grz_legal_mask", self._handle, seat, kind=ctypes.c_uint64, room=c.MASK_WORDS)

    def action(self, seat: int, command: Command) -> int:
        return number("grz_command_action", self._handle, seat, command)

    def command(self, seat: int, action: int) -> Command:
        return struct("grz_action_command", Command, self._handle, seat, action)

    def check(self, seat: int, command: Command) -> None:
        """Raises Rejected, with the reason, when the command is not legal now."""
        call("grz_check", self._handle, seat, command)

    def submit(self, seat: int, command: Command, expected: int = c.ANY_SEQUENCE) -> None:
        """Gives a command for a seat; `expected` is where the player stands (`info.expected`)."""
        call("grz_submit", self._handle, seat, expected, command)

    def stage(self, seat: int, command: Command, expected: int = c.ANY_SEQUENCE) -> None:
        """Tries a command: store `staged_save()`, then `commit()`; where that fails, `roll_back()`."""
        call("grz_stage", self._handle, seat, expected, command)

    def staged_save(self, form: int = c.FORM_BYTES) -> bytes:
        """The log as it will be once the staged command is committed."""
        return bytes(numbers("grz_staged_save", self._handle, form))

    def commit(self) -> None:
        call("grz_commit", self._handle)

    def roll_back(self) -> None:
        """Leaves game and chance as they were before `stage`."""
        call("grz_roll_back", self._handle)

    def undo(self, expected: int = c.ANY_SEQUENCE) -> None:
        call("grz_undo", self._handle, expected)

    def bot(self, seat: int, which: int = c.BOT_CAREFUL, seed: int = 0) -> Command:
        """What a bot would do in the place of a seat."""
        return struct("grz_game_bot", Command, self._handle, seat, which, seed)

    def command_text(self, seat: int, command: Command, lang: int = c.LANG_EN) -> str:
        return text("grz_command_text", self._handle, seat, command, lang)

    def events(self, viewer: int, after: int = 0) -> list[Event]:
        return structs("grz_game_events", Event, self._handle, viewer, after)

    def events_bytes(self, viewer: int, expected: int = 0) -> bytes:
        """What has happened since the viewer stood at `expected` (its client's `info.expected`), for Client.feed."""
        return bytes(numbers("grz_game_events_bytes", self._handle, viewer, expected))

    def events_json(self, viewer: int, expected: int = 0) -> list[Any]:
        """The same as JSON."""
        return list(json.loads(text("grz_game_events_json", self._handle, viewer, expected)))

    def events_text(self, viewer: int, after: int = 0, lang: int = c.LANG_EN) -> list[str]:
        return text("grz_game_events_text", self._handle, viewer, after, lang).splitlines()

    def referee_events(self, after: int = 0) -> list[Event]:
        """What has happened, with everybody's secrets: for the host alone."""
        return structs("grz_referee_events", Event, self._handle, after)

    def referee_events_json(self, after: int = 0) -> list[Any]:
        return list(json.loads(text("grz_referee_events_json", self._handle, after)))

    def referee_events_text(self, after: int = 0, lang: int = c.LANG_EN) -> str:
        return text("grz_referee_events_text", self._handle, after, lang)

    def referee_view_json(self) -> Any:
        """Everything: for the host alone."""
        return json.loads(text("grz_referee_view_json", self._handle))

    def view(self, viewer: int) -> View:
        return struct("grz_game_view", View, self._handle, viewer)

    def view_json(self, viewer: int) -> Any:
        return json.loads(text("grz_game_view_json", self._handle, viewer))

    def save(self, form: int = c.FORM_BYTES) -> bytes:
        """The log, to be stored. It knows everything: never send it to a player."""
        return bytes(numbers("grz_game_save", self._handle, form, room=4096))

    def stream(self, viewer: int, after: int = 0, form: int = c.FORM_BYTES) -> bytes:
        """What a viewer may see, to be sent: it begins a Client there."""
        return bytes(numbers("grz_game_stream", self._handle, viewer, after, form, room=4096))

    def text(self) -> str:
        """The whole game in the notation. For the host: it names what was hidden."""
        return text("grz_game_text", self._handle)

    def position(self) -> str:
        return text("grz_game_position", self._handle)


class Client(Handle):
    """A game as one viewer sees it: it holds no secret of anybody else."""

    _free = "grz_client_free"

    def __init__(self, stream: bytes, first: int = 0) -> None:
        super().__init__(struct("grz_client_create", s.Client, stream, len(stream), first))

    def feed(self, expected: int, records: bytes) -> None:
        """Feeds it what Game.events_bytes gave for where it stands (`info.expected`)."""
        call("grz_client_feed", self._handle, expected, records, len(records))

    @property
    def info(self) -> Info:
        return struct("grz_client_info", Info, self._handle)

    @property
    def rules(self) -> Rules:
        return Rules._of(struct("grz_client_rules", s.Rules, self._handle))

    @property
    def view(self) -> View:
        return struct("grz_client_view", View, self._handle)

    def view_json(self) -> Any:
        return json.loads(text("grz_client_view_json", self._handle))

    def events(self, after: int = 0) -> list[Event]:
        return structs("grz_client_events", Event, self._handle, after)

    def events_json(self, after: int = 0) -> list[Any]:
        return list(json.loads(text("grz_client_events_json", self._handle, after)))

    def events_text(self, after: int = 0, lang: int = c.LANG_EN) -> list[str]:
        return text("grz_client_events_text", self._handle, after, lang).splitlines()

    def legal(self) -> list[Command]:
        return structs("grz_client_legal_commands", Command, self._handle)

    def legal_count(self) -> int:
        return number("grz_client_legal_count", self._handle)

    def legal_command(self, place: int) -> Command:
        return struct("grz_client_legal_command", Command, self._handle, place)

    def check(self, command: Command) -> None:
        call("grz_client_check", self._handle, command)

    def bot(self, which: int = c.BOT_CAREFUL, seed: int = 0) -> Command:
        return struct("grz_client_bot", Command, self._handle, which, seed)

    def command_text(self, seat: int, command: Command, lang: int = c.LANG_EN) -> str:
        return text("grz_client_command_text", self._handle, seat, command, lang)


def probe(saved: bytes) -> SaveInfo:
    """What saved bytes are: a log, a stream, a campaign or a pack."""
    return struct("grz_probe", SaveInfo, saved, len(saved))


def verify(log: bytes, begin: Start, position: str = "") -> None:
    """Raises GrizzledError unless the log is the game that its host committed to."""
    line = position.encode() or None
    call("grz_verify", log, len(log), begin, line, len(line or b""))
