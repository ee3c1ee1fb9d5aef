"""Peak memory use of this process, and the return of unused memory to the system."""

from __future__ import annotations

import ctypes
import sys


def peak_mib() -> float | None:
    """Return the peak memory use in MiB; None if the system does not report it."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(held / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def trim() -> None:
    """Return free memory inside this process to the system, where possible (glibc): dropped
    pictures would leave holes otherwise."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library, which handles this itself
