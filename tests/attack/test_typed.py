"""Text that players type, paste and edit: share codes and settings are accepted whole or
refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from game.client.shell.window import settings as settings_file
from game.client.shell.window.settings import Settings
from game.outer_rim import share
from game.outer_rim.game import OuterRim, load
from game.table import codes
from game.table.letters import unseen
from tests.attack.kit import ODD_VALUES, STEERING, damaged, mutated, seeds


@pytest.fixture(scope="module")
def game() -> OuterRim:
    return load()


# --- share codes ----------------------------------------------------------------------------------


def typed_code(rng: random.Random) -> str:
    """Return text that may be taken for a code, mostly with a correct check."""
    if rng.random() < 0.7:
        signs = [rng.randrange(32) for _ in range(share.LENGTH - 1)]
        code = "".join(codes.SIGNS[each] for each in (*signs, codes._check(signs, share.FORM)))
        return rng.choice([code, share.grouped(code), code.lower(), f" {code}\t"])
    odd = [*STEERING, *codes.SIGNS, *"ilou-*ß", "ſ", "１", "Ａ", "²", "\u0130", "\0", "\ud800"]
    return "".join(rng.choice(odd) for _ in range(rng.choice([0, 1, 11, 12, 12, 12, 13, 500])))


def test_a_code_is_a_game_that_can_be_played_or_is_refused(
    game: OuterRim, pytestconfig: pytest.Config
) -> None:
    played = 0
    for number, rng in seeds(pytestconfig, 1000):
        text = typed_code(rng)
        try:
            setup, seed = share.decode(text, game)
        except share.CodeError as refused:
            words = str(refused)
            assert unseen(words) == "" and words.endswith(".") and len(words) < 200, number
            continue
        assert game.setup_problems(setup) == []
        assert share.encode(setup, seed) == text.strip().replace("-", "").upper()
        if played < 40:
            assert game.decision(game.new(setup, seed)) is not None
            played += 1
    assert played == 40


# --- settings -------------------------------------------------------------------------------------


def edited_settings(rng: random.Random) -> bytes:
    """Return settings damaged by a person or a program."""
    data = Settings().model_dump()
    if rng.random() < 0.5:
        for _ in range(rng.randint(1, 3)):
            data = mutated(data, rng)
        return json.dumps(data).encode()
    if rng.random() < 0.3:
        name = rng.choice([*data, *STEERING])
        return json.dumps({**data, name: rng.choice(ODD_VALUES)}).encode()
    return damaged(json.dumps(data, indent=2).encode(), rng)


def test_settings_are_read_or_set_aside_as_they_were(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    for number, rng in seeds(pytestconfig, 250):
        folder = tmp_path / str(number)
        folder.mkdir()
        path, data = folder / "settings.json", edited_settings(rng)
        path.write_bytes(data)
        settings, message = settings_file.load(path)
        if message is None:
            assert path.read_bytes() == data
            assert Settings.model_validate_json(settings.model_dump_json()) == settings
            continue
        assert settings == Settings() and unseen(message) == "" and len(message) < 700, number
        [aside] = folder.iterdir()
        assert aside.name in message and aside.read_bytes() == data
