"""Options in words: the effect of an answer, and its cost, needs or consequences.

An option may be put into words while another step asks: facts that only its own step has are left
out then. Nothing here names a facedown token.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.outer_rim.ambitions import words as ambition_words
from game.outer_rim.bounties import hunted
from game.outer_rim.cards.effects.choices import Choose as Choice
from game.outer_rim.cards.effects.choices import May as Offered
from game.outer_rim.cards.effects.choices import Way
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.effects.moments import Turn
from game.outer_rim.cards.effects.trials import FightPlayer
from game.outer_rim.cards.models import ContactCard
from game.outer_rim.combat.frames import SkillChoice, SkillTest
from game.outer_rim.combat.rules import strength
from game.outer_rim.company import words as together
from game.outer_rim.company.frames import Fighter, LentSkill, Sufferer
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.contests.frames import Rival
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.conditions import amount, kind_here
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.favors import words as favors
from game.outer_rim.favors.frames import Favor
from game.outer_rim.frames.turns import Choose, May, Window
from game.outer_rim.looks import words as looks
from game.outer_rim.market.frames import Search
from game.outer_rim.market.words import GOODS, card_facts
from game.outer_rim.odds.crossings import of_crossing
from game.outer_rim.rules import delivery, skills
from game.outer_rim.rules.movement import away, stopping
from game.outer_rim.rules.reputation import level_name
from game.outer_rim.rules.turn import INCOME
from game.outer_rim.text import cards, perils
from game.outer_rim.text.bodies import ship_facts
from game.outer_rim.text.effects import LIST
from game.outer_rim.text.facts import Worder, data, facts, said, seat_for, step
from game.outer_rim.text.grammar import a_or_an, many, plain, plural
from game.outer_rim.text.names import (
    at,
    level_needed,
    name_of,
    owner,
    patrol,
    power_name,
    seat_of,
    space_name,
    token_name,
)
from game.outer_rim.text.terms import rewards
from game.outer_rim.trading.words import TRADING, accept, decline
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import capital, listed, percent, sentences
from game.table.stack import Frame

# --- setting up, moving ---------------------------------------------------------------------------


def _pick(p: Play, f: Frame | None, o: Option) -> Label:
    name = p.content.name(o.source)
    ambition = p.content.ambitions.get(o.source)
    if ambition is not None:
        return Label(f"Choose {name}", ambition_words.overview(p.content, ambition))
    character = p.content.characters.get(o.source)
    if character is not None:
        skilled = listed(each.title() for each in character.skills)
        figures = f"health {character.health}, ground combat {character.ground_combat}"
        return Label(
            f"Play {name}", facts(figures, f"skilled in {skilled}" if skilled else "no skills")
        )
    face = p.content.ships[o.source].front
    return Label(f"Fly the {name}", capital(ship_facts(face)))


def _faction(p: Play, f: Frame | None, o: Option) -> Label:
    victim = data(f, "victim", -1)
    seat = victim if victim >= 0 else data(f, "whose", seat_for(p, f))
    whose = "Your" if seat == seat_for(p, f) else owner(p, seat)
    now = level_name(p, seat, o.source)
    return Label(
        f"Choose the {o.source.title()} faction",
        f"{whose} {o.source.title()} reputation is {now} now",
    )


def _move(p: Play, f: Frame | None, o: Option) -> Label:
    seat = seat_for(p, f)
    player = p.player(seat)
    far = away(p, player.space)[o.target]
    if far == 0:
        spent = (
            "Takes your whole planning step: no recovery, no credits"
            if step(f) == "planning"
            else ""
        )
        return Label(f"Stay {at(p, o.target)}", spent)
    reach = data(f, "points", 0) if step(f) == "move" else p.values(seat).hyperdrive
    much = f"{far} of the {reach} spaces you can fly" if reach > far else plural(far, "space")
    return Label(
        f"Fly to {space_name(p, o.target)}",
        facts(much, _dangers(p, seat, o.target), _errands(p, seat, o.target)),
    )


def _dangers(p: Play, seat: int, space: str) -> str:
    """Return the patrols there, and why they stop the player or do not."""
    hostile = {barrier for barrier, where in stopping(p, seat) if where == space}
    there = [faction for faction, (_, where) in p.state.patrols.items() if where == space]
    if len(there) > 1 and hostile.issuperset(there):
        known = listed(f"{each.title()} ({level_name(p, seat, each)})" for each in there)
        return f"{len(there)} patrols stop you there: {known}"
    return "; ".join(
        f"the {patrol(each)} {'stops you there' if each in hostile else 'lets you by'} "
        f"({level_name(p, seat, each)} reputation)"
        for each in there
    )


def _errands(p: Play, seat: int, space: str) -> str:
    """Return the possible deliveries and attempts there."""
    player, assets = p.player(seat), p.content.assets
    due = [c for c in player.cards if delivery.destination(p, c) == space]
    jobs = [c for c in player.cards if assets[c].kind == "job" and assets[c].destination == space]
    goods = f"deliver {listed(assets[c].name for c in due)}" if due else ""
    work = f"attempt {listed(assets[c].name for c in jobs)}" if jobs else ""
    return f"you can {listed((goods, work))}" if goods or work else ""


def _go(p: Play, f: Frame | None, o: Option) -> Label:
    seat = seat_for(p, f)
    far = plural(away(p, p.player(seat).space)[o.target], "space")
    return Label(
        f"Go to {space_name(p, o.target)}",
        facts(f"{far} away", _dangers(p, seat, o.target), _errands(p, seat, o.target)),
    )


def _goal(p: Play, f: Frame | None, o: Option) -> Label:
    far = away(p, p.player(seat_for(p, f)).space)[o.target]
    return Label(f"Head for {space_name(p, o.target)}", capital(f"{plural(far, 'space')} away"))


def _recover(p: Play, f: Frame | None, o: Option) -> Label:
    player = p.player(seat_for(p, f))
    parts = listed(
        f"{number} {what} damage"
        for what, number in (("character", player.character_damage), ("ship", player.ship_damage))
        if number
    )
    return Label("Recover", f"Heals {parts}" if parts else "You have no damage to heal")


# --- encounters -----------------------------------------------------------------------------------


def _draw(p: Play, f: Frame | None, o: Option) -> Label:
    deck = p.content.encounter_decks.get(o.source)
    found = f"; common finds: {listed(rewards(deck))}" if deck is not None else ""
    return Label(f"Explore {space_name(p, o.target)}", f"Draws an encounter card{found}")


def _cross(p: Play, f: Frame | None, o: Option) -> Label:
    goal = p.galaxy.spaces[o.target].crossing
    found = of_crossing(p, seat_for(p, f), o.target)
    chance = f"{percent(found.chance)} to get across. " if found is not None else ""
    words = f"{chance}You draw an encounter card and must meet its demand"
    return Label(f"Cross to {space_name(p, goal)}", words)


def _against(p: Play, seat: int, kind: str, number: int) -> str:
    own = strength(p.values(seat), kind)
    return f"{kind} combat: your {plural(own, 'die')} against {number}"


def _fight(p: Play, f: Frame | None, o: Option) -> Label:
    token: Any = p.content.components[o.source]
    label = f"Fight the {patrol(token.faction)}"
    if o.target != p.player(seat_for(p, f)).space:
        label += f" {at(p, o.target)}"
    body = plain(" ".join(cards.card_text(p.content, o.source).body))
    if token.ship_combat is None:
        return Label(label, body)
    return Label(
        label, capital(f"{_against(p, seat_for(p, f), 'ship', token.ship_combat)}. {body}")
    )


def reader(f: Frame | None) -> int | None:
    """Return the seat that reads an option, which may have looked at contacts; None for nobody."""
    return f.seat if f is not None and f.seat >= 0 else None


def _meet(p: Play, f: Frame | None, o: Option) -> Label:
    place = planet_of(o.source)
    token = token_name(p, o.source, reader(f))
    words = f"the {token}" if token[:1].islower() else token
    if place != p.player(seat_for(p, f)).space:
        return Label(f"Meet {words}", capital(at(p, place)))
    known = "facedown" not in token
    told = "you resolve this contact's card" if known else "only then do you learn who it is"
    return Label(f"Meet {words}", f"In place of exploring; {told}")


def _job(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    whom = together.whom(p, seat_for(p, f), o)
    tested = listed(each.title() for each in asset.job_skills)
    tests = f"tests {tested}" if tested and step(f) != "ai.job" else ""
    verb = "Complete" if step(f) == "ai.job" else "Attempt"
    reward = f"Reward: {said(p, asset.reward, asset.id)}" if asset.reward else ""
    return Label(f"{verb} {asset.name}{whom}", sentences((tests, reward)))


def _hunt(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    if o.target.startswith("seat_"):
        return _hunt_player(p, seat_for(p, f), o)
    dice = _against(p, seat_for(p, f), asset.combat or "ground", asset.value)
    ends = (
        f"Eliminate: {said(p, asset.eliminate)}",
        f"Capture, once delivered to {space_name(p, asset.deliver_to)}: {said(p, asset.capture)}",
    )
    return Label(f"Hunt {p.content.name(asset.target)}", sentences((dice, *ends)))


def _hunt_player(p: Play, seat: int, o: Option) -> Label:
    other, kind = seat_of(o.target), kind_here(p, seat)
    dice = _against(p, seat, kind, strength(p.values(other), kind))
    reward = f"If you win: gain {hunted.CREDITS:,} credits and {hunted.FAME} fame"
    return Label(f"Fight {name_of(p, other)} for the bounty", sentences((dice, reward)))


def _talk(p: Play, f: Frame | None, o: Option) -> Label:
    token = data(f, "token")
    if not token:
        return Label("Talk")
    name = p.content.name(token)
    return Label(f"Talk to {name}", f"Hear what {name} has to say, and choose what comes of it")


def _eliminate(p: Play, f: Frame | None, o: Option) -> Label:
    return Label(
        f"Eliminate {p.content.name(o.target)}", said(p, p.content.assets[o.source].eliminate)
    )


def _capture(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    goal, name = space_name(p, asset.deliver_to), p.content.name(o.target)
    reward = said(p, asset.capture)
    return Label(f"Capture {name}", f"Needs no berth. Once delivered to {goal}: {reward}")


def _protect(p: Play, f: Frame | None, o: Option) -> Label:
    hunter = data(f, "hunter", -1)
    if hunter < 0:
        return Label("Protect the crew")
    kind = kind_here(p, hunter)
    own, theirs = (strength(p.values(each), kind) for each in (seat_for(p, f), hunter))
    return Label(
        f"Fight for {p.content.name(data(f, 'crew'))}",
        f"{capital(kind)} combat: your {plural(own, 'die')} against {theirs}",
    )


def _yield(p: Play, f: Frame | None, o: Option) -> Label:
    crew = data(f, "crew")
    return Label("Stay out of it", f"{p.content.name(crew)} fights alone" if crew else "")


# --- contacts and patrols -------------------------------------------------------------------------


def _look(p: Play, f: Frame | None, o: Option) -> Label:
    verb = "Look at" if data(f, "secret") else "Reveal"
    space, name = planet_of(o.source), token_name(p, o.source, reader(f))
    the = "the " if name[:1].islower() else ""
    return Label(f"{verb} {the}{name}", f"It waits {at(p, space)}")


def _place(p: Play, f: Frame | None, o: Option) -> Label:
    space, _, number = o.target.partition(".")
    beside = "" if number.isdigit() else "Beside its printed contact spaces"
    return Label(f"Place it {at(p, space)}", beside or f"Contact space {number}")


def _take(p: Play, f: Frame | None, o: Option) -> Label:
    if "." in o.source:
        name = token_name(p, o.source, reader(f))
        words = f"Move the {name}" if name[:1].islower() else f"Move {name}"
        return Label(words, capital(at(p, planet_of(o.source))))
    return Label(f"Take {p.content.name(o.source)}", card_facts(p, o.source))


def _patrol(p: Play, f: Frame | None, o: Option) -> Label:
    if o.target:
        moved = patrol(o.source) if step(f) == "which_patrol" else "patrol"
        return Label(f"Move the {moved} to {space_name(p, o.target)}")
    level, space = p.state.patrols[o.source]
    verb = "Move" if step(f) == "which_patrol" else "Choose"
    return Label(f"{verb} the {patrol(o.source)}", f"A level {level} patrol {at(p, space)}")


def _redirect(p: Play, f: Frame | None, o: Option) -> Label:
    other = seat_of(o.target)
    who = name_of(p, other)
    return Label(f"Send the patrol toward {who}", f"{who} is {at(p, p.player(other).space)}")


def _player(p: Play, f: Frame | None, o: Option) -> Label:
    seat = seat_of(o.source)
    player, values = p.player(seat), p.values(seat)
    if step(f) == "fight_player":
        kind = kind_here(p, seat_for(p, f))
        dice = _against(p, seat_for(p, f), kind, strength(values, kind))
        return Label(f"Fight {name_of(p, seat)}", capital(dice))
    if isinstance(f, Fighter):
        return together.fighter(p, f, seat)
    if isinstance(f, Sufferer):
        return together.sufferer(p, f, seat)
    if isinstance(f, Rival):
        needed = level_needed(skills.level(p, seat, p.effect(f, Opposed).skill))
        return Label(f"Choose {name_of(p, seat)}", capital(needed))
    now = f"Has {player.fame} fame and is {at(p, player.space)}"
    return Label(f"Choose {name_of(p, seat)}", now)


# --- abilities, dice, choices ---------------------------------------------------------------------


def _use(p: Play, f: Frame | None, o: Option) -> Label:
    power = p.content.powers[o.source]
    title = power.ability.title
    told = plain(cards.ability_text(p.content, power.id)).removeprefix(f"{title}. ")
    told = capital(told.removeprefix(f"{power.when.title()}: "))
    if any(isinstance(each, FightPlayer) for each in power.ability.then):
        return Label("Fight a player", f"{title or power_name(p, power)}: {told}")
    if power.card == p.player(seat_for(p, f)).character:
        return Label("Use your character's ability", told)
    if title and power.id.endswith(".secret"):
        return Label(f'Use "{title}"', f"Your secret. {told}")
    return Label(f'Use "{title}"' if title else f"Use {power_name(p, power)}", told)


def _dice(verb: str) -> Worder:
    def words(p: Play, f: Frame | None, o: Option) -> Label:
        power = p.content.powers[o.source]
        what = f"{verb} {a_or_an(o.target)}"
        if verb == "Turn":
            turns = (e for e in power.ability.then if isinstance(e, Turn))
            to = next((e.to for e in turns if o.target in e.faces), "")
            what += f" into {a_or_an(to)}"
        price = amount(p, seat_for(p, f), power.ability.cost.credits)
        cost = f"spend {price:,} credits" if price and not data(f, "power") else ""
        own = power.card == p.player(seat_for(p, f)).character
        uses = f"uses {'your own ability' if own else power_name(p, power)}"
        return Label(what, facts(uses, cost))

    return words


def _skill(p: Play, f: Frame | None, o: Option) -> Label:
    skill: Any = o.source
    if isinstance(f, LentSkill):
        return together.lent(p, f, o)
    seat = seat_for(p, f)
    needed = capital(level_needed(skills.level(p, seat, skill)))
    test = p.under(SkillTest, f) if isinstance(f, SkillChoice) else None
    failed = p.content.blocks.get(test.otherwise, ()) if test is not None else ()
    return Label(
        f"Test {skill.title()}", sentences((needed, perils.of_failure(p, seat, failed, "you fail")))
    )


def _way(p: Play, seat: int, card: str, found: Way | Offered) -> Label:
    """Return a way in a few words, and in full if that adds anything; at the player's price. One
    with words of the story has them for a label, and its detail is the whole act."""
    found = found.model_copy(update={"cost": costs.due(p, seat, found.cost, found.then)})
    label = _bare_way(p, card, found)
    told = [verb_of(each).now(p, seat, each) for each in every_effect(found.then)]
    told.append(perils.of_block(p, seat, found.then, found.cost))
    met = isinstance(p.content.databank.get(card), ContactCard)
    if met and isinstance(found, Way) and perils.only_costs(found.then):
        told.insert(0, "You get nothing for it.")
    return replace(label, detail=sentences((label.detail, *told))) if any(told) else label


def _bare_way(p: Play, card: str, found: Way | Offered) -> Label:
    label = cards.button(p.content, found, card)
    told = plain(cards.way(p.content, found.model_copy(update={"when": None}), card))
    if isinstance(found, Way) and found.words:
        return Label(found.words, capital(told), label)
    cost, colon, act = label.partition(": ")
    first, _, after = told.removesuffix(".").partition(". ")
    if colon and first.endswith(f" to {act}"):
        return Label(capital(act), sentences((capital(first.removesuffix(f" to {act}")), after)))
    rest = told.removeprefix(label).lstrip(".,; ") if told.startswith(label) else told
    if rest.startswith("("):
        rest = rest[1:].replace(")", "", 1)
    return Label(label, capital(rest))


def _accept(p: Play, f: Frame | None, o: Option) -> Label:
    if isinstance(f, Favor):
        return favors.accept(p, f)
    if f is not None and f.step == "trade.answer":
        return accept(p, f)
    if f is not None and f.step == "invited":
        return Label(f"Go with {name_of(p, data(f, 'host', 0))}", together.along(p, f))
    if not isinstance(f, May):
        return Label("Accept")
    found = _way(p, f.seat, f.card, p.effect(f, Offered))
    return Label("Take one of these offers", found.detail) if LIST in found.detail else found


def _choose(p: Play, f: Frame | None, o: Option) -> Label:
    place = LETTERS.index(o.source)
    if not isinstance(f, Choose):
        return Label(f"Choice {place + 1}")
    return _way(p, f.seat, f.card, p.effect(f, Choice).ways[place])


# --- leaving it -----------------------------------------------------------------------------------

PASS = {
    "window": "Do without it",
    "patrol.redirect": "Let the patrol come",
    "offer": "Keep your credits",
    "buy_ship": "Keep your own ship",
    **looks.PASS,
    "search": "Leave them in the deck",
    "move_contact": "Leave everyone in place",
    "trade": "Call off the deal",
    "invite": "Ask no one",
    "peek_secrets": "Respect their secrets",
    "favor.ask": "Call off the request",
    "favor.pick": "Do without help",
    "favor.moment": "Roll the dice",
    "favor.read": "Play the card as it is",
}
TESTED = {"before_test": "Trust your own luck", "test_failed": "Let the test fail"}
"""how to close the window of abilities of a test, by its moment"""
DONE: dict[str, str | Callable[[Any], str]] = {
    "market": "Leave the market",
    "deliver": "Stop delivering",
    "sell": "Stop selling",
    "dice.use": "Keep the other dice",
    "free_patrol": "Leave the patrol here",
    **looks.DONE,
}


def _pass(p: Play, f: Frame | None, o: Option) -> Label:
    if isinstance(f, May):
        otherwise = p.effect(f, Offered).otherwise
        return Label("Walk away", said(p, otherwise, f.card) if otherwise else "")
    if isinstance(f, Window) and f.when in TESTED:
        return Label(TESTED[f.when])
    if isinstance(f, Search) and not f.found:
        return Label("Continue")
    return Label(PASS.get(step(f), "Walk away"))


def _spaces(p: Play, f: Frame | None, o: Option) -> Label:
    far = int(o.source)
    if not far:
        return Label("Leave the patrol where it is")
    return Label(f"Move the patrol {plural(far, 'space')}")


def _done(p: Play, f: Frame | None, o: Option) -> Label:
    words = DONE.get(step(f), "Done")
    return Label(words if isinstance(words, str) else words(f))


def _decline(p: Play, f: Frame | None, o: Option) -> Label:
    if isinstance(f, Favor):
        return Label("Refuse", "You give no favor and get nothing for it")
    if f is not None and f.step == "trade.answer":
        return decline(p, f)
    if f is not None and f.step == "invited":
        return Label("Stay here")
    card = data(f, "card")
    if not card:
        return Label("Give it up")
    return Label(f"Do without {p.content.name(card)}", "You discard it and keep your other cards")


def _plain(label: str, detail: str = "") -> Worder:
    return lambda p, f, o: Label(label, detail)


def _mark(p: Play, f: Frame | None, o: Option) -> Label:
    far = away(p, p.player(data(f, "whose", seat_for(p, f))).space)[o.target]
    return Label(f"Choose {space_name(p, o.target)}", f"{plural(far, 'space')} away")


WORDERS: dict[str, Worder] = {
    **GOODS,
    **looks.LABELS,
    **TRADING,
    **favors.FAVORS,
    "propose": lambda p, f, o: (
        favors.propose(p, f) if isinstance(f, Favor) else TRADING["propose"](p, f, o)
    ),
    "pick": _pick,
    "faction": _faction,
    "move": _move,
    "go": _go,
    "goal": _goal,
    "recover": _recover,
    "credits": lambda p, f, o: Label(
        f"Gain {INCOME:,} credits", "You stay where you are and recover nothing"
    ),
    "use": _use,
    "pass": _pass,
    "end": _plain("End the action step", "Your one encounter comes next"),
    "done": _done,
    "keep": _plain("Keep the dice"),
    "fail": _plain("Let the test fail"),
    "decline": _decline,
    "job": _job,
    "join": together.join,
    "refuse": together.refuse,
    "draw": _draw,
    "cross": _cross,
    "fight": _fight,
    "meet": _meet,
    "look": _look,
    "hunt": _hunt,
    "talk": _talk,
    "protect": _protect,
    "yield": _yield,
    "eliminate": _eliminate,
    "capture": _capture,
    "place": _place,
    "take": _take,
    "patrol": _patrol,
    "spaces": _spaces,
    "redirect": _redirect,
    "player": _player,
    "skill": _skill,
    "name": lambda p, f, o: Label(
        f"Name a cost of {int(o.source):,} credits"
        if isinstance(f, Search) and f.costs
        else f"Search for {many(o.source)}"
    ),
    "reroll": _dice("Reroll"),
    "cancel": _dice("Cancel"),
    "add": _dice("Add"),
    "turn": _dice("Turn"),
    "accept": _accept,
    "choose": _choose,
    "mark": _mark,
    "mark_card": lambda p, f, o: Label(
        f"Choose {p.content.name(o.source)}", card_facts(p, o.source)
    ),
}
