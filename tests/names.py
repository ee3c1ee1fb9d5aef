"""Short names for fixtures of pytest, which stand in many signatures."""

from __future__ import annotations

import pytest

Patch = pytest.MonkeyPatch
Out = pytest.CaptureFixture[str]
