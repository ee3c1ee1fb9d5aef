"""Codes of a few letters and digits for a whole setup, to share by voice or in writing.

A game lists the contents of a setup as digits, each with the number of its possible values. The
last letter of a code checks the others: a code with one wrong letter, or with two swapped, is never
taken for another one. Upper and lower case are the same, spaces and dashes are ignored, and I, L
and O are read as the digits that they resemble.
"""

from __future__ import annotations

from collections.abc import Iterable

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS = str.maketrans("ILO", "110", " -\t\u2010\u2011\u2012\u2013\u2014")


class CodeError(ValueError):
    """The code is invalid, or the setup has none; the message is a sentence for the player."""


SEEDS = 1_000_000_000
"""seeds that have a code; the number of values of their digit, in every game"""


def check_seed(seed: int) -> None:
    """Raise ``CodeError`` for a seed that has no code."""
    if not 0 <= seed < SEEDS:
        raise CodeError(f"Only seeds of up to {len(str(SEEDS)) - 1} digits have a code.")


def packed(digits: Iterable[tuple[int, int]], length: int, form: int) -> str:
    """Return the code of these digits, pairs of digit and base, the weightiest first.

    ``form`` is part of the check: codes of another form are refused, not misread.

    >>> packed([(3, 10), (41, 100)], length=6, form=1)
    '000AN7'
    """
    value = 0
    for digit, base in digits:
        value = value * base + digit
    signs = [value >> 5 * place & 31 for place in range(length - 2, -1, -1)]
    return "".join(SIGNS[each] for each in (*signs, _check(signs, form)))


def spelled(text: str) -> str:
    """Return typed text in the signs of a code, as far as it has them."""
    return text.upper().translate(READ_AS)


def unpacked(text: str, length: int, form: int) -> tuple[str, int]:
    """Return a typed code as it is written, and its number. Raise ``CodeError`` with the fault.

    >>> unpacked("00oan7", length=6, form=1)
    ('000AN7', 341)
    >>> unpacked("000AM7", length=6, form=1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    game.table.codes.CodeError: One character of this code is wrong; ...
    """
    code = spelled(text)
    odd = next((sign for sign in code if sign not in SIGNS), "")
    if odd:
        raise CodeError(
            f"A code never contains {odd if odd.isprintable() else 'such a character'}."
        )
    if len(code) != length:
        raise CodeError(f"A code has {length} letters and digits, but this one has {len(code)}.")
    *signs, check = (SIGNS.index(sign) for sign in code)
    if _check(signs, form) != check:
        raise CodeError(
            "One character of this code is wrong; compare it with the one you were given."
        )
    return code, sum(sign << 5 * place for place, sign in enumerate(reversed(signs)))


def grouped(code: str, size: int = 4) -> str:
    """Return a code in groups, which are easier to read out."""
    return "-".join(code[at : at + size] for at in range(0, len(code), size))


def _check(signs: list[int], form: int) -> int:
    """Return a sign that differs for codes with one sign changed, or two swapped.

    Each sign is weighted by another power of an element of order 31 in the field of 32.
    """
    total = form
    for sign in signs:
        total = _double(total ^ sign)
    return total


def _double(sign: int) -> int:
    """Return twice a sign in that field (modulo x^5 + x^2 + 1)."""
    return (sign << 1) ^ (37 if sign & 16 else 0)
