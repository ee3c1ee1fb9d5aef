"""The answers that need no thought: forced steps, except for a roll that has to be seen."""

from __future__ import annotations

from game.client.tabletop.play.auto_answers import AutoAnswers
from game.table.decisions import Decision, Option

RESTS = {"breathe"}
"""spend cards that take back 1 strain for 1 Advantage"""
STRAINS = {"strain", "ship_strain"}
"""spend cards that cost 1 Threat and bring the strain that Threat left over brings"""


class CaseAnswers(AutoAnswers):
    """Lets every roll be seen once before the story continues."""

    def matters(self, decision: Decision, only: Option) -> bool:
        check = self.view(decision.seat)["tray"]
        if check is None or "despairs" not in check:
            return False
        owes = check["advantage"] < 0 or check["despairs"] > 0
        return owes if decision.step == "pay" else not owes

    def tie(self, decision: Decision) -> str | None:
        """Pay a single Threat whose only card does what paying nothing does: 1 strain. Spend
        nothing where the only card takes back strain, as unspent Advantage does."""
        if decision.step not in ("pay", "spend") or not self.wishes().forced_steps:
            return None
        check = self.view(decision.seat)["tray"]
        cards = {each.source for each in decision.options if each.source}
        if decision.step == "spend":
            paid = {each.verb for each in decision.options}
            return "done" if cards == RESTS and paid <= {"spend", "auto", "done"} else None
        alike = check is not None and check["advantage"] == -1 and cards <= STRAINS
        return "done" if alike and decision.find("done") is not None else None
