"""The answers that the program gives for a captain: the payment of a card as its button shows it, a
die that turns down by one side, cubes with one sensible place.

What is left out is never better: a cube in the supply does nothing that it would not do on an
ability as well, and a card that is not kept never comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.client.tabletop.play.auto_answers import AutoAnswers, Wishes
from game.free_captains import odds
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Paying
from game.free_captains.names import ABILITIES, ABILITY_AT
from game.free_captains.rules import dice
from game.free_captains.rules.demand import payments, points_for
from game.free_captains.rules.payment import after_settling
from game.table.decisions import Decision, Option, option
from game.table.session import Session

HELP = frozenset(("die", "face", "power"))
"""verbs that pay with something other than points"""
ORDER = ("yellow", "black", "red", "blue", "orange")
ENOUGH = 6
"""points of an ability from which a cube rather goes onto a weapon"""


class CaptainAnswers(AutoAnswers):
    """Takes forced steps, pays, turns dice down and places cubes.

    ``by_two`` while the next die turns down by two sides. ``payment`` is how the next card that is
    engaged is paid: "" as cheaply as can be, "points" without dice and powers, "open" by the
    player. ``placing`` while all drawn cubes go to their usual places.
    """

    def __init__(self, session: Session[Any], wishes: Callable[[], Wishes]) -> None:
        super().__init__(session, wishes)
        self.by_two = self.placing = False
        self.payment = ""
        self._chosen_at = -1
        """the number of answers when ``payment`` was chosen"""
        self._begun = -1
        """the number of answers after which a payment continues"""
        self._left: Sequence[int] = ()
        """the abilities that are left after the payment, as the button of Engage has said"""

    def key(self) -> str | None:
        decision = self.session.decision()
        step = decision.step if decision is not None else ""
        self.placing = self.placing and step == "cubes"
        paying = any(frame.step == "pay" for frame in self.session.state.stack)
        if not paying and (step != "face" or self._answers > self._chosen_at):
            self.payment = ""  # a die or power in between is part of the payment
        return super().key()

    def matters(self, decision: Decision, only: Option) -> bool:
        """Return True for the only Planet: a round is over, and the next begins with the player."""
        return decision.step == "planet"

    def pay_with(self, payment: str) -> None:
        """Set ``payment`` for the card that is faced now."""
        self.payment, self._chosen_at = payment, self._answers

    @property
    def _answers(self) -> int:
        return len(self.session.history)

    def tie(self, decision: Decision) -> str | None:
        if decision.step == "cubes" and self.placing:
            state = self.session.state
            have = dict(zip(ABILITIES, state.abilities, strict=True))
            usual = usual_place(decision.options, have)
            return usual.key if usual else None
        if not self.wishes().forced_steps:
            return None
        if decision.step == "die":
            return self._turn_down(decision)
        if decision.step == "pay":
            return self._pay(decision)
        if decision.step == "keep" and decision.find("keep"):
            return "keep"
        if decision.step == "price":
            return self._hand_over(decision)
        return self._place(decision) if decision.step == "cubes" else None

    def _turn_down(self, decision: Decision) -> str:
        """Return the turning by one side, or by two where the player wants it and it can be."""
        chosen = decision.options[-1 if self.by_two else 0]
        self.by_two = False
        return chosen.key

    def _hand_over(self, decision: Decision) -> str | None:
        """Return the card that must go for a Code or Key, or any of cards that show the same; None
        if the player can choose."""
        frame = self.session.state.stack[-1]
        assert isinstance(frame, Paying)
        faced = self.session.game.content.faced  # type: ignore[attr-defined]
        ways = [(each.key, faced[each.source].hand) for each in decision.options]
        for icon, due in (("code", frame.code), ("key", frame.key)):
            able = [key for key, shown in ways if icon in shown]
            if due and sum(shown.count(icon) for _, shown in ways) <= due:
                return able[0]
        same = len({tuple(sorted(shown)) for _, shown in ways}) == 1
        return ways[0][0] if same else None

    def _pay(self, decision: Decision) -> str | None:
        """Return the next part of the payment, as the button of Engage says it; None if the player
        pays, if it hangs on a roll, or if it would lose the game."""
        if self.payment == "open" or not self._is_begun():
            return None
        state = self.session.state
        frame = state.stack[-1]
        assert isinstance(frame, Facing)
        play = Play(self.session.game.content, state)  # type: ignore[attr-defined]
        price = odds.price(play, state.line[frame.card])
        if not price.sure or price.ends:
            return None
        ways: list[Option] = []
        if self.payment != "points":
            ways = [*price.powers]
            if price.die:
                ways += [option(verb, price.die, price.icon) for verb in ("die", "face")]
        key = next((each.key for each in ways if decision.find(each.key)), None)
        if not self._continues():
            own = [have - n for have, n in zip(state.abilities, price.need, strict=True)]
            self._left = own if self.payment == "points" else price.left
        key = key or self._pay_points(play, frame, decision)
        self._begun = self._answers + 1 if key is not None else -1
        return key

    def _pay_points(self, play: Play, frame: Facing, decision: Decision) -> str | None:
        """Return how points pay as the button has said it: all at once, or one point."""
        need, left = dice.left(frame), tuple(self._left)
        if decision.find("settle") and tuple(after_settling(play, need)) == left:
            return "settle"
        for each in decision.options:
            if each.verb == "pay":
                ability, icon = ABILITY_AT[each.source], ABILITY_AT[each.target]
                have, rest = list(play.state.abilities), list(need)
                have[ability] -= points_for(ability, icon)
                rest[icon] -= 1
                if left in payments(have, rest):
                    return each.key
        return None

    def _is_begun(self) -> bool:
        """Return True right after an Engage, after a part that this has paid, and after a die or a
        power of the player's that leaves one way to pay."""
        last = self.session.history[-1].answer.key.partition(":")[0]
        if last == "engage" or self._continues():
            return True
        decision = self.session.decision()
        offered = decision.options if decision else ()
        icons = [each.target for each in offered if each.verb == "pay"]
        one_way = len(set(icons)) == len(icons) and not any(x.verb in HELP for x in offered)
        return last in ("die", "step", "face", "power") and one_way

    def _continues(self) -> bool:
        """Return True after a part of a payment, or the turning down of its die."""
        since = self._answers - self._begun
        return since == 0 or since == 1 and self.session.history[-1].answer.key.startswith("step:")

    def _place(self, decision: Decision) -> str | None:
        """Return the placing of a cube that has one sensible place; None if there is no such cube,
        or if a die can still choose a Super Weapon."""
        if any(each.verb != "cube" for each in decision.options):
            return None
        ways: dict[str, list[Option]] = {}
        for each in decision.options:
            ways.setdefault(each.source, []).append(each)
        if "yellow" in ways:  # what it finds may want the other cubes
            return ways["yellow"][0].key
        for color, places in ways.items():
            if color == "black":  # the others may rise first
                continue
            on = [each for each in places if each.target != "supply"]
            if len(on) == 1 and on[0].target in ABILITIES:
                return on[0].key
            if not on and "black" not in ways:  # a black cube would make room
                return places[0].key
        return None


def usual_place(options: Sequence[Option], have: Mapping[str, int]) -> Option | None:
    """Return the answer that puts the next drawn cube where it usually goes, given the points of
    the abilities; None if there is no cube to place.

    A weapon that was found is taken first. A black cube costs a point of the highest ability. Other
    cubes raise a low ability, otherwise they help to Understand a weapon.
    """
    cubes = [each for each in options if each.verb == "cube"]
    if not cubes:
        return None
    color = min((each.source for each in cubes), key=ORDER.index)
    return max((each for each in cubes if each.source == color), key=lambda o: _worth(o, have))


def _worth(each: Option, have: Mapping[str, int]) -> int:
    """Return how usual a place is for a cube."""
    if each.target in ABILITIES:
        return have[each.target] if each.source == "black" else 20 - have[each.target]
    if each.target in ("deck", "supply"):
        return -1
    return 20 - ENOUGH
