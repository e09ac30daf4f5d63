"""Ways to play, their cards, and packs of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union

from . import _constants as c, _structs as s
from ._library import Handle, struct, text
from ._structs import Card, Command, RulesFacts, Setting

Settings = Union[dict[int, int], Iterable[tuple[int, int]]]


class Pack(Handle):
    """A pack of cards, read from a JSON file. Rules keep the cards that they use: it may be closed before them."""

    _free = "grz_pack_free"

    def __init__(self, json: bytes) -> None:
        super().__init__(struct("grz_pack_load", s.Pack, json, len(json)))

    def json(self) -> str:
        return text("grz_pack_json", self._handle)


def built_in_pack() -> str:
    """The built-in cards as a JSON file, to be looked at and changed."""
    return text("grz_pack_json", s.Pack())


class Rules(Handle):
    """A way to play: `Rules("base 4 normal")`, with changes such as `{SETTING_TRIALS: 20}`. Any number of threads may use it."""

    _free = "grz_rules_free"

    def __init__(self, preset: str, settings: Settings = (), pack: Pack | None = None) -> None:
        pairs = list(settings.items() if isinstance(settings, dict) else settings)
        changes = (Setting * len(pairs))(*(Setting(key=key, value=value) for key, value in pairs))
        name = preset.encode()
        cards = pack._handle if pack else s.Pack()
        super().__init__(struct("grz_rules_create", s.Rules, name, len(name), changes, len(changes), cards))

    @classmethod
    def _of(cls, handle: s.Rules) -> Rules:
        made = cls.__new__(cls)
        Handle.__init__(made, handle)
        return made

    @property
    def facts(self) -> RulesFacts:
        return struct("grz_rules_info", RulesFacts, self._handle)

    def card(self, kind: int, number: int) -> Card:
        """What a card of one of the `LIST_...` is."""
        return struct("grz_card_info", Card, self._handle, kind, number)

    def card_text(self, kind: int, number: int, part: int = c.PART_NAME, lang: int = c.LANG_EN) -> str:
        return text("grz_card_text", self._handle, kind, number, part, lang)

    def write(self, command: Command) -> str:
        """A command as the notation writes it, such as "play nm/2"."""
        return text("grz_command_write", self._handle, command)

    def read(self, notation: str) -> Command:
        line = notation.encode()
        return struct("grz_command_read", Command, self._handle, line, len(line))
