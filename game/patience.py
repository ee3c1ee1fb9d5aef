"""Patience with a file that another program holds for a moment.

On Windows a virus scanner, a backup or a copying service opens files without sharing them, mostly
for some milliseconds after they were written; until then nobody else can read, replace or rename
them. Like ``game.bootstrap`` this module uses the standard library only.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

WINDOWS = os.name == "nt"
PASSING = {errno.EBUSY, errno.EAGAIN, getattr(errno, "ESTALE", errno.EBUSY)}
"""errors of any system that are over soon"""
SHORT = (0.02, 0.05, 0.1, 0.2, 0.4)
"""seconds between tries while somebody looks at the window: less than one in all"""
LONG = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)
"""seconds between tries with a whole folder of new files, which a scanner reads first"""


def passes(error: OSError) -> bool:
    """Return True if an error is likely to be over soon."""
    return error.errno in PASSING or (WINDOWS and isinstance(error, PermissionError))


def patiently(deed: Callable[[], T], waits: Sequence[float] = SHORT) -> T:
    """Return the result of ``deed``, tried once more after each wait while its error may pass.

    Raise its last ``OSError``, at once if waiting would not help.
    """
    for wait in waits:
        try:
            return deed()
        except OSError as error:
            if not passes(error):
                raise
        time.sleep(wait)
    return deed()
