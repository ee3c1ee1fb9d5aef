"""Values of the dice that several tests share."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest


def is_a_value(value: Any) -> None:
    """Assert that a value cannot change, is small, and serves as a key."""
    assert not hasattr(value, "__dict__")
    assert {value: True}[value]
    with pytest.raises(FrozenInstanceError):
        setattr(value, fields(value)[0].name, None)
