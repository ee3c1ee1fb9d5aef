"""The sheet of a hero in lines, and heroes made for a command or written as a pack."""

from __future__ import annotations

import json

from pydantic import ValidationError

from game.edge import creation as cr
from game.edge import filling, hero_codes
from game.edge.cards.models import Hero
from game.edge.creation import CHOICES, Choices, Makings
from game.edge.game import Edge
from game.edge.text.names import SKILL_NAMES
from game.table.codes import CodeError
from game.table.own_characters import Made

VERSION = "1.0"


def make_hero(game: Edge, source: str | int) -> Made:
    """Return the hero of choices in JSON, or a random one of a seed."""
    m = Makings.of(game.content.components)
    if isinstance(source, int):
        choices = filling.surprise(m, source)
    else:
        try:
            choices = CHOICES.validate_json(source)
        except ValidationError as error:
            return Made(reasons=tuple(_fault(each) for each in error.errors()))
    wrong = cr.problems(m, choices)
    if wrong:
        return Made(reasons=tuple(each.text for each in wrong))
    hero = cr.hero(m, choices)
    data = {"choices": CHOICES.dump_python(choices, mode="json"), "code": code(m, choices),
            "hero": card(hero)}  # fmt: skip
    return Made(tuple(lines(m, choices, hero)), data, tuple(pack(hero).items()))


def _fault(error: object) -> str:
    found = error if isinstance(error, dict) else {}
    where = ".".join(map(str, found.get("loc", ()))) or "the file"
    return f"{where}: {found.get('msg', '')}"


def lines(m: Makings, c: Choices, hero: Hero) -> list[str]:
    """Return the sheet of a hero in lines."""
    wounds, strain = hero.wound_threshold, hero.strain_threshold
    gear = [m.gear[id].name for id in hero.slots.values()]
    motive = hero.motive.name if hero.motive is not None else ""
    return [
        f"{hero.name}, {hero.species}, {hero.calling}",
        ", ".join(f"{each.capitalize()} {n}" for each, n in hero.ratings.items()),
        f"Wound threshold {wounds}, strain threshold {strain}",
        ", ".join(f"{SKILL_NAMES[skill]} {n}" for skill, n in hero.ranks.items()),
        *talent_lines(m, c),
        ", ".join(gear),
        f"Obligation {hero.obligation} ({hero.owes}). Motive: {motive}.",
        f"Experience: {cr.experience(m, c)}, of which {hero.spare} is left.",
        *hero.primer[:1],
        *filter(None, (*cr.warnings(m, c), cr.lapsing(m, c))),
    ]


def talent_lines(m: Makings, c: Choices) -> list[str]:
    """Return a line for each talent, with what it does, and one for the characteristic raised."""
    found = [m.talents[id] for id in c.talents if id in m.talents]
    raised = [f"{c.raised.capitalize()} raised by the talent card"] if c.raised else []
    return [*(f"{each.name}: {each.text}" for each in found), *raised]


def code(m: Makings, c: Choices) -> str:
    """Return the code of a hero, "" if there is none."""
    try:
        return hero_codes.encode(m, c)
    except CodeError:
        return ""


def card(hero: Hero) -> dict[str, object]:
    """Return a hero as a card of a pack."""
    found: dict[str, object] = hero.model_dump(mode="json", exclude_defaults=True)
    return found


def pack(hero: Hero) -> dict[str, str]:
    """Return the files of a pack of this one card, by name."""
    info = {"id": hero.id, "name": hero.name, "game": "edge", "version": VERSION}
    files = {"pack.json": info, "hero.json": {"cards": [card(hero)]}}
    return {name: json.dumps(each, indent=2, ensure_ascii=False) + "\n"
            for name, each in files.items()}  # fmt: skip
