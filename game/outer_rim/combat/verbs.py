"""Effects of cards on a fight that is about to begin."""

from __future__ import annotations

from game.outer_rim.combat.effects import Strengthen
from game.outer_rim.combat.frames import Combat
from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.frames.turns import Effects
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.terms import Said, Scene


@verb(Strengthen)
class StrengthenVerb(Verb[Strengthen]):
    moments = ("hunting",)

    def do(self, p: Play, f: Effects, e: Strengthen) -> None:
        fight = p.below(Combat)
        if fight is not None:
            fight.more += e.dice
            fight.spared = fight.spared or e.spare

    def sentence(self, e: Strengthen, scene: Scene) -> Said:
        spare = "; the contact cannot be eliminated then" if e.spare else ""
        return Said(f"roll {plural(e.dice, 'die').replace(' ', ' more ', 1)}{spare}")

    def icon(self, e: Strengthen) -> str:
        return f"+{e.dice}{{icon:dice}}"
