"""The player's settings: a strict model, kept as JSON in the configuration folder."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator
from pydantic_core import from_json, to_json

from game.client.draw.palettes import PALETTES
from game.client.draw.theme import MAX_SCALE, MIN_SCALE, MIN_WINDOW
from game.client.paths import config_folder
from game.client.shell.window import registry
from game.client.widgets import keymap
from game.table.files import SMALL, KeptFile, Unfit, read_file, said, set_aside, write_whole
from game.table.text_safety import plain

Volume = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Delay = Annotated[float, Field(ge=0.0, le=1.5, allow_inf_nan=False)]  # seconds
Speed = Literal["off", "fast", "normal", "slow"]
FILE_NAME = "settings.json"


class Settings(BaseModel):
    """Everything the player can set outside a game. Unknown keys and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, validate_assignment=True)

    music: Volume = 0.6
    effects: Volume = 0.7
    ambience: Volume = 0.5
    mute: bool = False
    mute_in_background: bool = True
    spoken: bool = False  # questions and scenes by the system's voice
    ui_scale: Annotated[float, Field(ge=MIN_SCALE, le=MAX_SCALE, allow_inf_nan=False)] = 1.0
    speed: Speed = "normal"
    full_screen: bool = False
    reduced_motion: bool = False
    curtain: bool = True  # hides the table while it passes from one person to the next
    follow: bool = True  # the zoomed map goes where ships and patrols go
    results_wait: bool = False  # every page of results stays until the player closes it
    forced_steps: bool = True  # steps with one answer are taken for the player
    ask_ways: bool = False  # the player chooses between equal ways
    ask_for_computer: bool = False  # the player breaks the ties of computer opponents
    refuse_requests: bool = False  # what other players ask for is refused at once
    palette: str = "standard"
    hover_delay: Delay = 0.3  # seconds the pointer hovers over a thing before it is shown large
    tips: bool = True
    tip_delay: Delay = 0.5  # seconds the pointer hovers over a button before its tooltip shows
    warn_silenced: list[str] = Field(default_factory=list)  # ids of silenced warnings
    keys: dict[str, str] = Field(default_factory=dict)  # action -> key, where it is not the default
    first_start_done: bool = False  # the title asks nothing any longer
    window_width: Annotated[int, Field(ge=MIN_WINDOW[0], le=16384)] = 1600
    window_height: Annotated[int, Field(ge=MIN_WINDOW[1], le=16384)] = 900

    @field_validator("palette")
    @classmethod
    def _known_palette(cls, name: str) -> str:
        if name not in PALETTES:
            raise ValueError(f"{name!r} is not a palette; there are {', '.join(PALETTES)}")
        return name

    @field_validator("keys")
    @classmethod
    def _known_keys(cls, wanted: dict[str, str]) -> dict[str, str]:
        registry.games()  # whose actions are known from here on
        wanted = keymap.with_current_ids(wanted)
        keymap.check(wanted)
        return wanted

    @property
    def motion_speed(self) -> str:
        """The speed of animations: off if motion is reduced."""
        return "off" if self.reduced_motion else self.speed

    @property
    def lively(self) -> bool:
        """True if small fades are on."""
        return not self.reduced_motion and self.speed != "off"


def settings_path() -> Path:
    return config_folder() / FILE_NAME


def load(path: Path | None = None) -> tuple[Settings, str | None]:
    """Return the stored settings and a message for the player, or None if all is well.

    A missing file gives the defaults. One with wrong content is renamed to
    ``settings.broken-TIME.json``, the wrong settings get their defaults, and the message says what
    was wrong and where the old file is. One that cannot be read now stays as it is, and settings of
    a newer version stay in the file.
    """
    path = path or settings_path()
    try:
        raw = read_file(path, SMALL)
    except FileNotFoundError:
        return Settings(), None
    except Unfit as problem:
        return Settings(), _set_aside(path, said(problem))
    except OSError as problem:
        return Settings(), (
            f"The settings cannot be read now ({said(problem)}), so the usual ones hold. The file "
            f"stays as it is: {path}"
        )
    try:
        return _parsed(raw).settings, None
    except ValidationError as problem:
        good, message = _without(raw, problem), _set_aside(path, _first(problem))
        if good != _Stored(Settings()) and not path.exists():
            with suppress(OSError):  # what is good stays on disk
                write_whole(path, _encoded(good))
        return good.settings, message


@dataclass(frozen=True)
class _Stored:
    """The settings in a file, and those that only another version of the program knows."""

    settings: Settings
    unknown: dict[str, Any] = field(default_factory=dict)


def _parsed(raw: bytes) -> _Stored:
    """Return what a file holds. Raise ``ValidationError``."""
    known, unknown = _fields(raw)
    return _Stored(Settings.model_validate_json(to_json(known) if unknown else raw), unknown)


def _fields(raw: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the known and the unknown settings of a file; none of one that is not JSON."""
    try:
        data = from_json(raw)
    except ValueError:
        data = None
    found = data if isinstance(data, dict) else {}
    unknown = {name: found[name] for name in found if name not in Settings.model_fields}
    return {name: found[name] for name in found if name not in unknown}, unknown


def _without(raw: bytes, problem: ValidationError) -> _Stored:
    """Return what a file holds but the settings that are wrong."""
    wrong = {each["loc"][0] for each in problem.errors() if each["loc"]}
    known, unknown = _fields(raw)
    kept = {name: value for name, value in known.items() if name not in wrong}
    return _Stored(Settings.model_validate_json(to_json(kept)), unknown)


def _first(problem: ValidationError) -> str:
    """Return the first error in one line."""
    error = problem.errors()[0]
    where = ".".join(str(part) for part in error["loc"])
    return plain(f"{where}: {error['msg']}" if where else error["msg"])


def _set_aside(path: Path, what: str) -> str:
    try:
        aside = set_aside(path, _aside_name())
    except OSError as problem:
        return f"The settings could not be read ({what}) nor set aside ({said(problem)})."
    kept = f"The old file is kept as {aside.name} in {aside.parent}."
    return f"The settings could not be read ({what}). {kept}"


def _aside_name() -> str:
    return f"settings.broken-{time.strftime('%Y%m%d-%H%M%S')}"


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, whole or not at all. Raise ``OSError``."""
    write_whole(path or settings_path(), _encoded(_Stored(settings)))


def store(settings: Settings, names: Iterable[str], path: Path | None = None) -> None:
    """Store the named settings; what the file says of all others stays, so that a file that could
    not be read at the start, or that another window has changed, loses nothing.

    A file with wrong content is set aside. Raise ``OSError``; the file is as before then.
    """
    changed = {name: getattr(settings, name) for name in names}
    file = KeptFile(path or settings_path(), _parsed, _encoded, lambda: _Stored(settings))
    file.change(lambda kept: replace(kept, settings=kept.settings.model_copy(update=changed)))


def _encoded(stored: _Stored) -> bytes:
    return to_json(stored.unknown | stored.settings.model_dump(), indent=2) + b"\n"
