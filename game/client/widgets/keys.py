"""Key names as players read them ("N", "F11", "Ctrl+Z", on a Mac "Cmd+Z") and their events."""

from __future__ import annotations

import sys
import warnings
from functools import lru_cache
from string import ascii_uppercase, digits
from unicodedata import name as name_of_letter

import pygame

MAC = sys.platform == "darwin"
_NAMES = {
    "Esc": pygame.K_ESCAPE,
    "Enter": pygame.K_RETURN,
    "Space": pygame.K_SPACE,
    "Tab": pygame.K_TAB,
    "Del": pygame.K_DELETE,
    "+": pygame.K_PLUS,
    "-": pygame.K_MINUS,
    "?": pygame.K_QUESTION,
}
_MODS = {
    "Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
    "Shift": pygame.KMOD_SHIFT,
    "Alt": pygame.KMOD_ALT,
}
ON_A_MAC = {"Ctrl": "Cmd", "Alt": "Option"}
"""modifier -> what the keyboards of a Mac call it"""
_ALSO = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
}
_ALT_GR = pygame.KMOD_RALT | pygame.KMOD_MODE
SCANCODES = 1 << 30
"""codes of keys without a letter begin here"""
PLACES = {getattr(pygame, f"KSCAN_{key}"): ord(key.lower()) for key in ascii_uppercase + digits} | {
    pygame.KSCAN_COMMA: pygame.K_COMMA,
    pygame.KSCAN_PERIOD: pygame.K_PERIOD,
}
"""places of keys -> what they type on a US keyboard"""
_ALONE = frozenset(
    getattr(pygame, f"K_{side}{name}")
    for side in "LR"
    for name in ("CTRL", "SHIFT", "ALT", "META", "SUPER")
)


def local_name(name: str) -> str:
    """Return a key's name as the keyboards of this system have it; Ctrl works on a Mac, too."""
    for common, of_a_mac in ON_A_MAC.items():
        name = name.replace(f"{common}+", f"{of_a_mac}+") if MAC else name
    return name


def modifiers() -> list[str]:
    """Return the names of the modifiers on the keyboards of this system."""
    return [local_name(f"{mod}+")[:-1] for mod in _MODS]


@lru_cache(maxsize=256)
def parse(name: str) -> tuple[int, frozenset[str]]:
    """Parse a name into key code and modifier names, those of a Mac as others have them. Raise
    ``ValueError`` for unknown keys."""
    head, plus, key = name.rpartition("+") if name[-1:] != "+" else (name[:-2], name[:-1], "+")
    for common, of_a_mac in ON_A_MAC.items():
        head = head.replace(of_a_mac, common)
    mods = head.split("+") if plus else []
    unknown = [mod for mod in mods if mod not in _MODS]
    if unknown:
        raise ValueError(f"{name!r}: {unknown[0]!r} is not one of {', '.join(_MODS)}")
    if key in _NAMES:
        return _NAMES[key], frozenset(mods)
    try:
        with warnings.catch_warnings():
            # Names work before there is a window too, despite pygame's documentation.
            warnings.simplefilter("ignore")
            return pygame.key.key_code(key), frozenset(mods)
    except (ValueError, pygame.error) as problem:
        raise ValueError(f"{name!r}: no key is called {key!r}") from problem


def normalize(event: pygame.event.Event) -> pygame.event.Event:
    """Return a KEYDOWN event as shortcuts read it, whatever the keyboard's layout.

    A key that types a letter of another script counts as the letter or sign at its place on a US
    keyboard, and one in the row of digits as its digit. A letter typed with AltGr is only that:
    Windows reports AltGr as Ctrl and Alt.
    """
    key, mod, typed = event.key, event.mod, getattr(event, "unicode", "")
    place = PLACES.get(getattr(event, "scancode", 0), 0)
    bare = not mod & (_MODS["Ctrl"] | _MODS["Shift"] | _MODS["Alt"])
    digit = bare and chr(place).isdecimal()
    foreign = 127 < key < SCANCODES and not name_of_letter(chr(key), "").startswith("LATIN")
    if mod & _ALT_GR and typed.isprintable() and typed and ord(typed.lower()[0]) != key:
        key, mod = ord(typed[0]), mod & ~(_MODS["Ctrl"] | _MODS["Alt"] | _ALT_GR)
    elif place and 127 < key < SCANCODES and (digit or foreign):
        key, typed = place, chr(place) if digit else typed
    elif bare and pygame.K_0 <= key <= pygame.K_9:
        typed = chr(key)  # where digits are typed with Shift
    if typed.isdigit():
        typed = str(int(typed)) if typed.isdecimal() else ""
    if (key, mod, typed) == (event.key, event.mod, getattr(event, "unicode", "")):
        return event
    return pygame.event.Event(event.type, {**event.dict, "key": key, "mod": mod, "unicode": typed})


def matches(name: str, event: pygame.event.Event) -> bool:
    """Return True if a KEYDOWN event is the key of that name, with exactly those modifiers."""
    if _sign(event) == name:
        return True
    code, mods = parse(name)
    key = _ALSO.get(event.key, event.key)
    if key != code and not (MAC and (key, code) == (pygame.K_BACKSPACE, pygame.K_DELETE)):
        return False
    return all(bool(event.mod & mask) == (mod in mods) for mod, mask in _MODS.items())


def _sign(event: pygame.event.Event) -> str:
    """Return the sign, such as "+", that a KEYDOWN event types; "" for letters, digits and keys of
    shortcuts. Layouts have signs on other keys, many with Shift."""
    typed: str = getattr(event, "unicode", "")
    free = not event.mod & (_MODS["Ctrl"] | _MODS["Alt"])
    return typed if free and typed.isprintable() and not typed.isalnum() else ""


def name_of(event: pygame.event.Event) -> str:
    """Return the name of a KEYDOWN event's key with its modifiers; "" for a modifier alone and for
    keys without a name."""
    if event.key in _ALONE:
        return ""
    code = _ALSO.get(event.key, event.key)
    if _sign(event) in _NAMES:
        return _sign(event)
    named = {known: name for name, known in _NAMES.items()}
    key = named.get(code) or pygame.key.name(code).capitalize()
    name = local_name("+".join([*(mod for mod, mask in _MODS.items() if event.mod & mask), key]))
    try:
        return name if parse(name)[0] == code else ""
    except ValueError:
        return ""
