"""Files that are written whole or not at all, and files that are read whole or refused."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

T = TypeVar("T")


def write_whole(path: Path, data: bytes) -> None:
    """Put bytes into a file so that it has all of them or stays as it was. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # One name for all, so that what a power cut leaves behind is written over next time.
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def read_whole(path: Path, what: str, read: Callable[[bytes], T]) -> T:
    """What ``read`` makes of a file. Raises ``ValueError`` with the file and the reason.

    ``what`` names the contents ("the terms"); ``read`` raises ``ValueError``, pydantic's own too.
    """
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise ValueError(f"{path}: {what} cannot be read: {error.strerror}") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"{path}: {where or 'the file'}: {first['msg']}") from error
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
