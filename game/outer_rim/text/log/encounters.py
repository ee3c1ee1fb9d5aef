"""Log lines for encounters, secrets, jobs and the AI."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.names import power_name, short_name
from game.table.events import Event
from game.table.grammar import Line


def _drawn(p: Play, x: e.EncounterDrawn) -> str:
    card = p.content.encounter_cards[x.card]
    who = short_name(p, x.seat)
    if x.section >= 0 and card.sections[x.section].secret is not None:
        return f"{who} draws an encounter card."
    nothing = "" if x.section >= 0 else ", but it has nothing for this space"
    return f"{who} draws an encounter card: {card.name}{nothing}."


def _used(p: Play, x: e.AbilityUsed) -> str:
    power = p.content.powers[x.ability]
    if power.card == p.player(x.seat).character:
        return f"{short_name(p, x.seat)} uses a character ability."
    title = power.ability.title
    if title and power.id.endswith(".secret"):
        return f"{short_name(p, x.seat)} uses a secret: {title}."
    return f"{short_name(p, x.seat)} uses {title or power_name(p, power)}."


LINES: dict[type[Event], Line[Play]] = {
    e.EncounterDrawn: _drawn,
    e.SecretKept: "{seat} keeps {card} as a secret.",
    e.SecretStirred: "{seat} may hold a secret for this moment.",
    e.SecretTaken: "{seat} keeps a secret.",
    e.SecretDropped: "{seat} discards a secret{cause}.",
    e.DatabankDrawn: "{seat} draws {card} from the databank{cause}.",
    e.JobStepBegan: "{seat} begins step {step} of {card}.",
    e.JobEnded: "{seat} {completed:completes|fails} {card}.",
    e.AbilityUsed: _used,
    e.PlanetMarked: "{seat} leaves a damage token {space:at}{cause}.",
    e.DestinationMarked: "{seat} must deliver {card} to {space}.",
    e.AICardDrawn: "{seat} draws {card}.",
    e.AILine: "",  # a line that applies shows in what it does
    e.GoalTokenPlaced: "The AI has a new goal: {space}.",
    e.GoalTokenTaken: "",
}
