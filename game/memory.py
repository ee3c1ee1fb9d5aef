"""How much memory this process has held, and giving back what it does not need."""

from __future__ import annotations

import ctypes
import sys


def peak_mib() -> float | None:
    """The most so far, in MiB; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(held / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def trim() -> None:
    """Gives memory that is free inside this process back to the system, where it can be done:
    pictures that are dropped would leave holes otherwise (glibc)."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library, which sees to it by itself
