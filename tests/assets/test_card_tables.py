"""The page of cards in the docs matches the cards in the box."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def script() -> ModuleType:
    """Return the script that writes the page, which is outside any package."""
    spec = importlib.util.spec_from_file_location("tables", ROOT / "assets/make/card_tables.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_that_of_the_cards() -> None:
    tables = script()
    written = tables.PAGE.read_text("utf-8")
    assert written == tables.page(), "run: python assets/make/card_tables.py"
