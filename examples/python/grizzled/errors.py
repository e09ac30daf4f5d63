"""What can go wrong, as exceptions: all are a GrizzledError."""

from __future__ import annotations

from . import _constants as c


class LibraryError(OSError):
    """The library cannot be found, or it is not the one that this package was made for."""


class GrizzledError(Exception):
    """A call did not succeed. `status` is one of `grizzled.E_...`; line, column and place count from 1, with 0 for none."""

    def __init__(self, status: int, message: str, line: int = 0, column: int = 0, place: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.line = line
        self.column = column
        self.place = place


class Rejected(GrizzledError):
    """The rules refuse the command; nothing has changed."""

    #: One of `grizzled.REASON_...`, or 0.
    reason: int = 0
    #: One of `grizzled.RULE_...`, or None, and its id, such as "PREP-1".
    rule: int | None = None
    rule_id: str | None = None
    #: The card that stands in the way: `grizzled.SOURCE_...` and its number in its list.
    source: int = 0
    card: int | None = None


class HandleError(GrizzledError):
    """It is closed, or was never there."""


class BusyError(GrizzledError):
    """Another thread is in a call on the same object."""


class FormatError(GrizzledError):
    """A text or bytes cannot be read; line, column or place say where."""


class OutOfRangeError(GrizzledError, ValueError):
    """A number is outside its range, or no player sits at the seat."""


class SequenceError(GrizzledError):
    """Something has happened that the caller has not seen."""


class DefectError(GrizzledError):
    """A defect of the library. The object can only be closed."""


BY_STATUS: dict[int, type[GrizzledError]] = {
    c.E_REJECTED: Rejected,
    c.E_HANDLE: HandleError,
    c.E_BUSY: BusyError,
    c.E_FORMAT: FormatError,
    c.E_VALUE: OutOfRangeError,
    c.E_SEQUENCE: SequenceError,
    c.E_INTERNAL: DefectError,
    c.E_POISONED: DefectError,
}
