"""Invisible and misleading characters: controls, line breaks, bidirectional marks.

Names and texts from outside (packs, maps, saved games, file names, arguments) may contain them.
Printed raw, they control a terminal, break a line in two, or reverse the words around them.
"""

from __future__ import annotations

from unicodedata import category


def escaped(text: str, kept: str = "") -> str:
    """Escape each such character (``\\x1b``, ``\\n``, ``\\u202e``).

    Characters in ``kept`` stay as they are: ``"\\n"`` for a text of several lines.
    """
    if text.isprintable():
        return text
    return "".join(each if each in kept else _escape(each) for each in text)


def unmarked(text: str) -> str:
    """Neutralize markup in a name from outside, so that a sentence can hold it.

    Braces become parentheses and double asterisks are removed.
    """
    return text.replace("{", "(").replace("}", ")").replace("**", "")


def complaint(text: str) -> str:
    """Return what a line of plain words must not hold, with what to do; "" if it is one."""
    if "{" in text or "}" in text or "**" in text or not {"\t", "\n"}.isdisjoint(text):
        return "no markup: leave out braces, double stars, tabs and line breaks"
    letter = unseen(text)
    return f"no invisible letters: leave out U+{ord(letter):04X}" if letter else ""


def unseen(text: str) -> str:
    """Return the first character that ``escaped`` would escape; "" if none."""
    return next((each for each in text if _escape(each) != each), "")


def _escape(letter: str) -> str:
    # The spaces of other scripts and the no-break space are harmless.
    if letter.isprintable() or category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape", "surrogatepass").decode("ascii")
