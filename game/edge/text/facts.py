"""Facts of the story in words: what a flag changes in the scenes of its adventure.

The words follow from the conditions of the scenes, so they change with them. A flag that decides
nothing but which text is read, or how the story ends, has none.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.edge.cards import effects as fx
from game.edge.cards import scenes as s
from game.edge.catalog import Content, walk
from game.table.grammar import Count, Name, listed

MOST_PLACES = 3
"""scenes that a fact names; of more it names the first"""
MOST_SITES = 2
"""places of a hub that a flag opens or closes; with more the story itself has moved on"""
DICE: Mapping[str, str] = {"boost": "Boost", "setback": "Setback"}
SHIFTS: Mapping[str, tuple[str, str]] = {
    "upgrade": ("ability", "upgraded"),
    "downgrade": ("ability", "downgraded"),
    "toughen": ("difficulty", "upgraded"),
    "ease": ("difficulty", "downgraded"),
}
"""by changes that add no dice, the side of the pool that they change, and how"""
TIMES: Mapping[int, str] = {1: "", 2: " twice"}
OWN: Mapping[str, str] = {
    fx.BACKED: "allies who shoot have a Boost die in the next fight with allies",
    fx.FREE_LUCK: "the next lucky break costs no light point",
    fx.DISTRUSTED: "each approach to talk has a Setback die for the rest of the adventure",
}
"""by flags that the rules of checks set in any story, what they change"""
WITHIN = "Goal within reach"
BEST = 1
"""the rank of the best endings"""
Found = Iterator[tuple[str, ...]]
"""facts about a scene: a clause, the name of the scene, "" for facts about all the story, and the
reason of a change of a pool, which ends with a colon if the flag brings it"""


def words(
    content: Content, story: str, flag: str, past: Container[str] = (), lost: Container[str] = (),
    before: Collection[str] = (),
) -> str:  # fmt: skip
    """Return what a flag changes from now on, "" for nothing that a player could use: nothing in
    scenes that are ``past``, no news of goals that are ``lost``, and none of endings that the flags
    ``before`` it have barred.

    Clauses about the same scenes share their names, and a flag with one reason begins with it.
    """
    if flag in OWN:
        return OWN[flag]
    if (heard := _statement(content, story, flag)) is not None:
        told = words(content, story, heard.true, past, lost, before) if heard.true else ""
        gains = f"the party gains {content.name(heard.card)}" if heard.card else ""
        return f"if it is true: {'; '.join(filter(None, (told, gains)))}" if told or gains else ""
    facts = [*_goals(content, story, flag, lost), *_endings(content, story, flag, before)]
    facts += [each for id, found in _scenes(content, story, flag) if id not in past
              for each in found]  # fmt: skip
    brought = {why for _, _, *whys in facts for why in whys if why.endswith(":")}
    opening = f"{min(brought)} " if len(brought) == 1 else ""
    places: dict[str, dict[str, None]] = {}
    for told, place, *whys in facts:
        aside = "".join(f" ({why.rstrip(':')})" for why in whys if not opening)
        places.setdefault(told + aside, {})[place] = None
    scenes: dict[str, list[str]] = {}
    for told, found in places.items():
        scenes.setdefault(_places([*filter(None, found)]), []).append(told)
    free = scenes.pop("", [])
    bound = [f"in {where}, {listed(each)}" for where, each in scenes.items()]
    return "; ".join([*free, *([opening + "; ".join(bound)] if bound else [])])


@lru_cache(maxsize=256)
def _statement(content: Content, story: str, flag: str) -> fx.Truth | None:
    """Return what a statement brings that is bought with a flag, None for any other flag."""
    deeds = (each for scene in content.scenes_of(story).values() for _, each in walk(scene))
    return next((each for each in deeds if isinstance(each, fx.Truth) and each.flag == flag), None)


def _places(names: Sequence[str]) -> str:
    if len(names) > MOST_PLACES:
        return f'"{names[0]}" and {len(names) - 1} other scenes'
    return listed([f'"{name}"' for name in names])


@lru_cache(maxsize=512)
def _scenes(
    content: Content, story: str, flag: str
) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Return the scenes that a flag changes, each with its facts."""
    scenes = content.scenes_of(story)
    concerned = (scene for scene in scenes.values() if not _is_inner(scene, flag))
    found = ((scene.id, tuple(each for kind, find in FACTS.items() if isinstance(scene, kind)
                              for each in find(scenes, scene, flag)))
             for scene in concerned)  # fmt: skip
    return tuple(each for each in found if each[1])


def _is_inner(scene: s.Scene, flag: str) -> bool:
    """Return True if a scene makes a flag itself, as a fight does that counts its features."""
    made = (each.flag for _, each in walk(scene) if isinstance(each, fx.Flag))
    return isinstance(scene, s.Encounter | s.Hub) and flag in made


def _turns(when: fx.If, flag: str) -> bool | None:
    """Return whether a flag alone makes a condition true, or false; None if it has no say or not
    the only one."""
    if when.has or len(when.flags) > 1:
        return None
    return True if when.flags == (flag,) else False if flag in when.without else None


def _goals(content: Content, story: str, flag: str, lost: Container[str]) -> Found:
    closer = []
    for goal in content.stories[story].goals:
        if goal.id in lost:
            continue
        when, told = goal.when, goal.text.rstrip(".")
        if flag in when.without:
            yield f"goal lost: {told}", ""
        elif when == fx.If(flags=(flag,)) and not (goal.unhurt or goal.unlit):
            yield f"goal reached: {told}", ""
        elif flag in when.flags:
            closer.append(f'"{told}"')
    if closer:
        goals = Name("goals" if len(closer) > 1 else "goal", "the", plural=len(closer) > 1)
        yield f"{goals:the} {listed(closer)} {goals:is|are} closer", ""


def crossed(
    story: s.Adventure, goals: Sequence[s.Stated], count: str, was: int, now: int
) -> list[str]:
    """Return the ones of these goals that a count has put out of reach, with what brings each back,
    or within reach, as sentences."""
    found = []
    for goal in goals:
        bounds = [each for each in goal.when.counts if each.count == count]
        before, after = (all(_within(each, n) for each in bounds) for n in (was, now))
        if before != after:
            back = way_back(story, bounds, {count: now})
            told = f"Goal lost {back}" if back else "Goal out of reach"
            again = f"{WITHIN} again" if now < was else WITHIN
            found.append(f"{again if after else told}: {goal.text}")
    return found


def way_back(story: s.Adventure, bounds: Sequence[fx.Bound], counts: Mapping[str, int]) -> str:
    """Return what would bring counts back within their bounds, "" where nothing does: "unless Alarm
    falls to 2 again". Time and trouble can fall again, a tally cannot."""
    past = {each.count: each.most for each in bounds
            if each.most is not None and counts.get(each.count, 0) > each.most}  # fmt: skip
    falls = [f"{each.name} falls to {past[each.id]} again" for each in story.tracks
             if each.id in past and each.sort != "tally"]  # fmt: skip
    return f"unless {listed(falls)}" if falls and len(falls) == len(past) else ""


def _within(bound: fx.Bound, n: int) -> bool:
    return bound.least <= n and (bound.most is None or n <= bound.most)


def _arrival(scenes: Any, scene: s.Scene, flag: str) -> Found:
    """Yield what a flag changes on coming into a scene."""
    first = next(iter(scene.enter), None)
    if first is None or _turns(first.when, flag) is not True:
        return
    if not first.deeds:
        yield "the heroes suffer nothing on arrival", scene.name
    for deed in first.deeds:
        if isinstance(deed, fx.Strain):
            yield f"each hero suffers {deed.n} strain on arrival", scene.name
        elif isinstance(deed, fx.Heal):
            yield f"each hero heals {deed.n} {deed.what}", scene.name


def _endings(content: Content, story: str, flag: str, before: Collection[str]) -> Found:
    """Yield that a flag bars the best kind of ending, where the story asks how things stand."""
    for best in _best(content, story):
        open_ = [when for when in best if {*when.without}.isdisjoint(before)]
        barred = any(flag in when.without for when in open_)
        if barred and all(flag not in when.flags for when in best):
            yield "the best ending is out of reach", ""


@lru_cache(maxsize=64)
def _best(content: Content, story: str) -> tuple[tuple[fx.If, ...], ...]:
    """Return by scene that asks how things stand the conditions of its best endings."""
    scenes = content.scenes_of(story)
    asks = (each for each in scenes.values() if isinstance(each, s.Story))
    return tuple(tuple(branch.when for branch in scene.enter for each in branch.deeds
                       if isinstance(each, fx.Goto)
                       and getattr(scenes[each.scene], "rank", 0) == BEST)
                 for scene in asks)  # fmt: skip


def _ways(scenes: Any, scene: s.Asking, flag: str) -> Found:
    found: dict[tuple[s.Mod, bool], int] = {}
    for way in scene.ways:
        for mod in way.mods:
            if (turns := _turns(mod.when, flag)) is not None:
                alike = mod.model_copy(update={"when": fx.If()}), turns
                found[alike] = found.get(alike, 0) + 1
        if _turns(way.when, flag):
            yield "there is one more approach", scene.name
    for (mod, turns), n in sorted(found.items(), key=lambda each: not each[0][1]):
        whose = Count(n)
        some = f"{whose:approach|approaches}" if n < len(scene.ways) else "every approach"
        yield _pool(mod, turns, some, n), scene.name, mod.why + ":" * turns


def _pool(mod: s.Mod, turns: bool, ways: str, n: int) -> str:
    """Return what a change that begins or ends does to the pools of some ways."""
    if mod.change in SHIFTS:
        side, change = SHIFTS[mod.change]
        times = TIMES.get(mod.n, f" {mod.n} times")
        return f"the {side} of {ways} is {'' if turns else 'no longer '}{change}{times}"
    verb = "get" if turns else "lose"
    many = n > 1 and not ways.startswith("every")
    dice = f"a {DICE[mod.change]} die" if mod.n == 1 else f"{mod.n} {DICE[mod.change]} dice"
    return f"{ways} {verb}{'' if many else 's'} {dice}"


def _choices(scenes: Any, scene: s.Story | s.Asking, flag: str) -> Found:
    turned = [(each, _turns(each.when, flag)) for each in scene.choices]
    dear = {each.text: _price(each) for each, turns in turned if turns is False}
    for choice in (each for each, turns in turned if turns):
        if choice.text in dear:
            yield f"{dear[choice.text]} credits become {_price(choice)}", scene.name
        else:
            yield "there is one more choice", scene.name


def _price(choice: s.Choice) -> int:
    """Return the credits that a choice costs."""
    return -sum(each.n for each in choice.deeds if isinstance(each, fx.Credits))


def _sites(scenes: Any, hub: s.Hub, flag: str) -> Found:
    turned = [(site, turns) for site in hub.sites
              if (turns := _turns(site.when, flag)) is not None]  # fmt: skip
    for site, turns in turned if len(turned) <= MOST_SITES else ():
        yield f'"{scenes[site.scene].name}" is {"open" if turns else "closed"}', ""


def _fight(scenes: Any, scene: s.Encounter, flag: str) -> Found:
    yield from _who_waits(scene.foes, flag, "enemies", scene.name)
    turns = _turns(scene.ready, flag)
    if turns is not None:
        yield f"a fight finds the heroes {'ready' if turns else 'unready'}", scene.name
    for helper in scene.helpers:
        if _turns(helper.when, flag):
            name = f"{helper.name[:1].lower()}{helper.name[1:]}"
            yield f"the party has {name} on its side", scene.name
    for feature in scene.features:
        if _turns(feature.when, flag):
            name = f"{feature.name[:1].lower()}{feature.name[1:]}"
            yield f"the party can use the {name}", scene.name
    for branch in scene.cover:
        if _turns(branch.when, flag) and any(isinstance(x, fx.Cover) for x in branch.deeds):
            yield "there is cover on the map", scene.name


def _battle(scenes: Any, scene: s.Battle, flag: str) -> Found:
    yield from _who_waits(scene.raiders, flag, "raiders", scene.name)


def _who_waits(placed: Sequence[s.Placed | s.Raider], flag: str, who: str, place: str) -> Found:
    """Yield how a flag changes who waits in a fight, over all counts that matter there."""
    bounds = [each for one in placed for each in one.when.counts]
    most = max((max(each.least, each.most or 0) for each in bounds), default=0)
    before, after = (
        [sum(_there(each, each_flags, n) for each in placed) for n in range(most + 2)]
        for each_flags in ((), (flag,))
    )
    late, later = (
        sum(getattr(each, "round", 1) * _there(each, flags, n) for each in placed
            for n in range(most + 2))
        for flags in ((), (flag,))
    )  # fmt: skip
    if sum(before) != sum(after):
        yield f"{'fewer' if sum(after) < sum(before) else 'more'} {who} wait", place
    elif late != later:
        yield f"some {who} come {'later' if later > late else 'sooner'}", place


def _there(placed: s.Placed | s.Raider, flags: Sequence[str], n: int) -> int:
    """Return how many of an entry come with these flags while each count is at ``n``."""
    when = placed.when
    held = {*when.flags} <= {*flags} and not {*when.without} & {*flags}
    held = held and all(_within(each, n) for each in when.counts)
    return getattr(placed, "count", 1) * held


def _fear(scenes: Any, scene: s.Fear, flag: str) -> Found:
    if _turns(scene.ends, flag) or flag == fx.FEARLESS:
        yield "fear calls for no more checks", scene.name


Find = Callable[[Any, Any, str], Found]
FACTS: Mapping[Any, Find] = {
    s.Scene: _arrival,
    s.Asking: _ways,
    s.Story | s.Asking: _choices,
    s.Hub: _sites,
    s.Encounter: _fight,
    s.Battle: _battle,
    s.Fear: _fear,
}
"""by kinds of scene, what a flag changes there"""
