"""The script of a guided game of Outer Rim: where to fly and why, what to buy, whom to meet.

Every sentence is about one of the options of the moment. Chances and distances are those that the
table itself shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.client.draw.richtext import literal
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.map.facts import goal_of
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.guidance.guided_game import Advice, GuideScript, GuideStep
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.cards.models import ShipSide
from game.outer_rim.catalog import Asset
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.events import CargoDelivered, JobEnded
from game.outer_rim.market.events import CardBought
from game.outer_rim.text import prompts
from game.outer_rim.text.grammar import plural
from game.table.decisions import Option
from game.table.grammar import listed, percent
from game.table.maps.graph import distances

FIRST_ROUNDS = 3
"""number of rounds in which every question has words"""
LIKELY = 0.5
"""the least chance of a job that is worth taking"""
PERCENT = re.compile(r"(\d+)\s?%")
COSTS = {"Lose": 40, "Suffer": 40, "Discard": 40, "Spend": 60}
"""ways that succeed but cost something, with the chance for which they are taken instead"""
CLASSES = {
    "gray": "Gray contacts are small fry, so little can go wrong",
    "green": "Green contacts are mid-tier, and some join your crew",
    "yellow": "Yellow contacts are high-tier, for better or worse",
}


# --- what the table offers ----------------------------------------------------------------------


def _of(model: Model, *verbs: str) -> list[Option]:
    return [each for each in model.options if each.verb in verbs]


def _one(model: Model, verb: str, words: str, source: str = "") -> Advice | None:
    """Return words about the first option with a verb."""
    found = [each for each in _of(model, verb) if not source or each.source == source]
    return Advice(words, found[0].key) if found else None


def _bold(model: Model, id: str) -> str:
    return f"**{literal(model.name(id))}**"


def _far(model: Model, start: str) -> dict[str, int]:
    return distances(model.galaxy.neighbors, start) if start else {}


def _errands(model: Model) -> list[tuple[str, str]]:
    """Return the player's cards that are wanted at a known place, with that place, the nearest
    first."""
    far = _far(model, str(model.me["space"] or ""))
    found = [(card, goal) for card in model.me["cards"] if (goal := goal_of(model, card))]
    return sorted(found, key=lambda each: far.get(each[1], 99))


def _hostile(model: Model) -> set[str]:
    """Return the spaces of patrols that would attack."""
    return {
        str(patrol["space"])
        for faction, patrol in model.view["patrols"].items()
        if model.me["reputation"].get(faction) == "negative"
    }


def _moves(model: Model) -> list[Option]:
    """Return the flights of the planning step, without those to a hostile patrol."""
    bad = _hostile(model)
    return [each for each in _of(model, "move") if each.target not in bad]


def _toward(model: Model, goal: str) -> Option | None:
    """Return the flight that ends nearest to a place, on a planet if two are equal."""
    far, galaxy = _far(model, goal), model.galaxy
    return min(
        _moves(model),
        key=lambda each: (far.get(each.target, 99), galaxy.spaces[each.target].kind != "planet"),
        default=None,
    )


# --- planning -------------------------------------------------------------------------------------


def recover(model: Model) -> Advice | None:
    """Recover after the first damage that matters."""
    hurt = sum(model.me["damage"].values())
    if model.step != "planning" or hurt < 2 or model.me["defeated"]:
        return None
    return _one(model, "recover", f"You carry {hurt} damage. **Recover** now: it costs you the "
                                  "flight, but a defeat costs more.")  # fmt: skip


def defeated(model: Model) -> Advice | None:
    """Get up after the first defeat."""
    if model.step != "planning" or not model.me["defeated"]:
        return None
    return _one(model, "recover", "You were defeated, and lost no fame. **Recover**, and you are "
                                  "back as good as new.")  # fmt: skip


def last_turn(model: Model) -> Advice | None:
    """Fly where the fame for the win is."""
    if model.step != "planning":
        return None
    mine = forecast.forecasts(model)[model.seat]
    found = [each for each in _of(model, "move") if each.target == mine.reach.where]
    if not mine.threat or not found:
        return None
    words = f"You can win this turn: {_bold(model, mine.reach.where)} has the fame you need."
    return Advice(words, found[0].key, goal=True)


def rival(model: Model) -> Advice | None:
    """Hurry once somebody else can win."""
    others = [n for n, each in enumerate(forecast.forecasts(model)) if each.threat]
    if model.step != "planning" or not others or model.seat in others:
        return None
    reach = forecast.forecasts(model)[model.seat].reach
    found = _toward(model, reach.where) if reach.fame else None
    if found is None:
        return None
    name = literal(model.player_name(others[0]))
    words = f"{name} can win next turn. Take what fame you can at {_bold(model, reach.where)}."
    return Advice(words, found.key, goal=True)


def goal_begun(model: Model) -> Advice | None:
    """Announce the first step toward a goal."""
    if model.step != "planning" or not (model.me["goal_tokens"] or model.me["ship_tokens"]):
        return None
    errands = _errands(model)
    found = _toward(model, errands[0][1]) if errands else None
    if found is None:
        return None
    words = "You have begun one of your **goals**, which pays fame and a better ability. Next: "
    return Advice(words + f"{_bold(model, found.target)}.", found.key, goal=True)


def fly(model: Model) -> Advice | None:
    """Fly toward the nearest place that wants a card, otherwise to a planet with people."""
    if model.step != "planning" or model.me["defeated"]:
        return None
    for card, goal in _errands(model):
        found = _toward(model, goal)
        if found is not None:
            return Advice(_flight(model, card, goal, found), found.key, goal=True)
    return _to_people(model)


def goodbye(model: Model) -> Advice | None:
    """Say once, after the first rounds, that there are fewer words from now on."""
    found = fly(model) if model.moment[0] > FIRST_ROUNDS else None
    if found is None:
        return None
    words = f"The first rounds are over: from now on, only what is new has a line. {found.text}"
    return Advice(words, found.key, goal=True)


def _flight(model: Model, card: str, goal: str, found: Option) -> str:
    """Return why to fly there."""
    why, there = _reason(model, card), _bold(model, found.target)
    if found.target != goal:
        return f"Fly to {there}, on the way to {_bold(model, goal)} {why}."
    if found.target == model.me["space"]:
        return f"Stay on {there} {why}."
    return f"Fly to {there} {why}."


def _reason(model: Model, card: str) -> str:
    """Return what a card is wanted for at its place."""
    asset, name = model.asset(card), _bold(model, card)
    if asset is not None and asset.kind == "job":
        return f"for your job, {name}"
    if asset is not None and asset.kind == "bounty" and card not in model.me["captured"]:
        return f"to find {name}, your bounty"
    return f"to deliver {name}"


def _to_people(model: Model) -> Advice | None:
    """Fly to the nearest other planet with unknown contacts."""
    galaxy, here = model.galaxy, str(model.me["space"] or "")
    far = _far(model, here)
    planets = [each for each in _moves(model) if galaxy.spaces[each.target].kind == "planet"]
    others = [each for each in planets if each.target != here] or planets
    found = min(others, key=lambda each: far.get(each.target, 99), default=None)
    if found is None:
        return None
    there = _bold(model, found.target)
    return Advice(f"Fly to {there}: planets have a market, and people to meet.", found.key, True)


# --- action ---------------------------------------------------------------------------------------


def deliver(model: Model) -> Advice | None:
    """Deliver the first thing that belongs here."""
    found = _of(model, "deliver")
    if not found:
        return None
    pays = _pays(model, found[0].source)
    more = f" and gain {pays:,} credits" if pays else ""
    needed = model.delivery_needs(found[0].source)
    how = f"you roll for {needed} first" if needed else "drag it to the planet"
    words = f"Deliver {_bold(model, found[0].source)} here{more}: {how}."
    return Advice(words, found[0].key)


def buy(model: Model) -> Advice | None:
    """Buy what the strongest player would buy, so that a hint says the same."""
    if model.step != "action":
        return None
    found = next((each for each in _of(model, "buy") if each.key == model.best), None)
    words = _worth(model, found) if found is not None else ""
    return Advice(words, found.key) if found is not None and words else None


def _worth(model: Model, each: Option) -> str:
    """Return why to buy a card, "" if there is nothing to say for it."""
    asset, price = model.asset(each.source), model.price(each.source)
    if asset is None or price is None:
        return ""
    name = _bold(model, each.source)
    cost = f" for {price:,} credits:" if price else ": it is free, and"
    if asset.kind == "cargo" and asset.destination in model.galaxy.spaces:
        away = _far(model, str(model.me["space"])).get(asset.destination, 9)
        pays = f"{_pays(model, each.source):,} credits" if _pays(model, each.source) else "more"
        words = (f"Buy {name}{cost} {_bold(model, asset.destination)}, "
                 f"{plural(away, 'move')} away, pays {pays}.")  # fmt: skip
        return words
    if asset.kind == "job":
        chance = forecast.job_chance(model, each.source)
        odds = f"you have {percent(chance)} to do it" if chance else "jobs pay well"
        return f"Take the job {name}{cost} {odds}."
    if asset.kind == "bounty":
        words = f"Take the bounty on {name}{cost} you may meet this contact on your route."
        return words
    if asset.kind in ("gear", "mod") and price:
        return f"Buy {name}{cost} you keep it, and it helps in every fight or test."
    if asset.kind == "ship":
        why = _ship_reason(model, asset)
        return f"Buy the {name}{cost} {why}." if why else ""
    told = model.labels[each.key]
    return f"**{literal(told.label)}**{cost} it is the best thing on sale for you."


def _ship_reason(model: Model, card: Asset) -> str:
    """Return why to buy a ship: a goal asks for it, or what it has more of than the present one;
    "" if that is nothing."""
    face = model.content.characters[str(model.me["character"])].front
    least = face.goal.have.ship_cost if face.goal and face.goal.have else None
    if least and card.cost >= least and not model.me["flipped"]:
        return "your goal asks for such a ship, and pays fame"
    ship, own = model.content.ships[card.ship or ""].front, _own_ship(model)
    figures = list(zip(OF_A_SHIP, _figures(ship), _figures(own), strict=True))
    more = listed(f"{what} ({new} to {old})" for what, new, old in figures if new > old)
    less = listed(f"{what} ({new} to {old})" for what, new, old in figures if new < old)
    but = f", but not in {less}" if less else ""
    return f"it beats your ship in {more}{but}" if more else ""


OF_A_SHIP = ("hyperdrive", "dice in ship fights", "hull", "crew slots", "slots for cargo and mods")


def _figures(side: ShipSide) -> tuple[int, ...]:
    slots = side.slots
    goods = slots.cargo + slots.mod + slots.cargo_or_mod + slots.gear_or_mod
    return side.hyperdrive, side.ship_combat, side.hull, slots.crew, goods


def _own_ship(model: Model) -> ShipSide:
    """Return the side of the player's ship that shows."""
    ship = model.content.ships[str(model.me["ship"])]
    return ship.back if model.me["ship_flipped"] and ship.back else ship.front


def _pays(model: Model, card: str) -> int:
    asset = model.asset(card)
    return sum(getattr(each, "credits", 0) for each in asset.reward) if asset else 0


def pay(model: Model) -> Advice | None:
    """Pay in credits, because goods bring more elsewhere."""
    if model.step != "barter":
        return None
    return _one(model, "pay", "Pay in credits: your goods earn more at their destination.")


def make_room(model: Model) -> Advice | None:
    """Give up the cheapest card."""
    if model.step != "make_room":
        return None
    cards = model.content.assets
    found = min(
        (each for each in _of(model, "discard") if each.source in cards),
        key=lambda each: cards[each.source].cost, default=None,
    )  # fmt: skip
    if found is None:
        return None
    words = f"You have no free slot. {_bold(model, found.source)} cost the least, so discard that."
    return Advice(words, found.key)


def end(model: Model) -> Advice | None:
    """End the action step once nothing is left to do."""
    if model.step != "action" or _of(model, "deliver") or model.best not in ("", "end"):
        return None
    if _of(model, "buy"):
        if model.best != "end":
            return None  # the strongest player is still thinking about what is for sale
        return _one(model, "end", "You can still buy, but nothing on sale is worth its price to "
                                  "you now: **end** the step.")  # fmt: skip
    words = ("You are done with this step. **End** it, and see what this place has in store.",
             "Keep the rest of your credits, and **end** the step.",
             "The rest can wait: **end** the step.")  # fmt: skip
    return _one(model, "end", words[(model.moment[0] - 1) % len(words)])


# --- encounter ------------------------------------------------------------------------------------


def job(model: Model) -> Advice | None:
    """Attempt the first job at its place, if the strongest player would."""
    found = _of(model, "job")
    if not found or found[0].key != model.best:
        return None
    chance = forecast.job_chance(model, found[0].source)
    odds = f", with {percent(chance)} to complete it" if chance is not None else ""
    return Advice(f"Your job {_bold(model, found[0].source)} is here: attempt it{odds}.",
                  found[0].key)  # fmt: skip


def fight(model: Model) -> Advice | None:
    """Announce the first fight, with its odds."""
    found = _of(model, "fight")
    if not found or model.step != "encounter":
        return None
    must = len(model.options) == len(found)
    chance = PERCENT.search(model.labels[found[0].key].detail)
    odds = f" You win {chance[1]}% of such fights." if chance else ""
    if must:
        return Advice(f"You must fight this patrol.{odds} Its token shows its dice.",
                      found[0].key)  # fmt: skip
    good = chance is not None and int(chance[1]) >= 100 * LIKELY
    told = f"You may fight this patrol for a reward.{odds}"
    return Advice(told, found[0].key) if good and found[0].key == model.best else None


def meet(model: Model) -> Advice | None:
    """Meet the contact that a bounty is on, otherwise the one of the strongest player."""
    found = _of(model, "meet")
    if not found or model.step != "encounter":
        return None
    targets = {a.target for card in model.me["cards"] if (a := model.asset(card)) and a.target}
    rows = {each.key: model.contact_at(each.source or each.target) or {} for each in found}
    for each in found:
        if rows[each.key].get("contact") in targets and each.key == model.best:
            name = literal(model.content.name(rows[each.key]["contact"]))
            return Advice(f"**{name}**, your bounty, is here: meet them.", each.key)
    best = next((each for each in found if each.key == model.best), None)
    if best is None:
        return None
    if seen := rows[best.key].get("contact"):
        name = literal(model.content.name(seen))
        return Advice(f"Meet **{name}**, whom you have seen, instead of drawing a card.", best.key)
    word = CLASSES.get(str(rows[best.key].get("class")), "Contacts have stories of their own")
    return Advice(f"{word}: meet this one instead of drawing a card.", best.key)


def draw(model: Model) -> Advice | None:
    """Draw the card of the place."""
    found = _of(model, "draw") if model.step == "encounter" else []
    if not found or found[0].key != model.best:
        return None
    place = _bold(model, str(model.me["space"]))
    words = (
        f"Draw a card of {place}: a short story, usually with a choice.",
        f"Explore {place}: your skills decide how these stories end.",
        f"Explore {place}: luck is a plan, too.",
    )
    return Advice(words[(model.moment[0] - 1) % len(words)], found[0].key)


def choose(model: Model) -> Advice | None:
    """Choose the best way, by the chances on the buttons."""
    best = _best(model)
    if best is None:
        return None
    why = "is the likeliest to work" if _rolled(model, best) else "needs no dice"
    words = f"**{literal(_words(model, best))}** {why}. A rolled choice shows its chance."
    return Advice(words, best.key)


def choose_again(model: Model) -> Advice | None:
    """Choose the best way, in fewer words."""
    best = _best(model)
    if best is None:
        return None
    why = "The likeliest to work" if _rolled(model, best) else "It needs no dice"
    return Advice(f"{why}: **{literal(_words(model, best))}**.", best.key)


def _best(model: Model) -> Option | None:
    if model.step not in ("choose", "may") or len(model.options) < 2:
        return None
    ways = [(_chance(model, each), -n, each) for n, each in enumerate(model.options)]
    best = max(ways, key=lambda each: each[:2])[2]
    return best if model.best in ("", best.key) else None  # a hint has more to say


def faction(model: Model) -> Advice | None:
    """Gain reputation with the faction whose patrol is nearest."""
    if model.step != "faction":
        return None
    far, patrols = _far(model, str(model.me["space"] or "")), model.view["patrols"]
    known = [each for each in _of(model, "faction") if each.source in patrols]
    found = min(
        known, key=lambda each: far.get(str(patrols[each.source]["space"]), 99), default=None
    )
    if found is None:
        return None
    words = f"**{literal(_words(model, found))}**: their patrol is the nearest to you."
    return Advice(words, found.key)


def _rolled(model: Model, each: Option) -> re.Match[str] | None:
    """Return the chance on a button, None where nothing is rolled."""
    return PERCENT.search(model.labels[each.key].detail)


def _chance(model: Model, each: Option) -> int:
    """Return the percentage on a button; a way without one succeeds, but may cost something, and
    declining comes last."""
    if each.verb == "pass":
        return 1
    found, label = _rolled(model, each), model.labels[each.key]
    words = label.act or label.label
    cost = next((least for verb, least in COSTS.items() if words.startswith(verb)), 100)
    return int(found[1]) if found else cost


def _words(model: Model, each: Option) -> str:
    return model.labels[each.key].label


def dice(model: Model) -> Advice | None:
    """Improve a die, where that can only help."""
    if model.step != "dice.use":
        return None
    for each in _of(model, "reroll", "cancel"):
        if each.verb == "cancel" or each.target == "blank":
            deed = "reroll a blank" if each.verb == "reroll" else "cancel one of their dice"
            return Advice(f"The dice can still change: {deed}, which can only help.", each.key)
    return None


def patrol(model: Model) -> Advice | None:
    """Send a patrol as far away as it goes."""
    if model.step not in ("patrol", "free_patrol"):
        return None
    far = _far(model, str(model.me["space"] or ""))
    found = max(
        (each for each in _of(model, "patrol") if each.target in far),
        key=lambda each: far[each.target], default=None,
    )  # fmt: skip
    if found is None:
        return None
    _, _, rule = prompts.way_rule(model.game.play(model.state)).partition(". ")
    rule = f"{rule.partition(', and')[0].rstrip('.')}." if rule else "A card moves this patrol."
    words = f"{rule} {_bold(model, found.target)} keeps it off your route."
    return Advice(words, found.key, goal=True)


# --- the next game --------------------------------------------------------------------------------

NEXT = (
    (CargoDelivered, "Next time, carry **cargo** from the first round: each delivery pays a ship."),
    (ContactMet, "Next time, **meet contacts**: some join your crew and bring skills."),
    (JobEnded, "Next time, take a **job** early. The market shows your odds on each of them."),
    (
        BountyClosed,
        "Next time, hunt a **bounty**: look at contacts, and fight the one you are after.",
    ),
    (CardBought, "Next time, spend earlier: the sooner you have gear and crew, the more they win."),
)


def after(model: Model) -> str:
    """Return what to try next: the first thing that the player has never done."""
    done = _done_events(model)
    for kind, words in NEXT:
        if kind not in done:
            return words
    return "Next time, try another **character**: each has its own goals and plays differently."


def _done_events(model: Model) -> set[type]:
    events: Iterable[object] = (each for turn in model.session.history for each in turn.events)
    return {type(each) for each in events if getattr(each, "seat", -1) == model.seat}


LEAD: GuideScript[Model] = GuideScript(
    (
        GuideStep("last_turn", last_turn),
        GuideStep("rival", rival),
        GuideStep("defeated", defeated),
        GuideStep("recover", recover),
        GuideStep("deliver", deliver),
        GuideStep("pay", pay),
        GuideStep("make_room", make_room),
        GuideStep("job", job),
        GuideStep("fight", fight),
        GuideStep("meet", meet),
        GuideStep("dice", dice),
        GuideStep("choose", choose),
        GuideStep("choose_again", choose_again, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("faction", faction),
        GuideStep("patrol", patrol),
        GuideStep("goodbye", goodbye),
        GuideStep("goal", goal_begun),
        GuideStep("fly", fly, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("buy", buy, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("end", end, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("draw", draw, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
    ),
    after,
)
