"""The companion: plans as the planner does, says why, and takes into account what people mark.

Its reasons are read off what it has weighed: the parts of the worth of its turn, against those of
the other turns that it compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.mandalorian.context import Play
from game.mandalorian.maps import DOOR
from game.mandalorian.players import leaking
from game.mandalorian.players.plans import End, Planner, Search
from game.mandalorian.players.quick import quick
from game.mandalorian.players.values import left, parts
from game.mandalorian.rules import talk
from game.mandalorian.state import State
from game.mandalorian.text.leak import SECRET
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options, option

HEED = 6.0
"""worth of doing what a person has marked"""
CAME_NEAR = 1.0
"""worth of a mark from which on a turn counts as doing it"""
REACH = 6
"""spaces beyond which nearness counts for nothing"""
LEAST = 0.2
"""difference from other turns under which a part is no reason"""
APART = 1_000_003
WHYS = {"health": "health", "kept": "kept", "slots": "spare", "enemies": "fight", "goal": "goal",
        "complete": "win", "hand": "hand"}  # fmt: skip
"""the reason that stands for each part of the worth; the track does not move in actions"""


class Companion(Planner):
    """Plays for the crew, and talks about it."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the answer that looks best, or of the reason for the turn."""
        if decision.step == "saying":
            return self._reason(sight, decision).key
        if len(decision.options) == 1:
            return decision.options[0].key
        worlds = imagined(sight, self._seed, self.guesses + 1)
        search = self.search(sight.game, decision.seat)
        play = search.play(worlds[0])
        if decision.step in SECRET:
            return leaking.answer(play, decision, self._seed)
        found = leaking.unkind(play, decision) or quick(play, decision.step, decision.options)
        if found is not None:
            return found.key
        options = _as_said(worlds[0], decision)
        return search.best(worlds[0], worlds[1:], options).keys[0]

    def search(self, game: Any, seat: int) -> Heeding:
        return Heeding(game, seat, self, self._seed)

    def _reason(self, sight: Sight[Any], decision: Decision) -> Option:
        """Return the next thing to say about the turn."""
        ready = option("on")
        game: Any = sight.game
        worlds = imagined(sight, self._seed, self.guesses + 1)
        said = set(worlds[0].said.get(decision.seat, ()))
        for each in worlds:
            each.stack.pop()
        game.forget()
        asked = game.decision(worlds[0])
        if asked is None or asked.seat != decision.seat:
            return ready
        search = self.search(game, decision.seat)
        best = search.best(worlds[0], worlds[1:], asked.options)
        for why in self._whys(search, worlds[0], best):
            found = decision.find(why.key)
            if found is not None and not _again(said, why):
                return found
        return ready

    def _whys(self, search: Heeding, now: State, best: End) -> Iterable[Option]:
        """Yield what there is to say: why this turn, then what became of a mark."""
        if not now.said.get(search.seat):
            yield from reasons(search, now, best)
        if search.play(now).person is not None:
            return
        before, after = search.heeded(now), search.heeded(best.state)
        if talk.marks(search.play(now)):
            came = after - before >= CAME_NEAR or after >= HEED
            yield option("say", "asked" if came else "declined")


def _again(said: Iterable[str], why: Option) -> bool:
    return any(each.partition("@")[0] == why.source for each in said)


def imagined(sight: Sight[Any], seed: int, count: int) -> list[State]:
    """Return imagined games of this turn: until something is revealed, the same ones at each of
    its questions, so that the plan stays the same."""
    now = sight.imagine(0)
    first = (seed % APART + now.turn) * APART - 64 * now.seq
    return [sight.imagine(first + number) for number in range(count)]


def _as_said(now: State, decision: Decision) -> Options:
    """Return the options without cards for a slot that is to be spared, if there are others."""
    said = now.said.get(decision.seat, ())
    spared = {each.partition("@")[2] for each in said if each.startswith("spare@")}
    kept = tuple(o for o in decision.options if o.verb != "play" or o.target not in spared)
    return kept or decision.options


# --- what has been weighed ------------------------------------------------------------------------


def reasons(search: Search, now: State, best: End) -> list[Option]:
    """Return the reasons for a turn, the weightiest first: where it is worth more than the other
    turns that were compared."""
    if best.state.over:
        return [option("say", "win")] if best.state.won else []
    rest = [each for each in search.weighed if each is not best and not each.state.over]
    own = parts(search.play(best.state), search.seat)
    mean = _mean([parts(search.play(each.state), search.seat) for each in rest[:24]])
    more = {name: own[name] - mean.get(name, 0.0) for name in own} if mean else own
    ranked = sorted((name for name in WHYS if more[name] > LEAST), key=lambda name: -more[name])
    found = [_worded(search, now, best, WHYS[name], rest) for name in ranked]
    return found or [option("say", "goal", _nearer(search, now, best))]


def _mean(all_parts: list[dict[str, float]]) -> Mapping[str, float]:
    """Return the mean of each part."""
    if not all_parts:
        return {}
    return {name: sum(each[name] for each in all_parts) / len(all_parts) for name in all_parts[0]}


def _worded(search: Search, now: State, best: End, why: str, rest: list[End]) -> Option:
    """Return a reason with what it is about."""
    if why == "goal":
        return option("say", "goal", _nearer(search, now, best))
    if why == "fight":
        token = _fought(search.play(now), best.state)
        return option("say", "fight", token) if token else option("say", "enemies")
    if why == "spare":
        slot = _spared(search, best, rest)
        return option("say", "spare", slot) if slot else option("say", "slots")
    return option("say", why)


def _nearer(search: Search, now: State, best: End) -> str:
    """Return by how many steps the turn brings the crew closer to the objective."""
    before, after = (left(search.play(each), search.seat) for each in (now, best.state))
    return str(min(9, max(0, round(before - after))))


def _fought(now: Play, after: State) -> str:
    """Return the token on the map that the turn does most to: defeated, hurt, moved, looked at."""

    def done(token: str) -> float:
        if token not in after.spaces:
            return 9.0
        hurt = after.damage.get(token, 0) - now.state.damage.get(token, 0)
        moved = after.spaces[token] != now.state.spaces[token]
        turned = token in after.up and token not in now.state.up
        return hurt + 0.5 * moved + 0.25 * turned

    token = max(now.state.spaces, key=done, default="")
    return token if token and done(token) > 0 else ""


def _spared(search: Search, best: End, rest: list[End]) -> str:
    """Return the slot that the other turns fill more, and this one not at all; "" for none."""
    play = search.play(best.state)
    others = [search.play(each.state) for each in rest] or [play]
    filled = {key.rpartition("@")[2] for key in best.keys if key.startswith("play:")}

    def more(slot: str) -> float:
        return sum(each.slot_total(slot) for each in others) / len(others) - play.slot_total(slot)

    spared = [slot for slot in play.slots if slot not in filled and more(slot) > 0]
    return max(spared, key=more, default="")


# --- marks ----------------------------------------------------------------------------------------


class Heeding(Search):
    """A search in which the worth of a position counts what people have marked, but not for a
    companion who was named and is none (MA-R116)."""

    def __init__(self, game: Any, seat: int, player: Planner, seed: int) -> None:
        super().__init__(game, seat, player)
        self.seed = seed

    def worth(self, state: State) -> float:
        heeds = state.marks and self.seat not in state.named
        return super().worth(state) + (self.heeded(state) if heeds else 0.0)

    def chosen(self, world: State, plays: list[Play], worths: list[float]) -> int:
        now = self.play(world)
        if now.person is None or world.client is not None:
            return super().chosen(world, plays, worths)
        return leaking.friendly(now, plays, worths, self.seat, self.seed)

    def heeded(self, state: State) -> float:
        """Return the worth of what has been done about marks."""
        play = self.play(state)
        whos = play.own if play.shared else (state.characters[self.seat],)
        wanted = state.marks.values()
        return HEED * sum(_done(play, self.seat, whos, each) for each in wanted)


def _done(p: Play, seat: int, whos: tuple[str, ...], target: str) -> float:
    """Return how much of a request is fulfilled, from 0 to 1."""
    state = p.state
    if target in p.map.grid.squares:
        here = any(state.at[who] == target for who in whos)
        return 1.0 if here else 0.6 * _near(p, whos, target)
    if target in state.at:
        return _guarded(p, whos, target)
    if target.isdigit():
        return _door(p, whos, int(target))
    return _threat(p, seat, whos, target)


def _near(p: Play, whos: tuple[str, ...], space: str) -> float:
    """Return how near some characters are to a space: 1 in it, 0 out of reach."""
    away = min(p.walking.distance[state_at].get(space, REACH)
               for state_at in (p.state.at[who] for who in whos))  # fmt: skip
    return max(0.0, 1.0 - away / REACH)


def _threat(p: Play, seat: int, whos: tuple[str, ...], token: str) -> float:
    """Return what has been done about a threat: gone, hurt, turned up, looked at, or near."""
    state = p.state
    space = state.spaces.get(token)
    if space is None:
        return 1.0
    near = 0.3 * _near(p, whos, space)
    if token not in state.up:
        return near + (0.5 if seat in state.seen.get(token, ()) else 0.0)
    enemy = p.enemy(token)
    if enemy is None:
        return near + 0.3
    return near + 0.7 * state.damage.get(token, 0) / enemy.health


def _door(p: Play, whos: tuple[str, ...], number: int) -> float:
    if number in p.state.doors:
        return 1.0
    edge = p.map.doors[number]
    assert edge.kind == DOOR
    return 0.5 * max(_near(p, whos, edge.a), _near(p, whos, edge.b))


def _guarded(p: Play, whos: tuple[str, ...], friend: str) -> float:
    """Return how well a character is looked after: somebody near, health, few enemies."""
    state = p.state
    helpers = tuple(who for who in whos if who != friend) or whos
    far = p.ranging.distance[state.at[friend]]
    enemies = sum(far.get(state.spaces[each], 9) <= 2 for each in p.enemies())
    health = p.left(friend) / p.health(friend)
    return (
        0.4 * _near(p, helpers, state.at[friend])
        + 0.3 * max(0.0, health)
        + 0.3 * (1.0 - min(1.0, enemies / 3))
    )
