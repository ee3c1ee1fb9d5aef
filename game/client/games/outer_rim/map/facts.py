"""Facts about a place or token on the map, in lines: for the inspector."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.client.games.outer_rim.play.model import Model
from game.outer_rim.cards.models import Contact, ContactCard
from game.outer_rim.catalog import Content
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.odds import crossings
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules.movement import away, barriers
from game.outer_rim.text.cards import card_text
from game.outer_rim.text.effects import small
from game.outer_rim.text.grammar import plain
from game.outer_rim.text.names import space_name
from game.outer_rim.text.odds import crossing as crossing_words
from game.outer_rim.text.odds import damage
from game.outer_rim.text.terms import rewards
from game.table.grammar import NOTABLE, capital, counted, listed, percent

KINDS = {"planet": "Planet", "navpoint": "Navpoint", "maelstrom": "The Maelstrom ends every move"}
LEVELS = {
    "positive": "lets you pass",
    "neutral": "stops you",
    "negative": ("stops you, and you must fight it"),
}

Fact = tuple[str, str]
"""icon and words"""


def of_space(model: Model, space: str) -> list[Fact]:
    """Return kind, distance, encounters, contacts, patrols, players and own business at a space."""
    galaxy = model.galaxy
    place = galaxy.spaces[space]
    kind = KINDS.get(place.kind, place.kind.capitalize())
    if place.faction:
        kind += f" of the {place.faction.capitalize()} faction"
    found: list[Fact] = [(place.faction or place.kind, kind)]
    for each in model.options:
        if each.verb == "patrol" and each.target == space:
            words = f"The {each.source.capitalize()} patrol can move here now"
            found.append((f"patrol_{each.source}", words))
    found += _journey(model, space) + of_crossing(model, space)
    deck = model.content.encounter_decks.get(place.encounter)
    if deck:
        left = model.view["encounters"].get(place.encounter, 0)
        found.append(("encounter", f"{deck.name}: {left} cards"))
        found.append(("eye", f"Encounters here: {listed(rewards(deck))}"))
    for each in model.view["contacts"].get(space, []):
        if each:
            name = model.content.name(each["contact"]) if each["contact"] else "facedown"
            found.append((f"class_{each['class']}", f"Contact: {name}"))
    for faction, patrol in model.view["patrols"].items():
        if patrol["space"] == space:
            found += of_patrol(model, faction)[: 3 if _is_fought(model, faction) else 2]
    for player in model.view["players"]:
        if player["space"] == space and player["seat"] != model.seat:
            found.append(("ship", model.player_name(player["seat"])))
    return found + _business(model, space)


def _journey(model: Model, space: str) -> list[Fact]:
    """Return the distance of a space in moves and turns, and anything that ends a move on the way
    there (OR-097)."""
    here, values = str(model.me["space"] or ""), model.values(model.seat)
    if not here or values is None:
        return []
    if here == space:
        return [("move", "You are here")]
    play = model.game.play(model.state)
    path = model.way_to(space)
    turns = model.turns_to.get(space, 0)
    straight = play.galaxy.routes.path(here, space, 0)
    around = len(straight) < len(path)
    stops: list[Fact] = []
    for barrier in barriers(play, model.seat, straight if around else path):
        icon, words = "maelstrom", "The Maelstrom ends your move on the way"
        if barrier.faction:
            icon, where = f"patrol_{barrier.faction}", model.name(barrier.space)
            words = f"The {barrier.faction.capitalize()} patrol on {where} ends your move there"
        if around:
            words = f"Straight on: {counted(len(straight), 'move')}, but {small(words)}"
        if (icon, words) not in stops:
            stops.append((icon, words))
    pace = max(1, values.hyperdrive)
    if not around and turns and turns * pace <= len(path) + pace - 1:
        stops = []  # another way that is as short goes past them
    words = f"{turns} turns" if turns else "out of reach"
    if turns == 1 and any(each.verb == "move" for each in model.options):
        words = "within reach this turn"
    elif turns == 1:
        words = "within reach of your next move"
    return [("move", f"{_moves(len(path))}, {words}"), *stops]


def of_crossing(model: Model, space: str) -> list[Fact]:
    """Return the way across the Core that begins at a space: where it ends, its chance, its
    prices."""
    goal = model.galaxy.spaces[space].crossing
    if not goal:
        return []
    play = model.game.play(model.state)
    if model.across is None:
        found = {each for each in model.galaxy.spaces if model.galaxy.spaces[each].crossing}
        model.across = {each: crossings.of_crossing(play, model.seat, each) for each in found}
    passage = model.across.get(space)
    told: list[Fact] = [
        ("across_the_core", f"An encounter here can cross to {space_name(play, goal)}")
    ]
    if passage is not None:
        first, *rest = crossing_words(passage)
        told.append(("dice", first))
        told += [("credits", capital(", ".join(rest)))] if rest else []
    return told


def crossing_tip(model: Model, ends: Iterable[str]) -> str:
    """Return the words of the tooltip of the crossing, as markup."""
    shown = [space for space in ends if model.galaxy.spaces[space].crossing]
    here = str(model.me["space"] or "")
    space = here if here in shown else shown[0]
    play = model.game.play(model.state)
    names = " and ".join(space_name(play, each) for each in shown)
    how = (
        "Declare it in your encounter step at one end. Then draw a card: meet its demand, or stay."
    )
    words = [f"**The crossing between {names}**", how]
    return "\n".join([*words, *(f"{said}." for _, said in of_crossing(model, space)[1:])])


def goal_of(model: Model, card: str) -> str:
    """Return the space that a card is for: its destination, or the known place of its contact; ""
    if there is none."""
    asset = model.content.assets.get(card)
    if asset is None:
        return ""
    if asset.kind == "bounty" and card not in model.me["captured"]:
        return planet_of(model.place_of(asset.target))
    goal = asset.deliver_to if asset.kind == "bounty" else ""
    goal = goal or model.me["destinations"].get(card) or asset.destination or ""
    return goal if goal in model.galaxy.spaces else ""


def _business(model: Model, space: str) -> list[Fact]:
    """Return the viewing player's cards that are for this space."""
    found = []
    for card in model.me["cards"]:
        asset = model.content.assets[card]
        goal = model.me["destinations"].get(card) or asset.destination
        if goal == space:
            verb = "Attempt" if asset.kind == "job" else "Deliver"
            found.append(("goal", f"{verb} {asset.name} here"))
        if asset.kind == "bounty" and asset.deliver_to == space:
            found.append(("goal", f"You can deliver {asset.name} here"))
    return found


def of_patrol(model: Model, faction: str) -> list[Fact]:
    """Return the strength and reward of a patrol, and the effect of the viewing player's
    reputation."""
    shown = model.view["patrols"][faction]
    token = model.content.patrols.get((faction, shown["level"]))
    name = f"{faction.capitalize()} patrol, level {shown['level']}"
    if token is None:
        return [(f"patrol_{faction}", name)]
    strength = f"{token.ship_combat} dice" if token.ship_combat else "unbeatable"
    pays = _list_words(
        words
        for words in (
            f"{token.credits:,} credits" if token.credits else "",
            f"{token.fame} fame" if token.fame else "",
        )
        if words
    )
    level = model.me["reputation"][faction]
    return [
        (f"patrol_{faction}", name),
        ("ship_combat", strength + (f", pays {pays}" if pays else "")),
        *_chance(model, token.ship_combat),
        (level, f"Your reputation is {level}: it {LEVELS[level]}"),
        *_patrol_distance(model, faction),
        ("planet", model.name(shown["space"])),
    ]


def farthest(model: Model, faction: str) -> int:
    """Return the largest number of spaces that a card revealed in the market can move a patrol."""
    return _farthest(model.content, faction)


@cache
def _farthest(content: Content, faction: str) -> int:
    icons = (each.patrol for each in content.assets.values())
    return max((each.distance for each in icons if each and each.faction == faction), default=0)


def _patrol_distance(model: Model, faction: str) -> list[Fact]:
    """Return the distance of a patrol, and whether one card that you reveal can bring it to you
    (OR-166)."""
    here, there = str(model.me["space"] or ""), str(model.view["patrols"][faction]["space"])
    if not here or here == there:
        return []
    far, most = away(model.game.play(model.state), there)[here], farthest(model, faction)
    words = f"{_moves(far)}; a card you reveal may bring it {min(far, most)} closer"
    if far <= most:
        words = f"{_moves(far)}; one card you reveal may bring it to you"
    return [("move", words)]


def _is_fought(model: Model, faction: str) -> bool:
    """Return True if a patrol stops and fights you, or may be fought where it is."""
    return model.me["reputation"][faction] != "positive"


def _chance(model: Model, dice: int | None) -> list[Fact]:
    """Return the chance to win a fight with a patrol of that many dice, and its cost."""
    if not dice or model.values(model.seat) is None:
        return []
    known = model.fight(dice)
    if known is None:
        return []
    words = [f"Fight: {percent(known.free)} to win", damage(known.taken)]
    if known.defeated >= NOTABLE:
        words.append(f"{percent(known.defeated)} to be defeated")
    return [("dice", ", ".join(each for each in words if each))]


def forced_fight(model: Model) -> str:
    """Return the fight that the viewing player must have next if the ship stays here, with its
    chance: "then fight the Hutt patrol, 36% to win"; "" for none."""
    if model.values(model.seat) is None:
        return ""
    bound = patrols.obliged(model.game.play(model.state), model.seat)
    if not bound:
        return ""
    if len(bound) > 1:
        return "then you must fight a patrol"
    token = model.content.patrols[bound[0], model.view["patrols"][bound[0]]["level"]]
    known = model.fight(token.ship_combat) if token.ship_combat else None
    odds = f", {percent(known.free)} to win" if known else ""
    return f"then fight the {bound[0].capitalize()} patrol" + (
        odds if token.ship_combat else ", lost"
    )


def of_contact(model: Model, place: str) -> list[Fact]:
    """Return the facts that the viewing player may know about a contact space."""
    each = model.contact_at(place)
    if each is None:
        return [("contact", "No contact here")]
    token = model.content.contacts.get(each["contact"] or "")
    words = f"Class: {each['class']}{_as_target(model.content, each['class'])}"
    found: list[Fact] = [(f"class_{each['class']}", words)]
    if token is not None:
        if token.faction:
            found.append((token.faction, token.faction.capitalize()))
        if token.droid:
            found.append(("droid", "Droid"))
        if not each["faceup"]:
            found.append(("eye", "Only you have seen it"))
    else:
        found.append(("eye_off", "Facedown: meeting it reveals it"))
    meeting = _meeting_facts(model, place, token) if token is not None else []
    # The planet is last: a long card may leave no room for it, and the map shows it.
    return [*found, *meeting, ("planet", model.name(planet_of(place)))]


@cache
def _as_target(content: Content, kind: str) -> str:
    """Return how hard the contacts of a class are as targets of bounties, and what they pay at
    most: all that a class says; "" if there is no bounty on one."""
    wanted = [each for each in content.assets.values()
              if each.kind == "bounty" and each.target in content.contacts
              and content.contacts[each.target].contact_class == kind]  # fmt: skip
    if not wanted:
        return ""
    dice = sorted({each.value for each in wanted})
    pay = max(sum(getattr(gain, "credits", 0) for gain in each.capture) for each in wanted)
    span = f"{dice[0]} to {dice[-1]}" if len(dice) > 1 else f"{dice[0]}"
    return f". As the target of a bounty: {span} dice, up to {pay:,} credits"


def _meeting_facts(model: Model, place: str, token: Contact) -> list[Fact]:
    """Return the effect of meeting a known contact, with the odds while it can be met."""
    option = model.find(f"meet:{place}")
    odds = model.labels[option.key].detail if option and option.key in model.labels else ""
    cards = model.content.numbers.get(token.databank, ())
    card = next(
        (each for each in cards if isinstance(model.content.components[each], ContactCard)), ""
    )
    lines = [plain(line) for line in card_text(model.content, card).body] if card else []
    return [*(("databank", line) for line in lines), *([("dice", odds)] if odds else [])]


def _moves(far: int) -> str:
    return f"{counted(far, 'move')} away"


def _list_words(words: Iterable[str]) -> str:
    return ", ".join(words)
