"""Setting up a game, clause by clause (OR-043 to OR-079, OR-432 to OR-442)."""

from __future__ import annotations

from collections.abc import Iterable

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.cards.effects.language import CLASSES, FACTIONS, MARKET_DECKS
from game.outer_rim.cards.models import Character, StartBounty, StartCargo, StartJob
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.events import (
    AiOrderDrawn,
    CharacterPicked,
    DeckShuffled,
    FameChanged,
    FirstPlayerChosen,
    FirstPlayerRolled,
    PlayerPlaced,
    ShipPicked,
    VariantsAgreed,
)
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.turns import (
    Setup,
    SetupCharacter,
    SetupFaction,
    SetupLine,
    SetupSheet,
    SetupShip,
    Turn,
)
from game.outer_rim.rules import credits, reputation, slots
from game.outer_rim.state import AiSeat, PlayerSetup, Position
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

STARTING_CREDITS = (4_000, 6_000, 8_000, 10_000)
"""by turn order (OR-061)"""
STARTERS = ("g_1a_starfighter", "g9_rigger")
DICE = 6


def run(p: Play, f: Setup) -> None:
    """Step ``setup``: each part in the order of the rules."""
    f.at += 1
    PARTS[f.at - 1](p, f)


def _patrols(p: Play, f: Setup) -> None:
    """Put level 1 of each faction on the navpoint beside its stack (OR-045 to OR-048)."""
    for faction in FACTIONS:
        p.state.patrols[faction] = (1, p.galaxy.spawn[faction])


def _contacts(p: Play, f: Setup) -> None:
    """Put one facedown token on every contact space, of its class (OR-049 to OR-051). The further
    space of a planet without printed ones begins empty (UB-031)."""
    piles: dict[str, list[str]] = {
        each: list(
            p.shuffle(
                f"contacts_{each}",
                tuple(
                    token.id for token in p.content.contacts.values() if token.contact_class == each
                ),
            )
        )
        for each in CLASSES
    }
    for space in p.galaxy.spaces.values():
        for place, kind in zip(space.places, space.classes, strict=True):
            filled = space.contacts and piles[kind]
            p.state.contacts[place] = piles[kind].pop() if filled else ""


def _first_player(p: Play, f: Setup) -> None:
    """Choose the human in a single-player game (OR-438), or the player who rolls the most hits and
    crits (OR-053)."""
    setup, seats = p.state.setup, len(p.state.players)
    if setup.first_player is not None:
        first = setup.first_player
    elif seats == 1 or ai_seats.taken(p.state):
        first = 0
    else:
        first = _roll_off(p, list(range(seats)))
    p.state.first = p.state.turn = first
    p.tell(FirstPlayerChosen(seat=first))


def _roll_off(p: Play, seats: list[int]) -> int:
    """Roll for first player; tied players roll again (OR-R02, OR-R03)."""
    while len(seats) > 1:
        rolls = {}
        for seat in seats:
            faces = p.faces(DICE)
            rolls[seat] = sum(face in ("hit", "crit") for face in faces)
            p.tell(FirstPlayerRolled(seat=seat, faces=faces))
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


def in_order(p: Play) -> list[int]:
    """Return the seats from the first player clockwise."""
    count = len(p.state.players)
    return [(p.state.first + place) % count for place in range(count)]


def _characters(p: Play, f: Setup) -> None:
    """Let the players choose characters in turn, the AI's last, by the human (OR-054, OR-435,
    UB-181)."""
    for seat in reversed(sorted(in_order(p), key=p.is_deck)):
        wanted = p.state.setup.seats[seat].character
        p.push(SetupCharacter(seat, wanted=wanted or ""))


def character_options(p: Play, f: SetupCharacter) -> Options:
    """Step ``setup.character``: characters nobody has. The AI's starts with #91 or #92, or is a
    bounty hunter (OR-436, UB-198); of two AIs one is (UB-247)."""
    taken = {player.character for player in p.state.players}
    wanted = {seat.character for seat in p.state.setup.seats}
    if f.wanted:
        return (option("pick", f.wanted),)
    return tuple(
        option("pick", card.id)
        for card in p.content.characters.values()
        if card.id not in taken
        and card.id not in wanted
        and (not p.is_deck(f.seat) or _fits_ai(p, f.seat, card))
    )


def _fits_ai(p: Play, seat: int, card: Character) -> bool:
    """Return True if the AI in a seat can play a character."""
    others = [each for each in ai_seats.taken(p.state) if each != seat]
    known = [
        p.player(each).character or p.state.setup.seats[each].character or "" for each in others
    ]
    return ai_seats.fits(p.content, card.id, filter(None, known))


def character_answer(p: Play, f: SetupCharacter, chosen: Option) -> None:
    """Take the character."""
    p.stack.pop()
    p.player(f.seat).character = chosen.source
    p.tell(CharacterPicked(seat=f.seat, character=chosen.source))


def _ships(p: Play, f: Setup) -> None:
    """Give each player a starter ship, either side; the AI flies the one of its kind (OR-059,
    OR-437, UB-201)."""
    _ai_order(p)
    p.state.ships = tuple(ship.id for ship in p.content.ships.values() if not ship.starter)
    for seat in reversed(in_order(p)):
        wanted = p.state.setup.seats[seat].ship or ""
        if p.is_deck(seat):
            wanted = ai_seats.first_ship(p.content, p.player(seat).character)
        p.push(SetupShip(seat, wanted=wanted))


def _ai_order(p: Play) -> None:
    """Deal the characters of several AIs out among their seats: their turn order is random
    (UB-248). A position has them where it names them."""
    seats = ai_seats.taken(p.state)
    if len(seats) < 2 or p.state.setup.position is not None:
        return
    dealt = p.shuffle("ai_order", tuple(p.player(seat).character for seat in seats))
    for seat, character in zip(seats, dealt, strict=True):
        p.player(seat).character = character
    p.tell(AiOrderDrawn(seats=tuple(seats), characters=dealt))


def ship_options(p: Play, f: SetupShip) -> Options:
    """Step ``setup.ship``: which side of the starter sheet."""
    if f.wanted:
        return (option("pick", f.wanted),)
    return tuple(option("pick", ship) for ship in STARTERS)


def ship_answer(p: Play, f: SetupShip, chosen: Option) -> None:
    """Take the ship."""
    p.stack.pop()
    p.player(f.seat).ship = chosen.source
    p.tell(ShipPicked(seat=f.seat, ship=chosen.source))


def _credits(p: Play, f: Setup) -> None:
    """Give starting credits by turn order (OR-061, OR-062), and debt tokens (UB-135)."""
    favors.begin(p)
    if p.state.setup.ambitions:
        _ai_credits(p)
        return
    for place, seat in enumerate(in_order(p)):
        credits.gain(p, seat, STARTING_CREDITS[place], "setup")


def _ai_credits(p: Play) -> None:
    """Give the AI its credits in a game with ambitions, in which nobody else starts with any
    (UB-154, UB-194, UB-250, UB-R73)."""
    seats = [seat for seat in in_order(p) if p.is_deck(seat)]
    for seat, amount in zip(seats, STARTING_CREDITS[1:]):
        credits.gain(p, seat, amount, "setup")


def _ambitions(p: Play, f: Setup) -> None:
    """Let the players pick ambition sheets, after all else has been set up (UB-155)."""
    if p.state.setup.ambitions:
        ambitions.lay_out(p, in_order(p))


def _sheets(p: Play, f: Setup) -> None:
    """Carry out the setup part of each sheet, in turn order (UB-159)."""
    ambitions.remaining(p)
    for seat in reversed(in_order(p)):
        if p.player(seat).ambition:
            p.push(SetupSheet(seat))


def run_sheet(p: Play, f: SetupSheet) -> None:
    """Step ``setup.sheet``: credits and a card from its deck, which is shuffled afterward (UB-160
    to UB-163); the card costs nothing (UB-R54)."""
    p.stack.pop()
    sheet = p.content.ambitions[p.player(f.seat).ambition]
    credits.gain(p, f.seat, sheet.credits, sheet.id)
    deck = p.state.market[sheet.deck]
    if sheet.card in deck:
        rest = tuple(card for card in deck if card != sheet.card)
        p.state.market[sheet.deck] = p.shuffle(f"market_{sheet.deck}", rest)
        p.tell(DeckShuffled(deck=sheet.deck))
        slots.gain(p, f.seat, sheet.card, sheet.id, True)


def _decks(p: Play, f: Setup) -> None:
    """Shuffle the market and encounter decks; the databank stays in order (OR-072 to OR-077)."""
    state, content = p.state, p.content
    for deck in MARKET_DECKS:
        cards = _dealt(p, content.market.get(deck, ()))
        state.market[deck] = p.shuffle(f"market_{deck}", cards)
    for name in content.encounter_decks:
        cards = _dealt(p, content.encounters.get(name, ()))
        state.encounters[name] = p.shuffle(f"encounter_{name}", cards)
    state.databank = tuple(sorted(content.databank, key=content.databank_order.__getitem__))
    _ai_decks(p)


def _dealt(p: Play, cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards that take part; the others are out of the game (UB-178, UB-179)."""
    found = tuple(cards)
    if not ai_seats.single_player(p.state.setup):
        return found
    out = tuple(card for card in found if not p.content.components[card].solo)
    p.state.removed = (*p.state.removed, *out)
    return tuple(card for card in found if card not in out) if out else found


def _ai_decks(p: Play) -> None:
    """Shuffle the deck of each AI; AI cards outside them are out of the game (OR-442, UB-200)."""
    seats = ai_seats.taken(p.state)
    for seat in seats:
        cards = ai_seats.cards(p.content, p.player(seat).character)
        p.ai(seat).deck = p.shuffle("ai_deck", cards)
    used = {card for seat in seats for card in p.ai(seat).deck}
    out = tuple(card for card in p.content.ai_cards if seats and card not in used)
    p.state.removed = (*p.state.removed, *out)


def _character_setup(p: Play, f: Setup) -> None:
    """Resolve the setup lines, in turn order (OR-063 to OR-068, OR-R13, OR-440)."""
    for seat in reversed(in_order(p)):
        p.push(SetupLine(seat))


def run_line(p: Play, f: SetupLine) -> None:
    """Step ``setup.line``: the databank card, the planet it names, and reputation."""
    p.stack.pop()
    character = p.content.characters[p.player(f.seat).character]
    for faction, level in character.reputation.items():
        if faction == "any":
            if not _fixed_reputation(p, f.seat):
                p.push(SetupFaction(f.seat, level=reputation.LEVEL_OF[level]))
        else:
            reputation.change(p, f.seat, faction, reputation.LEVEL_OF[level], character.id)
    # No gain, so that no ability changes it (UB-R76); an AI has none of it (UB-R92).
    if character.fame and not p.is_deck(f.seat):
        player = p.player(f.seat)
        player.fame += character.fame
        p.tell(FameChanged(seat=f.seat, amount=character.fame, now=player.fame, cause="setup"))
    card = p.pick("databank", _starting_cards(p, f.seat, character.databank))
    p.state.databank = slots.without(p.state.databank, card)
    start: StartBounty | StartCargo | StartJob = p.content.databank[card]
    p.player(f.seat).space = start.starting_planet
    p.tell(PlayerPlaced(seat=f.seat, space=start.starting_planet, cause=card))
    slots.place(p, f.seat, card, "setup")
    if p.is_deck(f.seat):  # a starting bounty has no destination (UB-R88)
        slots.put_goal(p, f.seat, card)


def _starting_cards(p: Play, seat: int, number: int) -> tuple[str, ...]:
    """Return the databank cards of a number that a player may draw at the start.

    A card that a setup file names for the player is drawn; those named for others are left alone.
    """
    cards = tuple(card for card in p.content.numbers[number] if card in p.state.databank)
    position = p.state.setup.position
    players = position.players if position is not None else ()
    named = {card: place for place, given in enumerate(players) for card in given.cards}
    own = tuple(card for card in cards if named.get(card) == seat)
    return own[:1] or tuple(card for card in cards if card not in named) or cards


def _fixed_reputation(p: Play, seat: int) -> bool:
    position = p.state.setup.position
    given = position.players[seat : seat + 1] if position is not None else ()
    return any(each.reputation for each in given)


def faction_options(p: Play, f: SetupFaction) -> Options:
    """Step ``setup.faction``: choose one faction (OR-070)."""
    return tuple(option("faction", faction) for faction in FACTIONS)


def faction_answer(p: Play, f: SetupFaction, chosen: Option) -> None:
    """Move that faction's token."""
    p.stack.pop()
    reputation.change(p, f.seat, chosen.source, f.level, "setup")


def _start(p: Play, f: Setup) -> None:
    """Apply a fixed position if one is given, then begin the first turn."""
    p.stack.pop()
    if p.state.setup.variants:
        p.tell(VariantsAgreed(variants=p.state.setup.variants))
    position = p.state.setup.position
    if position is None:
        p.push(Turn(p.state.first))
    else:
        lay_out(p, position)
        p.push(Turn(position.turn, begins=position.step))
        if position.turn != p.state.first:
            p.state.round = 1
    for deck in MARKET_DECKS:
        p.reveal_market(deck)


PARTS = (
    _patrols,
    _contacts,
    _first_player,
    _characters,
    _ships,
    _credits,
    _decks,
    _character_setup,
    _ambitions,
    _sheets,
    _start,
)


def lay_out(p: Play, position: Position) -> None:
    """Change the usual setup into a fixed position; cards named are taken from their decks."""
    for seat, given in enumerate(position.players):
        _lay_player(p, seat, given)
    for deck, cards in position.decks.items():
        pile = p.state.market if deck in p.state.market else p.state.encounters
        pile[deck] = (*cards, *(card for card in pile[deck] if card not in cards))
    for seat in ai_seats.taken(p.state)[:1]:
        _lay_ai(p.ai(seat), position)
    for faction, patrol in position.patrols.items():
        p.state.patrols[faction] = (patrol.level, patrol.space)
    _lay_contacts(p, position)
    p.state.dice = tuple(position.dice)


def _lay_ai(ai: AiSeat, position: Position) -> None:
    if position.ai_deck:
        rest = tuple(card for card in ai.deck if card not in position.ai_deck)
        ai.deck = (*position.ai_deck, *rest)
    if position.ai_goals:
        ai.goals = dict(position.ai_goals)


def _lay_player(p: Play, seat: int, given: PlayerSetup) -> None:
    player = p.player(seat)
    if given.cards:
        for card in player.cards:
            slots.take_out(p, seat, card)
            _take_back(p, card)
    for card in given.cards:
        _fetch(p, p.content.card_of(card))
        player.cards = (*player.cards, card)
        if p.is_deck(seat):
            slots.put_goal(p, seat, card)
    for card in given.secrets:
        _fetch(p, card)
        player.secrets = (*player.secrets, card)
    if given.ship is not None and given.ship != player.ship:
        _lay_ship(p, given.ship)
        player.ship = given.ship
    player.ship_flipped, player.flipped = given.ship_flipped, given.flipped
    player.goal_tokens, player.ship_tokens = given.goal_tokens, given.ship_tokens
    player.space = given.space or player.space
    player.credits = player.credits if given.credits is None else given.credits
    player.fame = player.fame if given.fame is None else given.fame
    if player.ambition and given.goals:
        p.lay(player.ambition, goals=given.goals)
    player.debts = player.debts if given.debts is None else given.debts
    levels = {faction: reputation.LEVEL_OF[each] for faction, each in given.reputation.items()}
    reputation.lay(player, levels)
    player.character_damage, player.ship_damage = given.damage.character, given.damage.ship
    values = p.values(seat)
    player.defeated = player.character_damage >= values.health or player.ship_damage >= values.hull


def _take_back(p: Play, card: str) -> None:
    if card in p.content.databank:
        slots.return_to_databank(p, card)
    else:
        deck = p.content.assets[card].deck
        p.state.market[deck] = (*p.state.market[deck], card)


def _lay_ship(p: Play, ship: str) -> None:
    """Take a ship out of the supply; the card that buys it is removed from the game (OR-164)."""
    state, assets = p.state, p.content.assets
    state.ships = tuple(each for each in state.ships if each != ship)
    bought = tuple(card for card in state.market["ship"] if assets[card].ship == ship)
    state.market["ship"] = tuple(card for card in state.market["ship"] if card not in bought)
    state.removed = (*state.removed, *bought)


def _fetch(p: Play, card: str) -> None:
    """Take a card from its place after the usual setup; a hired contact's token is removed from the
    map."""
    state = p.state
    for pile in (state.market, state.encounters):
        for deck, cards in pile.items():
            if card in cards:
                pile[deck] = slots.without(cards, card)
    if card in state.databank:
        state.databank = slots.without(state.databank, card)
        contact = p.content.assets[card].contact
        if contact:
            contacts.leave(p, contact)
    for player in state.players:
        if card in player.cards:
            slots.take_out(p, player.seat, card)


def _lay_contacts(p: Play, position: Position) -> None:
    """Put named tokens on contact spaces; displaced tokens take the places they leave."""
    state = p.state
    for space, tokens in position.contacts.items():
        for place, token in zip(contacts.all_places(p, space), tokens):
            before = contacts.token_at(p, place)
            if token == before:
                continue
            source = contacts.where(p, token) if token else ""
            contacts.put(p, place, token or "")
            if token:
                contacts.take_aside(p, token)
            if source:
                contacts.put(p, source, before)
            elif before:
                contacts.set_aside(p, before)
    state.faceup = (*state.faceup, *(t for t in position.faceup if t not in state.faceup))


PENDING: tuple[Step[Play], ...] = (
    Auto(Setup, run),
    Ask(SetupCharacter, character_options, character_answer),
    Ask(SetupShip, ship_options, ship_answer),
    Auto(SetupLine, run_line),
    Ask(SetupFaction, faction_options, faction_answer),
    Auto(SetupSheet, run_sheet),
)
"""the steps that are run here"""
