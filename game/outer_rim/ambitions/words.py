"""Ambition sheets in words."""

from __future__ import annotations

from game.outer_rim.cards.models import Ambition, AmbitionGoal
from game.outer_rim.catalog import Content
from game.outer_rim.text.abilities import abilities, goal_task
from game.outer_rim.text.conditions import condition
from game.outer_rim.text.terms import Scene, faction, money, skill
from game.table.grammar import capital, listed

MARKS = {
    "any": "free goal",
    "first": "first goal",
    "second": "second goal",
    "lasting": "lasting goal",
    "final": "final goal",
}
SIGNS = {"any": "-", "first": "1", "second": "2", "lasting": "\u221e", "final": "{icon:fame}"}
LEGEND = (
    "Goals: **-** at any time, **1** before **2**, **\u221e** only as long as it holds, "
    "{icon:fame} last, with enough fame. All of them win."
)
"""what the marks before the goals mean (UB-164 to UB-170, UB-177)"""


def overview(content: Content, card: Ambition) -> str:
    """Return the setup of a sheet and what its goals call for (UB-150)."""
    wanted = (
        *(each.title() for each in card.skills),
        *(f"{each.title()} reputation" for each in card.factions),
        *(f"{each} combat" for each in card.combat),
    )
    given = f"{money(card.credits)} and {content.name(card.card)}"
    return f"Start with {given}; its goals call for {listed(wanted)}"


def body(card: Ambition, scene: Scene) -> list[str]:
    """Return the paragraphs of a sheet."""
    wanted = (
        *(skill(each) for each in card.skills),
        *(f"{faction(each)} reputation" for each in card.factions),
        *(f"{{icon:{each}_combat}} {each} combat" for each in card.combat),
    )
    return [
        f"**Setup:** {money(card.credits)} and {scene.content.name(card.card)}.",
        f"**Goals call for:** {listed(wanted)}.",
        *abilities(card.abilities, scene),
        *(goal(each, scene) for each in card.goals),
    ]


def goal(each: AmbitionGoal, scene: Scene) -> str:
    """Return a goal with its mark."""
    ways = []
    if each.when is not None:
        ways.append(capital(goal_task(each.when, each.only, scene)) + ".")
    if each.have is not None:
        held = condition(each.have, scene)
        link = "Complete while" if each.mark == "lasting" else "As soon as"
        ways.append(f"{link} {held}.")
    ways += abilities(each.abilities, scene)
    if each.wins:
        ways.append("You win the game.")
    if each.replaces_patrol:
        ways.append("This may replace encountering the patrol.")
    return f"**{SIGNS[each.mark]}** {' '.join(ways)}"
