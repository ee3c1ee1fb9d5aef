"""A guest that plays by chance: ``python -m tests.online.robot CODE SEAT ANSWERS SEED [TOKEN]``.

It gives ANSWERS answers and then only looks on, until its input ends; one line at the end has what
it knows. In a test it also runs in a thread.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import Any

from game.online import words
from game.online.invitation import read
from game.online.link import Status, Ticket
from game.online.visit import Visit
from game.table.refusals import Refused
from game.table.streams import draw


class Robot:
    """A guest that answers by chance; ``most`` answers, and ``stop`` ends it."""

    def __init__(self, code: str, seat: int | None, most: int, seed: int = 1, **more: Any) -> None:
        self.seat, self.most, self.seed = seat, most, seed
        self.visit = Visit(Ticket(read(code), f"Robot {seat}", **more))
        self.given = 0
        self.refused: list[str] = []
        self.news: list[words.Word | Status] = []
        self.times: list[float] = []
        self.stop = threading.Event()
        self._streams: dict[str, int] = {}
        self._sent = 0.0
        self._thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> Robot:
        self.visit.start()
        self._thread.start()
        return self

    def run(self) -> None:
        """Play until it is stopped."""
        while not self.stop.is_set():
            for each in self.visit.poll(0.05):
                self.news.append(each)
                if isinstance(each, words.About) and not self.visit.seated:
                    self.visit.take(self.seat)
                if isinstance(each, words.No):
                    self.refused.append(each.reason)
            self._answer()
        self.visit.close()

    def _answer(self) -> None:
        session = self.visit.session
        if session is None or self.visit.status.state != "here" or session.pending is not None:
            return
        if self._sent:
            self.times.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        session.arrived.clear()
        decision = session.decision()
        if decision is None or decision.seat != self.seat or not decision.options:
            return
        if self.given >= self.most:
            return
        self.given += 1
        option = decision.options[draw(self.seed, self._streams, "answer", len(decision.options))]
        self._sent = time.perf_counter()
        try:
            session.choose(option.key)
        except Refused as refused:
            self.refused.append(refused.reason)

    def end(self) -> None:
        """Stop and wait for the end."""
        self.stop.set()
        self._thread.join(5)

    def told(self) -> dict[str, Any]:
        """Return what this guest knows."""
        session, ticket = self.visit.session, self.visit.ticket
        view = session.game.view(session.state, self.seat) if session else None
        return {
            "seq": session.seq if session else -1, "view": view, "given": self.given,
            "seat": ticket.seat, "token": ticket.token.hex(), "refused": self.refused,
            "status": self.visit.status.words, "times": self.times,
        }  # fmt: skip


def main() -> None:
    code, seat, most, seed, *token = sys.argv[1:]
    more = {"token": bytes.fromhex(token[0])} if token else {}
    robot = Robot(code, int(seat), int(most), int(seed), **more)
    if token:
        robot.visit.link.ticket = Ticket(read(code), f"Robot {seat}", int(seat), more["token"])
        robot.visit.seated = True
    robot.start()
    for line in sys.stdin:
        if line.strip() == "told":
            print(json.dumps(robot.told()), flush=True)
        else:
            break
    robot.end()


if __name__ == "__main__":
    main()
