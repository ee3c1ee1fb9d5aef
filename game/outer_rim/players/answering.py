"""Answers to every question beside the main ones: a sensible rule for each kind of step."""

from __future__ import annotations

from collections.abc import Callable

from game.outer_rim.combat.frames import DiceUse
from game.outer_rim.favors import worth as favors
from game.outer_rim.looks import worth as looks
from game.outer_rim.players import answers, dice
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
    "setup.character": answers.character,
    "setup.ship": answers.ship,
    "setup.ambition": answers.ambition,
    "setup.faction": answers.faction,
    "faction": answers.faction,
    "hunted.faction": answers.faction,
    "treat": answers.faction,
    "make_room": answers.discard,
    "surplus": answers.discard,
    "discard": answers.discard,
    **looks.ANSWERS,
    "offer": answers.offer,
    "search": answers.search,
    "sell": answers.sell,
    "barter": answers.barter,
    "buy_ship": answers.buy_ship,
    "mark_card": answers.mark_card,
    "deliver": answers.deliver,
    "take_crew": answers.gain,
    "may": answers.may,
    "choose": answers.choose,
    "window": answers.window,
    "test.skill": answers.test_skill,
    "test.buy_off": answers.buy_off,
    "opponent": answers.opponent,
    "fight_player": answers.opponent,
    "opposed.whom": answers.opponent,
    "patrol_to": answers.opponent,
    "job.fighter": answers.partner,
    "job.sufferer": answers.partner,
    "job.skill": answers.lent,
    "job.join": answers.join,
    "invited": answers.invited,
    "invite": answers.invite,
    "peek_secrets": answers.peek_secrets,
    "protect": answers.protect,
    "contact": answers.contact,
    "spoils": answers.spoils,
    "trade.answer": answers.trade_answer,
    "move": answers.move,
    "go": answers.go,
    "patrol": answers.patrol_to_me,
    "patrol.leave": answers.patrol_to_me,
    "free_patrol": answers.free_patrol,
    "patrol_far": answers.patrol_far,
    "which_patrol": answers.which_patrol,
    "patrol.redirect": answers.redirect,
    "reveal": answers.reveal,
    "another_contact": answers.meet,
    "far": answers.meet,
    "move_contact": answers.move_contact,
    "destination": answers.far_away,
    "place_contact": answers.place_contact,
    "discard_top": answers.discard_top,
}
"""how good each option is, by the step that asks"""
OTHERS: dict[str, Callable[[Thoughts, Frame, Option], float]] = {
    "patrol": answers.patrol_to_me,
    "patrol.leave": answers.patrol_to_me,
    "free_patrol": answers.free_patrol,
    "destination": answers.far_away,
    "ai.goal": answers.ai_goal,
    "ai.move": answers.ai_goal,
    "ai.patrol": answers.ai_patrol,
    "ai.job": answers.ai_job,
}
"""the same for questions about what an AI does"""
