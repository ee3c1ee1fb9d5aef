"""All that a seat may see, as frozen data: the only source of the screen.

A view is made of an imagined game, which has no dice to come, so it cannot show more than the seat
knows. It lasts until the next answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.edge import campaign, talent_cards
from game.edge.cards import scenes as s
from game.edge.cards.effects import Heal, Next, Reveal
from game.edge.cards.models import Adversary, Hero, Oracle, Ship, Spend, Weapon
from game.edge.checks import asked, spending, tasks
from game.edge.checks.tray import under_way
from game.edge.context import Play
from game.edge.dice.pool import Pool
from game.edge.fights import attacks, turns
from game.edge.frames import SCENES, Outcome, Rivalry, Taking, Task, Tray
from game.edge.ledger import Ledger
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Change, Characteristic, Level, Skill
from game.edge.people import morale
from game.edge.people import rules as people
from game.edge.rules.conditions import gone, holds, lost, met, passed
from game.edge.scenes import deeds as scene_deeds
from game.edge.scenes import jobs, ports, pressing, rivalry
from game.edge.scenes.asking import FACE_UP
from game.edge.ships import stations
from game.edge.ships.names import CREW
from game.edge.state import State
from game.edge.talent_cards import Entry, TalentCard
from game.edge.text import deeds, facts, goals, log, names, prizes
from game.edge.text import jobs as job_words
from game.table.contract import Sight
from game.table.grammar import Name, capital
from game.table.maps.areas import Areas

SLOTLESS = ("",) * 6


@dataclass(frozen=True, slots=True)
class CheckView:
    """A check that is being put together: the slots of its tray."""

    task: Task
    scene: str
    who: str = ""
    way: str = ""
    skill: Skill | Literal[""] = ""
    help: str = ""
    gear: str = ""
    calms: bool = False
    push: bool = False
    edge: bool = False
    dark: bool = False
    target: str = ""
    weapon: str = ""
    stun: bool = False
    dodge: int = 0

    @property
    def in_scene(self) -> bool:
        """True for a check with ways, of a scene or a contest."""
        return self.task in SCENES


@dataclass(frozen=True, slots=True)
class OutcomeView(CheckView):
    """A check that was rolled: what is left of it to spend and to pay, as in ``frames.Outcome``."""

    success: int = 0
    advantage: int = 0
    triumphs: int = 0
    despairs: int = 0
    dealt: int = 0
    bought: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SpendView:
    """A spend card of the side that is spent now: what it is for, what it costs in Advantage or
    Threat, and what it does, "" if that is all in its ``line``, the line of the scene or oracle
    that it stands for. One that is ``idle`` would change nothing, as what it does says."""

    card: Spend
    target: str
    cost: int
    told: str
    line: str
    idle: bool


@dataclass(frozen=True, slots=True)
class PersonView:
    """A hero, or an adversary or group in an encounter."""

    id: str
    piece: str
    sheet: Hero | Adversary
    name: Name
    hero: bool
    count: int
    standing: int
    up: bool
    captive: bool
    wounds: int
    wound_threshold: int
    strain: int
    strain_threshold: int
    soak: int
    stims: int
    injuries: tuple[str, ...]
    """rows of the table of injuries"""
    waiting: tuple[Change, ...]
    marks: tuple[str, ...]
    zone: str
    engaged: tuple[str, ...]
    slots: tuple[str, ...]
    """cards by slot, "" for an empty one"""
    ranks: Mapping[Skill, int]
    """of heroes alone"""
    ratings: Mapping[Characteristic, int]
    talents: tuple[str, ...]
    """names of talents, each once for every card that it is from"""
    terms: bool
    """offers terms"""

    def marked(self, mark: str) -> int:
        """Return how often the person has a mark; one without a weapon stands for every weapon."""
        return sum(mark in (name, name.partition(":")[0]) for name in self.marks)

    def rating(self, characteristic: Characteristic) -> int:
        """Return a characteristic."""
        return self.ratings[characteristic]

    def linked(self, skill: Skill) -> int:
        """Return the characteristic that is used with a skill."""
        return self.rating(LINKED[skill])

    def rank(self, skill: Skill) -> int:
        """Return the ranks of a hero in a skill."""
        return self.ranks.get(skill, 0)


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn that is on: the maneuvers made so far, those that it may hold, and whether the
    action is gone."""

    who: str
    maneuvers: int
    limit: int
    acted: bool


@dataclass(frozen=True, slots=True)
class FeatureView:
    """Something on the map to be used, and what it does in words."""

    card: s.Feature
    told: str
    failed: str
    """what a check that fails brings, "" for nothing"""
    open: bool
    used: bool


@dataclass(frozen=True, slots=True)
class FightView:
    """An encounter that is on."""

    scene: s.Encounter
    map: Areas
    round: int
    slots: tuple[str, ...]
    """"heroes" or "foes", in the order of initiative"""
    at: int
    acted: tuple[str, ...]
    shut: tuple[tuple[str, str], ...]
    cover: tuple[str, ...]
    loads: Mapping[str, str]
    """by load its zone, or who carries it"""
    warded: tuple[str, ...]
    swept: Mapping[str, str]
    """by adversary the zone that it sweeps with fire"""
    features: tuple[FeatureView, ...]
    goals: tuple[str, ...]
    turn: TurnView | None
    arms: Mapping[str, Weapon]
    """the weapons that the hero at turn can use, by card"""

    def load_of(self, who: str) -> str:
        """Return the load that somebody carries, "" for none."""
        return next((load for load, where in self.loads.items() if where == who), "")


@dataclass(frozen=True, slots=True)
class VesselView:
    """A ship in a battle; ``step`` is how far a raider is from the heroes' ship."""

    piece: str
    sheet: Ship
    name: Name
    hull: int
    strain: int
    step: int
    broken: Mapping[str, bool]
    """stations and components out of use, and whether they are destroyed"""
    evading: int
    screens: int
    late: bool
    jammed: bool
    waits: int
    """damage that the next hit on it does more, below zero less"""


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle of ships that is on; ``raiders`` are those that are neither disabled nor away."""

    scene: s.Battle
    round: int
    marks: int
    stations: tuple[tuple[str, str], ...]
    vessels: Mapping[str, VesselView]
    raiders: tuple[str, ...]
    clear: tuple[str, ...]
    """the heroes whom the terrain does not hinder now"""

    @property
    def own(self) -> VesselView:
        """The heroes' ship."""
        return self.vessels[CREW]


@dataclass(frozen=True, slots=True)
class RivalView:
    """A rival of a competitive check, and the dice to come."""

    name: str
    face: str
    pool: Pool


@dataclass(frozen=True, slots=True)
class RaceView:
    """A competitive check that is on: who is in it, and what heroes have rolled so far: net
    Success, Triumphs and net Advantage."""

    rivals: tuple[RivalView, ...]
    scores: tuple[tuple[str, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class JobView:
    """A job on the board: the lines about its pay and its risks."""

    pay: tuple[str, ...]
    risks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table of a case as a seat sees it."""

    seat: int
    seats: tuple[str, ...]
    """the names that people gave themselves"""
    story: s.Adventure
    level: Level
    scene: str
    text: tuple[str, ...]
    """the text of the scene as it reads now"""
    trail: tuple[str, ...]
    taken: tuple[str, ...]
    ahead: Mapping[str, tuple[str, ...]]
    """by scene that was seen ahead and not entered yet, its ways that are open as things stand"""
    heroes: tuple[str, ...]
    people: Mapping[str, PersonView]
    foes: tuple[str, ...]
    """the adversaries who are up"""
    counts: Mapping[str, int]
    credits: int
    held: tuple[str, ...]
    stowed: tuple[str, ...]
    turned: tuple[str, ...]
    light: int
    dark: int
    stakes: tuple[tuple[str, str], ...]
    """what three Threat and a Despair would bring: for what, and the line"""
    motives: Mapping[str, str]
    """by way and choice of the scene, the heroes whose motive it serves, in words"""
    prizes: Mapping[str, tuple[str, str]]
    """by way of the check that is on, what success and what failure bring beside the story"""
    races: Mapping[str, tuple[str, str]]
    """by competitive check to which a choice leads, the same for all its approaches"""
    costs: Mapping[str, str]
    """by choice or site of the scene that is on, what it brings or costs at once"""
    shut: tuple[str, ...]
    """choices and sites of the scene that is on which are closed by what has happened"""
    check: CheckView | None
    outcome: OutcomeView | None
    spends: tuple[SpendView, ...]
    fight: FightView | None
    battle: BattleView | None
    race: RaceView | None
    goals: tuple[tuple[str, bool], ...]
    """the stated goals, and whether each is reached as things stand"""
    lost: Mapping[str, str]
    """the stated goals that are out of reach as things stand, and what would bring each back"""
    experience: int
    campaign: bool
    owed: int
    """the Obligation of the party in a campaign"""
    pressed: str
    job: str
    board: Mapping[str, JobView]
    prices: Mapping[tuple[str, str], int]
    """in port the experience that a rank costs, by hero and skill"""
    talent_cards: Mapping[str, tuple[TalentCard, ...]]
    """in a campaign the talent cards of each hero"""
    entries: Mapping[str, tuple[Entry, ...]]
    """in port the specializations that each hero might take up"""
    over: bool
    ending: str
    nobody_left: bool
    ledger: Ledger | None
    """the campaign after a chapter that is over"""

    @property
    def ups(self) -> tuple[str, ...]:
        """The heroes who are up."""
        return tuple(who for who in self.heroes if self.people[who].up)

    def seat_of(self, who: str) -> int:
        """Return the seat that decides for a hero: the second seat has the second hero."""
        return self.heroes.index(who) % len(self.seats) if who in self.heroes else 0

    def card_slots(self, who: str) -> tuple[str, ...]:
        """Return the cards of a hero by slot."""
        person = self.people.get(who)
        return person.slots if person is not None and person.slots else SLOTLESS


# --- making it ------------------------------------------------------------------------------------


def view_from(sight: Sight[State]) -> SeatView:
    """Return the view of a seat."""
    play = sight.game.play(sight.imagine(0))  # type: ignore[attr-defined]
    return view_of(play, sight.seat)


def view_of(p: Play, seat: int) -> SeatView:
    """Return the view of a seat on a state."""
    state, frame = p.state, p.stack[-1] if p.stack else None
    ledger = state.setup.ledger
    scene = p.content.scenes.get(state.scene)
    outcome = _outcome(frame) if isinstance(frame, Outcome) else None
    tray = isinstance(frame, Tray) and frame.step == "tray"
    in_port = frame is not None and frame.step == "port"
    ended = state.over and ledger is not None
    return SeatView(
        seat=seat,
        seats=tuple(each.name for each in state.setup.seats),
        story=p.story,
        level=state.setup.level,
        scene=state.scene,
        text=pressing.words(p, scene) if scene is not None else (),
        trail=state.trail,
        taken=state.taken,
        ahead=_ahead(p),
        heroes=p.heroes,
        people={who: _person(p, who) for who in state.people},
        foes=p.foes,
        counts=dict(state.counts),
        credits=state.credits,
        held=state.held,
        stowed=state.stowed,
        turned=state.turned,
        light=state.light,
        dark=state.dark,
        stakes=_stakes(p, scene),
        motives=_motives(p, scene),
        prizes=_prizes(p, scene, frame) if isinstance(frame, Tray) and tray else {},
        races=_races_ahead(p, scene),
        costs=_costs(p, scene),
        shut=_shut(p, scene, frame),
        check=_check(frame) if isinstance(frame, Tray) and tray else None,
        outcome=outcome,
        spends=tuple(_spends(p, frame)) if isinstance(frame, Outcome) else (),
        fight=_fight(p) if state.fight is not None else None,
        battle=_battle(p) if state.battle is not None else None,
        race=_race(p),
        goals=tuple((each.text, met(p, each)) for each in p.story.goals),
        lost={each.text: _way_back(p, each) for each in p.story.goals if each.id in lost(p)},
        experience=state.experience,
        campaign=ledger is not None,
        owed=_owed(p, ledger),
        pressed=state.pressed,
        job=state.job,
        board=_board(p) if in_port else {},
        prices=_prices(p) if in_port else {},
        talent_cards={who: talent_cards.of(p, who) for who in p.heroes}
        if ledger is not None
        else {},
        entries={who: talent_cards.entries(p, who) for who in p.heroes} if in_port else {},
        over=state.over,
        ending=state.ending,
        nobody_left=people.nobody_left(p),
        ledger=campaign.after(p.content, state) if ended else None,
    )


def _way_back(p: Play, goal: s.Stated) -> str:
    """Return what would bring a lost goal back, "" if nothing does."""
    if gone(p, goal):
        return ""
    return facts.way_back(p.story, goal.when.counts, p.state.counts)


def _check(frame: Tray) -> CheckView:
    names_ = CheckView.__dataclass_fields__
    return CheckView(**{name: getattr(frame, name) for name in names_})


def _outcome(frame: Outcome) -> OutcomeView:
    names_ = OutcomeView.__dataclass_fields__
    return OutcomeView(**{name: getattr(frame, name) for name in names_})


def _spends(p: Play, o: Outcome) -> list[SpendView]:
    """Return the cards of the side that is spent now, with each line or person they are for."""
    sides = {"spend": ("success", "advantage"), "pay": ("threat",)}.get(o.step, ())
    where, found = tasks.where(p, o), []
    for card in p.content.spends.values():
        if card.side not in sides or where not in card.where:
            continue
        if card.skills and o.skill not in card.skills:
            continue
        for target in spending.targets(p, o, card):
            line = _line(p, o, target) if card.listed is not None else ""
            idle = _why_idle(p, o, card, target)
            told = f"No effect: {idle}." if idle else _spend_words(p, o, card, target)
            cost = spending.cost(p, o, card, target)
            found.append(SpendView(card, target, cost, told, line, bool(idle)))
    return found


def _why_idle(p: Play, o: Outcome, card: Spend, target: str) -> str:
    """Return the reason why a spend card would change nothing, "" for one that may."""
    found = spending.deeds_of(p, o, card, target)
    aimed = any(getattr(each, "who", "") == "target" for each in found)
    if aimed and o.target in p.state.people and not p.up(o.target):
        return "the target is out of action"
    later = found and all(isinstance(each, Next | Reveal) for each in found)
    return "nothing is left to try" if later and not scene_deeds.tries_ahead(p) else ""


def _spend_words(p: Play, o: Outcome, card: Spend, target: str) -> str:
    """Return what a spend card does."""
    at = target if card.listed is None and target in p.state.people else ""
    found = spending.deeds_of(p, o, card, target)
    told = deeds.words(p, found, at, o.who)
    heals = [each for each in found if isinstance(each, Heal) and each.what == "strain"]
    if len(found) == 1 and heals and heals[0].who == "actor" and heals[0].n == card.n:
        return f"{told}, as any leftover Advantage does."
    if told:
        return f"{told}."
    return card.story if card.listed is None else ""


def _line(p: Play, o: Outcome, target: str) -> str:
    """Return the words of the line that a card stands for, of the scene or an oracle."""
    scene = p.content.scenes[o.scene]
    own = next((each.text for each in getattr(scene, "listed", ()) if each.id == target), "")
    return own or str(getattr(p.content.components.get(target), "text", ""))


def _stakes(p: Play, scene: s.Scene | None) -> tuple[tuple[str, str], ...]:
    """Return the lines that lie face up, of the oracle and of the scene, and what each does."""
    lines = [p.content.components.get(id) for id in p.state.oracle]
    own = scene.listed if isinstance(scene, s.Asking) else ()
    found = [each for each in (*lines, *own) if isinstance(each, Oracle | s.Listed)]
    return tuple(("3 Threat" if each.row == "harm" else "Despair", _stake(p, each))
                 for each in found if each.row in FACE_UP)  # fmt: skip


def _stake(p: Play, line: Oracle | s.Listed) -> str:
    """Return a line with what it does: "A long wait: each hero suffers 1 strain."."""
    told = deeds.plain(p, line.deeds)
    return f"{line.text.rstrip('.')}: {told}." if told else line.text


def _motives(p: Play, scene: s.Scene | None) -> dict[str, str]:
    ways = (*getattr(scene, "ways", ()), *getattr(scene, "choices", ()))
    found = {each.id: names.motive(p, each.id) for each in ways}
    return {id: words for id, words in found.items() if words}


def _prizes(p: Play, scene: s.Scene | None, frame: Tray) -> dict[str, tuple[str, str]]:
    """Return what success and failure bring on each way of a check, or with a map feature that
    costs something if it fails."""
    if frame.task == "feature":
        found = asked.feature(p, frame)
        both = (deeds.words(p, found.deeds), deeds.words(p, found.failed))
        return {found.id: both} if found.failed else {}
    if not isinstance(scene, s.Asking):
        return {}
    return {way.id: prizes.of(p, scene, way) for way in scene.ways}


def _races_ahead(p: Play, scene: s.Scene | None) -> dict[str, tuple[str, str]]:
    chosen = scene.choices if isinstance(scene, s.Story | s.Asking) else ()
    ahead = (each for choice in chosen for each in _raced(p, choice))
    return {each.id: prizes.of(p, each, each.ways[0]) for each in ahead}


def _ahead(p: Play) -> dict[str, tuple[str, ...]]:
    state = p.state
    seen = (each for each in (*state.revealed, *state.foreseen) if each not in state.trail)
    return {each: tuple(way.id for way in asked.open_ways(p, each)) for each in seen}


def _shut(p: Play, scene: s.Scene | None, frame: object) -> tuple[str, ...]:
    """Return the places and choices that events have closed, with those that a contest leaves
    behind once it has begun."""
    if isinstance(scene, s.Hub):
        return tuple(each.scene for each in scene.sites if passed(p, each.when))
    chosen = scene.choices if isinstance(scene, s.Story | s.Asking) else ()
    begun = isinstance(frame, Tray) and under_way(p, frame)
    return tuple(each.id for each in chosen
                 if passed(p, each.when) or (begun and holds(p, each.when)))  # fmt: skip


def _costs(p: Play, scene: s.Scene | None) -> dict[str, str]:
    if isinstance(scene, s.Hub):
        return {
            each.scene: deeds.words(p, (*scene.each, *each.price, *prizes.arrival(p, each.scene)))
            for each in scene.sites
        }
    chosen = scene.choices if isinstance(scene, s.Story | s.Asking) else ()
    return {each.id: _choice(p, scene, each) for each in chosen}


def _choice(p: Play, scene: s.Scene | None, choice: s.Choice) -> str:
    """Return what a choice brings, that it ends the story, or that it only leads on; in a check
    that it needs no roll."""
    told = deeds.words_with_use(p, choice.deeds)
    said = [told] if told else []
    if deeds.ends(p, choice.deeds):
        said.append("the story ends here")
    elif isinstance(scene, s.Asking) and not _races(p, choice):
        said = [
            "no roll",
            *([log.lowered(told)] if told else ["the story goes on without a prize"]),
        ]
    return capital("; ".join(said))


def _races(p: Play, choice: s.Choice) -> bool:
    """Return True for a choice that leads to a competitive check."""
    return bool(_raced(p, choice))


def _raced(p: Play, choice: s.Choice) -> list[s.Rivals]:
    """Return the competitive check to which a choice leads, none for others."""
    ahead = (p.content.scenes[each.scene] for each in choice.deeds if each.do == "goto")
    return [each for each in ahead if isinstance(each, s.Rivals)]


def _person(p: Play, who: str) -> PersonView:
    person, hero = p.person(who), p.is_hero(who)
    return PersonView(
        id=who,
        piece=person.piece,
        sheet=p.sheet_of(who),
        name=names.person(p, who),
        hero=hero,
        count=person.count,
        standing=p.standing(who),
        up=p.up(who),
        captive=who in p.state.captives,
        wounds=person.wounds,
        wound_threshold=p.wound_threshold(who),
        strain=person.strain,
        strain_threshold=p.strain_threshold(who),
        soak=p.soak(who),
        stims=person.stims,
        injuries=tuple(row for row, _ in person.injuries),
        waiting=tuple(each.change for each in person.waiting),
        marks=tuple(name for name, _ in person.marks),
        zone=person.zone,
        engaged=person.engaged,
        slots=p.state.slots.get(who, ()),
        ranks={skill: p.rank(who, skill) for skill in SKILLS} if hero else {},
        ratings={each: p.rating(who, each) for each in CHARACTERISTICS},
        talents=talent_cards.names(p, who),
        terms=p.state.fight is not None and not hero and morale.offers(p, who),
    )


def _fight(p: Play) -> FightView:
    fight, scene = p.fight, p.encounter
    frame = next((each for each in reversed(p.stack) if isinstance(each, Taking)), None)
    turn, arms = None, {}
    if frame is not None:
        turn = TurnView(frame.who, frame.maneuvers, turns.limit(p, frame.who), frame.acted)
        if p.is_hero(frame.who):
            arms = {id: p.weapon(frame.who, id) for id in attacks.weapons(p, frame.who)}
    return FightView(
        scene=scene,
        map=p.map,
        round=fight.round,
        slots=fight.slots,
        at=fight.at,
        acted=fight.acted,
        shut=fight.shut,
        cover=fight.cover,
        loads=dict(fight.loads),
        warded=fight.warded,
        swept={foe: zone for foe, zone in fight.swept.items() if p.up(foe)},
        features=tuple(_feature(p, each, frame) for each in scene.features),
        goals=goals.lines(p),
        turn=turn,
        arms=arms,
    )


def _feature(p: Play, found: s.Feature, turn: Taking | None) -> FeatureView:
    who = turn.who if turn is not None and p.is_hero(turn.who) else ""
    told, used = deeds.words(p, found.deeds, actor=who), found.id in p.fight.used
    return FeatureView(found, told, deeds.plain(p, found.failed), holds(p, found.when), used)


def _battle(p: Play) -> BattleView:
    battle = p.battle
    scene = p.content.scenes[battle.scene]
    assert isinstance(scene, s.Battle), "battles are of ships"
    return BattleView(
        scene=scene,
        round=battle.round,
        marks=battle.marks,
        stations=battle.stations,
        vessels={id: _vessel(p, id) for id in battle.vessels},
        raiders=stations.raiders(p),
        clear=tuple(who for who in p.heroes if stations.ignores(p, who)),
    )


def _race(p: Play) -> RaceView | None:
    frame = next((each for each in reversed(p.stack) if isinstance(each, Rivalry)), None)
    if frame is None:
        return None
    return RaceView(
        tuple(
            RivalView(each.name, each.face, rivalry.pool(p, frame.scene, each).pool)
            for each in rivalry.rivals(p, frame.scene)
        ),
        tuple((p.content.name(who), *made) for who, *made in frame.scores),  # type: ignore[misc]
    )


def _vessel(p: Play, id: str) -> VesselView:
    found = p.battle.vessels[id]
    return VesselView(
        piece=found.piece,
        sheet=stations.ship(p, id),
        name=names.vessel(p, id),
        hull=found.hull,
        strain=found.strain,
        step=found.step,
        broken=dict(found.broken),
        evading=found.evading,
        screens=found.screens,
        late=found.late,
        jammed=found.jammed,
        waits=stations.waits(p, id),
    )


def _owed(p: Play, ledger: Ledger | None) -> int:
    if ledger is None:
        return 0
    own = (sheet.obligation for who, sheet in ledger.sheets.items() if who in p.heroes)
    return sum(own) + p.state.obligation


def _board(p: Play) -> dict[str, JobView]:
    """Return the jobs on the board with their words."""
    found = {}
    for id in jobs.board(p.content, p.state.setup.ledger):
        job = p.content.job(id)
        assert job is not None, "jobs on the board can be made"
        found[id] = JobView(job_words.pay(p, job), job_words.risks(p.content, job))
    return found


def _prices(p: Play) -> dict[tuple[str, str], int]:
    return {(who, skill): ports.price(p, who, skill) for who in p.heroes for skill in SKILLS}
