"""Answers that need no thought in a mission: drawing after a card was played to plan, and which of
several enemies deals the same damage."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.play.auto_answers import AutoAnswers
from game.mandalorian.context import Play
from game.mandalorian.rules import enemies
from game.table.decisions import Decision

DRAW, DONE = "draw", "done"


class MissionAnswers(AutoAnswers):
    """Answers where a mission has nothing to decide."""

    def tie(self, decision: Decision) -> str | None:
        verbs = {each.verb for each in decision.options}
        if decision.step == "acting" and verbs == {DRAW, DONE} and self.wishes().forced_steps:
            return next(each.key for each in decision.options if each.verb == DRAW)
        if verbs == {"strike"} and not self.wishes().ask_ways and self._same(decision):
            return decision.options[0].key
        return None

    def _same(self, decision: Decision) -> bool:
        """Return True if it makes no difference who attacks: all attack the same character, and no
        card can answer the one or the other."""
        session: Any = self.session
        play = Play(session.game.content, session.state)
        whom = {each.target for each in decision.options}
        return len(whom) == 1 and not enemies.is_answered(play)
