"""The clipboard of the desktop."""

from __future__ import annotations

import pygame

from game.table.letters import escaped


def copy_text(words: str) -> bool:
    """Copy words to the clipboard; return False if there is none."""
    try:
        pygame.scrap.put_text(escaped(words, "\n"))
    except pygame.error:
        return False
    return True


def pasted_text() -> str:
    """Return the words on the clipboard, "" if there are none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
