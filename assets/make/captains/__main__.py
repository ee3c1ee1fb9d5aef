"""Draw all scenes of the second game's cards: `python assets/make/captains`, or some by their
ids."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))


def main() -> int:
    """Write the requested scenes; return 2 for an unknown id."""
    from svgkit import write_all

    from captains.scenes import SCENES

    names = sys.argv[1:] or list(SCENES)
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        print(f"no such scene: {', '.join(unknown)}", file=sys.stderr)
        return 2
    folder = HERE.parents[1] / "free_captains" / "scenes"
    write_all(folder, {name: SCENES[name]().text() for name in names})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
