"""The content whose cards are drawn: the box with the player's packs, unless a table has its
own."""

from __future__ import annotations

from typing import cast

from game.client.draw import paper
from game.client.tabletop.play import load_session
from game.free_captains.catalog import Content
from game.free_captains.game import FreeCaptain

_own: Content | None = None


def content() -> Content:
    """Return the content in use."""
    if _own is not None:
        return _own
    return cast(FreeCaptain, load_session.the_game(FreeCaptain.id)).content


def use(own: Content | None) -> None:
    """Draw the cards of this content from now on; None for that of the box."""
    global _own
    if own is not _own:
        _own = own
        paper.forget()
