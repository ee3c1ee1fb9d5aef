"""Prompts and options in words. Called only when somebody reads; random play pays nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim import market, say
from game.outer_rim.conditions import LEVEL_NAMES, reputation
from game.outer_rim.contacts import token_at
from game.outer_rim.grammar import sentence
from game.outer_rim.movement import away
from game.outer_rim.play import Play
from game.table.contract import Label
from game.table.decisions import Option
from game.table.machine import Frame

DECKS = {
    "bounty": "bounty",
    "cargo": "cargo",
    "gear_and_mod": "gear and mod",
    "job": "job",
    "luxury": "luxury",
    "ship": "ship",
}
PROMPTS: dict[str, str] = {
    "setup.character": "Which character does {who} play?",
    "setup.ship": "Which ship does {who} start in?",
    "setup.faction": "With which faction is {who} on good terms?",
    "planning": "Planning: move, recover, or gain 2,000 credits.",
    "action": "Action: trade in the market, deliver, use abilities, or end the step.",
    "encounter": "Encounter: whom or what do you meet here?",
    "move": "Where to, with {points} movement left?",
    "window": "Use an ability?",
    "dice.use": "Use an ability on {faces}?",
    "test.skill": "Which skill do you test?",
    "test.buy_off": "The test failed. Pay {price} credits to pass it?",
    "market": "Buy a card, or be done with the market.",
    "barter": "{card} costs {owed} credits now. Barter goods, or pay.",
    "offer": "Buy one of these, or pass.",
    "buy_ship": "Buy a ship from the supply, or pass.",
    "search": "What are you looking for?",
    "sell": "Sell cards, or be done.",
    "make_room": "No slot is free for {card}. Discard a card, or decline it.",
    "surplus": "Your ship cannot hold all cards. Which one goes?",
    "discard": "Which card do you discard?",
    "deliver": "Deliver more, or be done.",
    "patrol": "The {faction} patrol comes for {goal}: which way?",
    "patrol.leave": "The {faction} patrol moves on: where to?",
    "patrol.redirect": "The {faction} patrol is about to move. Send it to somebody else?",
    "contact": "{token}: talk, or fight for a bounty?",
    "place_contact": "Where does {token} turn up again?",
    "protect": "{who}'s crew is hunted. Protect it?",
    "spoils": "{token} is beaten. Eliminate or capture?",
    "opponent": "Which player?",
    "fight_player": "Whom do you fight?",
    "faction": "With which faction?",
    "may": "{card}: do it, or decline?",
    "choose": "{card}: which way?",
    "which_patrol": "Which patrol moves?",
    "patrol_to": "Toward whom?",
    "free_patrol": "Move the {faction} patrol: {points} spaces left.",
    "reveal": "Which contact?",
    "move_contact": "Move a contact: which one, and where?",
    "another_contact": "Which contact do you meet?",
    "far": "Which patrol or contact do you reach for?",
    "discard_top": "From which market deck is the top card discarded?",
    "take_crew": "Whose crew do you take?",
    "destination": "Mark the planet where {card} has to go.",
    "go": "Which space do you go to?",
    "ai.goal": "Several goals are equally near. Which one does the AI head for?",
    "ai.move": "The AI has ways equally good. Where does it end?",
    "ai.contact": "Which of these contacts does the AI turn up?",
    "ai.patrol": "Which of these patrols does the AI meet?",
    "ai.job": "Which job does the AI complete?",
}


def name_of(p: Play, seat: int) -> str:
    """A player's name: as set up, else that of the character, else by number."""
    given = p.state.setup.seats[seat].name
    character = p.player(seat).character
    return given or (p.content.name(character) if character else f"Player {seat + 1}")


def prompt(p: Play, frame: Frame) -> str:
    """The question of the step that asks, in one sentence."""
    text = PROMPTS[frame.step]
    return text.format_map(_Shown(p, frame))


class _Shown(dict[str, str]):
    """Fields of a prompt, worked out when it names them."""

    def __init__(self, p: Play, frame: Frame) -> None:
        super().__init__()
        self.p, self.frame = p, frame

    def __missing__(self, key: str) -> str:
        p, data = self.p, self.frame.data
        if key == "who":
            return name_of(p, self.frame.seat)
        if key == "owed":
            return f"{p.stack[-2].data['owed']:,}"
        if key == "faces":
            return ", ".join(p.stack[-2].data["faces"]) or "no dice"
        value = data.get(key, "")
        if key == "goal":
            return p.galaxy.spaces[value].label
        if key == "faction":
            return str(value).title()
        return f"{value:,}" if isinstance(value, int) else p.content.name(value)


def word(p: Play, frame: Frame | None, option: Option) -> Label:
    """An option in words: what it does, and what it costs or leads to."""
    worder = WORDERS.get(option.verb)
    if worder is None:
        return Label(option.verb.replace("_", " ").capitalize())
    return worder(p, frame, option)


def space_name(p: Play, space: str) -> str:
    """The name of a space."""
    found = p.galaxy.spaces.get(space)
    return found.label if found is not None else p.content.name(space)


def place_words(p: Play, place: str) -> str:
    """A contact space in words; a facedown token stays unnamed."""
    space, _, number = place.rpartition(".")
    token = token_at(p, place)
    if token and token in p.state.faceup:
        return f"{p.content.name(token)} on {space_name(p, space)}"
    if not token:
        return f"empty contact space on {space_name(p, space)}"
    kind = p.content.contacts[token].contact_class
    return f"{kind} contact on {space_name(p, space)}"


def _move(p: Play, frame: Frame | None, o: Option) -> Label:
    seat = frame.seat if frame is not None else p.state.turn
    far = away(p, p.player(seat).space)[o.target]
    if far == 0:
        return Label(f"Stay at {space_name(p, o.target)}")
    spaces = "space" if far == 1 else "spaces"
    return Label(f"Fly to {space_name(p, o.target)}", f"{far} {spaces} away")


def _buy(p: Play, frame: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    price = market.price_of(p, frame.seat if frame is not None else p.state.turn, asset)
    return Label(f"Buy {asset.name}", f"{price:,} credits" if price else "free")


def _discard(p: Play, frame: Frame | None, o: Option) -> Label:
    if o.source in DECKS:
        top = market.top(p, o.source)
        return Label(f"Discard {p.content.name(top)}", f"top of the {DECKS[o.source]} deck")
    return Label(f"Discard {p.content.name(o.source)}")


def _use(p: Play, frame: Frame | None, o: Option) -> Label:
    power = p.content.powers[o.source]
    return Label(
        f"Use {p.content.name(power.card)}", say.plain(say.ability_text(p.content, power.id))
    )


def _dice(verb: str) -> Callable[[Play, Frame | None, Option], Label]:
    def words(p: Play, frame: Frame | None, o: Option) -> Label:
        power = p.content.powers[o.source]
        return Label(f"{verb} a {o.target}", p.content.name(power.card))

    return words


def _turn(p: Play, frame: Frame | None, o: Option) -> Label:
    power = p.content.powers[o.source]
    to = next((e.to for e in power.ability.then if e.do == "turn" and o.target in e.faces), "")
    return Label(f"Turn a {o.target} to a {to}", p.content.name(power.card))


def _accept(p: Play, frame: Frame | None, o: Option) -> Label:
    if frame is None:
        return Label("Accept")
    effect: Any = p.content.effect(frame.data["block"], frame.data["place"])
    cost = say.plain(sentence(say.cost_words(effect.cost)))
    return Label(cost.removesuffix(".") or "Do it", say.plain(say.block(effect.then)))


def _choose(p: Play, frame: Frame | None, o: Option) -> Label:
    if frame is None:
        return Label(f"Way {o.source.upper()}")
    effect: Any = p.content.effect(frame.data["block"], frame.data["place"])
    way = effect.ways["abcdefgh".index(o.source)]
    words = say.plain(say.block(way.then))
    cost = say.plain(sentence(say.cost_words(way.cost))).removesuffix(".")
    first, _, rest = words.partition(". ")
    return Label(cost, words) if cost else Label(first.removesuffix("."), rest)


def _fight(p: Play, frame: Frame | None, o: Option) -> Label:
    patrol = p.content.components[o.source]
    value = patrol.ship_combat
    return Label(f"Fight {patrol.name}", f"{value} dice" if value else "it cannot be beaten")


def _draw(p: Play, frame: Frame | None, o: Option) -> Label:
    return Label(f"Explore {space_name(p, o.target)}", "draw an encounter card")


def _player(p: Play, frame: Frame | None, o: Option) -> Label:
    return Label(name_of(p, int(o.source.removeprefix("seat_"))))


def _faction(p: Play, frame: Frame | None, o: Option) -> Label:
    seat = frame.data.get("whose", frame.seat) if frame is not None else p.state.turn
    return Label(o.source.title(), f"now {LEVEL_NAMES[reputation(p.player(seat), o.source)]}")


def _patrol(p: Play, frame: Frame | None, o: Option) -> Label:
    if o.target:
        return Label(f"{o.source.title()} patrol to {space_name(p, o.target)}")
    return Label(f"{o.source.title()} patrol")


def _card(verb: str, detail: str = "") -> Callable[[Play, Frame | None, Option], Label]:
    def words(p: Play, frame: Frame | None, o: Option) -> Label:
        return Label(f"{verb} {p.content.name(o.source)}", detail)

    return words


def _at(verb: str) -> Callable[[Play, Frame | None, Option], Label]:
    def words(p: Play, frame: Frame | None, o: Option) -> Label:
        return Label(f"{verb} {place_words(p, o.source)}")

    return words


def _plain(label: str, detail: str = "") -> Callable[[Play, Frame | None, Option], Label]:
    return lambda p, frame, o: Label(label, detail)


def _hunt(p: Play, frame: Frame | None, o: Option) -> Label:
    bounty = p.content.assets[o.source]
    return Label(
        f"Fight {p.content.name(bounty.target)}", f"{bounty.combat} combat, {bounty.value} dice"
    )


def _redirect(p: Play, frame: Frame | None, o: Option) -> Label:
    return Label(f"Send it to {name_of(p, int(o.target.removeprefix('seat_')))}")


def _to_space(verb: str) -> Callable[[Play, Frame | None, Option], Label]:
    def words(p: Play, frame: Frame | None, o: Option) -> Label:
        return Label(f"{verb} {space_name(p, o.target)}")

    return words


def _place(p: Play, frame: Frame | None, o: Option) -> Label:
    return Label(f"Put it on the {place_words(p, o.target)}")


def _pick(p: Play, frame: Frame | None, o: Option) -> Label:
    return Label(p.content.name(o.source))


def _barter(p: Play, frame: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    return Label(f"Barter {asset.name}", f"lowers the price by {asset.cost:,}")


def _take(p: Play, frame: Frame | None, o: Option) -> Label:
    words = place_words(p, o.source) if "." in o.source else p.content.name(o.source)
    return Label(f"Take the {words}" if "." in o.source else f"Take {words}")


Worder = Callable[[Play, Frame | None, Option], Label]
WORDERS: dict[str, Worder] = {
    "pick": _pick,
    "faction": _faction,
    "move": _move,
    "go": _to_space("Go to"),
    "goal": _to_space("Head for"),
    "recover": _plain("Recover", "all damage of character and ship"),
    "credits": _plain("Gain 2,000 credits"),
    "use": _use,
    "pass": _plain("Decline"),
    "end": _plain("End the step"),
    "done": _plain("Done"),
    "keep": _plain("Keep the dice"),
    "buy": _buy,
    "buy_ship": _card("Buy"),
    "discard": _discard,
    "barter": _barter,
    "pay": _plain("Pay"),
    "fail": _plain("Let it fail"),
    "decline": _plain("Decline the card"),
    "deliver": _card("Deliver"),
    "sell": _card("Sell"),
    "job": _card("Attempt"),
    "draw": _draw,
    "fight": _fight,
    "meet": _at("Meet the"),
    "look": _at("Look at the"),
    "hunt": _hunt,
    "talk": _plain("Talk"),
    "protect": _plain("Protect the crew", "you fight instead"),
    "yield": _plain("Do not protect it"),
    "eliminate": _card("Eliminate for", "the token leaves the game"),
    "capture": _card("Capture for", "deliver the token later"),
    "place": _place,
    "take": _take,
    "patrol": _patrol,
    "redirect": _redirect,
    "player": _player,
    "skill": lambda p, frame, o: Label(f"Test {o.source.title()}"),
    "name": lambda p, frame, o: Label(o.source.title()),
    "reroll": _dice("Reroll"),
    "cancel": _dice("Cancel"),
    "add": _dice("Add"),
    "turn": _turn,
    "accept": _accept,
    "choose": _choose,
    "mark": _to_space("Mark"),
}
