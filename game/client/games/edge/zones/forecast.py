"""The order of a round, and the next turns of foes in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.games.edge.cards import sheets
from game.client.games.edge.play.model import Model
from game.edge import events as e
from game.edge.foresight import Intent
from game.table.events import Event

WORDS = {
    "idle": "loses its turn",
    "stand": "stands up",
    "pick": "picks up its weapon",
    "strike": "strikes",
    "close": "comes closer",
    "retreat": "backs off",
    "cover": "takes cover",
    "aim": "takes aim",
    "part": "breaks away",
    "shoot": "shoots",
    "stun": "stuns",
    "sweep": "sweeps the zone of",
    "seize": "comes to capture",
    "carry": "carries off",
    "depart": "leaves with",
}
"""what a foe will do"""
AT = {
    "close": " to",
    **dict.fromkeys(("strike", "shoot", "stun", "sweep", "seize", "carry", "depart"), ""),
}
"""what a foe does to somebody, and the word before the name"""
ACTED = "has acted"
UNITS = {"wounds": "wound", "strain": "strain"}
BESIDE = "bystander"
"""the deed of a foe that shoots at a thing instead of a hero in cover"""


@dataclass(frozen=True)
class Place:
    """A slot of the initiative: its side, who acts in it as far as that is known, and whether it
    is over or on."""

    side: str
    who: str
    done: bool
    now: bool


def words(model: Model, found: Intent) -> str:
    """Return the whole turn of a foe in a few words: "comes closer, shoots Juno, 47%"."""
    if found.deed == BESIDE:
        return f"shoots at the {model.fight.scene.target.replace('_', ' ')}"
    told = ", ".join([*(WORDS[each] for each in found.first), WORDS[found.deed]])
    if not found.who or found.deed not in AT:
        return told
    who = model.name(found.who).split()[0]
    chance = f", {sheets.percent(found.aim.chance)}" if found.aim is not None else ""
    return f"{told}{AT[found.deed]} {who}{chance}"


def why(found: Intent) -> str:
    """Return the rule by which a foe chooses."""
    return "in cover" if found.deed == BESIDE else found.why


def acted(model: Model, who: str) -> str:
    """Return what came of the turn of somebody who has acted: "hit Juno: 4 wounds"."""
    return model.once(f"acted {who}", lambda: _acted(model, who))


def _acted(model: Model, who: str) -> str:
    turn = _last_turn(model, who)
    swept = next((each for each in turn if isinstance(each, e.ZoneSwept)), None)
    if swept is not None:
        return f"swept {model.fight.map.zones[swept.zone].label}"
    shot = next((each for each in reversed(turn)
                 if isinstance(each, e.Rolled) and each.task == "attack"), None)  # fmt: skip
    if shot is None:
        return ACTED
    target = model.name(shot.target).split()[0] if shot.target in model.heroes else ""
    target = target or (model.name(shot.target) if shot.target in model.seat_view.people else "")
    if shot.success <= 0:
        return f"missed {target}".rstrip()
    harm = [each for each in turn if isinstance(each, e.Hurt) and each.who == shot.target
            and each.cause != e.DODGE]  # fmt: skip
    counts = {sort: sum(each.n for each in harm if each.sort == sort)
              for sort in ("wounds", "strain")}  # fmt: skip
    told = [f"{n} {sort if n > 1 else UNITS[sort]}" for sort, n in counts.items() if n]
    return f"hit {target}: {', '.join(told) or 'no damage'}"


def _last_turn(model: Model, who: str) -> list[Event]:
    """Return the events of somebody's last turn."""
    found: list[Event] = []
    for turn in reversed(model.session.history):
        starts = [at for at, each in enumerate(turn.events) if isinstance(each, e.TurnBegan)]
        own = [at for at in starts if turn.events[at].who == who]  # type: ignore[attr-defined]
        if own:
            rest = [*turn.events[own[-1] + 1 :], *found]
            ends = (at for at, each in enumerate(rest) if isinstance(each, e.TurnBegan))
            return rest[: next(ends, len(rest))]
        found[:0] = turn.events
    return []


def places(model: Model) -> list[Place]:
    """Return the slots of the round in order. Those to come name foes only."""
    fight, heroes_ = model.fight, model.heroes
    heroes = [who for who in fight.acted if who in heroes_]
    others = [who for who in fight.acted if who not in heroes_]
    others += [who for who in model.seat_view.foes if who not in fight.acted]
    acting = fight.turn.who if fight.turn is not None else ""
    found = []
    for number, side in enumerate(fight.slots):
        done = number < fight.at
        queue = heroes if side == "heroes" else others
        who = queue.pop(0) if queue else ""
        if not who and side != "heroes":
            continue  # nobody is left for it
        now = done and number == fight.at - 1 and (who == acting or not who)
        found.append(Place(side, who, done and not now, now))
    return found
