"""Tests of finished files run when a file has changed, and with ``--long``.

Most tests here look at pictures and listen to sounds that change once in a while, and take minutes.
Those marked ``finished(group)`` are left out as long as all they read is what passed them last:
``assets/checked.json`` has its digest. ``python -m tests.assets.checked`` runs them and renews it.
"""

from __future__ import annotations

import pytest

from tests.assets.checked import READ, is_checked


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of finished files if nothing that they read has changed."""
    if config.getoption("--long"):
        return
    checked = {group for group in READ if is_checked(group)}
    left = [item for item in items if set(_groups(item)) & checked]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not set(_groups(item)) & checked]


def _groups(item: pytest.Item) -> list[str]:
    return [mark.args[0] for mark in item.iter_markers("finished")]
