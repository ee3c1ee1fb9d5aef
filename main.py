"""Start here: ``python3 main.py [command ...]`` plays the game or runs one of its commands.

Kept so plain that any Python can read it: an old one gets a sentence, not a traceback.
"""

import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):
        found = ".".join(str(part) for part in sys.version_info[:2])
        sys.exit("Rimward needs Python 3.11 or newer, but this is Python " + found + ".")
    from game.launch import start

    sys.exit(start(sys.argv[1:]))
