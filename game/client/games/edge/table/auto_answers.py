"""The answers that need no thought: forced steps, except for a roll that has to be seen."""

from __future__ import annotations

from game.client.tabletop.play.auto_answers import AutoAnswers
from game.table.decisions import Decision, Option


class CaseAnswers(AutoAnswers):
    """Lets every roll be seen once before the story continues."""

    def matters(self, decision: Decision, only: Option) -> bool:
        check = self.view(decision.seat)["tray"]
        if check is None or "despairs" not in check:
            return False
        owes = check["advantage"] < 0 or check["despairs"] > 0
        return owes if decision.step == "pay" else not owes
