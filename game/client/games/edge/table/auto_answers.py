"""The answers that need no thought: forced steps, except for a roll that has to be seen."""

from __future__ import annotations

from game.client.tabletop.play.auto_answers import AutoAnswers
from game.edge.frames import Outcome
from game.table.decisions import Decision, Option


class CaseAnswers(AutoAnswers):
    """Lets every roll be seen once before the story continues."""

    def matters(self, decision: Decision, only: Option) -> bool:
        stack = self.session.state.stack
        frame = stack[-1] if stack else None
        if not isinstance(frame, Outcome):
            return False
        owes = frame.advantage < 0 or frame.despairs > 0
        return owes if decision.step == "pay" else not owes
