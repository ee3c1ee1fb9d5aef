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
