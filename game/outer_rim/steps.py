"""Every step of the rules that can be pending, by name."""

from __future__ import annotations

from game.outer_rim import frames
from game.outer_rim.ai import acting, deck, hunter, meeting, planning
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, interpreter, triggers, verbs
from game.outer_rim.rules import (
    ambitions,
    bounties,
    combat,
    contacts,
    contests,
    damage,
    delivery,
    dice,
    encounters,
    favor_deals,
    favors,
    hunted,
    jobs,
    looks,
    losses,
    market,
    movement,
    patrols,
    pursuit,
    rewards,
    setup,
    skills,
    slots,
    together,
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
    "setup.ambition": Ask(frames.SetupAmbition, ambitions.pick_options, ambitions.pick_answer),
    "setup.sheet": Auto(frames.SetupSheet, setup.run_sheet),
    "turn": Auto(frames.Turn, turn.run),
    "planning": Ask(frames.Planning, turn.planning_options, turn.planning_answer),
    "action": Ask(frames.Action, turn.action_options, turn.action_answer, shown=True),
    "encounter": Ask(frames.Encounter, encounters.options, encounters.answer, shown=True),
    "across": Auto(frames.Across, encounters.run_across),
    "encounter.card": Auto(frames.CardDrawn, encounters.run_card),
    "talk": Auto(frames.Talk, encounters.run_talk),
    "trade": Ask(frames.Trade, trading.options, trading.answer),
    "trade.answer": Ask(frames.TradeAnswer, trading.answer_options, trading.reply),
    "favor.ask": Ask(frames.FavorAsk, favor_deals.ask_options, favor_deals.ask_answer),
    "favor.round": Auto(frames.FavorRound, favor_deals.run_round),
    "favor.answer": Ask(frames.FavorAnswer, favor_deals.answer_options, favor_deals.answer_answer),
    "favor.pick": Ask(frames.FavorPick, favor_deals.pick_options, favor_deals.pick_answer),
    "favor.read": Ask(
        frames.FavorRead, encounters.read_options, encounters.read_answer, shown=True
    ),
    "favor.moment": Ask(frames.FavorMoment, favors.moment_options, favors.moment_answer),
    "move": Ask(frames.Move, movement.points_options, movement.points_answer),
    "travel": Auto(frames.Travel, movement.run_travel),
    "move.stopped": Auto(frames.Halt, movement.run_stopped),
    "window": Ask(frames.Window, triggers.window_options, interpreter.use_window),
    "dice": Auto(frames.Dice, dice.settle),
    "dice.use": Ask(frames.DiceUse, dice.use_options, dice.use_answer),
    "test": Auto(frames.SkillTest, skills.run),
    "test.skill": Ask(frames.SkillChoice, skills.skill_options, skills.skill_answer),
    "test.buy_off": Ask(frames.BuyOff, skills.buy_off_options, skills.buy_off_answer),
    "combat": Auto(frames.Combat, combat.run),
    "loss": Auto(frames.Loss, losses.run),
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
    "reveal_icon": Auto(frames.RevealIcon, market.run_reveal_icon),
    "look_top": Ask(frames.LookTop, looks.options, looks.answer, shown=True),
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
    "hunted.reward": Auto(frames.HuntedReward, hunted.run_reward),
    "hunted.faction": Ask(frames.HuntedFaction, hunted.faction_options, hunted.faction_answer),
    "job": Auto(frames.Job, jobs.run),
    "job.end": Auto(frames.JobEnd, jobs.run_end),
    "job.join": Ask(frames.Join, together.join_options, jobs.join_answer),
    "job.skill": Ask(frames.LentSkill, together.skill_options, together.skill_answer),
    "job.fighter": Ask(frames.Fighter, together.fighter_options, together.fighter_answer),
    "job.sufferer": Ask(frames.Sufferer, together.sufferer_options, together.sufferer_answer),
    "effects": Auto(frames.Effects, interpreter.run),
    "opponent": Ask(frames.Opponent, verbs.whom.opponent_options, verbs.whom.opponent_answer),
    "invite": Ask(frames.Invite, verbs.company.invite_options, verbs.company.invite_answer),
    "invited": Ask(frames.Invited, verbs.company.invited_options, verbs.company.invited_answer),
    "peek_secrets": Ask(frames.PeekSecrets, verbs.company.peek_options, verbs.company.peek_answer),
    "fight_player": Ask(
        frames.FightPlayer, verbs.trials.fight_player_options, verbs.trials.fight_player_answer
    ),
    "opposed.whom": Ask(frames.Rival, verbs.contests.whom_options, verbs.contests.whom_answer),
    "opposed": Auto(frames.Opposed, contests.run),
    "faction": Ask(frames.FactionChoice, verbs.gains.faction_options, verbs.gains.faction_answer),
    "treat": Ask(frames.TreatChoice, verbs.gains.treat_options, verbs.gains.treat_answer),
    "may": Ask(frames.May, verbs.choices.may_options, verbs.choices.may_answer),
    "choose": Ask(frames.Choose, verbs.choices.choose_options, verbs.choices.choose_answer),
    "roll": Auto(frames.Roll, verbs.choices.run_roll),
    "which_patrol": Ask(
        frames.WhichPatrol, verbs.travel.which_patrol_options, verbs.travel.which_patrol_answer
    ),
    "patrol_to": Ask(
        frames.PatrolTo, verbs.travel.patrol_to_options, verbs.travel.patrol_to_answer
    ),
    "patrol_far": Ask(
        frames.PatrolFar, verbs.travel.patrol_far_options, verbs.travel.patrol_far_answer
    ),
    "free_patrol": Ask(
        frames.FreePatrol, verbs.travel.free_patrol_options, verbs.travel.free_patrol_answer
    ),
    "reveal": Ask(
        frames.Reveal, verbs.contacts.reveal_options, verbs.contacts.reveal_answer, shown=True
    ),
    "move_contact": Ask(
        frames.MoveContact, verbs.contacts.move_contact_options, verbs.contacts.move_contact_answer
    ),
    "another_contact": Ask(
        frames.AnotherContact,
        verbs.contacts.another_contact_options,
        verbs.contacts.another_contact_answer,
    ),
    "far": Ask(frames.Far, verbs.travel.far_options, verbs.travel.far_answer),
    "discard_top": Ask(
        frames.DiscardTop, verbs.goods.discard_top_options, verbs.goods.discard_top_answer
    ),
    "trouble": Auto(frames.Trouble, verbs.tasks.run_trouble),
    "take_crew": Ask(frames.TakeCrew, verbs.goods.take_crew_options, verbs.goods.take_crew_answer),
    "mark_card": Ask(frames.MarkCard, verbs.tasks.mark_card_options, verbs.tasks.mark_card_answer),
    "destination": Ask(
        frames.Destination, verbs.tasks.destination_options, verbs.tasks.destination_answer
    ),
    "go": Ask(frames.Go, verbs.travel.go_options, verbs.travel.go_answer),
    "ai": Auto(frames.Ai, deck.run),
    "ai.goal": Ask(frames.AiGoal, planning.goal_options, planning.goal_answer),
    "ai.move": Ask(frames.AiMove, planning.move_options, planning.move_answer),
    "ai.illegal": Auto(frames.AiIllegal, acting.run_illegal),
    "ai.bought": Auto(frames.AiBought, acting.run_bought),
    "ai.contact": Ask(frames.AiContact, meeting.contact_options, meeting.contact_answer),
    "ai.patrol": Ask(frames.AiPatrol, meeting.patrol_options, meeting.patrol_answer),
    "ai.job": Ask(frames.AiJob, meeting.job_options, meeting.job_answer),
    "ai.target": Auto(frames.AiTarget, hunter.run_target),
    "ai.toll": Auto(frames.AiToll, pursuit.run_toll),
}
