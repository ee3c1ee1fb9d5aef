"""Work shared out: to this process, to processes of this machine, or to a cluster.

A cluster is one of ``dask.distributed``, an optional package; its machines need Rimward installed.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from importlib import import_module
from typing import Any, TypeVar

from game.commands import arguments

One = TypeVar("One")
Done = TypeVar("Done")
NEEDS = (
    '--cluster needs the package distributed: python3 -m pip install "rimward[train]", or '
    "distributed, here and on the machines of the cluster"
)
AHEAD = 512
"""pieces of work that a cluster is given at a time"""


def cores() -> int:
    """Return the number of cores of this machine."""
    return os.cpu_count() or 1


def spread(
    work: Callable[[One], Done], pieces: Iterable[One], jobs: int = 1, cluster: str = ""
) -> Iterator[Done]:
    """Do each piece of work; the results are in the order of the pieces, however it is shared.

    Raise ``arguments.Wrong`` if there is no such cluster.
    """
    if cluster:
        yield from _on_cluster(work, pieces, cluster)
    elif jobs == 1:
        yield from map(work, pieces)
    else:
        # Spawn processes everywhere, as on Windows: a game must not rely on its parent's state.
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(work, pieces, chunksize=4)


def _on_cluster(work: Callable[[One], Done], pieces: Iterable[One], address: str) -> Iterator[Done]:
    client = _client(address)
    with closing(client):
        batch: list[One] = []
        for each in pieces:
            batch.append(each)
            if len(batch) == AHEAD:
                yield from _gathered(client, work, batch)
                batch = []
        yield from _gathered(client, work, batch)


def _gathered(client: Any, work: Callable[[One], Done], batch: list[One]) -> list[Done]:
    """Return the results of a batch; each piece is done anew, whatever was done before."""
    done: list[Done] = client.gather(client.map(work, batch, pure=False))
    return done


def _client(address: str) -> Any:
    """Return a connection to a cluster. Raise ``arguments.Wrong``."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise arguments.Wrong(NEEDS) from error
    try:
        return distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise arguments.Wrong(f"no cluster at {address[:80]}: {error}") from error
