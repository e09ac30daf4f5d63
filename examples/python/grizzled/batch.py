"""Many games in one call, without a copy: the arrays are Python's, and the library writes into them."""

from __future__ import annotations

import ctypes

from . import _constants as c, _structs as s
from ._library import Handle, call, number, struct
from ._structs import BatchRow, Command, View
from .rules import Rules


class Batch(Handle):
    """Games by the same rules, all stepped at once.

    `choices` is to be filled before a step; `rows` and `masks` hold what the last step left. All three stay the same
    memory, so numpy.frombuffer(batch.masks, numpy.uint64) would see every step too.
    """

    _free = "grz_batch_free"

    def __init__(self, rules: Rules, count: int, seed: int) -> None:
        super().__init__(struct("grz_batch_create", s.Batch, rules._handle, count, seed))
        self.count = count
        self._choices = (ctypes.c_uint32 * count)(*[c.INSTEAD_WAIT] * count)
        self._masks = (ctypes.c_uint64 * (count * c.MASK_WORDS))()
        self.rows = (BatchRow * count)()
        self.choices = memoryview(self._choices).cast("B").cast("I")
        self.masks = memoryview(self._masks).cast("B").cast("Q")
        self.step()

    def step(self, flags: int = 0) -> None:
        """Steps every game by its choice: a place among its legal commands or, with BATCH_ACTIONS, an action."""
        call("grz_batch_step", self._handle, flags, self._choices, self.count, self.rows, self._masks)

    def actions(self, game: int) -> list[int]:
        """The actions that are legal in a game now: the bits that are set in its mask."""
        found = []
        begin = game * c.MASK_WORDS
        for place, word in enumerate(self.masks[begin : begin + c.MASK_WORDS]):
            while word:
                lowest = word & -word
                found.append(place * 64 + lowest.bit_length() - 1)
                word ^= lowest
        return found

    def view(self, game: int, viewer: int) -> View:
        return struct("grz_batch_view", View, self._handle, game, viewer)

    def hash(self, game: int) -> int:
        return number("grz_batch_hash", self._handle, game, kind=ctypes.c_uint64)

    def command(self, game: int, choice: int, flags: int = 0) -> Command:
        return struct("grz_batch_command", Command, self._handle, game, flags, choice)
