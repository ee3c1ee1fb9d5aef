"""Every step of the rules that can be pending, by name."""

from __future__ import annotations

from game.outer_rim import frames
from game.outer_rim.ai import deck
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, handlers, triggers
from game.outer_rim.rules import (
    bounties,
    combat,
    contacts,
    damage,
    delivery,
    dice,
    encounters,
    jobs,
    market,
    movement,
    patrols,
    rewards,
    setup,
    skills,
    slots,
    trading,
    turn,
)
from game.table.stack import Ask, Auto, Step

STEPS: dict[str, Step[Play]] = {
    "setup": Auto(frames.Setup, setup.run),
    "setup.character": Ask(frames.SetupCharacter, setup.character_options, setup.character_answer),
    "setup.ship": Ask(frames.SetupShip, setup.ship_options, setup.ship_answer),
    "setup.line": Auto(frames.SetupLine, setup.run_line),
    "setup.faction": Ask(frames.SetupFaction, setup.faction_options, setup.faction_answer),
    "turn": Auto(frames.Turn, turn.run),
    "planning": Ask(frames.Planning, turn.planning_options, turn.planning_answer),
    "action": Ask(frames.Action, turn.action_options, turn.action_answer, shown=True),
    "encounter": Ask(frames.Encounter, encounters.options, encounters.answer, shown=True),
    "encounter.card": Auto(frames.CardDrawn, encounters.run_card),
    "talk": Auto(frames.Talk, encounters.run_talk),
    "trade": Ask(frames.Trade, trading.options, trading.answer),
    "trade.answer": Ask(frames.TradeAnswer, trading.answer_options, trading.reply),
    "move": Ask(frames.Move, movement.points_options, movement.points_answer),
    "travel": Auto(frames.Travel, movement.run_travel),
    "move.stopped": Auto(frames.Halt, movement.run_stopped),
    "window": Ask(frames.Window, triggers.window_options, handlers.use_window),
    "dice": Auto(frames.Dice, dice.settle),
    "dice.use": Ask(frames.DiceUse, dice.use_options, dice.use_answer),
    "test": Auto(frames.SkillTest, skills.run),
    "test.skill": Ask(frames.SkillChoice, skills.skill_options, skills.skill_answer),
    "test.buy_off": Ask(frames.BuyOff, skills.buy_off_options, skills.buy_off_answer),
    "combat": Auto(frames.Combat, combat.run),
    "defeat": Auto(frames.Defeat, damage.defeat),
    "market": Ask(frames.Market, market.action_options, market.action_answer),
    "buy": Auto(frames.Buy, market.run_buy),
    "barter": Ask(frames.Barter, market.barter_options, market.barter_answer),
    "deal": Auto(frames.DealDone, market.run_deal),
    "offer": Ask(frames.Offer, market.offer_options, market.offer_answer),
    "buy_ship": Ask(frames.BuyShip, market.ship_options, market.ship_answer),
    "ship_arrives": Auto(frames.ShipArrives, market.run_ship_arrives),
    "turn_up": Auto(frames.TurnUp, market.run_turn_up),
    "search": Ask(frames.Search, market.search_options, market.search_answer),
    "reshuffle": Auto(frames.Reshuffle, market.run_reshuffle),
    "sell": Ask(frames.Sell, market.sell_options, market.sell_answer),
    "make_room": Ask(frames.MakeRoom, slots.room_options, slots.room_answer),
    "surplus": Ask(frames.Surplus, slots.surplus_options, slots.surplus_answer),
    "discard": Ask(frames.Discard, costs.discard_options, costs.discard_answer),
    "deliver": Ask(frames.Deliver, delivery.more_options, delivery.more_answer),
    "cargo": Auto(frames.Cargo, delivery.run_cargo),
    "reward": Auto(frames.Reward, rewards.run),
    "patrol": Ask(frames.PatrolMoves, patrols.route_options, patrols.route_answer),
    "patrol.leave": Ask(frames.PatrolLeave, patrols.leave_options, patrols.leave_answer),
    "patrol.redirect": Ask(
        frames.PatrolRedirect, patrols.redirect_options, patrols.redirect_answer
    ),
    "contact": Ask(frames.Contact, contacts.meet_options, contacts.meet_answer),
    "place_contact": Ask(frames.PlaceContact, contacts.place_options, contacts.place_answer),
    "hunt": Auto(frames.Hunt, bounties.run_hunt),
    "protect": Ask(frames.Protect, bounties.protect_options, bounties.protect_answer),
    "spoils": Ask(frames.Spoils, bounties.spoils_options, bounties.spoils_answer),
    "bounty.end": Auto(frames.BountyEnd, bounties.run_end),
    "job": Auto(frames.Job, jobs.run),
    "job.end": Auto(frames.JobEnd, jobs.run_end),
    "effects": Auto(frames.Effects, handlers.run),
    "opponent": Ask(frames.Opponent, handlers.opponent_options, handlers.opponent_answer),
    "fight_player": Ask(
        frames.FightPlayer, handlers.fight_player_options, handlers.fight_player_answer
    ),
    "faction": Ask(frames.FactionChoice, handlers.faction_options, handlers.faction_answer),
    "may": Ask(frames.May, handlers.may_options, handlers.may_answer),
    "choose": Ask(frames.Choose, handlers.choose_options, handlers.choose_answer),
    "roll": Auto(frames.Roll, handlers.run_roll),
    "which_patrol": Ask(
        frames.WhichPatrol, handlers.which_patrol_options, handlers.which_patrol_answer
    ),
    "patrol_to": Ask(frames.PatrolTo, handlers.patrol_to_options, handlers.patrol_to_answer),
    "free_patrol": Ask(
        frames.FreePatrol, handlers.free_patrol_options, handlers.free_patrol_answer
    ),
    "reveal": Ask(frames.Reveal, handlers.reveal_options, handlers.reveal_answer, shown=True),
    "move_contact": Ask(
        frames.MoveContact, handlers.move_contact_options, handlers.move_contact_answer
    ),
    "another_contact": Ask(
        frames.AnotherContact, handlers.another_contact_options, handlers.another_contact_answer
    ),
    "far": Ask(frames.Far, handlers.far_options, handlers.far_answer),
    "discard_top": Ask(
        frames.DiscardTop, handlers.discard_top_options, handlers.discard_top_answer
    ),
    "trouble": Auto(frames.Trouble, handlers.run_trouble),
    "take_crew": Ask(frames.TakeCrew, handlers.take_crew_options, handlers.take_crew_answer),
    "destination": Ask(
        frames.Destination, handlers.destination_options, handlers.destination_answer
    ),
    "go": Ask(frames.Go, handlers.go_options, handlers.go_answer),
    "ai": Auto(frames.Ai, deck.run),
    "ai.goal": Ask(frames.AiGoal, deck.goal_options, deck.goal_answer),
    "ai.move": Ask(frames.AiMove, deck.move_options, deck.move_answer),
    "ai.illegal": Auto(frames.AiIllegal, deck.run_illegal),
    "ai.bought": Auto(frames.AiBought, deck.run_bought),
    "ai.contact": Ask(frames.AiContact, deck.contact_options, deck.contact_answer),
    "ai.patrol": Ask(frames.AiPatrol, deck.patrol_options, deck.patrol_answer),
    "ai.job": Ask(frames.AiJob, deck.job_options, deck.job_answer),
}
