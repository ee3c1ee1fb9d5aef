"""Deeds in words: the verbs that hold no further effects, one pattern each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.outer_rim.cards.effects import Goal
from game.outer_rim.text.grammar import listed, many, one, plural
from game.outer_rim.text.terms import DECKS, Scene, faces, faction, money, reputation, skills, space


@dataclass(frozen=True, slots=True)
class Said:
    """An effect in words.

    ``kind``: an order ("gain 2,000 credits"), a fact ("the job is complete") or an offer, which
    is a deed one may leave ("buy a ship"). ``tail``: what follows under labels where it branches.
    ``short``: for buttons, where ``head`` would be long.
    """

    head: str
    tail: str = ""
    kind: str = "order"
    short: str = ""


Pattern = Callable[[Any, Scene], Said]


# --- gaining and losing ---------------------------------------------------------------------------


def _goods(e: Any) -> str:
    found = [money(e.credits)] if e.credits else []
    if e.fame:
        found.append(f"{e.fame} fame" if isinstance(e.fame, int) else f"fame: {money(e.fame)}")
    found += [reputation(steps, name) for name, steps in e.reputation.items()]
    return listed(found)


def _deed(verb: str, goods: str, who: str, scene: Scene) -> Said:
    """Something that oneself, the opponent, or both do."""
    if who == "me":
        return Said(f"{verb} {goods}")
    if who == "opponent":
        return Said(f"{scene.rival} {verb}s {goods}", kind="fact")
    return Said(f"you and {scene.rival} each {verb} {goods}", kind="fact")


def _gain(e: Any, scene: Scene) -> Said:
    return _deed("gain", _goods(e), e.who, scene)


def _lose(e: Any, scene: Scene) -> Said:
    goods = listed((("all credits" if e.all_credits else ""), _goods(e)))
    return _deed("spend" if scene.pays else "lose", goods, e.who, scene)


def _take(e: Any, scene: Scene) -> Said:
    return Said(f"take up to {money(e.credits)} from {scene.rival}")


def _take_reputation(e: Any, scene: Scene) -> Said:
    return Said(
        f"{scene.rival} loses 1 reputation with a faction of your choice, and you gain it",
        kind="fact",
    )


def _damage_parts(character: Any, ship: Any) -> str:
    def part(number: Any, what: str) -> str:
        return f"{number} {what} damage" if number else ""

    if character == ship == "all":
        return "all damage"
    return listed((part(character, "character"), part(ship, "ship")))


def _damage(e: Any, scene: Scene) -> Said:
    return _deed("suffer", _damage_parts(e.character, e.ship), e.who, scene)


def _recover(e: Any, scene: Scene) -> Said:
    return Said(f"recover {_damage_parts(e.character, e.ship)}")


# --- the map --------------------------------------------------------------------------------------


def _move(e: Any, scene: Scene) -> Said:
    if e.spaces == "hyperdrive":
        return Said("move up to your hyperdrive value")
    return Said(f"move up to {plural(e.spaces, 'space')}")


PATROLS = {"any": "any patrol", "nearest": "the nearest patrol"}
TOWARD = {"me": " toward you", "other": " toward another player", "anywhere": ""}


def _move_patrol(e: Any, scene: Scene) -> Said:
    which = PATROLS.get(e.faction) or f"the {faction(e.faction)} patrol"
    far = plural(e.spaces, "space")
    return Said(f"move {which} {'up to ' if e.toward == 'anywhere' else ''}{far}{TOWARD[e.toward]}")


WHERE = {
    "here": "on your planet",
    "planet": "on a planet of your choice",
    "planet_without_players": "on a planet without players",
}


def _reveal(e: Any, scene: Scene) -> Said:
    count = "all contacts" if e.count == "all" else plural(e.count, "facedown contact")
    short = {"here": "reveal the contacts here"}.get(e.where, "reveal contacts on a planet")
    return Said(f"reveal {count} {WHERE[e.where]}", short=short)


def _peek(e: Any, scene: Scene) -> Said:
    one = "a facedown contact" if e.count == 1 else plural(e.count, "facedown contact")
    return Said(f"secretly look at {one} {WHERE[e.where]}")


def _move_contact(e: Any, scene: Scene) -> Said:
    which = "a contact"
    if e.from_here:
        which = "a contact from your planet"
    elif e.to_here:
        which = "a contact from another planet"
    goal = "your planet" if e.to_here else "another planet"
    return Said(
        f"move {which} to an empty contact space of {goal}", kind="offer", short="move a contact"
    )


def _move_player(e: Any, scene: Scene) -> Said:
    goal = listed((space(each) for each in e.spaces), "or") or "any planet"
    return Said(f"move directly to {goal}")


# --- cards ----------------------------------------------------------------------------------------


def _keep(e: Any, scene: Scene) -> Said:
    return Said(f"gain **{scene.asset}**" if scene.asset else "gain the asset of this card")


def _hire(e: Any, scene: Scene) -> Said:
    return Said(f"hire **{scene.crew}**" if scene.crew else "hire this contact")


def _gain_card(e: Any, scene: Scene) -> Said:
    given = f" if it is {listed((one(kind) for kind in e.kinds), 'or')}" if e.kinds else ""
    deck = DECKS[e.deck]
    return Said(f"gain the top card of the {deck} deck{given}", short=f"gain a {deck} card")


def _decks(names: tuple[str, ...], link: str) -> str:
    decks = listed((DECKS[each] for each in names), link)
    return f"{decks} {'decks' if len(names) > 1 and link == 'and' else 'deck'}"


def _less(credits: int) -> str:
    return f" for {money(credits)} less" if credits else ""


def _buy(e: Any, scene: Scene) -> Said:
    short = f"buy a {listed((DECKS[each] for each in e.decks), 'or')} card"
    less = f" for {e.discount:,} less" if e.discount else ""
    return Said(
        f"buy the top card of the {_decks(e.decks, 'or')}{_less(e.discount)}",
        kind="offer",
        short=short + less,
    )


def _buy_ship(e: Any, scene: Scene) -> Said:
    which = "any unused ship that costs more than yours" if e.dearer else "any unused ship"
    damage = f"; it arrives with {e.damage} damage" if e.damage else ""
    less = f" for {e.discount:,} less" if e.discount else ""
    return Said(
        f"buy {which}{_less(e.discount)}{damage}", kind="offer", short=f"buy an unused ship{less}"
    )


def _search(e: Any, scene: Scene) -> Said:
    deck, kinds = DECKS[e.deck], listed(e.kinds, "or")
    found = f"cards of the {deck} deck until {e.count}"
    name = f"reveal {found} {many(e.kinds[0])} appear"
    if len(e.kinds) > 1:
        name = f"name {kinds}, then reveal {found} of that kind appear"
    return Said(
        name,
        " You may buy one of them. Shuffle the rest back into the deck.",
        short=f"search the {deck} deck",
    )


def _sell(e: Any, scene: Scene) -> Said:
    kinds = listed(e.kinds, "or")
    bonus = f" plus {money(e.bonus)}" if e.bonus else ""
    if e.count == 1:
        return Said(f"sell 1 {kinds} for its cost{bonus}", kind="offer", short=f"sell 1 {kinds}")
    number = f"up to {e.count}" if e.count < 99 else "any number of your"
    words = f"sell {number} {kinds} cards for their cost{bonus + ' each' if bonus else ''}"
    return Said(words, kind="offer", short=f"sell {kinds} cards")


def _discard(e: Any, scene: Scene) -> Said:
    kinds = listed((many(k) if e.count > 1 else k for k in e.kinds), "or")
    return _deed("discard", f"{e.count} {kinds}", e.who, scene)


def _discard_top(e: Any, scene: Scene) -> Said:
    if e.choice and len(e.decks) == len(DECKS):
        return Said("discard the top card of a market deck", short="discard a market card")
    link = "or" if e.choice else "and"
    cards = "top cards" if link == "and" and len(e.decks) > 1 else "top card"
    return Said(f"discard the {cards} of the {_decks(e.decks, link)}")


def _take_crew(e: Any, scene: Scene) -> Said:
    return Said(f"take 1 {'droid ' if e.droid else ''}crew from {scene.rival}")


# --- plain ones -----------------------------------------------------------------------------------


def _order(words: str, short: str = "") -> Pattern:
    return lambda e, scene: Said(words, short=short)


def _fact(words: str) -> Pattern:
    return lambda e, scene: Said(words, kind="fact")


DISPOSE = {
    "discard": "discard this card",
    "remove": "remove this card from the game",
    "shuffle": "shuffle this card into its deck",
}
AVERTED = {
    "patrol_stop": "continue your move",
    "test_failed": "pass it after all",
    "would_be_defeated": "avoid the defeat",
}


def reached(goal: Goal, scene: Scene) -> str:
    """What a goal brings."""
    return f"gain {goal.fame} fame and flip this {scene.sheet}"


def _progress(e: Any, scene: Scene) -> Said:
    if scene.goal is not None and scene.goal.count == 1:
        return Said(reached(scene.goal, scene))
    return Said(f"advance your {e.goal} goal")


def _dice(number: Any) -> str:
    return "any number of dice" if number == "any" else f"{_upto(number)} dice"


def _reroll(e: Any, scene: Scene) -> Said:
    if len(e.faces) == 4 and scene.moment == "opponent_dice":
        return Said(f"reroll {_dice(e.dice).replace('dice', 'of their dice')}")
    if len(e.faces) == 4:
        return Said("reroll 1 die" if e.dice == 1 else f"reroll {_dice(e.dice)}")
    number = {"any": "any number of", 1: "1"}.get(e.dice, f"up to {e.dice}")
    return Said(f"reroll {number} {faces(e.faces)}")


def _upto(number: int) -> str:
    return "1" if number == 1 else f"up to {number}"


DEEDS: dict[str, Pattern] = {
    "gain": _gain,
    "lose": _lose,
    "take": _take,
    "take_reputation": _take_reputation,
    "damage": _damage,
    "recover": _recover,
    "move": _move,
    "move_patrol": _move_patrol,
    "reveal_contacts": _reveal,
    "peek_contacts": _peek,
    "move_contact": _move_contact,
    "hire": _hire,
    "discard_contact": _order("discard this contact"),
    "encounter_contact": _order("encounter a contact on your planet"),
    "encounter_far": lambda e, scene: Said(
        f"encounter a patrol or contact up to {plural(e.spaces, 'space')} away"
    ),
    "keep": _keep,
    "keep_secret": _order("keep this card as a {icon:secret} secret"),
    "gain_card": _gain_card,
    "buy": _buy,
    "buy_ship": _buy_ship,
    "search_deck": _search,
    "market": _order("perform a market action"),
    "sell": _sell,
    "discard": _discard,
    "discard_top": _discard_top,
    "dispose": lambda e, scene: Said(DISPOSE[e.how]),
    "extra_turn": _order("take another turn after this one"),
    "complete_job": _fact("the job is complete"),
    "fail_job": _fact("the job fails"),
    "go_to": lambda e, scene: Said(
        "repeat this step" if e.step == scene.step else f"go to step {e.step}"
    ),
    "databank": lambda e, scene: Said(f"resolve databank card #{e.number}"),
    "mark_planet": _order("place one of your damage tokens on your planet"),
    "progress": _progress,
    "take_crew": _take_crew,
    "destination": _fact("the nearest other player chooses the planet to deliver this card to"),
    "move_player": _move_player,
    "reroll": _reroll,
    "turn": lambda e, scene: Said(f"turn {_upto(e.dice)} {faces(e.faces)} to {faces((e.to,))}"),
    "add": lambda e, scene: Said(f"add {e.dice} {faces((e.face,))}"),
    "cancel": lambda e, scene: Said(f"cancel {_upto(e.dice)} {faces(e.faces)}"),
    "grant_skill": lambda e, scene: Said(
        f"count as having {skills((e.skill,)) if e.skill else 'that skill'}"
        + ("; if you pass, discard this card" if e.spent else "")
    ),
    "avert": lambda e, scene: Said(AVERTED.get(scene.moment, "avoid it")),
    "forgo_credits": _order("give up its credits"),
    "redirect_patrol": _order("move it toward another player instead"),
    "stop_mover": _order("stop them there"),
}
