"""Key names as players read them ("N", "F11", "Ctrl+Z", on a Mac "Cmd+Z") and their events."""

from __future__ import annotations

import sys
import warnings
from functools import lru_cache

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
_ALSO = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
}
_ALONE = frozenset(
    getattr(pygame, f"K_{side}{name}")
    for side in "LR"
    for name in ("CTRL", "SHIFT", "ALT", "META", "SUPER")
)


def here(name: str) -> str:
    """Return a key's name as the keyboards of this system have it; Ctrl works on a Mac, too."""
    return name.replace("Ctrl+", "Cmd+") if MAC else name


@lru_cache(maxsize=256)
def parse(name: str) -> tuple[int, frozenset[str]]:
    """Parse a name into key code and modifier names, of which Cmd is Ctrl. Raise ``ValueError`` for
    unknown keys."""
    head, plus, key = name.rpartition("+") if name[-1:] != "+" else (name[:-2], name[:-1], "+")
    mods = head.replace("Cmd", "Ctrl").split("+") if plus else []
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


def matches(name: str, event: pygame.event.Event) -> bool:
    """Return True if a KEYDOWN event is the key of that name, with exactly those modifiers."""
    code, mods = parse(name)
    key = _ALSO.get(event.key, event.key)
    if key != code and not (MAC and (key, code) == (pygame.K_BACKSPACE, pygame.K_DELETE)):
        return False
    typed = getattr(event, "unicode", "")
    if name in ("+", "?") or typed == name:
        return not event.mod & (_MODS["Ctrl"] | _MODS["Alt"])
    return all(bool(event.mod & mask) == (mod in mods) for mod, mask in _MODS.items())


def name_of(event: pygame.event.Event) -> str:
    """Return the name of a KEYDOWN event's key with its modifiers; "" for a modifier alone and for
    keys without a name."""
    if event.key in _ALONE:
        return ""
    code = _ALSO.get(event.key, event.key)
    typed = getattr(event, "unicode", "")
    if typed in ("+", "?") and not event.mod & (_MODS["Ctrl"] | _MODS["Alt"]):
        return typed
    named = {known: name for name, known in _NAMES.items()}
    key = named.get(code) or pygame.key.name(code).capitalize()
    name = here("+".join([*(mod for mod, mask in _MODS.items() if event.mod & mask), key]))
    try:
        return name if parse(name)[0] == code else ""
    except ValueError:
        return ""
