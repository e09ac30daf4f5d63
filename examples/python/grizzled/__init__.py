"""The rules engine of the cooperative card game The Grizzled, through its C library.

Constants have the names of include/grizzled.h without GRZ_, and that header says what each of them means.
"""

from ._constants import *  # noqa: F403
from ._events import *  # noqa: F403
from ._library import Handle as Handle, version as version, word as word
from ._rules import *  # noqa: F403
from ._structs import (
    BatchRow as BatchRow,
    CampaignChoice as CampaignChoice,
    CampaignFacts as CampaignFacts,
    Card as Card,
    Command as Command,
    Event as Event,
    Info as Info,
    RulesFacts as RulesFacts,
    SaveInfo as SaveInfo,
    Seat as Seat,
    Setting as Setting,
    Start as Start,
    View as View,
)
from .batch import Batch as Batch
from .campaign import Campaign as Campaign
from .errors import (
    BusyError as BusyError,
    DefectError as DefectError,
    FormatError as FormatError,
    GrizzledError as GrizzledError,
    HandleError as HandleError,
    LibraryError as LibraryError,
    OutOfRangeError as OutOfRangeError,
    Rejected as Rejected,
    SequenceError as SequenceError,
)
from .game import Client as Client, Game as Game, probe as probe, public as public, start as start, verify as verify
from .rules import Pack as Pack, Rules as Rules, built_in_pack as built_in_pack
