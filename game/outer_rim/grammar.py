"""Small grammar for generated text: lists, plurals, sentences."""

from __future__ import annotations

from collections.abc import Iterable

NUMBERS = ("no", "a", "two", "three", "four", "five", "six")


def listed(words: Iterable[str], link: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    found = [word for word in words if word]
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {link} {found[-1]}"


def plural(count: int, word: str) -> str:
    """``1 die``, ``2 dice``, ``3 spaces``."""
    irregular = {
        "die": "dice",
        "crew": "crew",
        "gear": "gear",
        "cargo": "cargo",
        "bounty": "bounties",
    }
    return f"{count} {word if count == 1 else irregular.get(word, word + 's')}"


def sentence(text: str) -> str:
    """With a capital and a full stop; markup at the start is stepped over."""
    text = text.strip()
    if not text:
        return ""
    if not text.endswith((".", ":", "!", "?")):
        text += "."
    place = 0
    while place < len(text) and text[place] in "*{":
        if text[place] == "{":
            return text
        place += 1
    return text[:place] + text[place].upper() + text[place + 1 :]


def sentences(parts: Iterable[str]) -> str:
    """Parts as sentences, one after another."""
    return " ".join(filter(None, (sentence(part) for part in parts)))
