"""Where the client keeps the player's files.

``RIMWARD_HOME`` puts everything under one folder (portable use, tests); otherwise the folders
are the ones the desktop expects: configuration, data (saved games), state (crash reports) and
cache (pictures of saved games).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.bootstrap import own_home, user_home
from game.resources import ROOT

APP_NAME = "rimward"


def _home(part: str) -> Path | None:
    """Where a part is below ``RIMWARD_HOME``; None when it is in a folder of the desktop's.

    Raises ``SetupError`` where neither has a place: platformdirs would make a folder named ``~``.
    """
    home = own_home()
    if home is None:
        user_home()
        return None
    return home / part


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


def cache_folder() -> Path:
    """Folder of what can be made again: pictures of saved games and their index."""
    import platformdirs

    return _home("cache") or Path(platformdirs.user_cache_path(APP_NAME, appauthor=False))


def state_folder() -> Path:
    """Folder of what is kept about past games."""
    import platformdirs

    return _home("state") or Path(platformdirs.user_state_path(APP_NAME, appauthor=False))


def reports_folder() -> Path:
    """Folder of the reports that the player asks for."""
    import platformdirs

    state = Path(platformdirs.user_state_path(APP_NAME, appauthor=False))
    return _home("reports") or state / "reports"


def sent_folder() -> Path:
    """Folder where a saved game is put to be sent to somebody."""
    import platformdirs

    documents = Path(platformdirs.user_documents_path())
    return _home("sent") or (documents if documents.is_dir() else Path.home()) / "Rimward"


def open_folder(folder: Path) -> bool:
    """Shows a folder in the desktop's file manager; False where there is none to ask."""
    commands = {"darwin": ["open"], "win32": ["explorer"]}
    command = [*commands.get(sys.platform, ["xdg-open"]), str(folder)]
    try:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
    except OSError:
        return False
    return True


def assets_folder() -> Path:
    """Folder of art and sound that comes with the game."""
    return ROOT / "assets"
