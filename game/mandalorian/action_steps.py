"""The steps of a turn and of its actions, with their checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian.checking import Checks
from game.mandalorian.context import Play
from game.mandalorian.frames import (
    Acting,
    Arriving,
    Block,
    Choosing,
    Dealing,
    Drawn,
    MayWalk,
    Plain,
    Shifting,
    Walking,
)
from game.mandalorian.rules import (
    acting,
    attacking,
    child,
    choosing,
    intel,
    jammer,
    naming,
    planning,
    roles,
    talk,
    tokens,
    turns,
    verbs,
    walking,
)
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
    "role": Ask(Plain, roles.role_options, roles.see, shown=True),
    "turn": Auto(Plain, turns.begin_turn),
    "saying": Ask(Plain, talk.saying_options, talk.say),
    "act": Ask(Plain, turns.act_options, turns.act),
    "dusk": Ask(Plain, turns.dusk_options, turns.dusk),
    "draw": Auto(Plain, turns.draw_step),
    "jammer": Ask(Plain, jammer.options, jammer.jam, shown=True),
    "reading": Auto(Plain, jammer.read),
    "vote": Ask(Plain, naming.options, naming.vote, shown=True),
    "count": Auto(Plain, naming.count),
    "acting": Ask(Acting, acting.options, acting.act),
    "walking": Auto(Walking, walking.walk),
    "may_walk": Ask(MayWalk, walking.walk_options, walking.may_walk),
    "arriving": Ask(Arriving, walking.arriving_options, walking.arrive),
    "drawn": Ask(Drawn, planning.drawn_options, planning.settle, shown=True),
    "dealing": Ask(Dealing, attacking.dealing_options, attacking.deal),
    "shifting": Ask(Shifting, intel.shifting_options, intel.shift_chosen),
    "block": Auto(Block, verbs.run_block),
    "effects": Ask(Choosing, tokens.effects_options, tokens.effect),
    "sending": Ask(Choosing, choosing.sending_options, choosing.send),
    "free": Ask(Choosing, choosing.free_options, choosing.perform),
    "healing": Ask(Choosing, choosing.healing_options, choosing.heal),
    "calming": Ask(Choosing, choosing.calming_options, choosing.calm),
    "peeking": Ask(Choosing, choosing.peeking_options, choosing.peek),
    "unlocking": Ask(Choosing, choosing.unlocking_options, choosing.unlock),
}
CHECKS: Checks = {
    "role": roles.ROLE,
    "jammer": jammer.JAMMER,
    "vote": naming.VOTE,
    "saying": talk.SAYING,
    "act": turns.ACT,
    "dusk": turns.DUSK,
    "acting": acting.CHECKS,
    "may_walk": walking.WALK,
    "arriving": walking.ARRIVING,
    "drawn": planning.DRAWN,
    "dealing": attacking.DEALING,
    "shifting": intel.SHIFTING,
    "effects": {"first": tokens.check_effect},
    "sending": {"send": choosing.check_send},
    "free": {"perform": choosing.check_perform},
    "healing": {"heal": choosing.check_heal},
    "calming": {"calm": choosing.check_calm},
    "peeking": {"leave": choosing.check_peek, "under": choosing.check_peek},
    "unlocking": {"unlock": choosing.check_unlock},
}
UNDER_WAY = Reason("MA-100", "One thing at a time: finish the action under way.")
LATER: Mapping[str, Reason] = {
    **dict.fromkeys(("play", "end", *turns.TO), UNDER_WAY),
    "unlock": Reason(
        "MA-123", "A locked door opens only as the mission says: choose one of the options you see."
    ),
    "work": Reason("MA-367", "To do that, play a card into the mission's green slot."),
    "vain": Reason("MA-166", "Cards do the acting: play one into the slot of the action."),
    "ability": Reason("MA-166", "Play the card first: its ability works only with its action."),
    "use": Reason("MA-159", "Save this card: its text names the moment when it works."),
    "feature": Reason("MA-203", "Wait for the Action Step: only then can you use features."),
    "rescue": Reason("MA-336", child.COMPANY),
    "keep": Reason(
        "MA-154", "You choose planning cards only while you draw them: use the Plan slot."
    ),
    "top": Reason("MA-157", "You return a planning card only while you draw: use the Plan slot."),
    "hit": Reason("MA-166", "You have no damage to deal now: attack first."),
    "perform": Reason("MA-391", "No card gives you a free action now: play one into a slot."),
    "send": Reason("MA-166", "No card lets another character move now: move one of your own."),
    "mark": Reason("MA-295", "Your hands are full: finish the action first, then mark something."),
    "unmark": Reason("MA-295", "Your mark can wait: finish the action first."),
    "tell": Reason("MA-296", "Talk can wait: finish the action first, then tell."),
    "ask": Reason("MA-296", "Questions can wait: finish the action first, then ask."),
    "say": Reason("MA-295", "A companion gives its reasons only as its turn begins."),
    "call": Reason("MA-R111", "Call a vote at the beginning of your turn, before a card."),
    "seen": Reason("MA-R106", "Your role is in your hands already: look at it any time."),
    **dict.fromkeys(
        ("jam", "jam_top"),
        Reason("MA-R108", "The Jammer takes its card at the end of your turn, before you draw."),
    ),
    **dict.fromkeys(
        ("name", "abstain"), Reason("MA-R111", "No vote has been called: call yours first.")
    ),
    "first": Reason("MA-R73", "No mission effect is waiting: choose one of the options you see."),
}
