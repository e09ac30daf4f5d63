"""What all structs have."""

from __future__ import annotations

import ctypes
from typing import Any


class Struct(ctypes.Structure):
    """A struct of the library: it knows its size, compares by value and can be printed."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        if hasattr(type(self), "struct_size"):
            self.struct_size = ctypes.sizeof(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{field[0]}={_plain(getattr(self, field[0]))!r}" for field in self._fields_)
        return f"{type(self).__name__}({fields})"


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, ctypes.Array) else value
