"""Where the client keeps the player's files.

``RIMWARD_HOME`` puts everything under one folder (portable use, tests); otherwise the folders
are the ones the desktop expects: configuration, data (saved games) and state (crash reports).
"""

from __future__ import annotations

import os
from pathlib import Path

APP_NAME = "rimward"


def _home(part: str) -> Path | None:
    home = os.environ.get("RIMWARD_HOME")
    return Path(home).expanduser() / part if home else None


def config_folder() -> Path:
    """Folder of ``settings.json``."""
    import platformdirs

    return _home("config") or Path(platformdirs.user_config_path(APP_NAME, appauthor=False))


def saves_folder() -> Path:
    """Folder of the journals, one file per game."""
    import platformdirs

    return _home("saves") or Path(platformdirs.user_data_path(APP_NAME, appauthor=False)) / "saves"


def log_folder() -> Path:
    """Folder of the crash reports."""
    import platformdirs

    return _home("log") or Path(platformdirs.user_log_path(APP_NAME, appauthor=False))


def assets_folder() -> Path:
    """Folder of art and sound that comes with the game."""
    return Path(__file__).resolve().parents[2] / "assets"
