"""Shared parts of the specs of the market cards: the edge of a card, its words, and a stall.

A spec names its figures itself; nothing here looks them up in the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.outer_rim.events import JobStepBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import CardBought, MarketRevealed
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.text.cards import card_text, plain
from tests.specs import Row, Spec, tables

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
NEUTRAL = dict.fromkeys(FACTIONS, "neutral")
PLANETS = {
    "cantonica", "kessel", "lothal", "mon_calamari", "naboo", "nal_hutta", "ord_mantell",
    "ring_of_kafrene", "ryloth", "takodana", "tatooine",
}  # fmt: skip
AFAR = {faction: {"level": 1, "space": "nav_3"} for faction in FACTIONS}
"""every patrol where it meets nobody"""
IDLE = "databank_91_droid_parts"
"""a card of no use here; who has one is not dealt a starting card"""
TURNS_UP = {
    "bounty": ("greedo_bounty@job", "saw_gerrera_bounty@job"),
    "cargo": ("salvage@cargo", "food_supplies@cargo"),
    "gear_and_mod": ("vibroknife@gear", "jetpack@gear"),
    "job": ("the_kessel_run_job@job", "the_casino_heist_job@job"),
    "luxury": ("dash_rendar@crew", "sy_snootles@crew"),
    "ship": ("gx1_short_hauler_ship_card@ship", "hwk_290_ship_card@ship"),
}
"""purchases that turn up the next card of a deck; the second is for the first card itself"""
MARKET = tables("outer_rim/cards/market.spec")
SHIPS = tables("outer_rim/cards/ships.spec")
FIGURES = ("hyperdrive", "ship_combat", "hull")
"""of a ship: columns of its table, and values on the panel of a player"""
OF_POSITION = ("characters", "contacts", "decks", "dice", "faceup")


def words(game: OuterRim, card: str) -> str:
    """Return the text of a card, without markup, in one line."""
    text = card_text(game.base.content, card)
    return " ".join([*map(plain, text.body), text.footer]).strip()


def says(game: OuterRim, card: str, *parts: str) -> bool:
    """Return whether the card says all this, in this order, with anything in between."""
    text, at = words(game, card).lower(), 0
    for part in parts:
        found = text.find(part.lower(), at)
        if found < 0:
            return False
        at = found + len(part)
    return True


def gains(credits: int, fame: int = 0, *factions: str) -> list[str]:
    """Return the words of a card for a gain, including a reputation of 1 each."""
    told = [f"{credits:,} credits"] if credits else []
    told += [f"{fame} fame"] if fame else []
    return [*told, *(f"1 {faction.title()} reputation" for faction in factions)]


def lines(game: OuterRim, card: str) -> list[str]:
    """Return the text of a card, without markup, line by line."""
    return [plain(line) for line in card_text(game.base.content, card).body]


def levels(**factions: int) -> tuple[int, ...]:
    """Return the reputation with these factions, neutral with the others."""
    assert set(factions) <= set(FACTIONS)
    return tuple(factions.get(each, 0) for each in FACTIONS)


def has(table: Any, seat: int = 0) -> tuple[int, int, tuple[int, ...]]:
    """Return a player's credits, fame and reputation."""
    player = table.player(seat)
    return (player.credits, player.fame, player.reputation)


def alone(sim: Make, step: str, space: str, *cards: str, **more: Any) -> Any:
    """Return a table with Boba Fett as the only player: no credits, neutral to all, patrols far
    away, these cards.

    Keywords are those of the player, or ``OF_POSITION``.
    """
    outer = {key: more.pop(key) for key in OF_POSITION if key in more}
    mine = {"space": space, "cards": cards or [IDLE], "credits": 0, "reputation": NEUTRAL}
    return sim(1, players=[{**mine, **more}], step=step, patrols=AFAR, **outer)


def pair(sim: Make, step: str, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Any:
    """Return a table like ``alone``, with a second player, Bossk, on the same terms; both on Naboo
    by default."""
    usual = {"space": "naboo", "cards": [IDLE], "credits": 0, "reputation": NEUTRAL}
    players = [{**usual, **mine}, {**usual, "cards": ["hired_help"], **theirs}]
    return sim(2, players=players, step=step, patrols=AFAR, **more)


def stall(sim: Make, deck: str, *cards: str, **more: Any) -> Any:
    """Return a table with one player in the action step, 40,000 credits, and known cards on top of
    a deck."""
    outer = {key: more.pop(key) for key in OF_POSITION if key in more}
    mine = {"space": "ring_of_kafrene", "credits": 40_000, "cards": [IDLE], "reputation": NEUTRAL}
    return sim(
        1,
        players=[{**mine, **more}],
        step="action",
        decks={deck: cards},
        patrols={faction: {"level": 1, "space": "nal_hutta"} for faction in FACTIONS},
        **outer,
    )


def fight(sim: Make, combat: str, who: str, *cards: str, dice: tuple[str, ...] = ()) -> Any:
    """Return a fight that a character with these cards has begun, alone, against Greedo or a Hutt
    patrol."""
    space = "kessel" if combat == "ground" else "nav_3"
    table = alone(
        sim, "encounter", space, *cards, "greedo_bounty",
        characters=(who,),
        contacts={"kessel": ["greedo"]},
        faceup=["greedo"],
        dice=dice,
    )  # fmt: skip
    if combat == "ground":
        table.choose("meet:kessel.1", "hunt:greedo_bounty@greedo")
    else:
        table.choose("fight:patrol_hutt_1@nav_3")
    return table


def beaten(sim: Make, row: Row) -> Any:
    """Have Boba Fett, alone, beat the contact on the very planet where they are wanted."""
    card, contact, goal = row["card"], row["contact"], row["planet"]
    table = alone(
        sim, "encounter", goal, card,
        contacts={goal: [contact]},
        faceup=[contact],
        dice=["crit"] * 3 + ["blank"] * row.number("dice"),
    )  # fmt: skip
    table.choose(f"meet:{goal}.1", f"hunt:{card}@{contact}")
    return table


def on_dice(table: Any, card: str) -> set[tuple[str, str]]:
    """Return the ways a card can change dice now: verbs and the faces they work on."""
    found = set()
    for key in table.keys:
        verb, _, rest = key.partition(":")
        source, at, face = rest.partition("@")
        if at and source.partition(".")[0] == card:
            found.add((verb, face))
    return found


def work(table: Any, card: str, face: str) -> Any:
    """Let a card work on a die; returns the table."""
    key = next(k for k in table.keys if k.endswith(f"@{face}") and card in k)
    table.choose(key)
    return table


def added(sim: Make, card: str, who: str = "boba_fett") -> dict[str, int]:
    """Return by how much a card changes the values on the panel of a character."""
    bare, fitted = (
        shown(alone(sim, "action", "nav_3", *cards, characters=(who,)))
        for cards in ([IDLE], [card])
    )
    return {field: n - bare[field] for field, n in fitted.items() if n != bare[field]}


MARKS = {
    "+": ("crit", "blank"), "-": ("blank", "blank"), "r": ("hit", "crit"), "x": ("hit", "focus"),
}  # fmt: skip
"""how a test or a roll of two dice turns out: passed or failed"""
BOUTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "w": ("crit", ()),
    "l": ("blank", ("hit",)),
    "p": ("crit", ("crit", "crit")),
}
"""how a combat turns out: the face of the player's three dice, and the enemy's hits"""


def faces(way: str, fights: dict[int, int]) -> tuple[str, ...]:
    """Return the dice of a way through a job, ``1+ 2-w 3+``; ``fights``: the enemy's dice by step.

    Of combats, ``w``: won unhurt; ``l``: lost by a hit; ``p``: won, but hit for 4.
    """
    dice: list[str] = []
    for step in way.split():
        for mark in step[1:]:
            if mark in MARKS:
                dice += MARKS[mark]
            else:
                mine, hurt = BOUTS[mark]
                dice += [mine] * 3 + [*hurt] + ["blank"] * (fights[int(step[0])] - len(hurt))
    return tuple(dice)


def steps(table: Any) -> list[int]:
    """Return the steps of a databank card that a job went through."""
    return [each.step for each in table.found(JobStepBegan, log=True)]


def shown(table: Any, seat: int = 0) -> dict[str, int]:
    """Return the values on the panel of a player: health, hull, both combats, hyperdrive."""
    values: dict[str, int] = table.game.view(table.state, seat)["players"][seat]["values"]
    return values


def room(slots: str) -> Counter[str]:
    """Return the number of slots by kind: ``3 crew, 2 mods and 1 cargo or mod``."""
    found = Counter[str]()
    for part in slots.replace(" and ", ", ").split(", "):
        number, _, kind = part.partition(" ")
        found[kind.removesuffix("s")] += int(number)
    return found


def check_sheet(table: Any, row: Row) -> None:
    """Assert figures, slots and words of a side of the ship sheet that the player has."""
    figures = {column: shown(table)[column] for column in FIGURES}
    held, there = table.values(), room(row["slots"])
    slots = (held.crew_slots, held.cargo_slots, held.mod_slots, held.free_slots)
    assert slots == tuple(there[kind] for kind in ("crew", "cargo", "mod", "cargo or mod"))
    text = card_text(table.play().content, row["ship"], flipped=row["side"] == "back")
    first, *body = map(plain, text.body)
    row.check(name=text.name, cost=text.cost, **figures, says=body)
    assert plain(text.kind_line) == "Ship · " + " · ".join(map(str, figures.values()))
    assert first == f"Slots: {row['slots']}."


def check_character(table: Any, spec: Spec, flipped: bool) -> None:
    """Assert figures, skills and words of a side of the character that the player is, in the first
    ship."""
    told = spec.values("kind", "figures", "skills", "starts", many=("both", "front", "back"))
    health, combat, _ = figures = told["figures"].split()
    values = shown(table)
    assert [str(values[each]) for each in ("health", "ground_combat", "hyperdrive")] == figures
    skills = table.game.view(table.state, 0)["players"][0]["skills"]
    named = told["skills"].lower().replace(" and ", ", ").split(", ")
    assert skills == {skill: 1 for skill in named if skill != "no skills"}
    text = card_text(table.play().content, spec.id, flipped=flipped)
    assert plain(text.kind_line) == f"{told['kind']} · {health} · {combat}"
    first, *body = map(plain, text.body)
    assert first == f"{told['skills']}."
    spec.check(body, "both", "back" if flipped else "front")


def buy(table: Any, key: str) -> Any:
    """Buy a card for credits, whatever patrol comes; returns the table."""
    table.choose(f"buy:{key}")
    while table.step in ("barter", "patrol"):
        table.choose("pay" if "pay" in table.keys else table.keys[0])
    return table


def check(sim: Make, game: OuterRim, row: Row) -> None:
    """Assert a card's cost, where it is not sold, whose patrol it sends; and that it says so.

    ``row``: the card in the table of edges. A deal has no slot.
    """
    deck, card, cost, not_on = row["deck"], row["card"], row.number("cost"), row["not_on"]
    key = f"{card}@{row['slot']}" if row["slot"] else card
    sold_on = {each for each in PLANETS if f"buy:{key}" in stall(sim, deck, card, space=each).keys}
    assert sold_on == PLANETS - {not_on}
    if cost:
        assert f"buy:{key}" not in stall(sim, deck, card, credits=cost - 1).keys
    elsewhere = "naboo" if not_on == "ring_of_kafrene" else "ring_of_kafrene"
    table = buy(stall(sim, deck, card, credits=cost, space=elsewhere), key)
    (bought,) = table.found(CardBought, log=True)
    assert (bought.card, bought.price) == (card, cost)
    patrol = (row["patrol"], row.number("spaces")) if row["patrol"] else None
    assert turned_up(sim, deck, card) == patrol
    text = card_text(game.base.content, card)
    assert (text.cost or 0) == cost
    footer = text.footer.lower()
    assert ("not sold" in footer) is bool(not_on)
    assert not_on.replace("_", " ") in footer
    assert ("patrol" in footer) is (patrol is not None)
    if patrol is not None:
        assert "if revealed after a purchase" in footer
        assert f"the {patrol[0]} patrol moves {patrol[1]} spaces toward the" in footer


def turned_up(sim: Make, deck: str, card: str) -> tuple[str, int] | None:
    """Return the patrol that moves when a purchase reveals the card, and how far; None without
    one."""
    key = next(each for each in TURNS_UP[deck] if not each.startswith(f"{card}@"))
    table = buy(stall(sim, deck, key.partition("@")[0], card), key)
    assert [each.card for each in table.found(MarketRevealed, log=True)] == [card]
    moved = [(each.faction, len(each.path)) for each in table.found(PatrolMoved, log=True)]
    assert len(moved) <= 1
    return moved[0] if moved else None
