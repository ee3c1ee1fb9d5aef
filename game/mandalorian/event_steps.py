"""The steps of events, crises, damage and The Child, with their checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian.checking import Checks
from game.mandalorian.context import Play
from game.mandalorian.frames import (
    Carrying,
    Choosing,
    Enemies,
    Hunting,
    Hurting,
    Placing,
    Plain,
    Resolving,
    Retreating,
)
from game.mandalorian.rules import (
    captors,
    child,
    choosing,
    damage,
    disrupting,
    enemies,
    event_step,
    retreating,
    spawning,
)
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
    "hurting": Ask(Hurting, damage.hurting_options, damage.hurting),
    "sequence": Ask(Choosing, damage.sequence_options, damage.in_sequence),
    "retort": Ask(Choosing, damage.retort_options, damage.retort),
    "fleeing": Ask(Placing, child.flee_options, child.put_down),
    "toll": Ask(Choosing, choosing.toll_options, choosing.toll),
    "events": Auto(Plain, event_step.next_slot),
    "weigh": Ask(Resolving, event_step.weigh_options, event_step.weigh),
    "who": Ask(Resolving, event_step.who_options, event_step.resolve),
    "crisis": Auto(Resolving, event_step.crisis),
    "event": Auto(Resolving, event_step.event),
    "after_event": Auto(Resolving, event_step.after_event),
    "empty": Auto(Resolving, event_step.empty),
    "hunting": Ask(Hunting, enemies.hunting_options, enemies.hunt),
    "retreating": Ask(Retreating, retreating.options, retreating.retreat),
    "snatching": Ask(Placing, captors.snatch_options, captors.snatch),
    "carrying": Ask(Carrying, captors.carry_options, captors.carry),
    "holding": Ask(Enemies, enemies.holding_options, enemies.hold),
    "advancing": Ask(Enemies, enemies.advance_options, enemies.advance),
    "striking": Ask(Enemies, enemies.strike_options, enemies.strike),
    "spawning": Ask(Placing, spawning.options, spawning.put_reinforcement),
    "disrupting": Ask(Placing, disrupting.options, disrupting.disrupt),
    "flipping": Ask(Placing, spawning.flip_options, spawning.flip_chosen),
}
CHECKS: Checks = {
    "hurting": damage.HURTING,
    "sequence": {"order": damage.check_order},
    "retort": damage.RETORT,
    "fleeing": {"flee": child.check_flee},
    "toll": {"pay": choosing.check_toll, "suffer": choosing.check_toll},
    "weigh": event_step.WEIGH,
    "who": {"you": event_step.check_who},
    "hunting": {"hunt": enemies.check_hunt},
    "holding": enemies.HOLDING,
    "retreating": {"retreat": retreating.check},
    "snatching": {"snatch": captors.check_snatch},
    "carrying": {"carry": captors.check_carry},
    "advancing": {"advance": enemies.check_advance},
    "striking": {"strike": enemies.check_strike},
    "spawning": {"spawn": spawning.check},
    "disrupting": {"disrupt": disrupting.check},
    "flipping": {"flip": spawning.check_flip},
}
LATER: Mapping[str, Reason] = {
    "block": Reason("MA-161", "Save the block: it works when a character is about to take damage."),
    "advance": Reason(
        "MA-256", "You do not command the enemies: they move when a card makes them."
    ),
    "retreat": Reason(
        "MA-256", "You do not command the enemies: they back away when a card makes them."
    ),
    "snatch": Reason(
        "MA-334", "You do not command the enemies: they take The Child when the mission says so."
    ),
    "carry": Reason(
        "MA-334", "You do not command the enemies: a captor walks when the mission makes it."
    ),
    "hunt": Reason("MA-256", "You do not command the enemies: they hunt when a crisis makes them."),
    "strike": Reason(
        "MA-256", "You do not command the enemies: they attack when a card makes them."
    ),
    "order": Reason("MA-R33", "Only one thing happens now: there is no order to choose."),
    "flee": Reason("MA-343", "The Child takes no orders: it moves only when it flees."),
    "spawn": Reason(
        "MA-247", "No reinforcement is on its way now: choose one of the options you see."
    ),
    "disrupt": Reason(
        "MA-275", "No card is disrupting your slots now: choose one of the options you see."
    ),
    "flip": Reason("MA-224", "Facedown threats stay down until a card or a character flips them."),
    "hold": Reason("MA-159", "Save this card: it holds back an enemy that is about to attack."),
}
