"""The library itself: finding it, binding every function of it, and the shapes that its calls have."""

from __future__ import annotations

import ctypes
import os
import sys
import weakref
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, ClassVar, TypeVar

from . import _constants as c
from ._base import Struct
from ._functions import FUNCTIONS
from ._structs import SIZES, Error
from .errors import BY_STATUS, GrizzledError, LibraryError, Rejected

S = TypeVar("S", bound=Struct)
H = TypeVar("H", bound="Handle")

_NAMES = {"win32": ["grizzled.dll"], "darwin": ["libgrizzled.dylib"]}.get(
    sys.platform, [f"libgrizzled.so.{c.ABI}", "libgrizzled.so"]
)


def _load() -> ctypes.CDLL:
    """From the folder GRIZZLED_LIBRARY, from beside this package, or from where the system looks."""
    folder = os.environ.get("GRIZZLED_LIBRARY")
    if folder:
        places = [str(Path(folder) / name) for name in _NAMES]
    else:
        own = [Path(__file__).parent / name for name in _NAMES]
        places = [str(path) for path in own if path.exists()] + _NAMES
    reasons = []
    for place in places:
        try:
            return ctypes.CDLL(place)
        except OSError as error:
            reasons.append(str(error))
    raise LibraryError("the library grizzled is not there: set GRIZZLED_LIBRARY to its folder (" + "; ".join(reasons) + ")")


def _bind(library: ctypes.CDLL) -> ctypes.CDLL:
    """Declares the types of every function to ctypes; without them it would pass whatever it is given as an int."""
    for name, (answer, given) in FUNCTIONS.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            raise LibraryError(f"the library lacks {name}: it is not the one of this package") from None
        function.restype = answer
        function.argtypes = given
    if library.grz_check_abi(c.ABI, c.FINGERPRINT) != c.OK:
        there = f"library {library.grz_version().decode()}, interface {library.grz_abi()}"
        raise LibraryError(f"{there}, has other constants or structs than this package, which was made for interface {c.ABI}")
    for struct, size in SIZES.items():
        if ctypes.sizeof(struct) != size:
            raise LibraryError(f"{struct.__name__} has {ctypes.sizeof(struct)} bytes here and {size} in C")
    return library


raw = _bind(_load())


def call(name: str, *given: Any) -> None:
    """Calls a function, with a grz_error behind the arguments where it takes one, and raises what goes wrong."""
    function = getattr(raw, name)
    error = Error() if len(given) < len(function.argtypes) else None
    status = function(*given) if error is None else function(*given, ctypes.byref(error))
    if status != c.OK:
        raise error_of(status, error)


def error_of(status: int, error: Error | None = None) -> GrizzledError:
    kind = BY_STATUS.get(status, GrizzledError)
    if error is None:
        return kind(status, raw.grz_status_text(status).decode())
    text = bytes(error.message).split(b"\0", 1)[0].decode("utf-8", "replace")
    made = kind(status, text, error.line, error.column, error.place)
    if isinstance(made, Rejected):
        made.reason, made.source = error.reason, error.source
        made.card = None if error.card == c.NONE else error.card
        if error.rule != c.NONE:
            made.rule, made.rule_id = error.rule, word(c.WORD_RULE_ID, error.rule)
    return made


def number(name: str, *given: Any, kind: Any = ctypes.c_uint32) -> int:
    """A call that answers one number."""
    value = kind()
    call(name, *given, ctypes.byref(value))
    return int(value.value)


def struct(name: str, kind: type[S], *given: Any) -> S:
    """A call that fills a struct."""
    value = kind()
    call(name, *given, ctypes.byref(value))
    return value


def _filled(name: str, given: tuple[Any, ...], make: Callable[[int], Any], sized: int, room: int) -> tuple[Any, int]:
    """A call that fills an array. Asks again while there is too little room: another thread may play on meanwhile."""
    size = (sized,) if sized else ()
    needed = ctypes.c_uint32(room)
    while True:
        array = make(needed.value)
        try:
            call(name, *given, array, *size, len(array), ctypes.byref(needed))
            return array, needed.value
        except GrizzledError as error:
            if error.status != c.E_SHORT:
                raise


def text(name: str, *given: Any) -> str:
    array, length = _filled(name, given, ctypes.create_string_buffer, 0, 256)
    return str(array.raw[: length - 1].decode())


def numbers(name: str, *given: Any, kind: Any = ctypes.c_uint8, room: int = 256) -> memoryview:
    """A call that fills an array of bytes or other numbers."""
    array, length = _filled(name, given, lambda n: (kind * n)(), 0, room)
    return memoryview(array).cast("B").cast(kind._type_)[:length]


def structs(name: str, kind: type[S], *given: Any) -> list[S]:
    array, length = _filled(name, given, lambda n: (kind * n)(), ctypes.sizeof(kind), 32)
    return list(array[:length])


def word(kind: int, what: int, lang: int = c.LANG_EN) -> str:
    """A word or sentence: `word(WORD_THREAT, THREAT_NIGHT, LANG_FR)`."""
    return text("grz_word", kind, what, lang)


def version() -> str:
    return str(raw.grz_version().decode())


class Handle:
    """What is to be closed: with `with`, with close(), or at the latest when Python throws the object away."""

    _free: ClassVar[str]

    def __init__(self, handle: Struct) -> None:
        self._handle = handle
        self._last_resort = weakref.finalize(self, getattr(raw, self._free), handle)

    def close(self) -> None:
        """Ends it. To close it twice does no harm. BusyError while another thread is in a call on it; it stays then."""
        if self._last_resort.alive:
            call(self._free, self._handle)
            self._last_resort.detach()

    @property
    def closed(self) -> bool:
        return not self._last_resort.alive

    def __enter__(self: H) -> H:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
