"""The folders of the player's files.

Saved games and packs are elsewhere: ``game.table.saves.saves_folder`` is for all commands.
``RIMWARD_HOME`` puts everything under one folder (portable use, tests); otherwise the folders
are the ones the desktop expects: configuration, state (crash reports) and
cache (pictures of saved games).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.bootstrap import own_home, user_home
from game.resources import ROOT
from game.windows import true_path

APP_NAME = "rimward"


def _home(part: str) -> Path | None:
    """Return the folder of a part below ``RIMWARD_HOME``, None without that variable.

    Raise ``SetupError`` if the user has no home: platformdirs would make a folder named ``~``.
    """
    home = own_home()
    if home is None:
        user_home()
        return None
    return home / part


def config_folder() -> Path:
    """Return the folder of ``settings.json``."""
    import platformdirs

    return _home("config") or Path(platformdirs.user_config_path(APP_NAME, appauthor=False))


def log_folder() -> Path:
    """Return the folder of the crash reports."""
    import platformdirs

    return _home("log") or Path(platformdirs.user_log_path(APP_NAME, appauthor=False))


def cache_folder() -> Path:
    """Return the folder of files that can be made again: pictures of saves and their index."""
    import platformdirs

    return _home("cache") or Path(platformdirs.user_cache_path(APP_NAME, appauthor=False))


def state_folder() -> Path:
    """Return the folder of records of past games."""
    import platformdirs

    return _home("state") or Path(platformdirs.user_state_path(APP_NAME, appauthor=False))


def reports_folder() -> Path:
    """Return the folder of the player's own reports."""
    import platformdirs

    state = Path(platformdirs.user_state_path(APP_NAME, appauthor=False))
    return _home("reports") or state / "reports"


def sent_folder() -> Path:
    """Return the folder of exported games."""
    import platformdirs

    documents = Path(platformdirs.user_documents_path())
    return _home("sent") or (documents if documents.is_dir() else Path.home()) / "Rimward"


def open_folder(folder: Path) -> bool:
    """Show a folder in the desktop's file manager; return False if there is none."""
    commands = {"darwin": ["open"], "win32": ["explorer"]}
    command = [*commands.get(sys.platform, ["xdg-open"]), str(true_path(folder))]
    try:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
    except OSError:
        return False
    return True


def assets_folder() -> Path:
    """Return the folder of art and sound."""
    return ROOT / "assets"
