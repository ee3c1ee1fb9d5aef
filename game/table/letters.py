"""Letters that do not show what they are: control characters, line breaks, bidirectional marks.

Names and texts from outside (packs, maps, saved games, names of files, arguments) may hold them.
Printed as they are, they steer a terminal, break a line in two, or turn the words around them.
"""

from __future__ import annotations

from unicodedata import category


def escaped(text: str, kept: str = "") -> str:
    """The text with each such letter as an escape (``\\x1b``, ``\\n``, ``\\u202e``).

    Letters in ``kept`` stay as they are: ``"\\n"`` for a text of several lines.
    """
    if text.isprintable():
        return text
    return "".join(each if each in kept else _escape(each) for each in text)


def unseen(text: str) -> str:
    """The first letter of the text that ``escaped`` would not leave as it is; "" if none."""
    return next((each for each in text if _escape(each) != each), "")


def _escape(letter: str) -> str:
    # The spaces of other scripts and the no-break space do no harm.
    if letter.isprintable() or category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape", "surrogatepass").decode("ascii")
