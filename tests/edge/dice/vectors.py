"""The recorded figures of the dice: faces, pools, results and exact chances."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
