"""The log: one sentence for each event that a reader wants to know of."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from game.edge import events as e
from game.edge.cards.models import Oracle
from game.edge.cards.scenes import Encounter
from game.edge.context import Play
from game.edge.names import skill_named
from game.edge.rules import breaks, paths
from game.edge.text import names, outcomes
from game.edge.text.names import CHANGES, SKILL_NAMES
from game.table.events import Event


SENTENCE_END = re.compile(r"(?<=[.!?]) ")


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one. Its ``aside`` is its end."""
    words = LINES.get(type(event))
    return words(p, event) if words else ""


def aside(p: Play, event: Event) -> str:
    """Return what the story says of an event: the first sentence of a scene, or what came of a
    check, a fight or a contest; "" for nothing."""
    if isinstance(event, e.SceneBegan):
        text = p.content.scenes[event.scene].text
        return SENTENCE_END.split(text[0], 1)[0] if text else ""
    return outcomes.line(p.content, event)


def _began(p: Play, event: e.AdventureBegan) -> str:
    who = " and ".join(names.person(p, each) for each in event.heroes)
    return f"{p.content.name(event.story)}: {who}."


def _job(p: Play, event: e.JobTaken) -> str:
    found = p.content.job(event.job)
    if found is None:
        return "The job goes back on the board."
    return f"Job taken: {found.name}, level {found.level}, {found.pay} credits."


def _destiny(p: Play, event: e.DestinyRolled) -> str:
    return f"Destiny: {event.light} light, {event.dark} dark."


def _spent_point(p: Play, event: e.DestinySpent) -> str:
    return f"A {event.side} point turns over."


def _scene(p: Play, event: e.SceneBegan) -> str:
    """Return the name of a scene and its first sentence."""
    return _with_line(p, f"{p.content.name(event.scene)}.", event)


def _choice(p: Play, event: e.ChoiceTaken) -> str:
    open_ones = paths.choices(p, event.scene)
    chosen = next(each for each in open_ones if each.id == event.choice)
    return f"Chosen: {chosen.text}"


def _oracle(p: Play, event: e.OracleShown) -> str:
    texts = [p.content.components[each].text for each in event.lines]
    return f"At stake: {' '.join(texts)}"


def _rolled(p: Play, event: e.Rolled) -> str:
    """Return a roll: in a scene what was tried, and the line of what happened."""
    who, won = names.person(p, event.who), event.success > 0
    skill = SKILL_NAMES[skill_named(event.skill)]
    chance = round(100 * float(Fraction(event.chance)))
    tried = outcomes.way(p.content, event.scene, event.way)
    if tried is None:
        rolled = f"{who} {'succeeds' if won else 'fails'} with {skill} ({chance}%): {_net(event)}."
    else:
        rolled = f"{who}: {tried.text} {skill} {chance}%: {_net(event)}."
    return _with_line(p, rolled, event)


def _with_line(p: Play, words: str, event: Event) -> str:
    line = aside(p, event)
    return f"{words} {line}" if line else words


def _net(event: e.Rolled | e.Thrown) -> str:
    """Return what is left of a roll."""
    parts = [f"{event.success} Success" if event.success > 0 else "no Success"]
    if event.advantage:
        word = "Advantage" if event.advantage > 0 else "Threat"
        parts.append(f"{abs(event.advantage)} {word}")
    parts += [f"{event.triumphs} Triumph"] if event.triumphs else []
    parts += [f"{event.despairs} Despair"] if event.despairs else []
    return ", ".join(parts)


WHYS = {
    "initiative": "initiative",
    "recovery": "a moment's rest",
    "allies": "fire",
    "close": "closing in",
    "fire": "fire",
}


def _thrown(p: Play, event: e.Thrown) -> str:
    skill = f" ({SKILL_NAMES[skill_named(event.skill)]})" if event.skill else ""
    return f"{thrower(p, event)}, {WHYS[event.why]}{skill}: {_net(event)}."


def thrower(p: Play, event: e.Thrown) -> str:
    """Return the name of who made a roll: a person, a ship or allies."""
    if event.why == "allies":
        return event.who
    return _ship(p, event.who) if event.why in ("close", "fire") else names.person(p, event.who)


def _simply(p: Play, event: e.SimplyDone) -> str:
    skill = skill_named(event.skill)
    done = f"{names.person(p, event.who)} does it with {SKILL_NAMES[skill]}: nothing can go wrong."
    return _with_line(p, done, event)


def _bought(p: Play, event: e.Spent) -> str:
    card = event.card
    name = p.content.name(card) if card in p.content.components else card.capitalize()
    line = p.content.components.get(event.at)
    if isinstance(line, Oracle):
        return f"{names.person(p, event.who)}: {name}. {line.text}"
    return f"{names.person(p, event.who)}: {name}."


def _unspent(p: Play, event: e.Unspent) -> str:
    who = names.person(p, event.who)
    if event.side == "threat":
        return f"{event.n} Threat left over: strain for {who}."
    return f"{event.n} Advantage left over: {who} recovers."


def _track(p: Play, event: e.TrackMoved) -> str:
    track = next((each for each in p.story.tracks if each.id == event.track), None)
    if track is None:  # a count that no track shows
        return f"{event.track.replace('_', ' ').capitalize()}: {event.at}."
    return f"{track.name}: {event.at} of {track.length}."


def _credits(p: Play, event: e.CreditsMoved) -> str:
    return f"{abs(event.n):,} credits {'gained' if event.n > 0 else 'paid'}." if event.n else ""


def _gained(p: Play, event: e.CardGained) -> str:
    to = f" for {names.person(p, event.who)}" if event.who else ""
    return f"Gained{to}: {p.content.name(event.card)}."


def _lost(p: Play, event: e.CardLost) -> str:
    return f"Gone: {p.content.name(event.card)}."


def _hurt(p: Play, event: e.Hurt) -> str:
    unit = "wound" if event.sort == "wounds" else "strain"
    plural = "s" if event.n > 1 and unit == "wound" else ""
    return f"{names.person(p, event.who)} suffers {event.n} {unit}{plural}."


def _healed(p: Play, event: e.Healed) -> str:
    unit = "wound" if event.sort == "wounds" else "strain"
    plural = "s" if event.n > 1 and unit == "wound" else ""
    return f"{names.person(p, event.who)} recovers {event.n} {unit}{plural}."


def _down(p: Play, event: e.WentDown) -> str:
    return f"{names.person(p, event.who)} is out of action."


def _stood(p: Play, event: e.StoodUp) -> str:
    return f"{names.person(p, event.who)} is up again."


def _changed(p: Play, event: e.Changed) -> str:
    return f"{names.person(p, event.who)} has {CHANGES[event.change]} the next check."


def _turned(p: Play, event: e.CardTurned) -> str:
    return f"{p.content.name(event.card)} is {'ready' if event.ready else 'turned'}."


def _experience(p: Play, event: e.ExperienceGained) -> str:
    if event.goal == "adventure":
        return f"{event.n} experience for the adventure."
    goal = next((each.text for each in p.story.goals if each.id == event.goal), "")
    return f"{event.n} experience: {goal}" if goal else f"{event.n} experience."


def _obligation(p: Play, event: e.ObligationMoved) -> str:
    return f"Obligation {'rises' if event.n > 0 else 'falls'} by {abs(event.n)}."


def _injured(p: Play, event: e.Injured) -> str:
    who, row = names.person(p, event.who), p.content.name(event.row)
    return f"{who} has a Critical Injury ({event.sum}): {row}."


def _treated(p: Play, event: e.Treated) -> str:
    return f"{names.person(p, event.who)}: {p.content.name(event.row)} is treated, and gone."


def _ended(p: Play, event: e.AdventureEnded) -> str:
    return f"The end: {p.content.name(event.ending)}."


def _fight(p: Play, event: e.FightBegan) -> str:
    return "It comes to a fight."


def _initiative(p: Play, event: e.InitiativeRolled) -> str:
    return f"Order: {', '.join(event.slots)}."


def _round(p: Play, event: e.RoundBegan) -> str:
    return f"Round {event.n}."


def _all(p: Play, whos: tuple[str, ...]) -> str:
    return ", ".join(names.person(p, who) for who in whos)


def _came(p: Play, event: e.FoesCame) -> str:
    return f"Here: {_all(p, event.whos)}."


def _turn(p: Play, event: e.TurnBegan) -> str:
    rule = f" ({event.rule})" if event.rule else ""
    return f"{names.person(p, event.who)}'s turn{rule}."


def _moved(p: Play, event: e.Moved) -> str:
    to = _place(p, event.two)
    return f"{names.person(p, event.who)} moves to {to}."


def _engaged(p: Play, event: e.Engaged) -> str:
    return f"{names.person(p, event.who)} engages {names.person(p, event.other)}."


def _disengaged(p: Play, event: e.Disengaged) -> str:
    return f"{names.person(p, event.who)} disengages."


READIED = {
    "cover": "takes cover",
    "aim": "aims",
    "guard": "stands on guard",
    "prone": "drops prone",
}


def _readied(p: Play, event: e.Readied) -> str:
    return f"{names.person(p, event.who)} {READIED[event.how]}."


def _recovered(p: Play, event: e.Recovered) -> str:
    how = "stands up" if event.what == "prone" else "picks up the weapon"
    return f"{names.person(p, event.who)} {how}."


def _stim(p: Play, event: e.StimUsed) -> str:
    to = "" if event.who == event.other else f" on {names.person(p, event.other)}"
    return f"{names.person(p, event.who)} uses a stim{to}."


def _lifted(p: Play, event: e.Lifted) -> str:
    load = names.load(p, event.load)
    return f"{names.person(p, event.who)} lifts {load}." if event.who else f"Put down: {load}."


def _hauled(p: Play, event: e.Hauled) -> str:
    return f"Brought to {_place(p, event.zone)}: {names.load(p, event.load)}."


def _place(p: Play, zone: str) -> str:
    """Return the label of a zone on the map of the last encounter, which may be over."""
    for id in reversed(p.state.trail):
        scene = p.content.scenes[id]
        if isinstance(scene, Encounter):
            zones = p.content.maps[scene.map].zones
            return zones[zone].label if zone in zones else zone.replace("_", " ")
    return zone.replace("_", " ")


def _luck(p: Play, event: e.LuckTaken) -> str:
    luck = breaks.found(p, event.luck)
    return f"{luck.name}: {luck.text}" if luck is not None else ""


def _hit(p: Play, event: e.Hit) -> str:
    soaked = event.damage - event.dealt
    by = f"{names.person(p, event.who)} hits" if event.who else "Hit:"
    return f"{by} {names.person(p, event.target)}: {event.damage} damage, {soaked} soaked."


def _allies(p: Play, event: e.AlliesShot) -> str:
    return f"{event.name} {'hit' if event.hit else 'miss'} {names.person(p, event.target)}."


def _thing(p: Play, event: e.ThingShot) -> str:
    return f"{names.person(p, event.who)} shoots at the {event.track.replace('_', ' ')}."


def _feature(p: Play, event: e.FeatureUsed) -> str:
    scene = p.content.scenes.get(p.state.scene)
    found = scene.features if isinstance(scene, Encounter) else ()
    name = next((each.name for each in found if each.id == event.feature), "")
    return f"{names.person(p, event.who)} uses: {name or event.feature.replace('_', ' ')}."


def _left(p: Play, event: e.FoesLeft) -> str:
    why = f" ({event.why})" if event.why else ""
    return f"Gone{why}: {_all(p, event.whos)}."


def _seized(p: Play, event: e.Seized) -> str:
    return f"{names.person(p, event.who)} takes up {names.person(p, event.target)}."


def _carried_off(p: Play, event: e.CarriedOff) -> str:
    return f"{names.person(p, event.who)} carries {names.person(p, event.target)} off."


def _freed(p: Play, event: e.Freed) -> str:
    who = " and ".join(names.person(p, each) for each in event.whos)
    return f"{who} {'is' if len(event.whos) == 1 else 'are'} back."


ENDS = {
    "taken": "over, and somebody is missing",
    "won": "won",
    "lost": "lost",
    "stalemate": "drawn",
    "terms": "over by agreement",
}


def _fought(p: Play, event: e.FightEnded) -> str:
    return _with_line(p, f"The fight is {ENDS[event.how]}.", event)


def _contested(p: Play, event: e.ContestEnded) -> str:
    return _with_line(p, f"Checks won: {event.won}.", event)


def _battle(p: Play, event: e.BattleBegan) -> str:
    return "Ships close in."


def _ship(p: Play, ship: str) -> str:
    """Return the name of a ship; after the battle, when its sheet is gone, that of its kind."""
    if p.state.battle is not None and ship in p.state.battle.vessels:
        return names.vessel(p, ship)
    piece, _, number = ship.partition(".")
    return f"{p.content.name(piece)} {number}" if piece in p.content.ships else "The ship"


STEPS = ("alongside", "a step away", "two steps away", "three steps away", "away")


def _sailed(p: Play, event: e.ShipMoved) -> str:
    return f"{_ship(p, event.ship)} is {STEPS[event.step]}."


def _struck(p: Play, event: e.ShipHurt) -> str:
    unit = "strain" if event.strain else "hull damage"
    if event.n < 0:
        return f"{_ship(p, event.ship)}: {-event.n} {unit} repaired."
    return f"{_ship(p, event.ship)} takes {event.n} {unit}." if event.n else ""


def _hampered(p: Play, event: e.ShipChanged) -> str:
    return f"{_ship(p, event.ship)} has {CHANGES[event.change]} the next flying or shot."


def _fired(p: Play, event: e.RaiderShot) -> str:
    how = "hits" if event.success > 0 else "misses"
    return f"{_ship(p, event.ship)} fires and {how}."


def _failed(p: Play, event: e.StationFailed) -> str:
    return f"{_ship(p, event.ship)}: the {event.station} is out of use."


BATTLES = {"won": "The raiders are beaten.", "lost": "The ship is disabled.", "away": "Away."}


def _sailed_off(p: Play, event: e.BattleEnded) -> str:
    return _with_line(p, BATTLES[event.how], event)


def _pressed(p: Play, event: e.ObligationRolled) -> str:
    if not event.of:
        return f"Obligation: {event.rolled}. Nobody calls."
    return f"Obligation: {event.rolled}. {names.person(p, event.of)} is pressed."


def _comes(p: Play, event: e.Pressed) -> str:
    press = p.content.presses[event.press]
    return f"{names.person(p, event.who)}'s {press.sort}: {press.line}"


def _learned(p: Play, event: e.Learned) -> str:
    skill = skill_named(event.skill)
    return f"{names.person(p, event.who)} learns {SKILL_NAMES[skill]}."


LINES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.AdventureBegan: _began,
    e.JobTaken: _job,
    e.DestinyRolled: _destiny,
    e.DestinySpent: _spent_point,
    e.SceneBegan: _scene,
    e.ChoiceTaken: _choice,
    e.OracleShown: _oracle,
    e.Rolled: _rolled,
    e.Thrown: _thrown,
    e.SimplyDone: _simply,
    e.Spent: _bought,
    e.Unspent: _unspent,
    e.TrackMoved: _track,
    e.CreditsMoved: _credits,
    e.CardGained: _gained,
    e.CardLost: _lost,
    e.Hurt: _hurt,
    e.Healed: _healed,
    e.WentDown: _down,
    e.StoodUp: _stood,
    e.Changed: _changed,
    e.CardTurned: _turned,
    e.ExperienceGained: _experience,
    e.ObligationMoved: _obligation,
    e.Injured: _injured,
    e.Treated: _treated,
    e.AdventureEnded: _ended,
    e.FightBegan: _fight,
    e.InitiativeRolled: _initiative,
    e.RoundBegan: _round,
    e.FoesCame: _came,
    e.TurnBegan: _turn,
    e.Moved: _moved,
    e.Engaged: _engaged,
    e.Disengaged: _disengaged,
    e.Readied: _readied,
    e.Recovered: _recovered,
    e.StimUsed: _stim,
    e.Lifted: _lifted,
    e.Hauled: _hauled,
    e.LuckTaken: _luck,
    e.Hit: _hit,
    e.AlliesShot: _allies,
    e.ThingShot: _thing,
    e.FeatureUsed: _feature,
    e.FoesLeft: _left,
    e.Seized: _seized,
    e.CarriedOff: _carried_off,
    e.Freed: _freed,
    e.FightEnded: _fought,
    e.ContestEnded: _contested,
    e.ObligationRolled: _pressed,
    e.Pressed: _comes,
    e.Learned: _learned,
    e.BattleBegan: _battle,
    e.ShipMoved: _sailed,
    e.ShipHurt: _struck,
    e.ShipChanged: _hampered,
    e.RaiderShot: _fired,
    e.StationFailed: _failed,
    e.BattleEnded: _sailed_off,
}
