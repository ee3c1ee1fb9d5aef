"""How much memory this process has held."""

from __future__ import annotations

import sys


def peak_mib() -> float | None:
    """The most so far, in MiB; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(held / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)
