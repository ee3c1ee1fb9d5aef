"""The committed JSON Schemas are those of the models."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from game.table.registry import GAMES, rules

ROOT = Path(__file__).resolve().parents[2]


def script() -> ModuleType:
    """Return the script that writes the schemas, which is outside any package."""
    spec = importlib.util.spec_from_file_location("schemas", ROOT / "assets/make/schemas.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", [id for id in GAMES if rules(id).components])
def test_committed_schema_is_that_of_the_models(game: str) -> None:
    schemas = script()
    written = schemas.target(game).read_text("utf-8")
    assert written == schemas.schema(game), "run: python assets/make/schemas.py"
