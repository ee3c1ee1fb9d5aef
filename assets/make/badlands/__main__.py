"""Draw the pictures of The Mandalorian: Adventures: `python assets/make/badlands threats`, or some
of a kind by their names: `python assets/make/badlands threats nikto_guard`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

KINDS = ("threats", "scenes", "intros", "backs", "cover")


def main() -> int:
    """Draw what was named; return 2 for an unknown kind."""
    kinds = sys.argv[1:2] or KINDS
    for kind in kinds:
        if kind not in KINDS:
            print(f"no such kind: {kind}; there are {', '.join(KINDS)}", file=sys.stderr)
            return 2
        import_module(f"badlands.make_{kind}").main(sys.argv[2:])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
