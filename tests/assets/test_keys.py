"""The recipes are written in D and can be heard in each key: all their notes, and the chords
that the game reads, move together."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.finished("sounds")

MAKE = Path(__file__).resolve().parents[2] / "assets" / "make" / "sound"


def notes() -> ModuleType:
    """Return the module of the scripts that knows notes, which needs no package."""
    spec = importlib.util.spec_from_file_location("notes", MAKE / "notes.py")
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


NOTES = notes()
SOME = ("D4", "F#3", "A4", "C#5", "G1", "Bb2", "E6")


@pytest.mark.parametrize("key", NOTES.NAMES)
def test_all_notes_move_together_and_come_back(key: str) -> None:
    steps = NOTES.steps_to(key)
    before = [NOTES.hertz(note) for note in SOME]
    with NOTES.tuned(steps):
        moved = [NOTES.hertz(note) for note in SOME]
        assert NOTES.tone_names("D4") == key
        assert NOTES.ratio() == pytest.approx(2 ** (steps / 12))
    assert moved == pytest.approx([pitch * 2 ** (steps / 12) for pitch in before])
    assert [NOTES.hertz(note) for note in SOME] == before
    assert -6 <= steps < 6, "it takes the shorter way"


def test_notes_have_their_pitch_and_chords_their_names() -> None:
    assert NOTES.hertz("A4") == 440 and NOTES.hertz("D4") == pytest.approx(293.66, abs=0.01)
    assert NOTES.moved("F#3", 5) == "B3" and NOTES.moved("Bb2", -11) == "B1"
    assert NOTES.tone_names("F#3 A3 C#4 E4 D2 F#5") == "C# D E F# A"
    with NOTES.tuned(5):
        assert NOTES.tone_names("F#3 A3 C#4 E4 D2") == "D F# G A B"
    with pytest.raises(ValueError, match="is no note"):
        NOTES.hertz("H4")


def test_the_key_comes_back_after_a_failure() -> None:
    with pytest.raises(RuntimeError), NOTES.tuned(3):
        raise RuntimeError
    assert NOTES.hertz("A4") == 440


def _tree(module: str) -> ast.Module:
    return ast.parse((MAKE / f"{module}.py").read_text("utf-8"))


def test_no_script_makes_a_pitch_of_a_note_but_through_the_key() -> None:
    for path in MAKE.glob("*.py"):
        if path.stem == "notes":
            continue
        text = path.read_text("utf-8")
        assert "440.0" not in text and "** (key" not in text, path
    users = {name for name in ("instruments", "sources", "beds") if "hertz(" in _text(name)}
    assert users == {"instruments", "sources", "beds"}
    assert "tone_names(" in _text("chords") and "tone_names(" in _text("cues")


def _text(module: str) -> str:
    return (MAKE / f"{module}.py").read_text("utf-8")


def test_everything_is_made_in_the_key() -> None:
    """Each maker is called where the key is set, and nowhere else."""
    found = set[str]()
    for node in ast.walk(_tree("__main__")):
        if isinstance(node, ast.With) and "tuned" in ast.dump(node.items[0]):
            found |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    assert {"_cues", "_beds", "_far", "_pieces"} <= found
