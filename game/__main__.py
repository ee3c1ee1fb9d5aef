"""``python -m game``: as ``main.py``, in a Python that has all requirements."""

import sys

from game.commands import main

if __name__ == "__main__":
    sys.exit(main())
