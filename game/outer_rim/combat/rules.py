"""Combat (OR-329 to OR-361).

The frame's seat attacks: the player whose turn it is. ``defender`` is a seat, or -1 for an enemy of
``value`` dice. ``on`` names the meaning of winning or losing: patrols, bounties and crew resolve it
in their own modules; otherwise the blocks of the card do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.outer_rim.bounties import hunted, pursuit
from game.outer_rim.bounties import rules as bounties
from game.outer_rim.cards.effects.language import Block
from game.outer_rim.cards.effects.trials import Fight, FightPlayer
from game.outer_rim.combat import damage
from game.outer_rim.combat.events import CombatBegan, CombatDecided
from game.outer_rim.combat.frames import Combat
from game.outer_rim.context import Play, some_dice
from game.outer_rim.effects.conditions import kind_here
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Effects
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules.fame import happened
from game.outer_rim.rules.stats import Values
from game.table.stack import Auto, Step

DAMAGE = {"hit": 1, "crit": 2, "focus": 0, "blank": 0}
"""damage of each face (OR-341 to OR-344)"""

Consequence = Callable[[Play, Combat, bool], None]
CONSEQUENCES: dict[str, Consequence] = {
    "bounty": bounties.on_contact,
    "crew": bounties.on_crew,
    "hunted": hunted.consequence,
    "patrol": patrols.consequence,
    "hunt_crew": pursuit.on_crew,
    "hunt_character": pursuit.on_character,
}
"""the consequences of a combat, by ``on``; for "" they are the blocks of its card"""


def of_card(
    p: Play,
    seat: int,
    effect: Fight | FightPlayer,
    card: str,
    *,
    defender: int = -1,
    token: str = "",
    trial: str = "",
) -> None:
    """Begin the combat of a card, whose blocks are its consequences; ``trial`` is its place
    there."""

    def named(block: Block) -> str:
        return p.content.block_name(block) if block else ""

    p.push(
        Combat(
            seat,
            combat=kind_here(p, seat) if effect.combat == "here" else effect.combat,
            defender=defender,
            on="",
            foe="card" if isinstance(effect, Fight) else "player",
            card=card,
            enemy=effect.enemy if isinstance(effect, Fight) else "",
            value=effect.value if isinstance(effect, Fight) else 0,
            win=named(effect.win),
            lose=named(effect.lose),
            survive=named(effect.survive),
            token=token,
            trial=trial,
        )
    )


def strength(values: Values, kind: str) -> int:
    """Return a combat value (OR-332, OR-333)."""
    return values.ground_combat if kind == "ground" else values.ship_combat


def attack(values: Values, kind: str) -> int:
    """Return the combat value of a fighter who began the combat."""
    return strength(values, kind) + (values.ship_attack if kind == "ship" else 0)


def dice_of(p: Play, f: Combat, seat: int, against: int) -> int:
    """Return the number of dice a side rolls (OR-339, OR-340, OR-R05); an AI weakens nobody
    (OR-R106)."""
    kind = f.combat
    value = attack if seat == f.seat else strength
    dice = f.value if seat < 0 else value(values_in(p, f, seat), kind)
    if seat >= 0 and seat == f.seat:
        dice += helped(p, f)
    if against >= 0 and not p.is_deck(against):
        enemy = values_in(p, f, against)
        dice += enemy.opponent_ground_dice if kind == "ground" else enemy.opponent_ship_dice
    dice += favors.extra_dice(p, seat)
    return some_dice(dice)


def helped(p: Play, f: Combat) -> int:
    """Return the dice that an attacker has more for what the fight is about."""
    hunts = bool(f.bounty) and f.combat == "ground" and not p.is_deck(f.seat)
    return f.more + (values_in(p, f, f.seat).hunt_dice if hunts else 0)


def values_in(p: Play, f: Combat, seat: int) -> Values:
    """Return a fighter's values in this combat."""
    return p.values_with(seat, _lending(p, f, seat))


def _lending(p: Play, f: Combat, seat: int) -> tuple[str, ...]:
    """Return the cards that help a fighter: not the own crew being fought (OR-300)."""
    cards = p.player(seat).cards
    return tuple(card for card in cards if card != f.barred) if seat == f.seat else cards


@contextmanager
def crew_aside(p: Play, f: Combat, seat: int) -> Iterator[None]:
    """Remove the own crew being fought from a fighter inside the ``with`` block: it lends nothing
    (OR-300)."""
    player, kept = p.player(seat), p.player(seat).cards
    player.cards = _lending(p, f, seat)
    try:
        yield
    finally:
        player.cards = kept


def run(p: Play, f: Combat) -> None:
    """Step ``combat``: the five steps of a combat in turn (OR-338)."""
    f.at += 1
    PHASES[f.at - 1](p, f)


def _prepared(p: Play, f: Combat) -> bool:
    """Let abilities help before a fight for a bounty; return False if one of them is asked about.
    The step is then repeated."""
    if f.prepared or not f.bounty:
        return True
    f.prepared = True
    known = Context(opponent=f.defender, combat=f.combat, foe=f.foe)
    if open_window(p, f.seat, "hunting", known):
        f.at -= 1
        return False
    return True


def _attack(p: Play, f: Combat) -> None:
    if not _prepared(p, f):
        return
    if favors.before_dice(p, f):
        return
    defender = f.defender
    dice = dice_of(p, f, f.seat, defender)
    p.tell(
        CombatBegan(
            seat=f.seat,
            combat=f.combat,
            defender=defender,
            enemy=f.enemy,
            dice=dice,
            enemy_dice=dice_of(p, f, defender, f.seat),
        )
    )
    f.dice = dice
    p.roll(f.seat, dice, f.combat, opponent=defender)


def _defend(p: Play, f: Combat) -> None:
    f.hits = count(f.faces)
    defender = f.defender
    dice = dice_of(p, f, defender, f.seat)
    f.enemy_dice = dice
    p.roll(defender, dice, f.combat, opponent=f.seat)


def _decide(p: Play, f: Combat) -> None:
    favors.fought(p, f)
    f.enemy_hits = count(f.faces)
    won = f.hits >= f.enemy_hits
    f.won = won
    p.tell(
        CombatDecided(
            seat=f.seat,
            combat=f.combat,
            defender=f.defender,
            enemy=f.enemy,
            damage=f.hits,
            enemy_damage=f.enemy_hits,
            won=won,
            trial=f.trial,
        )
    )
    outcome(p, f, won)


def outcome(p: Play, f: Combat, won: bool) -> None:
    """Resolve the consequences of winning and losing, before any damage is suffered (OR-349)."""
    defender = f.defender
    if defender >= 0:
        theirs = _known(p, f, defender)
        happened(p, defender, "combat_lost" if won else "combat_won", theirs)
    own = _known(p, f, f.seat)
    happened(p, f.seat, "combat_won" if won else "combat_lost", own)
    consequence = CONSEQUENCES.get(f.on)
    if consequence is not None:
        consequence(p, f, won)
    else:
        _effects(p, f, f.win if won else f.lose)


def _known(p: Play, f: Combat, seat: int) -> Context:
    attacks = seat == f.seat
    return Context(
        opponent=f.defender if attacks else f.seat,
        combat=f.combat,
        foe=f.foe,
        opponent_dice=f.enemy_dice if attacks else f.dice,
        patrol_level=p.state.patrols[f.faction][0] if f.faction else 0,
        damage=taken(p, f, seat),
    )


def _effects(p: Play, f: Combat, block: str) -> None:
    if block:
        known = Context(opponent=f.defender, combat=f.combat, foe=f.foe, token=f.token)
        p.push(Effects(f.seat, block=block, card=f.card, context=known))


def _suffer(p: Play, f: Combat) -> None:
    """Let each side suffer the other's damage; enemies of cards suffer none (OR-345, OR-352)."""
    kind, defender = f.combat, f.defender
    target: damage.Target = "character" if kind == "ground" else "ship"
    if defender >= 0:
        damage.suffer(p, defender, target, taken(p, f, defender), "combat")
    damage.suffer(p, f.seat, target, taken(p, f, f.seat), "combat")


def taken(p: Play, f: Combat, seat: int) -> int:
    """Return the damage of the combat that a side suffers: what abilities prevent comes off first,
    then the most that they let a winner suffer counts (UB-261, UB-262).

    An AI uses no such abilities (UB-231).
    """
    attacks = seat == f.seat
    hits = f.enemy_hits if attacks else f.hits
    if p.is_deck(seat):
        return hits
    values, kind = values_in(p, f, seat), f.combat
    left = hits - armor(values, kind)
    cap = values.ground_cap if kind == "ground" and attacks == f.won else 0
    return min(left, cap) if cap else left


def armor(values: Values, kind: str) -> int:
    """Return the damage that abilities prevent in a combat."""
    return values.ground_armor if kind == "ground" else values.ship_armor


def _after(p: Play, f: Combat) -> None:
    """Resolve the effects of a win that also require not being defeated (OR-R76)."""
    p.stack.pop()
    if f.won and not p.player(f.seat).defeated:
        _effects(p, f, f.survive)


PHASES = (_attack, _defend, _decide, _suffer, _after)
DECIDED = PHASES.index(_decide) + 1
"""``at`` of a combat that is decided, and whose damage is still to be suffered"""


def count(faces: tuple[str, ...]) -> int:
    """Return the damage of a roll."""
    return sum(DAMAGE[face] for face in faces)


PENDING: tuple[Step[Play], ...] = (Auto(Combat, run),)
"""the steps that are run here"""
