"""Results that close automatically, once there was time to read them."""

from __future__ import annotations

from collections.abc import Callable

from game.client.tabletop.pages.results import ContinueButton, Page
from game.client.widgets import Form

OPENING = 2.5  # seconds to look at a page before its words are read
WORD = 0.28  # seconds for each word
DICE = 1.5  # seconds more for the dice of a fight or test
HURRY = 0.75  # the factor for a page that another one about the same answer follows
MOST = 14.0  # seconds; what takes longer to read waits for the player
PACE = {"off": 0.7, "fast": 0.7, "normal": 1.0, "slow": 1.6}
"""the factor for each animation speed"""


def reading_seconds(page: Page) -> float | None:
    """Return the time that a page is open at normal speed; None if it must wait for the player."""
    shown = page.summary if page.summary and page.folded else page.speech
    needed = OPENING + WORD * len(shown.split()) + (DICE if page.duel else 0.0)
    if needed > MOST:
        return None
    return needed * HURRY if page.goes_on else needed


class PageTimer:
    """Closes the page of results on view with ``close()``, and shows on Continue how much of its
    time is over. Each movement of the pointer and each key starts the time again."""

    def __init__(self, form: Form, close: Callable[[], None]) -> None:
        self.form, self.close = form, close
        self.page: Page | None = None
        self.open = 0.0
        """seconds that the page has been on view"""

    def update(self, dt: float, page: Page | None, calm: float, speed: str) -> None:
        """Pass time. ``page`` is None if none is to close now, ``calm`` is the number of
        seconds without input."""
        if page is not self.page:
            self.page, self.open = page, 0.0
        needed = reading_seconds(page) if page is not None else None
        if needed is None:
            return
        self.open += dt
        part = min(self.open, calm) / (needed * PACE[speed])
        if part >= 1.0:
            self.page = None
            self.close()
            return
        for each in self.form.widgets:
            if isinstance(each, ContinueButton):
                each.show_time(part)
