"""Setting up a game: decks, tokens, characters and the first player (section 4)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.context import SHARED, Play
from game.mandalorian.frames import Plain
from game.mandalorian.names import Shape
from game.mandalorian.rules import decks, roles, tokens
from game.mandalorian.rules.positions import lay
from game.mandalorian.rules.setup_validation import cast

SHAPES: tuple[Shape, ...] = ("d", "o", "a")


def begin(p: Play) -> None:
    """Lay the table and push the first turn."""
    state, setup = p.state, p.state.setup
    state.characters = list(cast(p.content, setup))
    state.player = _first(p)
    state.at = dict.fromkeys(state.characters, p.map.start)
    state.plans = dict.fromkeys(state.characters, ())
    wounds = sum(each.damage for each in p.challenges)
    state.damage = dict.fromkeys(state.characters, wounds) if wounds else {}
    p.events.append(
        e.GameBegan(mission=setup.mission, level=setup.level, characters=tuple(state.characters))
    )
    _lay_tokens(p)
    _lay_slots(p)
    _lay_decks(p)
    if p.mission.child_with_first:
        state.carrier = state.characters[0]
    if setup.position is not None:
        lay(p, setup.position)
    _deal_hands(p)
    p.stack.append(Plain(state.player, step="turn"))
    if p.way is not None:
        roles.deal(p)
    for who in state.characters:
        tokens.begin_effects(p, tokens.reveal_here(p, who), who)  # MA-R54


def _first(p: Play) -> int:
    """Return the seat with the first turn: the one agreed on, else one by chance (MA-073)."""
    setup = p.state.setup
    if setup.first is not None:
        return setup.first
    return p.roll("first", len(setup.seats)) if len(setup.seats) > 1 else 0


def _lay_tokens(p: Play) -> None:
    """Mix the tokens of the mission by shape and lay them on their marks (MA-054 to MA-059)."""
    state, number = p.state, p.mission.number
    threats = {id: each for id, each in p.content.threats.items() if each.mission == number}
    stacks: dict[Shape, list[str]] = {}
    for shape in SHAPES:
        stack = [
            id
            for id, each in threats.items()
            if each.shape == shape and not each.orange and not each.aside
        ]
        stacks[shape] = p.shuffle(f"tokens.{shape}", stack)
    for mark in p.map.marks:
        if stacks[mark.shape]:
            handle = _handle(p, stacks[mark.shape].pop())
            state.spaces[handle] = mark.space
            if mark.up:
                state.up[handle] = True
    orange = [id for id, each in threats.items() if each.orange]
    state.reserve = [_handle(p, id) for id in p.shuffle("tokens.orange", orange)]
    state.box = [_handle(p, id) for shape in SHAPES for id in stacks[shape]]
    state.aside = [_handle(p, id) for id, each in threats.items() if each.aside]


def _handle(p: Play, threat: str) -> str:
    """Give a token its handle."""
    handle = f"t{len(p.state.kinds) + 1:02}"
    p.state.kinds[handle] = threat
    return handle


def _lay_slots(p: Play) -> None:
    """Put a white disrupt token on each slot, and all others into the pool (MA-052, MA-053)."""
    state, table = p.state, p.content.table
    white = p.shuffle("disrupts.white", table.white)
    state.slots = {slot: () for slot in p.slots}
    state.disrupts = {slot: (white.pop(),) for slot in p.slots}
    state.pool = p.shuffle("disrupts", [*white, *table.yellow])


def _lay_decks(p: Play) -> None:
    """Shuffle all decks (MA-047, MA-048, MA-067, MA-313)."""
    state, content, guide = p.state, p.content, p.state.setup.guide
    events = [id for id, each in content.events.items() if each.guide <= guide]
    planning = [id for id, each in content.planning.items() if each.guide <= guide]
    made = {decks.EVENT: events, decks.PLANNING: planning}
    skills = {who: content.deck(who, guide) for who in state.characters}
    if p.shared:
        made[SHARED] = [card for cards in skills.values() for card in cards]
    else:
        made |= skills
    for name, cards in made.items():
        state.decks[name] = tuple(p.shuffle(f"deck.{name}", cards))
        state.piles[name] = ()


def _deal_hands(p: Play) -> None:
    """Deal the starting hands (MA-068, MA-069); a position may name them."""
    state, position = p.state, p.state.setup.position
    size = p.hand_size
    for seat in range(len(state.setup.seats)):
        state.hands[seat] = ()
        if position is not None and position.hands is not None:
            state.hands[seat] = position.hands[seat]
        else:
            decks.draw_skills(p, seat, size)
