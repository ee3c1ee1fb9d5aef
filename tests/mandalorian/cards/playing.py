"""A skill card about to be played by its character, in a position that suits it."""

from __future__ import annotations

from typing import Any

from game.mandalorian.cards import models as c
from game.mandalorian.cards.words import words
from game.mandalorian.game import load
from tests.mandalorian.bench import IG, KUIIL, Sim

CONTENT = load().content
SKILLS = {id: each for id, each in CONTENT.components.items() if isinstance(each, c.Skill)}


def saying(word: str, **fields: Any) -> list[str]:
    """Return the skill cards with a modifier or deed of this name, and with these fields."""
    return [
        id
        for id, card in SKILLS.items()
        for _, each in words(card)
        if each.do == word and all(getattr(each, name) == n for name, n in fields.items())
    ]


def said(id: str, word: str) -> Any:
    """Return the modifier or deed of this name that a card says."""
    return next(each for _, each in words(SKILLS[id]) if each.do == word)


def strength(id: str, slot: str = "") -> int:
    """Return the strength of the action of a card in the slot of its ability or another."""
    card = SKILLS[id]
    played = slot or (card.ability.slot if card.ability is not None else "")
    return card.strength + (card.bonus == played)


class Played(Sim):
    """A game in which a card has been played into a slot, that of its ability if not named.

    The character of the card and one other stand in the start space, unless the position says so.
    """

    def __init__(self, id: str, slot: str = "", begin: bool = True, **position: Any) -> None:
        card = SKILLS[id]
        self.who = card.character
        self.other = IG if self.who == KUIIL else KUIIL
        mates = [each for each in SKILLS.values() if each.character == self.who]
        rest = [each.id for each in mates if each.id != id and not each.exact][:3]
        super().__init__(
            position.pop("mission", "the_asset"), (self.who, self.other),
            position.pop("tokens", ()), position.pop("down", ()),
            setup={"sandbox": True, "guide": 71}, hands=((id, *rest),), **self._named(position),
        )  # fmt: skip
        self.card = id
        self.slot = slot or (card.ability.slot if card.ability is not None else "move")
        if begin:
            self.do(f"play:{id}@{self.slot}")

    def _named(self, position: dict[str, Any]) -> dict[str, Any]:
        """Put the characters of the card for "who" and "other" in the position."""
        named = {"who": self.who, "other": self.other}
        for field in ("spaces", "damage", "plans"):
            if field in position:
                position[field] = {named[key]: value for key, value in position[field].items()}
        return position

    def goals(self, verb: str) -> set[str]:
        """Return the targets of the options with a verb."""
        return {key.partition("@")[2] for key in self.keys(verb)}

    def damage_of(self, threat: str, number: int = 1) -> int:
        """Return the damage on a token."""
        return self.state.damage.get(self.token(threat, number), 0)

    def has_ability(self) -> bool:
        """Return True if the ability can be used now."""
        return "ability" in self.keys()
