"""The manners of a desktop: sharp pixels, a place in the task bar, input methods for writing."""

from __future__ import annotations

import os
from ctypes import c_void_p

import pygame

from game.client.draw.theme import MAX_SCALE
from game.client.paths import APP_NAME
from game.windows import WINDOWS, call

NAME = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_ID")
"""variables from which SDL takes the name that desktops group windows by"""
WISHES = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # no enlarging, which blurs: we draw larger
    "SDL_IME_SHOW_UI": "1",  # input methods show their own words and choices
}
DOTS = 96
"""dots per inch of a screen on which the system enlarges nothing"""
STEP = 0.05
"""between two text sizes"""
DEFAULT_METHOD = 0x10  # IACE_DEFAULT


def prepare() -> None:
    """Make the wishes of a window known, before there is one."""
    # pygame has put the name of the script there already.
    os.environ.update(dict.fromkeys(NAME, APP_NAME))
    for name, wish in WISHES.items():
        os.environ.setdefault(name, wish)
    call("shell32", "SetCurrentProcessExplicitAppUserModelID", APP_NAME)


def system_scale() -> float:
    """Return how much larger the system wants everything, such as 1.5; 1.0 if it enlarges windows
    itself."""
    return (call("user32", "GetDpiForSystem") or DOTS) / DOTS


def text_size(large: float, base: float) -> float:
    """Return the interface scale for a system that wants everything so large, in a window whose
    pixels per design unit are ``base``."""
    return min(MAX_SCALE, max(1.0, round(round(large / base / STEP) * STEP, 2)))


def write_in(field: pygame.Rect | None) -> None:
    """Have input methods, such as the one for Chinese, write in a field; outside of one, keys are
    those of the game, even with such a method on (on Windows)."""
    window = c_void_p(pygame.display.get_wm_info().get("window"))
    if WINDOWS and window:
        # Without text input, which SDL could end, a key has no letter such as "+" or "?".
        if field is None:
            call("imm32", "ImmAssociateContext", window, None)
        else:
            call("imm32", "ImmAssociateContextEx", window, None, DEFAULT_METHOD)
    if field is not None:
        pygame.key.set_text_input_rect(field)
