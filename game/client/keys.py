"""Key names as players read them ("N", "F11", "Ctrl+Z") and the events they mean."""

from __future__ import annotations

from functools import lru_cache

import pygame

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


@lru_cache(maxsize=256)
def parse(name: str) -> tuple[int, frozenset[str]]:
    """Key code and modifier names. Refuses names that no key has."""
    *mods, key = name.split("+") if len(name) > 1 else [name]
    unknown = [mod for mod in mods if mod not in _MODS]
    if unknown:
        raise ValueError(f"{name!r}: {unknown[0]!r} is not one of {', '.join(_MODS)}")
    if key in _NAMES:
        return _NAMES[key], frozenset(mods)
    try:
        return pygame.key.key_code(key), frozenset(mods)
    except (ValueError, pygame.error) as problem:
        raise ValueError(f"{name!r}: no key is called {key!r}") from problem


def matches(name: str, event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is the key of that name, with exactly those modifiers."""
    code, mods = parse(name)
    if _ALSO.get(event.key, event.key) != code:
        return False
    typed = getattr(event, "unicode", "")
    if name in ("+", "?") or typed == name:
        return not event.mod & (_MODS["Ctrl"] | _MODS["Alt"])
    return all(bool(event.mod & mask) == (mod in mods) for mod, mask in _MODS.items())
