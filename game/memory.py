"""Peak memory use of this process, and the return of unused memory to the system."""

from __future__ import annotations

import ctypes
import sys

MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1
"""parameters of glibc's ``mallopt``: which blocks are mapped one by one, and how much of the rest
stays at hand once it is free"""
LARGE, SPARE = 12 << 20, 48 << 20
"""bytes"""


def peak_mib() -> float | None:
    """Return the peak memory use in MiB; None if the system does not report it."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(held / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def give_back_large_blocks() -> None:
    """Have large blocks returned to the system as soon as they are free, where possible (glibc):
    after a few large pictures it would keep them instead."""
    if sys.platform != "linux":
        return
    try:
        library = ctypes.CDLL(None)
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.mallopt(TRIM_THRESHOLD, SPARE)
    except (OSError, AttributeError):
        return  # another C library, which handles this itself


def trim() -> None:
    """Return free memory inside this process to the system, where possible (glibc): dropped
    pictures would leave holes otherwise."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library, which handles this itself
