"""Tests of finished files run when a file has changed, and with ``--long``.

Most tests here look at pictures and listen to sounds that change once in a while, and take minutes.
Those marked ``finished`` are left out as long as all they read is what passed them last:
``assets/checked.json`` has its digest. ``python -m tests.assets.checked`` runs them and renews it.
"""

from __future__ import annotations

import pytest

from tests.assets.checked import is_checked
from tests.conftest import leave_out


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of finished files if nothing that they read has changed."""
    if not config.getoption("--long") and is_checked():
        leave_out(config, items, "finished")
