"""Checks of a setup that its model cannot make: seats, and existing components."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import get_args

from game.outer_rim import RULES
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.cards.kinds import SHARED, SHARED_WITH_GEAR, SLOT_NAMES, SLOT_OF
from game.outer_rim.catalog import Content
from game.outer_rim.maps.galaxy import Galaxy
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import Player, PlayerSetup, SeatKind, SeatSetup, Setup

SEAT_KINDS: tuple[SeatKind, ...] = get_args(SeatKind)


def near(word: str, known: Iterable[str]) -> str:
    """Return a hint at the nearest valid name, or ""."""
    found = get_close_matches(word, list(known), 1)
    return f" - did you mean '{found[0]}'?" if found else ""


def setup_problems(content: Content, galaxy: Galaxy, setup: Setup) -> list[str]:
    """Return all faults of a setup, each ``setup.field: problem, and what works``."""
    return [
        *_seats(content, setup),
        *_optional(content, setup),
        *_choices(content, setup),
        *_position(content, galaxy, setup),
        *_company(setup),
    ]


def expansion_problems(installed: tuple[str, ...], setup: Setup) -> list[str]:
    """Return the faults of the boxes that a setup names."""
    found = [
        f"setup.expansions: '{name}' is not installed{near(name, installed)}"
        for name in setup.expansions
        if name not in installed
    ]
    if not found and list(setup.expansions) != sorted(set(setup.expansions)):
        found.append("setup.expansions: name each box once, in alphabetical order")
    return found


def _seats(content: Content, setup: Setup) -> Iterator[str]:
    count = len(setup.seats)
    if not 1 <= count <= 4:
        yield f"setup.seats: {count} seats; one to four can play (OR-018)"
    for place, seat in enumerate(setup.seats):
        if seat.kind not in SEAT_KINDS:
            yield (
                f"setup.seats.{place}.kind: '{seat.kind}' is not a kind of "
                f"player{near(seat.kind, SEAT_KINDS)} Kinds: {', '.join(SEAT_KINDS)}."
            )
    decks = [place for place, seat in enumerate(setup.seats) if seat.kind == "deck"]
    two = len(decks) == 2 and ai_seats.has_hunters(content)
    if len(decks) > 1 and not two:
        yield "setup.seats: the base game seats at most one AI deck (OR-R102)"
    elif two and count != 3:
        yield "setup.seats: two AI decks play against one person (UB-247)"
    elif decks and not decks[0]:
        yield "setup.seats: the AI deck never sits in the first seat (OR-R102)"
    first = setup.first_player
    if first is not None and not 0 <= first < count:
        yield f"setup.first_player: {first} is not a seat; seats are 0 to {count - 1}"
    if first in decks:
        yield "setup.first_player: the AI is never first player (OR-438)"
    twice = [each for each in setup.variants if setup.variants.count(each) > 1]
    if twice:
        yield f"setup.variants: '{twice[0]}' is listed twice; name each variant once"
    if setup.game != RULES.id:
        yield f"setup.game: '{setup.game}' is not this game, '{RULES.id}'"


def _optional(content: Content, setup: Setup) -> Iterator[str]:
    """Check the optional rules: they come with a box, and favors need people to ask (UB-192)."""
    people = sum(seat.kind != "deck" for seat in setup.seats)
    if setup.favors and not content.board.favors:
        yield "setup.favors: these boxes have no favors; add 'unfinished_business'"
    elif setup.favors and people < 2:
        yield "setup.favors: they need two players or more besides the AI (UB-192)"
    if setup.ambitions and len(content.ambitions) <= len(setup.seats):
        yield "setup.ambitions: these boxes have too few ambitions; add 'unfinished_business'"
    if setup.fame_goal == 6 and not setup.ambitions:
        yield "setup.fame_goal: 6 is for games with ambitions; take 8, 10 or 12"


def _company(setup: Setup) -> Iterator[str]:
    """Check that a game has an opponent; without one it must be marked as practice."""
    if setup.practice and len(setup.seats) > 1:
        yield "setup.practice: it is only for one seat; leave it out when there are opponents"
    elif len(setup.seats) == 1 and setup.seats[0].kind != "deck" and not setup.practice:
        yield (
            "setup.seats: one player has no opponent; add a seat of the kind 'deck' (the AI) or "
            "another player, or set 'practice' to true to try things out alone"
        )


def _choices(content: Content, setup: Setup) -> Iterator[str]:
    picked: dict[str, int] = {}
    hunters: list[bool] = []
    for place, seat in enumerate(setup.seats):
        where = f"setup.seats.{place}"
        if seat.character is not None:
            card = content.characters.get(seat.character)
            if card is None:
                hint = near(seat.character, content.characters)
                yield f"{where}.character: no character '{seat.character}'{hint}"
            elif seat.kind == "deck" and card.databank not in ai_seats.numbers(content):
                yield (
                    f"{where}.character: {card.name} starts with #{card.databank}; "
                    "the AI plays a character that starts with #91 or #92 (OR-436)"
                )
            elif seat.kind == "deck":
                hunters.append(ai_seats.hunts(content, card.id))
            if seat.character in picked:
                yield (
                    f"{where}.character: '{seat.character}' already plays in seat "
                    f"{picked[seat.character]} (OR-R14)"
                )
            picked[seat.character] = place
        if seat.ship is not None:
            yield from _ship(content, where, seat)
    if len(hunters) == 2 and hunters[0] == hunters[1]:
        yield (
            "setup.seats: of two AI decks one plays a character that starts with #90, the other "
            "one that starts with #91 or #92 (UB-247)"
        )


def _ship(content: Content, where: str, seat: SeatSetup) -> Iterator[str]:
    ship, right = seat.ship or "", ai_seats.first_ship(content, seat.character or "")
    starters = [each.id for each in content.ships.values() if each.starter]
    if ship not in starters:
        yield f"{where}.ship: '{ship}' is not a starter ship; starters: {', '.join(starters)}"
    elif seat.kind == "deck" and ship != right:
        clause = "OR-437" if right == ai_seats.AI_SHIP else "UB-201"
        yield f"{where}.ship: the AI starts with {right} ({clause})"


def _position(content: Content, galaxy: Galaxy, setup: Setup) -> Iterator[str]:
    position = setup.position
    if position is None:
        return
    where = "setup.position"
    if len(position.players) > len(setup.seats):
        yield f"{where}.players: {len(position.players)} players for {len(setup.seats)} seats"
    if not 0 <= position.turn < max(1, len(setup.seats)):
        yield f"{where}.turn: {position.turn} is not a seat"
    placed: dict[str, str] = {}
    flown: dict[str, str] = {}
    for seat, player in enumerate(position.players):
        here = f"{where}.players.{seat}"
        if player.space is not None and player.space not in galaxy.spaces:
            yield f"{here}.space: no space '{player.space}'{near(player.space, galaxy.spaces)}"
        most = setup.fame_goal if not setup.ambitions else 1_000
        if player.fame is not None and player.fame >= most:
            yield f"{here}.fame: {player.fame} would have won; the goal is {setup.fame_goal}"
        for faction in player.reputation:
            if faction not in FACTIONS:
                yield f"{here}.reputation: no faction '{faction}'{near(faction, FACTIONS)}"
        yield from _counters(here, player)
        yield from _debts(setup, here, player)
        yield from _ambition(content, setup, here, player)
        yield from _flown(content, here, player, flown)
        yield from _cards(content, here, player, placed)
        if all(card in content.assets for card in player.cards):
            yield from _slots(content, setup, here, seat)
    sheets = [player.ambition for player in position.players if player.ambition]
    if len(sheets) != len(set(sheets)):
        yield f"{where}.players: one ambition belongs to two players (UB-149)"
    held = [each for player in position.players for each in player.debts or ()]
    if len(held) != len(set(held)):
        yield f"{where}.players: one debt token is held by two players"
    yield from _decks(content, setup, placed, flown)
    yield from _left_out(content, setup)
    yield from _tokens(content, galaxy, setup)
    for space, count in position.ai_goals.items():
        if space not in galaxy.spaces:
            yield f"{where}.ai_goals: no space '{space}'{near(space, galaxy.spaces)}"
        elif count < 1:
            yield f"{where}.ai_goals.{space}: {count} goal tokens; name spaces with 1 or more"


def _counters(here: str, player: PlayerSetup) -> Iterator[str]:
    counts = {
        "damage.character": player.damage.character,
        "damage.ship": player.damage.ship,
        "goal_tokens": player.goal_tokens,
        "ship_tokens": player.ship_tokens,
    }
    for field, count in counts.items():
        if count < 0:
            yield f"{here}.{field}: {count} is below 0"


def _ambition(content: Content, setup: Setup, here: str, player: PlayerSetup) -> Iterator[str]:
    found = content.ambitions.get(player.ambition)
    if player.ambition and not setup.ambitions:
        yield f"{here}.ambition: this game is set up without ambitions"
    elif player.ambition and found is None:
        hint = near(player.ambition, content.ambitions)
        yield f"{here}.ambition: no ambition '{player.ambition}'{hint}"
    count = len(found.goals) if found is not None else 0
    for goal in player.goals:
        if not 0 <= goal < count:
            yield f"{here}.goals: {goal} is not a goal of this ambition"


def _debts(setup: Setup, here: str, player: PlayerSetup) -> Iterator[str]:
    """Check that debt tokens are in use, and that each is held once."""
    for owner in player.debts or ():
        if not setup.favors:
            yield f"{here}.debts: debt tokens are in use only with favors"
        elif not 0 <= owner < len(setup.seats) or setup.seats[owner].kind == "deck":
            yield f"{here}.debts: {owner} is not a seat that owes favors"
    if setup.position is not None and list(player.debts or ()) != sorted(set(player.debts or ())):
        yield f"{here}.debts: name each debt token once, in the order of the seats"


def _flown(
    content: Content, here: str, player: PlayerSetup, flown: dict[str, str]
) -> Iterator[str]:
    ships, name = content.ships, player.ship
    if name is None:
        return
    if name not in ships:
        yield f"{here}.ship: no ship '{name}'{near(name, ships)}"
    elif name in flown:
        yield f"{here}.ship: '{name}' is already at {flown[name]}; there is one sheet of it"
    elif not ships[name].starter:
        flown[name] = f"{here}.ship"


def _cards(
    content: Content, here: str, player: PlayerSetup, placed: dict[str, str]
) -> Iterator[str]:
    for card in player.cards:
        if card not in content.assets or content.assets[card].kind in ("ship", "deal"):
            yield f"{here}.cards: no card for a slot '{card}'{near(card, content.assets)}"
        elif card in placed:
            yield f"{here}.cards: '{card}' is already at {placed[card]}"
        placed[card] = f"{here}.cards"
    for card in player.secrets:
        if f"{card}.secret" not in content.powers:
            yield f"{here}.secrets: '{card}' is not a secret"
        elif card in placed:
            yield f"{here}.secrets: '{card}' is already at {placed[card]}"
        placed[card] = f"{here}.secrets"


def _slots(content: Content, setup: Setup, here: str, seat: int) -> Iterator[str]:
    """Check that there is one card per slot (OR-141), for the loadout in the position."""
    assert setup.position is not None
    given, seated = setup.position.players[seat], setup.seats[seat : seat + 1]
    character = next((each.character for each in seated if each.character), None) or ""
    first = next((each.ship for each in seated if each.ship), None)
    computer = any(each.kind == "deck" for each in seated)
    usual = ai_seats.first_ship(content, character if computer else "")
    ship = given.ship or first or usual
    if ship not in content.ships or character and character not in content.characters:
        return
    values = Table(content).of(
        Player(
            seat,
            character=character,
            flipped=given.flipped,
            ship=ship,
            ship_flipped=given.ship_flipped,
            cards=given.cards,
        )
    )
    for shared in SHARED if not values.gear_or_mod else SHARED_WITH_GEAR:
        kinds = [kind for kind, slot in SLOT_OF.items() if slot in shared]
        held = {kind: count for kind, count in values.count.items() if kind in kinds}
        flexible = sum(
            content.assets[card].fits_cargo
            for card in given.cards
            if content.assets[card].kind in kinds
        )
        if not values.fits(held, flexible):
            number = sum(held.values())
            names = " and ".join(SLOT_NAMES[slot] for slot in shared)
            yield f"{here}.cards: {number} {names} cards are more than the slots hold (OR-141)"


def _decks(
    content: Content, setup: Setup, placed: dict[str, str], flown: dict[str, str]
) -> Iterator[str]:
    assert setup.position is not None
    for deck, cards in setup.position.decks.items():
        known = content.market.get(deck) or content.encounters.get(deck)
        where = f"setup.position.decks.{deck}"
        if known is None:
            yield f"{where}: no such deck{near(deck, [*content.market, *content.encounters])}"
            continue
        for card in cards:
            if card not in known:
                yield f"{where}: '{card}' is not in that deck{near(card, known)}"
            elif card in placed:
                yield f"{where}: '{card}' is already at {placed[card]}"
            elif deck == "ship" and content.assets[card].ship in flown:
                yield (
                    f"{where}: '{card}' left the game when its ship was bought; the ship is at "
                    f"{flown[content.assets[card].ship]} (OR-164)"
                )
            placed[card] = where
    for card in setup.position.ai_deck:
        if card not in content.ai_cards:
            yield f"setup.position.ai_deck: no AI card '{card}'{near(card, content.ai_cards)}"


def _left_out(content: Content, setup: Setup) -> Iterator[str]:
    """Check that a position for one person names no card that such games leave out."""
    assert setup.position is not None
    if not ai_seats.single_player(setup):
        return
    position = setup.position
    named = [("players", each) for player in position.players for each in player.cards]
    named += [(f"decks.{deck}", each) for deck, cards in position.decks.items() for each in cards]
    for where, card in named:
        if not getattr(content.components.get(content.card_of(card)), "solo", True):
            yield f"setup.position.{where}: '{card}' is left out of single-player games"


def _tokens(content: Content, galaxy: Galaxy, setup: Setup) -> Iterator[str]:
    assert setup.position is not None
    spaces = galaxy.spaces
    seen: set[str] = set()
    for space, tokens in setup.position.contacts.items():
        where = f"setup.position.contacts.{space}"
        if space not in spaces or not spaces[space].places:
            yield f"{where}: no planet with contact spaces"
            continue
        if len(tokens) > len(spaces[space].places):
            yield f"{where}: {len(tokens)} tokens for {len(spaces[space].places)} contact spaces"
        for token in tokens:
            if token is not None and token not in content.contacts:
                yield f"{where}: no contact '{token}'{near(token, content.contacts)}"
            elif token is not None and token in seen:
                yield f"{where}: '{token}' is named twice"
            seen.add(token or "")
    for token in setup.position.faceup:
        if token not in content.contacts:
            yield f"setup.position.faceup: no contact '{token}'{near(token, content.contacts)}"
    for faction, patrol in setup.position.patrols.items():
        where = f"setup.position.patrols.{faction}"
        if faction not in FACTIONS:
            yield f"{where}: no such faction{near(faction, FACTIONS)}"
        if patrol.space not in spaces:
            yield f"{where}.space: no space '{patrol.space}'{near(patrol.space, spaces)}"
