"""Answers to every question beside the main ones: a sensible rule for each kind of step."""

from __future__ import annotations

from collections.abc import Callable

from game.outer_rim.combat.frames import DiceUse
from game.outer_rim.favors import worth as favors
from game.outer_rim.looks import worth as looks
from game.outer_rim.players import answers_cards, answers_effects, answers_map, dice
from game.outer_rim.players.parts import Thoughts
from game.outer_rim.trading import worth as bargains
from game.outer_rim.trading.frames import Trade
from game.table.decisions import Decision, Option, Options
from game.table.stack import Frame


def answer(scheme: Thoughts, decision: Decision, options: Options) -> tuple[str, str]:
    """Return the best answer to a question of the player's own, and why."""
    asked = favors.choice(scheme.mind.game, scheme.mind.world, scheme.mind.seat, decision)
    if asked is not None:
        return asked, ""
    f = scheme.mind.world.stack[-1]
    if isinstance(f, DiceUse):
        return dice.answer(scheme.mind, f, options), ""
    if isinstance(f, Trade):
        return bargains.compose(scheme, f, options), ""
    judge = JUDGES.get(decision.step)
    if judge is None:
        return options[0].key, ""
    ranked = [(judge(scheme, f, each), -place) for place, each in enumerate(options)]
    worth, place = max(ranked)
    return options[-place].key, ""


def for_others(scheme: Thoughts, decision: Decision, options: Options) -> str:
    """Return an answer for a seat of the AI, or a partner: what is worst for it, best for us."""
    f = scheme.mind.world.stack[-1]
    if isinstance(f, DiceUse):
        return dice.answer(scheme.mind, f, options)
    judge = OTHERS.get(decision.step)
    if judge is None:
        return options[0].key
    ranked = [(judge(scheme, f, each), -place) for place, each in enumerate(options)]
    return options[-max(ranked)[1]].key


JUDGES: dict[str, Callable[[Thoughts, Frame, Option], float]] = {
    "setup.character": answers_cards.character,
    "setup.ship": answers_cards.ship,
    "setup.ambition": answers_cards.ambition,
    "setup.faction": answers_cards.faction,
    "faction": answers_cards.faction,
    "hunted.faction": answers_cards.faction,
    "treat": answers_cards.faction,
    "make_room": answers_cards.discard,
    "surplus": answers_cards.discard,
    "discard": answers_cards.discard,
    **looks.ANSWERS,
    "offer": answers_cards.offer,
    "search": answers_cards.search,
    "sell": answers_cards.sell,
    "barter": answers_cards.barter,
    "buy_ship": answers_cards.buy_ship,
    "mark_card": answers_cards.mark_card,
    "deliver": answers_cards.deliver,
    "take_crew": answers_cards.gain,
    "may": answers_effects.may,
    "choose": answers_effects.choose,
    "window": answers_effects.window,
    "test.skill": answers_effects.test_skill,
    "test.buy_off": answers_effects.buy_off,
    "opponent": answers_effects.opponent,
    "fight_player": answers_effects.opponent,
    "opposed.whom": answers_effects.opponent,
    "patrol_to": answers_effects.opponent,
    "job.fighter": answers_effects.partner,
    "job.sufferer": answers_effects.partner,
    "job.skill": answers_effects.lent,
    "job.join": answers_effects.join,
    "invited": answers_effects.invited,
    "invite": answers_effects.invite,
    "peek_secrets": answers_effects.peek_secrets,
    "protect": answers_effects.protect,
    "contact": answers_effects.contact,
    "spoils": answers_effects.spoils,
    "trade.answer": answers_effects.trade_answer,
    "move": answers_map.move,
    "go": answers_map.go,
    "patrol": answers_map.patrol_to_me,
    "patrol.leave": answers_map.patrol_to_me,
    "free_patrol": answers_map.free_patrol,
    "patrol_far": answers_map.patrol_far,
    "which_patrol": answers_map.which_patrol,
    "patrol.redirect": answers_map.redirect,
    "reveal": answers_map.reveal,
    "another_contact": answers_map.meet,
    "far": answers_map.meet,
    "move_contact": answers_map.move_contact,
    "destination": answers_map.far_away,
    "place_contact": answers_map.place_contact,
    "discard_top": answers_map.discard_top,
}
"""how good each option is, by the step that asks"""
OTHERS: dict[str, Callable[[Thoughts, Frame, Option], float]] = {
    "patrol": answers_map.patrol_to_me,
    "patrol.leave": answers_map.patrol_to_me,
    "free_patrol": answers_map.free_patrol,
    "destination": answers_map.far_away,
    "ai.goal": answers_map.ai_goal,
    "ai.move": answers_map.ai_goal,
    "ai.patrol": answers_map.ai_patrol,
    "ai.job": answers_map.ai_job,
}
"""the same for questions about what an AI does"""
