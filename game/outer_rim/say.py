"""The text of cards, generated from the data that runs (promise 2).

Each effect verb, condition, cost and moment has one pattern here. Markup: ``{icon:name}`` and
``**bold**``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from game.outer_rim import components as c
from game.outer_rim.content import Asset, Content
from game.outer_rim.effects import Ability, Condition, Cost, Goal, Per
from game.outer_rim.grammar import listed, plural, sentence, sentences

Length = Literal["tile", "text", "help"]

DECK_NAMES = {
    "bounty": "bounty",
    "cargo": "cargo",
    "gear_and_mod": "gear and mod",
    "job": "job",
    "luxury": "luxury",
    "ship": "ship",
}
LEVELS = {"negative": "negative", "neutral": "neutral", "positive": "positive"}


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card says. ``body``: paragraphs with markup; ``cost`` None where none is printed."""

    name: str
    kind_line: str
    cost: int | None
    traits: tuple[str, ...]
    body: tuple[str, ...]
    footer: str
    story: str


# --- amounts, costs, conditions -----------------------------------------------------------------


def amount(value: Any, unit: str = "") -> str:
    """A number, or one that depends on what a player has."""
    if not isinstance(value, Per):
        return f"{value:,}{unit}"
    each, per = f"{abs(value.each):,}", value.per.replace("_", " ")
    if not value.base:
        return f"{each}{unit} for each {per}"
    link = "reduced by" if value.each < 0 else "and"
    return f"{value.base:,}{unit}, {link} {each} for each {per}"


def money(value: Any) -> str:
    """Credits with their icon."""
    if isinstance(value, Per):
        return amount(value, " {icon:credits}")
    return f"{value:,} {{icon:credits}}"


def faction(name: str) -> str:
    """A faction with its icon, or one left open."""
    if name == "planet":
        return "this planet's faction"
    if name == "any":
        return "a faction of your choice"
    return f"{{icon:{name}}} {name.title()}"


def skill(name: str) -> str:
    """A skill with its icon."""
    return f"{{icon:{name}}} {name.title()}"


def face(name: str) -> str:
    """A die face as its icon."""
    return f"{{icon:die_{name}}}"


def space(name: str) -> str:
    """A space in words."""
    small = {"of", "the"}
    words = [word if word in small else word.title() for word in name.split("_")]
    return ("the " if name == "ring_of_kafrene" else "") + " ".join(words)


def cost_words(cost: Cost) -> str:
    """What a cost asks for, "" for nothing: ``spend 2,000 and discard this card``."""
    parts = []
    if cost.credits:
        parts.append(f"spend {money(cost.credits)}")
    for name, steps in cost.reputation.items():
        note = ", even if negative" if cost.reputation_even_negative else ""
        parts.append(f"lose {steps} {faction(name)} reputation{note}")
    if cost.fame:
        parts.append(f"lose {cost.fame} {{icon:fame}}")
    if cost.discard_this:
        parts.append("discard this card")
    for kind, number in cost.discard.items():
        parts.append(f"discard {plural(number, kind)}")
    if cost.character_damage:
        parts.append(f"suffer {cost.character_damage} {{icon:damage}}")
    if cost.ship_damage:
        parts.append(f"your ship suffers {cost.ship_damage} {{icon:damage}}")
    return listed(parts)


def condition(only: Condition | None) -> str:
    """A condition as words after ``if``: ``you are on a planet and have Tactics``."""
    if only is None:
        return ""
    parts = [say(only) for name, say in CONDITIONS.items() if name in only.model_fields_set]
    return listed(part for part in parts if part)


def _levels(levels: tuple[str, ...]) -> str:
    return listed((LEVELS[level] for level in levels), "or")


FAME = {
    "most": "you are the most famous",
    "not_most": "you are not the most famous",
    "more": "that player has more {icon:fame} than you",
    "less": "that player has less {icon:fame} than you",
    "as_much": "that player has at least as much {icon:fame} as you",
}
FOES = {"patrol": "a patrol", "player": "a player", "contact": "a contact", "card": "an enemy"}
AT = {"planet": "on a planet", "navpoint": "at a navpoint", "maelstrom": "in the Maelstrom"}

CONDITIONS: dict[str, Callable[[Condition], str]] = {
    "reputation": lambda k: listed(
        f"your {faction(name)} reputation is {_levels(levels)}"
        for name, levels in k.reputation.items()
    ),
    "planet_reputation": lambda k: (
        f"your reputation with this planet's faction is {_levels(k.planet_reputation)}"
    ),
    "any_reputation": lambda k: f"your reputation with any faction is {k.any_reputation}",
    "factions_at": lambda k: listed(
        f"your reputation is {level} with at least {plural(number, 'faction')}"
        for level, number in k.factions_at.items()
    ),
    "at": lambda k: f"you are {listed((AT[each] for each in k.at), 'or')}",
    "spaces": lambda k: f"you are on {listed((space(each) for each in k.spaces), 'or')}",
    "planet_faction": lambda k: (
        f"you are on a planet of {listed((faction(each) for each in k.planet_faction), 'or')}"
    ),
    "on_faction_planet": lambda k: (
        f"this planet has {'a' if k.on_faction_planet else 'no'} faction"
    ),
    "skill": lambda k: f"you have {listed((skill(each) for each in k.skill), 'or')}",
    "cards": lambda k: (
        f"you have at least {listed(plural(n, kind) for kind, n in k.cards.items())}"
    ),
    "cards_worth": lambda k: f"your gear and mods cost {k.cards_worth or 0:,} or more together",
    "has": lambda k: "you have a card named here",
    "droid_crew": lambda k: f"you have at least {k.droid_crew} droid crew",
    "droid": lambda k: "you are a droid" if k.droid else "you are no droid",
    "credits": lambda k: f"you have at least {k.credits or 0:,} {{icon:credits}}",
    "ship_cost": lambda k: f"your ship costs {k.ship_cost or 0:,} or more",
    "damaged": lambda k: {
        "character": "your character has damage",
        "ship": "your ship has damage",
        "any": "you have damage",
    }[k.damaged or "any"],
    "defeated": lambda k: "you are defeated" if k.defeated else "you are not defeated",
    "company": lambda k: (
        "another player is in your space" if k.company else "no other player is in your space"
    ),
    "fame": lambda k: FAME[k.fame or "most"],
    "marks": lambda k: f"{plural(k.marks or 0, 'planet')} carry your damage tokens",
    "trait": lambda k: f"it is {(k.trait or '').upper()}",
    "combat": lambda k: f"it is {k.combat} combat",
    "foe": lambda k: f"the enemy is {FOES[k.foe or 'card']}",
    "fame_reward": lambda k: (
        "the reward has {icon:fame}" if k.fame_reward else "the reward has no {icon:fame}"
    ),
    "any": lambda k: listed((condition(each) for each in k.any), "or"),
    "no": lambda k: _denied(k.no),
}


def _denied(only: Condition | None) -> str:
    """A condition that must not hold."""
    if only is None:
        return ""
    if only.any_reputation is not None:
        return f"your reputation with no faction is {only.any_reputation}"
    words = condition(only)
    for yes, no in (("you have", "you do not have"), ("you are", "you are not")):
        if words.startswith(yes):
            return no + words[len(yes) :]
    return f"it is not so that {words}"


# --- effects ------------------------------------------------------------------------------------


def block(effects: tuple[Any, ...]) -> str:
    """A block of effects as sentences."""
    return sentences(VERBS[effect.do](effect) for effect in effects)


def _inline(effects: tuple[Any, ...]) -> str:
    """A block as it stands after a colon or in a clause."""
    return block(effects)


def _reputations(changes: dict[Any, int]) -> list[str]:
    return [f"{number} reputation with {faction(name)}" for name, number in changes.items()]


WHO = {"me": "", "opponent": "that player", "both": "you and that player both"}


def _whose(who: str, verb: str) -> str:
    if who == "me":
        return verb
    return f"{WHO[who]} {verb}{'s' if who == 'opponent' else ''}"


def _gain(e: Any) -> str:
    parts = [money(e.credits)] if e.credits else []
    parts += [amount(e.fame, " {icon:fame}")] if e.fame else []
    return f"{_whose(e.who, 'gain')} {listed(parts + _reputations(e.reputation))}"


def _lose(e: Any) -> str:
    parts = ["all credits"] if e.all_credits else [money(e.credits)] if e.credits else []
    parts += [f"{e.fame} {{icon:fame}}"] if e.fame else []
    return f"{_whose(e.who, 'lose')} {listed(parts + _reputations(e.reputation))}"


def _damage(e: Any) -> str:
    parts = [f"your character suffers {e.character} {{icon:damage}}"] if e.character else []
    parts += [f"your ship suffers {e.ship} {{icon:damage}}"] if e.ship else []
    words = listed(parts)
    if e.who == "opponent":
        return words.replace("your", "that player's")
    return words


def _recover(e: Any) -> str:
    def part(value: Any, what: str) -> str:
        much = "all damage" if value == "all" else f"{value} {{icon:damage}}"
        return f"{much} from your {what}" if value else ""

    return f"recover {listed([part(e.character, 'character'), part(e.ship, 'ship')])}"


def _test(e: Any) -> str:
    words = sentence(f"test {listed((skill(each) for each in e.skill), 'or')}")
    if e.then:
        words += f" **Pass:** {_inline(e.then)}"
    if e.otherwise:
        words += f" **Fail:** {_inline(e.otherwise)}"
    if e.buy_off:
        words += f" You may spend {money(e.buy_off)} to pass a failed test."
    return words


def _outcomes(e: Any) -> str:
    words = f" **Win:** {_inline(e.win)}" if e.win else ""
    survive = getattr(e, "survive", ())
    if survive:
        words += f" **Win and not defeated:** {_inline(survive)}"
    return words + (f" **Lose:** {_inline(e.lose)}" if e.lose else "")


def _fight(e: Any) -> str:
    if e.combat == "here":
        kind = "combat (ground on a planet, ship elsewhere)"
    else:
        kind = f"{{icon:{e.combat}_combat}} {e.combat} combat"
    return sentence(f"fight a {kind} against {e.enemy}, value {e.value}") + _outcomes(e)


def _fight_player(e: Any) -> str:
    who = "a player in your space"
    only = condition(e.opponent).replace("your", "their").replace("you are", "they are")
    return sentence(f"fight {who}{f', if {only}' if only else ''}") + _outcomes(e)


def _may(e: Any) -> str:
    cost = cost_words(e.cost)
    start = f"if {condition(e.when)}, you may" if e.when is not None else "you may"
    if cost:
        words = sentence(f"{start} {cost}: {_inline(e.then)}")
    else:
        words = sentence(f"{start} {_deed(_inline(e.then))}")
    return words + (f" **Otherwise:** {_inline(e.otherwise)}" if e.otherwise else "")


NO_DEED = ("your", "you", "that", "the", "if", "choose", "it")


def _deed(words: str) -> str:
    """What one may do: an order in small letters, anything else after a colon."""
    if words.split(" ", 1)[0].lower() in NO_DEED:
        return f"do this: {words}"
    return words[:1].lower() + words[1:]


def way(e: Any) -> str:
    """One way of a choice, as a button or a card says it."""
    start = f"if {condition(e.when)}: " if e.when is not None else ""
    cost = cost_words(e.cost)
    return sentence(f"{start}{cost + ': ' if cost else ''}{_inline(e.then)}")


def _choose(e: Any) -> str:
    return "Choose one: " + " **or** ".join(way(each) for each in e.ways)


def _if(e: Any) -> str:
    words = sentence(f"if {condition(e.when)}: {_inline(e.then)}")
    return words + (f" **Otherwise:** {_inline(e.otherwise)}" if e.otherwise else "")


def _roll(e: Any) -> str:
    dice = plural(e.dice, "die") if isinstance(e.dice, int) else f"{amount(e.dice)} dice"
    faces = " ".join(face(each) for each in e.success)
    words = f"roll {dice}."
    if e.then or e.otherwise:
        need = "any" if e.need == 1 else f"at least {e.need}"
        words += f" **On {need} {faces}:** {_inline(e.then) or 'nothing happens.'}"
        words += f" **Otherwise:** {_inline(e.otherwise)}" if e.otherwise else ""
    return words + (f" **For each {faces}:** {_inline(e.each)}" if e.each else "")


def _move(e: Any) -> str:
    if e.spaces == "hyperdrive":
        return "move up to your {icon:hyperdrive} hyperdrive value"
    return f"move up to {plural(e.spaces, 'space')}"


def _move_patrol(e: Any) -> str:
    which = {"any": "a patrol of your choice", "nearest": "the nearest patrol"}.get(
        e.faction, f"the {faction(e.faction)} patrol"
    )
    toward = {"me": " toward you", "other": " toward another player", "anywhere": ""}[e.toward]
    upto = "up to " if e.toward == "anywhere" else ""
    return f"move {which} {upto}{plural(e.spaces, 'space')}{toward}"


WHERE = {
    "here": "on your planet",
    "planet": "on a planet",
    "planet_without_players": "on a planet without players",
}


def _reveal(e: Any) -> str:
    count = "all contacts" if e.count == "all" else plural(e.count, "facedown contact")
    return f"turn up {count} {WHERE[e.where]}"


def _peek(e: Any) -> str:
    return f"look secretly at {plural(e.count, 'facedown contact')} {WHERE[e.where]}"


def _move_contact(e: Any) -> str:
    start = "from your planet " if e.from_here else ""
    goal = "to your planet" if e.to_here else "to an empty contact space of another planet"
    return f"you may move a contact {start}{goal}"


def _gain_card(e: Any) -> str:
    kinds = f", if it is {listed(e.kinds, 'or')}" if e.kinds else ""
    return f"gain the top card of the {DECK_NAMES[e.deck]} deck free{kinds}"


def _buy(e: Any) -> str:
    decks = listed((DECK_NAMES[each] for each in e.decks), "or")
    less = f" for {e.discount:,} less" if e.discount else ""
    return f"you may buy the top card of the {decks} deck{less}"


def _buy_ship(e: Any) -> str:
    which = "any unused ship that costs more than yours" if e.dearer else "any unused ship"
    less = f" for {e.discount:,} less" if e.discount else ""
    damage = f"; it arrives with {e.damage} {{icon:damage}}" if e.damage else ""
    return f"you may buy {which} at its cost{less}, goal side up{damage}"


def _search(e: Any) -> str:
    return (
        f"name {listed(e.kinds, 'or')} and reveal cards of the {DECK_NAMES[e.deck]} deck until "
        f"{e.count} of that kind appear. You may buy one of them; shuffle the deck"
    )


def _sell(e: Any) -> str:
    bonus = f" and {e.bonus:,} more each" if e.bonus else ""
    count = "any of your" if e.count > 9 else f"up to {e.count} of your"
    return f"you may sell {count} {listed(e.kinds, 'or')} cards for their cost{bonus}"


def _discard(e: Any) -> str:
    return f"{_whose(e.who, 'discard')} {e.count} {listed(e.kinds, 'or')}"


def _discard_top(e: Any) -> str:
    link = "or" if e.choice else "and"
    decks = listed((DECK_NAMES[each] for each in e.decks), link)
    return f"discard the top card of the {decks} deck{'' if len(e.decks) == 1 or e.choice else 's'}"


DISPOSE = {
    "discard": "discard this card",
    "remove": "remove this card from the game",
    "shuffle": "shuffle this card back into its deck",
}


def _dice(count: Any) -> str:
    return "any number of dice" if count == "any" else f"up to {plural(count, 'die')}"


def _faces(faces: tuple[str, ...], link: str = "or") -> str:
    return listed((face(each) for each in faces), link)


def _reroll(e: Any) -> str:
    which = f" showing {_faces(e.faces)}" if len(e.faces) < 4 else ""
    return f"reroll {_dice(e.dice)}{which}"


def _cancel(e: Any) -> str:
    return f"cancel {'up to ' if e.dice > 1 else ''}{e.dice} {_faces(e.faces)}"


VERBS: dict[str, Callable[[Any], str]] = {
    "gain": _gain,
    "lose": _lose,
    "take": lambda e: f"take {money(e.credits)} from that player",
    "take_reputation": lambda e: (
        "that player loses, and you gain, 1 reputation with a faction of your choice"
    ),
    "damage": _damage,
    "recover": _recover,
    "test": _test,
    "fight": _fight,
    "fight_player": _fight_player,
    "may": _may,
    "choose": _choose,
    "if": _if,
    "roll": _roll,
    "move": _move,
    "move_patrol": _move_patrol,
    "reveal_contacts": _reveal,
    "peek_contacts": _peek,
    "move_contact": _move_contact,
    "hire": lambda e: "gain this {icon:crew} crew and discard the contact token",
    "discard_contact": lambda e: "discard this contact token",
    "encounter_contact": lambda e: "encounter a contact on this planet",
    "encounter_far": lambda e: (
        f"encounter a patrol or a contact up to {plural(e.spaces, 'space')} away"
    ),
    "keep": lambda e: "gain the card below",
    "keep_secret": lambda e: "keep this card as a {icon:secret} secret",
    "gain_card": _gain_card,
    "buy": _buy,
    "buy_ship": _buy_ship,
    "search_deck": _search,
    "market": lambda e: "perform a market action",
    "sell": _sell,
    "discard": _discard,
    "discard_top": _discard_top,
    "dispose": lambda e: DISPOSE[e.how],
    "extra_turn": lambda e: "take an additional turn after this one",
    "end_turn": lambda e: "the turn ends",
    "complete_job": lambda e: "**the job is complete**",
    "fail_job": lambda e: "the job fails; keep the job card",
    "go_to": lambda e: f"go to step {e.step}",
    "databank": lambda e: f"resolve databank card #{e.number}",
    "mark_planet": lambda e: "put one of your damage tokens on this planet",
    "progress": lambda e: f"your {e.goal} goal is met",
    "take_crew": lambda e: (
        f"take one {'droid ' if e.droid else ''}crew from a player in your space"
    ),
    "destination": lambda e: "the nearest other player marks a planet: this card's destination",
    "move_player": lambda e: (
        f"go straight to {listed((space(each) for each in e.spaces), 'or') or 'any planet'}"
    ),
    "reroll": _reroll,
    "turn": lambda e: f"turn {_dice(e.dice)} from {_faces(e.faces)} to {face(e.to)}",
    "add": lambda e: f"add {' '.join([face(e.face)] * e.dice)}",
    "cancel": _cancel,
    "grant_skill": lambda e: (f"have {skill(e.skill) if e.skill else 'the skill'} for this test"),
    "avert": lambda e: "that does not happen",
    "forgo_credits": lambda e: "cut the reward's credits to 0",
    "redirect_patrol": lambda e: "it moves toward another player instead",
    "stop_mover": lambda e: "that player has to stop there",
}


# --- abilities and goals ------------------------------------------------------------------------

ROLLS = {
    "ground": "in ground combat",
    "ship": "in ship combat",
    "test": "in a skill test",
    "delivery": "to deliver ILLEGAL cargo",
    "card": "for a card",
}
WHENS: dict[str, str] = {
    "planning": "**Planning:**",
    "action": "**Action:**",
    "encounter": "**Encounter:**",
    "own_dice": "after you roll dice",
    "opponent_dice": "after your opponent rolls dice",
    "before_test": "before a skill test",
    "test_failed": "when you would fail a test",
    "patrol_stop": "when a patrol would stop your move",
    "would_be_defeated": "when you would be defeated",
    "combat_won": "after you win a combat",
    "combat_lost": "after you lose a combat",
    "patrol_beaten": "after you beat a patrol",
    "bounty_reward": "when you gain a bounty's reward",
    "eliminated": "after you eliminate a contact for a bounty",
    "captured_delivered": "after you deliver a captured contact",
    "delivery_reward": "when you gain the reward of a delivery",
    "cargo_delivered": "after you deliver cargo",
    "job_reward": "when you gain a job's reward",
    "job_completed": "after you complete a job",
    "ship_recovered": "after your ship recovers damage",
    "fame_gained": "after you gain {icon:fame}",
    "crew_gained": "after you gain crew",
    "defeated": "after you are defeated",
    "patrol_moves": "when a patrol would move in your action step",
    "other_enters": "when another player moves into your space",
}
LIMITS = {"roll": "once per roll", "combat": "once per combat", "turn": "once per turn"}
STATS = {
    "ground_combat": "{icon:ground_combat} ground combat",
    "ship_combat": "{icon:ship_combat} ship combat",
    "health": "{icon:health} health",
    "hull": "{icon:hull} hull",
    "hyperdrive": "{icon:hyperdrive} hyperdrive",
    "crew_slots": "{icon:crew} crew slot",
    "cargo_slots": "{icon:cargo} cargo slot",
    "mod_slots": "{icon:mod} mod slot",
    "gear_slots": "{icon:gear} gear slot",
    "job_slots": "{icon:job} job or bounty slot",
    "opponent_ground_dice": "die for your opponent in ground combat",
    "opponent_ship_dice": "die for your opponent in ship combat",
    "ground_armor": "damage kept off in ground combat",
    "ship_armor": "damage kept off in ship combat",
}
GRANTS = {
    "no_forced_patrols": "you need not encounter patrols because of negative reputation",
    "no_patrol_grudge": "beating a patrol costs you no reputation",
}


def ability(a: Ability) -> str:
    """An ability as the card prints it."""
    title = f"**{a.title}.** " if a.title else ""
    only = condition(a.only)
    if a.when == "always":
        parts = [f"{_signed(value)} {STATS[stat]}" for stat, value in a.modify.items()]
        parts += [skill(each) for each in a.skills] + [GRANTS[each] for each in a.grants]
        return title + sentence((f"if {only}: " if only else "") + listed(parts))
    rolls = listed((ROLLS[each] for each in a.roll), "or")
    moment = WHENS[a.when] + (f" {rolls}" if rolls else "")
    limit = f"{LIMITS[a.limit]}, " if a.limit and a.when not in STEPS else ""
    cost = cost_words(a.cost)
    deed = f"{cost}: {block(a.then)}" if cost else block(a.then)
    if a.when not in STEPS and not cost:
        deed = _deed(deed) if not a.must else deed[:1].lower() + deed[1:]
    given = f"if {only}, " if only else ""
    if a.when in STEPS:
        return f"{title}{moment} {sentence(given + deed)}"
    may = "" if a.must else "you may "
    return title + sentence(f"{limit}{moment}, {given}{may}{deed}")


STEPS = ("planning", "action", "encounter")


def _signed(value: Any) -> str:
    if isinstance(value, Per):
        return f"+{amount(value)}:"
    return f"+{value}" if value >= 0 else f"−{-value}".replace("−", "-")


def goal(g: Goal) -> str:
    """A personal or ship goal."""
    reward = f"gain {g.fame} {{icon:fame}} and flip this card"
    if g.have is not None:
        return sentence(f"**Goal:** as soon as {condition(g.have)}, {reward}")
    if g.when is None:
        return sentence(f"**Goal:** as the ability above says; {reward}")
    only = f" if {condition(g.only)}" if g.only is not None else ""
    times = f", {g.count} times" if g.count > 1 else ""
    return sentence(f"**Goal:** {WHENS[g.when]}{only}{times}, {reward}")


ICON_WORDS = {"credits": "credits", "fame": "fame", "damage": "damage"}
MARKUP = re.compile(r"\{icon:([a-z_0-9]+)\}|\*\*|\{teal\|([^}]*)\}")


def plain(text: str) -> str:
    """Text without markup: icons that stand for words become those words."""

    def words(match: re.Match[str]) -> str:
        icon, coloured = match.group(1), match.group(2)
        if coloured:
            return coloured
        if icon and icon.startswith("die_"):
            return icon.removeprefix("die_")
        return ICON_WORDS.get(icon or "", "")

    return re.sub(r"  +", " ", MARKUP.sub(words, text)).strip()


# --- components ---------------------------------------------------------------------------------

KINDS = {
    "bounty": "Bounty",
    "cargo": "Cargo",
    "crew": "Crew",
    "gear": "Gear",
    "job": "Job",
    "mod": "Mod",
    "ship": "Ship",
    "deal": "Deal",
}


def card_text(
    content: Content, id: str, length: Length = "text", flipped: bool = False
) -> CardText:
    """The text of any component, by id; ``flipped`` for the back of characters and ships."""
    component = content.components[id]
    if isinstance(component, c.Character):
        return _character(component, flipped)
    if isinstance(component, c.Ship):
        return _ship(component, flipped)
    if isinstance(component, c.Patrol):
        return _patrol(component)
    if isinstance(component, c.Contact):
        return _contact(component)
    if isinstance(component, c.ContactCard):
        return _contact_card(content, component)
    if id in content.assets:
        return _asset(content, content.assets[id])
    if isinstance(component, c.EncounterCard):
        name = component.deck.replace("_", " ").title()
        return _plain(component, f"Encounter, {name}", _sections(component))
    if isinstance(component, c.JobCard):
        body = tuple(
            f"**{number}.** {block(step.effect)}" for number, step in enumerate(component.steps, 1)
        )
        return _plain(component, f"Databank #{component.number}", body)
    if isinstance(component, c.TroubleCard):
        return _plain(component, f"Databank #{component.number}", (block(component.effect),))
    return _plain(component, component.kind.replace("_", " ").title(), ())


def _plain(component: Any, kind: str, body: tuple[str, ...]) -> CardText:
    return CardText(component.name, kind, None, (), body, "", component.story)


def _character(card: c.Character, flipped: bool) -> CardText:
    side = card.back if flipped else card.front
    skills = ", ".join(skill(each) for each in card.skills) or "No skills"
    body = [skills, *(ability(each) for each in side.abilities)]
    if side.goal is not None:
        body.append(goal(side.goal))
    figures = f"{{icon:health}} {card.health}   {{icon:ground_combat}} {card.ground_combat}"
    kind = "Droid" if card.droid else "Character"
    return CardText(card.name, f"{kind}   {figures}", None, (), tuple(body), "", card.story)


def _ship(card: c.Ship, flipped: bool) -> CardText:
    face_up = card.back if flipped and card.back is not None else card.front
    slots = face_up.slots
    named = {"crew": slots.crew, "cargo": slots.cargo, "mod": slots.mod}
    counted = [f"{{icon:{kind}}} {kind} {number}" for kind, number in named.items() if number]
    if slots.cargo_or_mod:
        counted.append(f"{{icon:cargo}}{{icon:mod}} cargo or mod {slots.cargo_or_mod}")
    body = ["Slots: " + ", ".join(counted) + "."]
    body += [ability(each) for each in face_up.abilities]
    if face_up.goal is not None:
        body.append(goal(face_up.goal))
    figures = (
        f"{{icon:hyperdrive}} {face_up.hyperdrive}   {{icon:ship_combat}} {face_up.ship_combat}"
        f"   {{icon:hull}} {face_up.hull}"
    )
    return CardText(face_up.name, f"Ship   {figures}", card.cost, (), tuple(body), "", card.story)


def _patrol(card: c.Patrol) -> CardText:
    if card.ship_combat is None:
        body = "Cannot be beaten: it always defeats your ship."
        value = "-"
    else:
        reward = listed(
            [
                money(card.credits) if card.credits else "",
                f"{card.fame} {{icon:fame}}" if card.fame else "",
            ]
        )
        body = f"Beat it: lose 1 {faction(card.faction)} reputation, then gain {reward}."
        value = str(card.ship_combat)
    kind = f"Patrol, level {card.level}   {{icon:ship_combat}} {value}"
    return CardText(card.name, kind, None, (), (body,), "", card.story)


def _contact(card: c.Contact) -> CardText:
    marks = [f"{{icon:class_{card.contact_class}}} {card.contact_class} contact"]
    if card.droid:
        marks.append("{icon:droid} droid")
    if card.faction:
        marks.append(faction(card.faction))
    body = (f"Databank card #{card.databank}.",)
    return CardText(card.name, "   ".join(marks), None, (), body, "", card.story)


def parts(found: tuple[c.Part, ...]) -> tuple[str, ...]:
    """The parts of a section or of a contact's card, each with its condition."""
    return tuple(
        (f"**If {condition(part.when)}:** " if part.when is not None else "") + block(part.effect)
        for part in found
    )


def _contact_card(content: Content, card: c.ContactCard) -> CardText:
    crew = card.crew
    marks = [skill(each) for each in crew.skills]
    marks += ["{icon:droid} droid"] if crew.droid else []
    marks += [faction(crew.faction)] if crew.faction else []
    body = [*parts(card.parts), f"**Crew:** {listed(marks) or 'no skill'}."]
    body += [ability(each) for each in crew.abilities]
    return CardText(
        card.name, f"Contact, databank #{card.number}", None, (), tuple(body), "", card.story
    )


def _sections(card: c.EncounterCard) -> tuple[str, ...]:
    found: list[str] = []
    for section in card.sections:
        where = listed((space(each) for each in section.spaces), "and")
        found.append(f"{{teal|{where[:1].upper() + where[1:]}}}" if where else "")
        found += parts(section.parts)
    return tuple(each for each in found if each)


def section_text(content: Content, id: str, section: int) -> CardText:
    """One section of an encounter card: its story and parts; a secret says what it lets one do."""
    card = content.encounter_cards[id]
    chosen = card.sections[section]
    body = list(parts(chosen.parts))
    if chosen.secret is not None:
        body.append(f"**Secret.** {ability(chosen.secret)}")
    if card.asset is not None:
        body.append(f"**{card.asset.name}**: {KINDS[card.asset.kind]}")
        body += asset_body(content.assets[id])
    where = listed((space(each) for each in chosen.spaces), "and") or "Navpoint"
    return CardText(
        card.name, where[:1].upper() + where[1:], None, (), tuple(body), "", chosen.story
    )


def step_text(content: Content, id: str, step: int) -> str:
    """A numbered step of a job's databank card, counted from 1."""
    card: c.JobCard = content.databank[id]
    return block(card.steps[step - 1].effect)


def ability_text(content: Content, power: str) -> str:
    """An ability by its power id."""
    return ability(content.powers[power].ability)


def asset_body(asset: Asset) -> list[str]:
    """What a slotted or market card does, paragraph by paragraph."""
    body: list[str] = []
    if asset.kind == "crew":
        marks = [skill(each) for each in asset.skills] + (
            ["{icon:droid} droid"] if asset.droid else []
        )
        body += [listed(marks) + "."] if marks else []
    body += [ability(power.ability) for power in asset.powers]
    body += [ability(each) for each in asset.always]
    if asset.kind == "cargo" and asset.destination:
        body.append(f"**Deliver to {space(asset.destination)}:** {block(asset.reward)}")
        if asset.delivery_roll is not None:
            faces = _faces(asset.delivery_roll.success)
            body.append(f"Roll a die; unless it shows {faces}: {block(asset.delivery_roll.fail)}")
    elif asset.kind == "cargo" and asset.reward:
        body.append(f"**Delivered:** {block(asset.reward)}")
    if asset.kind == "bounty":
        kind = f"{{icon:{asset.combat}_combat}} {asset.combat} combat, value {asset.value}"
        body.append(f"**{asset.target.replace('_', ' ').title()}**: {kind}.")
        body.append(f"**Eliminate:** {block(asset.eliminate)}")
        body.append(f"**Capture, deliver to {space(asset.deliver_to)}:** {block(asset.capture)}")
        if asset.after_reward:
            body.append(f"After a reward: {block(asset.after_reward)}")
    if asset.kind == "job":
        body += _job(asset)
    if asset.kind == "deal":
        body += [block(asset.effect)]
    return body


def _job(asset: Asset) -> list[str]:
    tested = [
        f"**{skill(each)}**" if each in asset.critical else skill(each) for each in asset.job_skills
    ]
    body = [f"Tests {listed(tested)}."] if tested else []
    goal_ = asset.destination or ""
    where = "in another player's space" if goal_ == "another_player" else f"on {space(goal_)}"
    if asset.databank is not None:
        body.append(f"**Encounter {where}:** resolve databank card #{asset.databank}.")
    else:
        body.append(f"**Encounter {where}:** {block(asset.encounter)}")
    if asset.reward:
        body.append(f"**Reward:** {block(asset.reward)}")
    return body


def _asset(content: Content, asset: Asset) -> CardText:
    if asset.kind == "ship":
        sheet = card_text(content, asset.ship)
        return CardText(
            asset.name, sheet.kind_line, asset.cost, (), sheet.body, _footer(asset), asset.story
        )
    kind = KINDS[asset.kind]
    return CardText(
        asset.name,
        kind,
        asset.cost if asset.deck else None,
        tuple(each.upper() for each in asset.traits),
        tuple(asset_body(asset)),
        _footer(asset),
        asset.story,
    )


AFTER = {
    "remove": "Leaves the game afterwards.",
    "discard": "",
    "shuffle": "Shuffled back into its deck.",
}


def _footer(asset: Asset) -> str:
    parts_ = []
    if asset.no_sale:
        parts_.append(
            f"Cannot be bought on {listed((space(each) for each in asset.no_sale), 'or')}."
        )
    if asset.kind in ("cargo", "job", "deal"):
        parts_.append(AFTER[asset.after])
    return " ".join(filter(None, parts_))
