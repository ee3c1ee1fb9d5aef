"""The meanings of gestures on the table.

A card dropped on a space or a token plays it into the slot that can do that, and does it. A pawn
dropped on a space plays the weakest card that gets there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import pygame

from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.spot_layout import JAMMER
from game.client.games.mandalorian.table.verbs import VERBS
from game.client.shell.window.scenes import Control
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import NOT_THERE, BaseController, Carry, Outcome, Placed
from game.mandalorian.catalog import original
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

MARKER: Name = ("marker", "marker")
ENEMY_FIRST = Reason("MA-149", "Pick up the enemy to move, then choose its space.")
COPIES = ("hand", "plan", "drawn")
"""kinds of cards of which there can be several that are all the same"""
ONE_WAY = ("advance", "retreat", "carry", "strike")
"""verbs of enemies that a click on the enemy is enough for, if it leads to one place"""
GIVING_UP = ("take", "suffer", "leave", "on")
ONWARD = ("saying", "dusk", "arriving")
"""the steps in which going on gives nothing up"""
HELD = ("hand", "plan")
"""those that are lit all together; of drawn cards one has the buttons"""


class Controller(BaseController):
    """Where options are, and what a wrong drop stood for. ``wish`` follows a card that was dropped
    on its target."""

    def __init__(self, model: Model) -> None:
        super().__init__(model, VERBS)
        self.model = model
        self.wish: Intent | None = None
        self.marks: dict[str, Placed] = {}
        """what can be marked: only the marker in hand leads there, never a click"""

    # -- positions --

    def _place_all(self, spots: Spots) -> dict[str, Placed]:
        found = super()._place_all(spots)
        self.marks = {key: each for key, each in found.items() if each.option.verb == "mark"}
        return {key: each for key, each in found.items() if key not in self.marks}

    def controls(self, spots: Spots, listed: Mapping[str, pygame.Rect]) -> list[Control]:
        marks = [(key, spots[each.source], each.target) for key, each in self.marks.items()]
        return [
            *super().controls(spots, listed),
            *(Control(key, source, spots[target]) for key, source, target in marks if target),
        ]

    def names(self, kind: str, id: str, spots: Spots) -> Iterable[Name]:
        if kind == "slot":
            return [("slot", id.partition(".")[0])]
        if kind == "child_at":
            carrier = self.model.view["carrier"]
            return [("child", ""), ("token", carrier)] if carrier else [("child", "")]
        if kind == "deck":
            return [("deck", "planning")]
        if kind == "jammer_at":
            return [JAMMER]
        return [(kind, id)] if kind and id else []

    def twin(self, name: Name) -> Name:
        """Return the copy of a card that stands for all that are the same."""
        kind, id = name
        if kind not in COPIES:
            return name
        for each in self.table.options:
            if each.source and original(each.source) == original(id):
                return kind, each.source
        return name

    def options_of(self, source: Name) -> list[Placed]:
        if source == MARKER:
            return list(self.marks.values())
        return super().options_of(self.twin(source))

    def sources(self) -> set[Name]:
        found = super().sources() | ({MARKER} if self.marks else set())
        if self.table.step == "jammer" and self.model.covered:  # none may look special
            found |= {name for name in self.spots if name[0] == "hand"}
        same = {(name[0], original(name[1])) for name in found if name[0] in HELD}
        return found | {n for n in self.spots if (n[0], original(n[1])) in same}

    def targets_of(self, source: Name) -> dict[Name, Option]:
        """Return where a thing can be dropped: slots, and what they would be for."""
        found = super().targets_of(self.twin(source))
        if self.table.step != "act":
            return found
        if source[0] == "hand":
            found |= dict(self._aims(self.twin(source)[1]))
        elif source[0] == "pawn":
            found |= self._ways(source[1])
        return found

    def _aims(self, card: str) -> Iterator[tuple[Name, Option]]:
        """Yield the spots that a card could be dropped on, with the play that reaches them."""
        taken: dict[Name, Option] = {}
        for slot in self.model.slots:
            played = self.table.find(option("play", card, slot).key)
            for each in self.model.ahead(card, slot) if played else ():
                name = _aim(each)
                if name is None or name not in self.spots or played is None:
                    continue
                if each.verb == "look":  # what is facedown is looked at rather than shot at
                    taken[name] = played
                else:
                    taken.setdefault(name, played)
        yield from taken.items()

    def _ways(self, who: str) -> dict[Name, Option]:
        """Return the spaces that a character can reach with some card in hand: the weakest."""
        found: dict[Name, Option] = {}
        cards = [each for each in self.model.hand if self.model.skill(each).character == who]
        for card in sorted(cards, key=lambda each: self.model.power(each, "move")):
            same = self.twin(("hand", card))[1]
            played = self.table.find(option("play", same, "move").key)
            for each in self.model.ahead(same, "move") if played else ():
                if each.verb == "move" and each.source == who and played is not None:
                    found.setdefault(("space", each.target), played)
        return {name: each for name, each in found.items() if name in self.spots}

    def closing_option(self, options: Sequence[Option]) -> Option | None:
        """Return the option at the right of the bar: taking what the mission is about, or the
        ability of a card, before the end of its action."""
        taken = [each for each in options if self._takes_the_goal(each)]
        if taken:
            return taken[0]
        ability = [each for each in options if each.verb == "ability"]
        return ability[0] if ability and self._is_performed() else super().closing_option(options)

    def is_primary(self, each: Option) -> bool:
        """Return True unless the answer gives something up: an action, an ability, cards to keep,
        or health that a card could save."""
        options = self.table.options
        if any(map(self._takes_the_goal, options)):
            return self._takes_the_goal(each)
        if each.verb == "done":
            left = {"keep", "ability"} & {other.verb for other in options}
            return not left and (self.table.step != "acting" or self._is_performed())
        if each.verb == "end":
            return not any(other.verb == "play" for other in options)
        return each.verb not in GIVING_UP or (each.verb == "on" and self.table.step in ONWARD)

    def _takes_the_goal(self, each: Option) -> bool:
        """Return True if an answer takes the threat that the objective asks for."""
        known = self.model.face(each.source) if each.verb == "feature" else None
        return known is not None and known.id == self.model.mission.goal.carries

    def _is_performed(self) -> bool:
        frame = self.model.play.action
        return frame is not None and frame.performed

    def click(self, name: Name) -> Outcome:
        """Handle a click; where an enemy is to be moved, the enemy comes first. One with a single
        place to go, or a single target, needs no second click."""
        if name[0] == "token" and (self.carry is None or self.carry.source == name):
            ways = [each.option for each in self.options_of(name)]
            if len(ways) == 1 and ways[0].verb in ONE_WAY:
                self.carry = None
                return ways[0]
        if self.carry is None and name[0] == "space" and self._pushes():
            return ENEMY_FIRST
        return super().click(name)

    def _pushes(self) -> bool:
        return any(each.verb == "push" for each in self.table.options)

    def goal_at(self, pos: tuple[int, int]) -> Name | None:
        """Return the goal of the thing in hand at a point: the smallest of several."""
        carry = self.carry
        found = (
            [name for name in carry.targets if self.spots[name].collidepoint(pos)] if carry else []
        )
        sizes = {name: self.spots[name].width * self.spots[name].height for name in found}
        return min(found, key=lambda name: sizes[name], default=None)

    # -- putting down --

    def on_drop(self, source: Name, name: Name, chosen: Option) -> None:
        if chosen.verb != "play" or name[0] == "slot":
            return
        ahead = self.model.ahead(chosen.source, chosen.target)
        wanted = [each for each in ahead if _aim(each) == name]
        self.wish = option(*_parts(wanted[0])) if len(wanted) == 1 else None

    def stands_for(self, name: Name) -> Name:
        """Return the lit space of a piece that a click can do nothing with: the way is meant."""
        space = ("space", self.space_of(name))
        lit = space in self.direct_goals() and not self._pushes()
        return space if lit and not self.options_of(name) else name

    def lands(self, carry: Carry, name: Name) -> Option | None:
        """Return the answer of a drop on a piece that stands in a lit space."""
        if name[0] not in ("token", "pawn", "child"):
            return None
        space = self.space_of(name)
        return carry.targets.get(("space", space))

    def space_of(self, name: Name) -> str:
        """Return the space in which a piece stands, "" for none."""
        if name[0] == "token":
            entry = self.model.token(name[1])
            return str(entry["space"]) if entry else ""
        if name[0] == "pawn":
            return str(self.model.character(name[1])["space"])
        return str(self.model.view["child"]) if name[0] == "child" else ""

    def answers_at(self, name: Name) -> tuple[Option, ...]:
        """Return the answers that a click or a drop on a thing gives, one after the other; none
        where it gives none, or several to choose from."""
        carry = self.carry
        if carry is None:
            meant = self.stands_for(name)
            found = [each.option for each in self.placed.values()
                     if meant == (each.target or each.source)]  # fmt: skip
            return tuple(found) if len(found) == 1 else ()
        chosen = carry.targets.get(name)
        if chosen is None or chosen.verb != "play" or name[0] == "slot":
            return (chosen,) if chosen is not None else ()
        ahead = self.model.ahead(chosen.source, chosen.target)
        wanted = [each for each in ahead if _aim(each) == name]
        return (chosen, wanted[0]) if len(wanted) == 1 else (chosen,)

    def follow_wish(self) -> Option | None:
        wish, self.wish = self.wish, None
        return self.table.find(wish.key) if wish is not None else None

    def digits(self, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
        """Return the digits of the buttons: those after the cards in hand while they are played."""
        found = super().digits(in_view, unlisted)
        if self.table.step != "act":
            return found
        first = len(self.model.hand)
        keys = [key for key in found if not key.startswith("play:")]
        return {key: str(at) for at, key in enumerate(keys, first + 1) if at < 10}

    # -- wrong drops, and what they stood for --

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        kind, id = source
        if target is None or target == source:
            return None
        to, where = target
        card = self.twin(source)[1]
        if kind == "hand":
            if to == "slot":
                return option("play", card, where)
            if to == "jammer":
                return option("jam", card)
            return self._aimed(card, to, where)
        if kind == "marker":
            return option("mark", id, where)
        if kind == "pawn" and to == "space":
            return self._walk(id, where)
        if kind == "token":
            verb = {"space": "push", "crew": "strike", "pawn": "strike"}.get(to)
            return option(verb, id, where) if verb else NOT_THERE
        if kind == "drawn":
            return option("keep", card, where) if to == "crew" else NOT_THERE
        return NOT_THERE

    def _aimed(self, card: str, to: str, where: str) -> Intent | Reason:
        """Return the play that a card dropped on a thing stands for, or why its action would not
        reach the thing: a card is not spent on less than was aimed at."""
        who = self.model.skill(card).character
        slot, wanted = {
            "space": ("move", option("move", who, where)),
            "token": ("attack", option("attack", "", where)),
            "door": ("slice", option("unlock", "", where)),
            "deck": ("plan", None),
        }.get(to, ("", None))
        if not slot:
            return NOT_THERE
        return (wanted and self.model.against(card, slot, wanted)) or option("play", card, slot)

    def _walk(self, who: str, where: str) -> Intent | Reason:
        """Return the movement of a character, or why no card in hand leads there."""
        move = option("move", who, where)
        playable = [
            card for card in self.model.hand
            if self.model.skill(card).character == who and self.model.ahead(card, "move")
        ]  # fmt: skip
        if not playable:
            return move
        farthest = max(playable, key=lambda card: self.model.power(card, "move"))
        return self.model.against(farthest, "move", move) or move


def _parts(one: Option) -> tuple[str, str, str]:
    return one.verb, one.source, one.target


def _aim(each: Option) -> Name | None:
    """Return the spot that an option of an action is about."""
    if each.verb == "move":
        return "space", each.target
    if each.verb in ("attack", "look"):
        return "token", each.target
    if each.verb == "unlock":
        return "door", each.target
    if each.verb == "draw":
        return "deck", "planning"
    return None
