"""Jobs: adventures made on the spot from six parts and a level (design 2.4).

The id of a job names them: ``job__3__do_find__for_cook__at_dock__the_idol__but_dead__then_half``.
The engine plays a job as any adventure and does not know that it is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from game.edge.cards import effects as fx
from game.edge.cards import jobs as parts
from game.edge.cards import scenes as s
from game.edge.cards.models import Adversary
from game.edge.names import Skill

MARK = "job"
LEVELS = 5
BASE, STEP = 100, 50
"""credits of a job: so much, and more for each level"""
LEAST, MOST = 150, 400
"""credits of any job (EE-R101)"""
WORTH, GOAL = 5, 3
"""experience of a job and of its goal (EE-R100)"""
CLOCK, SOON, TROUBLE, WATCHED = 6, 4, 4, 3
HITCH = 2
"""the difficulty of a hitch"""
AHEAD, BLOCK = 3, 2
"""budget of an encounter before the level is added; a first group of minions up to four"""
LEADER = 3.0
"""budget points of a leader"""
READY, CLEAR, SPOILED, SEEN = (
    f"{parts.FLAG}{each}" for each in ("ready", "clear", "spoiled", "watched")
)
HEAVY: tuple[Skill, ...] = ("athletics", "coordination", "stealth", "piloting")
LOUD: tuple[Skill, ...] = ("stealth", "deception", "skulduggery")
ALIVE: tuple[Skill, ...] = ("charm", "medicine", "leadership", "survival")
PRESSING = ("coercion", "deception", "leadership")
"""skills that Discipline resists, and not Cool"""
HOUSE: dict[str, Any] = {"fidelity": "house"}


@dataclass(frozen=True, slots=True)
class Job:
    """The six parts of a job, and its level."""

    level: int
    what: parts.JobKind
    whom: parts.JobPatron
    where: parts.JobPlace
    thing: parts.JobThing
    hitch: parts.JobHitch
    twist: parts.JobTwist

    @property
    def id(self) -> str:
        """The id of the adventure."""
        named = (self.what, self.whom, self.where, self.thing, self.hitch, self.twist)
        return "__".join((MARK, str(self.level), *(each.id for each in named)))

    @property
    def name(self) -> str:
        """The name, such as "Carry: the sealed flask"."""
        return f"{self.what.name}: {self.thing.name}"

    @property
    def pay(self) -> int:
        """The credits for a job well done (EE-R101)."""
        return min(MOST, max(LEAST, BASE + STEP * self.level + self.whom.pay))

    @property
    def goal(self) -> s.Stated:
        """The goal, which hangs on the id alone."""
        return GOALS[crc32(self.id.encode()) % len(GOALS)]

    @property
    def threads(self) -> tuple[s.Aside, ...]:
        """The lines that two threads of the campaign change, in one job of six."""
        if crc32(self.id.encode()) // len(GOALS) % HEARD:
            return ()
        return tuple(s.Aside(when=fx.If(flags=two), line=line) for two, line in KNOWN_FOR.items())

    @property
    def difficulty(self) -> int:
        """The level of the checks that count: Average, and Hard from the third level on."""
        return 3 if self.level >= 3 else 2


GOALS = (
    s.Stated(
        id="unseen",
        text="Unseen: Trouble stays at 0.",
        when=fx.If(counts=(fx.Bound(count="trouble", most=0),)),
    ),
    s.Stated(id="unhurt", text="Nobody hurt: no hero ends with a wound.", unhurt=True),
    s.Stated(
        id="bells",
        text="Under four bells: the Clock stays below 4.",
        when=fx.If(counts=(fx.Bound(count="clock", most=SOON - 1),)),
    ),
    s.Stated(id="unlit", text="No favors from fate: spend no light point.", unlit=True),
)


def story_of(id: str) -> str:
    """Return the id of the job that an id is of or belongs to, "" for anything else."""
    pieces = id.partition(".")[0].split("__")
    whole = pieces[0] == MARK and len(pieces) > len(parts.SORTS) + 1
    return "__".join(pieces[: len(parts.SORTS) + 2]) if whole else ""


def read(components: Mapping[str, Any], story: str) -> Job | None:
    """Return the job of an id, None if there is no such level or part."""
    mark, level, *ids = story.split("__")
    found = [components.get(id) for id in ids]
    if mark != MARK or level not in {str(n + 1) for n in range(LEVELS)}:
        return None
    if len(found) != len(parts.SORTS) or not all(map(isinstance, found, parts.SORTS)):
        return None
    return Job(int(level), *found)  # type: ignore[arg-type]


def made(job: Job, foes: Mapping[str, Adversary]) -> dict[str, Any]:
    """Return the adventure of a job and its scenes, given the adversaries that there are."""
    maker = _Maker(job, foes)
    found = [maker.story(), *maker.scenes()]
    return {each.id: each for each in found}


def crew(job: Job, costs: Mapping[str, float]) -> tuple[s.Placed, ...]:
    """Return the adversaries of a job's encounter: budget 4 to 8, with a leader from level 3 on."""
    budget, where = float(AHEAD + job.level), job.where
    one, two = where.foes_at
    led = job.level >= LEVELS - 2
    foe = (job.level >= LEVELS - 1 and where.suppressor) or where.foe
    budget -= sum(each.count * costs.get(each.foe, 1.0) for each in job.hitch.foes)
    count = max(1, round((budget - (LEADER if led else 0)) / costs.get(foe, 1.0)))
    first = count if led else (count + 1) // 2
    groups = [s.Placed(foe=foe, count=first, zone=one)]
    if led:
        groups.append(s.Placed(foe=where.leader, zone=two))
    elif count > first:
        groups.append(s.Placed(foe=foe, count=count - first, zone=two))
    groups += [s.Placed(foe=e.foe, count=e.count, zone=two) for e in job.hitch.foes]
    return tuple(groups)


def _flag(flag: str) -> fx.Flag:
    return fx.Flag(do="flag", flag=flag)


def _move(track: str, n: int) -> fx.Advance:
    return fx.Advance(do="advance", track=track, n=n)


def _always(*deeds: Any) -> fx.Branches:
    return (fx.Branch(deeds=deeds),)


class _Maker:
    """Makes the scenes of one job."""

    def __init__(self, job: Job, foes: Mapping[str, Adversary]) -> None:
        self.job = job
        self.crew = crew(job, {each.id: each.budget for each in foes.values()})
        self.captors = any(
            each.foe in foes and foes[each.foe].role == "captor" for each in self.crew
        )

    def at(self, scene: str) -> str:
        """Return the id of a scene."""
        return f"{self.job.id}__{scene}"

    def to(self, scene: str) -> fx.Goto:
        """Return the deed that leads to a scene."""
        return fx.Goto(do="goto", scene=self.at(scene))

    def _fields(self, scene: str, kind: str, name: str, *text: str, art: str = "") -> Any:
        return {
            **{"id": self.at(scene), "name": name, "kind": kind, "adventure": self.job.id},
            **{"text": text, "art": art or self.job.where.art, **HOUSE},
        }

    def story(self) -> s.Adventure:
        """Return the adventure."""
        job = self.job
        late = s.Mark(at=CLOCK, text="It is late, and late is paid less.", deeds=(_flag(SPOILED),))
        seen = s.Mark(
            at=WATCHED, text="Somebody is watching you work.", deeds=(_flag(SEEN),)
        )  # fmt: skip
        return s.Adventure(
            kind="adventure",
            id=job.id,
            name=job.name,
            start=self.at("brief"),
            minutes=12,
            experience=WORTH,
            goal_experience=GOAL,
            story=f"{job.whom.words[0]} {job.what.words[0]}",
            tracks=(
                s.Track(id="clock", name="Clock", length=CLOCK, sort="time", marks=(late,)),
                s.Track(id="trouble", name="Trouble", length=TROUBLE, marks=(seen,)),
            ),
            goals=(job.goal,),
            **HOUSE,
        )

    def scenes(self) -> list[s.Scene]:
        """Return all scenes."""
        job = self.job
        sites = (*job.where.sites, job.what.site)
        found = [self._brief(), self._approach(), *(self._site(each) for each in sites)]
        found += [self._hitch()] if job.hitch.ways else []
        found += [self._trouble(), self._twist(), self._payoff()]
        found += [self._rescue()] if job.what.fight and self.captors else []
        return [*found, *self._ends()]

    # -- scene by scene --

    def _brief(self) -> s.Scene:
        """Return the talk about terms: what the patron likes is easier, what he shuns harder."""
        whom = self.job.whom
        known = [s.Mod(change="boost", why=KNOWN, when=each.when) for each in self.job.threads]
        skills = dict.fromkeys(("negotiation", "charm", "coercion", whom.likes))
        ways = tuple(
            s.Way(
                id=skill,
                text=TALK.get(skill, ASK),
                skills=(skill,),
                against=s.Opponent(
                    name=whom.name,
                    skill="discipline" if skill in PRESSING else "cool",
                    rating=whom.rating,
                    rank=whom.rank,
                ),
                mods=(*_moods(whom, skill), *known),
            )
            for skill in skills
        )
        on = self.to("approach")
        return s.CheckScene(
            **self._fields(
                "brief", "check", "The Terms", *whom.words[:2], self.job.what.words[0],
                self.job.thing.words[0], art="port_stall",
            ),
            pressed=True,
            threads=self.job.threads,
            context="talk",
            ways=ways,
            choices=(s.Choice(id="take", text="Take the job as it stands.", deeds=(on,)),),
            success=_always(*whom.won, on),
            failure=_always(on),
        )  # fmt: skip

    def _approach(self) -> s.Scene:
        """Return the hub: one place of three, for a bell."""
        job = self.job
        sites = (*job.where.sites, job.what.site)
        following = "hitch" if job.hitch.ways else "trouble"
        return s.Hub(
            **self._fields(
                "approach", "hub", job.where.name, job.where.words[0], job.thing.words[1],
                job.hitch.words[0],
            ),
            sites=tuple(s.Site(scene=self.at(each.id)) for each in sites),
            each=(_move("clock", 1),),
            most=1,
            leave=_always(self.to(following)),
            leave_text="Go to work.",
        )  # fmt: skip

    def _site(self, site: parts.JobSite) -> s.Scene:
        words = self.job.where.words[1]
        return s.CheckScene(
            **self._fields(site.id, "check", site.name, words),
            context=site.context,
            ways=tuple(self._way(each, 2) for each in site.ways),
            success=_always(_flag(READY)),
            failure=_always(*self._slip(), _move("clock", 1)),
        )

    def _hitch(self) -> s.Scene:
        hitch, on = self.job.hitch, self.to("trouble")
        lost = hitch.failed or (_move("clock", 1),)
        if hitch.rivals:
            return s.Rivals(
                **self._fields("hitch", "rivals", hitch.name, hitch.words[1]),
                context=hitch.context,
                difficulty=HITCH,
                attempts=tuple(self._attempt(each) for each in hitch.ways),
                rivals=hitch.rivals,
                won=_always(on),
                lost=_always(*lost, on),
                nobody=_always(_move("clock", 1), on),
            )
        return s.CheckScene(
            **self._fields("hitch", "check", hitch.name, hitch.words[1]),
            context=hitch.context,
            ways=tuple(self._way(each, HITCH) for each in hitch.ways),
            success=_always(on),
            failure=_always(*lost, on),
        )

    def _trouble(self) -> s.Scene:
        job, on = self.job, self.to("twist")
        if job.what.fight == "trouble":
            return self._fight("trouble", "Trouble", job.where.words[2], on, on, on)
        return s.CheckScene(
            **self._fields("trouble", "check", "Trouble", job.where.words[2]),
            context=job.where.context,
            ways=tuple(self._way(each, job.difficulty, READY) for each in job.where.ways),
            success=_always(_flag(CLEAR), on),
            failure=_always(*self._slip(), _move("clock", 1), *self._broken(), on),
        )

    def _fight(self, scene: str, name: str, text: str, *ways: fx.Goto) -> s.Scene:
        """Return the encounter, with the ways on when it is won, lost, or neither."""
        won, lost, neither = ways
        where = self.job.where
        fields = self._fields(scene, "encounter", name, text)
        if self.captors:
            fields |= {"captors_to": where.foes_at[0], "taken": _always(self.to("rescue"))}
        return s.Encounter(
            **fields,
            map=where.map,
            heroes_at=where.heroes_at,
            ready=fx.If(flags=(READY,)),
            foes=self.crew,
            features=where.features,
            goals=(s.Reached(broken=True),),
            won=_always(_flag(CLEAR), won),
            lost=_always(*self._slip(), *self._broken(), lost),
            stalemate=_always(*self._slip(), neither),
        )

    def _rescue(self) -> s.Scene:
        """Return the way to get back whom captors carried off (design 5): it costs the job no more
        than a fight that nobody won, and as much as a lost one if it fails."""
        kept, lost = (
            ("twist", "twist") if self.job.what.fight == "trouble" else ("partly", "failed")
        )
        free = fx.Free(do="free")
        return s.CheckScene(
            **self._fields("rescue", "check", "One Short", *SHORT),
            context="sneak",
            ways=tuple(
                s.Way(id=id, text=text, skills=skills, difficulty=2)
                for id, (text, skills) in RESCUES.items()
            ),
            choices=(
                s.Choice(
                    id="ransom",
                    text=f"Pay the {RANSOM} credits that they ask.",
                    deeds=(_pay(-RANSOM), free, self.to(kept)),
                ),
            ),
            success=_always(free, self.to(kept)),
            failure=_always(free, *self._slip(), *self._broken(), self.to(lost)),
        )

    def _twist(self) -> s.Scene:
        twist, on = self.job.twist, self.to("payoff")
        return s.Story(
            **self._fields("twist", "story", twist.name, *twist.words[:2]),
            choices=tuple(
                s.Choice(id=each.id, text=each.text, deeds=(*each.deeds, on))
                for each in twist.choices
            ),
        )

    def _payoff(self) -> s.Scene:
        job, done = self.job, self.to("done")
        words = (job.what.words[1], job.thing.words[2], job.hitch.words[2])
        if job.what.fight == "payoff":
            return self._fight(
                "payoff", "The Job", " ".join(words), done, self.to("failed"), self.to("partly")
            )
        over = fx.If(counts=(fx.Bound(count="trouble", least=WATCHED),))
        return s.CheckScene(
            **self._fields("payoff", "check", "The Job", *words),
            context=job.what.context,
            important=True,
            ways=tuple(self._last(each) for each in job.what.ways),
            success=_always(done),
            failure=(
                fx.Branch(when=over, deeds=(self.to("failed"),)),
                fx.Branch(deeds=(self.to("partly"),)),
            ),
        )

    def _ends(self) -> list[s.Scene]:
        """Return the three ends with what they pay."""
        job = self.job
        less = fx.If(flags=(SPOILED,))
        last = job.twist.words[2]
        hot = (fx.Obligation(do="obligation", n=5, credits=50),)
        rewards = {
            "done": (
                fx.Branch(when=less, deeds=(_pay(job.pay * 3 // 4), *job.whom.kept)),
                fx.Branch(deeds=(_pay(job.pay), *job.whom.kept)),
            ),
            "partly": _always(_pay(job.pay // 2)),
            "failed": _always(*hot) if job.thing.trait == "hot" else (),
        }
        names = {"done": "Paid in Full", "partly": "Half and a Look", "failed": "Nothing to Show"}
        texts = {"done": (job.what.words[2], job.whom.words[2], last), **POOR}
        return [
            s.End(
                **self._fields(end, "end", names[end], *texts[end], art="port_night"),
                rank=rank,
                rewards=rewards[end],
            )
            for rank, end in enumerate(rewards, 1)
        ]

    # -- figures --

    def _way(self, way: parts.JobWay, difficulty: int, *helped: str) -> s.Way:
        """Return a way with what place and thing add to its pool."""
        job, mods = self.job, []
        if set(way.skills) <= set(job.where.slows):
            mods.append(s.Mod(change="setback", why=job.where.why))
        trait, name = job.thing.trait, job.thing.name
        slowed = {"heavy": HEAVY, "loud": LOUD}.get(trait, ())
        if slowed and set(way.skills) <= set(slowed):
            mods.append(s.Mod(change="setback", why=f"{name} ({trait})"))
        if trait == "alive" and set(way.skills) & set(ALIVE):
            mods.append(s.Mod(change="boost", why=f"{name} (alive)"))
        mods += [s.Mod(change="boost", why="you came prepared", when=fx.If(flags=helped))] * bool(
            helped
        )
        hard = min(5, difficulty + way.hard)
        return s.Way(id=way.id, text=way.text, skills=way.skills, difficulty=hard, mods=tuple(mods))

    def _attempt(self, way: parts.JobWay) -> s.Attempt:
        """Return a way of a competitive check, whose difficulty is the scene's."""
        made = self._way(way, HITCH)
        return s.Attempt(id=made.id, text=made.text, skills=made.skills, mods=made.mods)

    def _last(self, way: parts.JobWay) -> s.Way:
        """Return a way of the last step: upgraded from the fourth level on, and by some hitches."""
        job, found = self.job, self._way(way, self.job.difficulty)
        mods = [*found.mods]
        clear, seen = fx.If(flags=(CLEAR,)), fx.If(flags=(SEEN,))
        mods.append(s.Mod(change="boost", why="no one is left in the way", when=clear))
        mods.append(s.Mod(change="setback", why="someone is watching", when=seen))
        if not job.hitch.ways:
            mods.append(s.Mod(change="toughen", why=job.hitch.why))
        return found.model_copy(update={"mods": tuple(mods), "upgrades": max(0, job.level - 3)})

    def _slip(self) -> tuple[Any, ...]:
        """Return what a lost check brings: trouble, twice as much for something loud."""
        return (_move("trouble", 2 if self.job.thing.trait == "loud" else 1),)

    def _broken(self) -> tuple[Any, ...]:
        """Return what trouble does to the thing."""
        if self.job.thing.trait == "fragile":
            return (_flag(SPOILED),)
        if self.job.thing.trait == "alive":
            return (fx.Strain(do="strain", who="each", n=1),)
        return ()


def _moods(whom: parts.JobPatron, skill: str) -> tuple[s.Mod, ...]:
    """Return what a patron's temper does to a way of talking."""
    if skill == whom.likes:
        return (s.Mod(change="boost", why="the patron likes it"),)
    return (s.Mod(change="setback", why="the patron hates it"),) if skill == whom.shuns else ()


def _pay(n: int) -> fx.Credits:
    return fx.Credits(do="credits", n=n)


ASK = "Talk about what you both know."
TALK: Mapping[str, str] = {
    "negotiation": "Name a price, and wait.",
    "charm": "Be very good company.",
    "coercion": "Mention who else is hiring.",
    "streetwise": "Name three people you both owe.",
    "leadership": "Say how it will be done.",
    "deception": "Invent a better offer.",
    "discipline": "Say nothing at all.",
    "knowledge": "Quote the tariff, and its notes.",
    "cool": "Yawn, at the right moment.",
}
HEARD = 6
"""one of this many patrons has heard of the crew"""
KNOWN = "they have heard of you"
KNOWN_FOR: Mapping[tuple[str, str], str] = {
    ("thread_ledger", "thread_signature"): "There is a clipping on the table, about a ledger and a "
    "well. It has been read often, and it is on your side of the table.",
    ("thread_ledger", "thread_grudge"): "Two people have asked after you this week, one of them "
    "Dool's and one of them Vole's. Neither was told a thing, and that is mentioned once.",
    ("thread_signature", "thread_grudge"): "The pen on the table is for you. It is known whose "
    "signature you got, and whose face you spoiled, and the chair is a good one.",
}
SHORT = (
    "One of you is gone, and not by choice. They have not gone far: people are heavy.",
    "There is a door, a guard and a price.",
)
RANSOM = 150
RESCUES: Mapping[str, tuple[str, tuple[Skill, ...]]] = {
    "lock": ("Find the other door, and open it.", ("skulduggery", "computers", "mechanics")),
    "climb": ("Go in from above.", ("athletics", "coordination", "stealth")),
    "talk": ("Come to collect, on somebody's orders.", ("deception", "coercion", "leadership")),
    "haggle": ("Ask what they want, and look bored.", ("charm", "negotiation", "streetwise")),
}
POOR = {
    "partly": (
        "It is done the way a chair with three legs is done.",
        "You get half, and a look that could curdle paint.",
    ),
    "failed": (
        "There is nothing to hand over and nobody to hand it to.",
        "News of it is home before you are.",
    ),
}
