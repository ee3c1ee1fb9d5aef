"""The page about the balance of an adventure: what the design asks (6.1), whether it holds, and the
figures it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.table.statistics import doubt, share, table

Figures = dict[str, Any]
Runs = Mapping[str, Sequence[Figures]]
"""figures of all pairs, by policy"""

Asked = Mapping[str, tuple[bool, Sequence[str]]]
"""for each scene of checks: whether it is important, and its ways"""

BEST, WORST = 1, 3
"""ranks of endings"""
BEST_ENDINGS = {"ombra": (60, 75), "cask": (70, 80), "lantern": (35, 50)}
"""percent of the best ending for a careful player"""
BOSSES = ("lantern_captain",)
"""encounters with a nemesis"""
LIGHT = ("ombra_hall", "cask_gorrel", "lantern_eels", "lantern_promenade")
"""encounters of less than five points, or the first half of one: no standard fights"""
HELD = ("won", "away", "terms")
"""ends of encounters and battles that are no defeat"""
THIRD = 8
"""wounds of two heroes that are a third of what they can take"""
HEADS = ("policy", "best", "doubt", "middle", "worst", "chance of a check", "checks") + (
    "Advantage : Threat",
    "Advantage left over",
    "nine tenths of fights within",
)


def page(runs: Mapping[str, Figures], command: str, asked: Asked = {}) -> str:
    """Return the section about what was played: runs are named place, policy, pair. What scenes
    ask for says which ways nobody took."""
    names = [tuple(each.split(", ", 2)) for each in runs]
    place = names[0][0]
    policies: dict[str, list[Figures]] = {}
    for (_, policy, _), figures in zip(names, runs.values(), strict=True):
        policies.setdefault(policy, []).append(figures)
    games = sum(each["games"] for each in runs.values())
    parts = [
        f"# Edge: {place}",
        f"Measured over {games:,} games. The tables are written by\n\n```\n{command}\n```",
        table(HEADS, [(policy, *_row(found)) for policy, found in policies.items()]),
    ]
    if place in BEST_ENDINGS and "careful" in policies:
        goals = list(targets(place, policies))
        held = [(*each[:3], "yes" if each[3] else "**no**") for each in goals]
        parts += ["## Targets", table(("what", "target", "measured", "holds"), held)]
    left = [each for each in policies if "without" in each]
    if left and "careful" in policies:
        parts += [
            "## One tool left out",
            table(("tool", *LEFT_HEADS), _left_out(place, policies, left)),
        ]
    parts += ["## Fights", table(FIGHT_HEADS, _fights(policies))]
    pairs = list(dict.fromkeys(pair for _, _, pair in names))
    shown = [each for each in policies if each not in left]
    parts += ["## By pair", "Best and worst endings.", _by_pair(place, shown, pairs, runs)]
    if "careful" in policies:
        parts += ["## Ways taken by careful players", WAYS_NOTE, _ways(policies["careful"], asked)]
    return "\n\n".join(parts) + "\n"


def _row(found: Sequence[Figures]) -> tuple[str, ...]:
    """Return the figures of a policy over all pairs."""
    ranks = [sum(each["ranks"][at] for each in found) for at in range(WORST)]
    games, checks = sum(ranks), max(1, _total(found, "checks"))
    rounds = _rounds(found)
    return (
        f"{share(ranks[0], games)}%",
        f"{doubt(ranks[0], games)}%",
        f"{share(ranks[1], games)}%",
        f"{share(ranks[2], games)}%",
        f"{_total(found, 'chance') / checks:.2f}",
        f"{checks / max(1, games):.1f}",
        f"{_ratio(found):.1f} : 1",
        f"{share(_total(found, 'unspent'), _total(found, 'advantage'))}%",
        str(rounds[(90 * len(rounds) - 1) // 100]),
    )


def _total(found: Sequence[Figures], name: str) -> Any:
    return sum(each[f"sum_{name}"] for each in found)


def _ratio(found: Sequence[Figures]) -> float:
    return float(_total(found, "advantage")) / max(1, int(_total(found, "threat")))


def _rounds(found: Sequence[Figures]) -> list[int]:
    return sorted(n for each in found for n in each["fight_rounds"]) or [0]


def _ending(found: Sequence[Figures], rank: int) -> float:
    """Return the percentage of games that end with this rank."""
    ranks = [each["ranks"] for each in found]
    return share(sum(each[rank - 1] for each in ranks), sum(map(sum, ranks)))


# --- targets --------------------------------------------------------------------------------------

Target = tuple[str, str, str, bool]


def targets(place: str, runs: Runs) -> Iterator[Target]:
    """Return what the design asks: what, its target, what was measured, whether it holds."""
    careful, careless = runs["careful"], runs.get("careless", ())
    low, high = BEST_ENDINGS[place]
    best = _ending(careful, BEST)
    yield "best ending, careful", f"{low} to {high}%", f"{best}%", low <= best <= high
    yield _below("worst ending, careful", _ending(careful, WORST), 7)
    chance = _total(careful, "chance") / max(1, _total(careful, "checks"))
    yield _between("chance of a check, careful", chance, 0.65, 0.75)
    yield _between("Advantage to Threat, careful", _ratio(careful), 3, 5)
    games = sum(sum(each["ranks"]) for each in careful)
    checks = (_total(careful, "checks") + _total(careful, "fears")) / max(1, games)
    yield _between("checks in a game and of fear, careful", checks, 10, 14)
    rounds = _rounds(careful)
    last = rounds[(90 * len(rounds) - 1) // 100]
    yield "nine tenths of fights, rounds", "at most 9", str(last), last <= 9
    yield from _fight_targets("careful", careful)
    if careless:
        worse = _ending(careless, BEST)
        yield "best ending, careless", f"at most {best / 2:.1f}%", f"{worse}%", 2 * worse <= best
        yield _below("worst ending, careless", _ending(careless, WORST), 30)
        plain = _total(careless, "chance") / max(1, _total(careless, "checks"))
        yield _between("chance of a check, careless", plain, 0.45, 0.50)
        yield from _fight_targets("careless", careless)


def _between(what: str, n: float, low: float, high: float) -> Target:
    n = round(n, 2)
    return what, f"{low:g} to {high:g}", f"{n:g}", low <= n <= high


def _below(what: str, n: float, most: int) -> Target:
    return what, f"under {most}%", f"{n}%", n < most


def _fight_targets(policy: str, found: Sequence[Figures]) -> Iterator[Target]:
    """Return the targets of fights: won over all pairs, and how long and hard they are."""
    boss, standard = ((60, 85), (80, 100)) if policy == "careful" else ((25, 50), (55, 90))
    for scene, hows in _by_scene(found).items():
        low, high = boss if scene in BOSSES else standard
        held = share(sum(hows[each] for each in HELD), hows.total())
        if scene in LIGHT or scene not in _tolls(found):
            continue
        what = "boss" if scene in BOSSES else "standard"
        yield f"{scene}, {what}, {policy}", f"{low} to {high}%", f"{held}%", low <= held <= high
        if policy == "careful":
            rounds, hurt = _toll(_tolls(found)[scene])
            yield _between(f"{scene}, rounds", rounds, 3, 6 if scene in BOSSES else 5)
            if scene not in BOSSES:
                yield _between(f"{scene}, share that costs a third of the wounds", hurt, 0.35, 0.75)


# --- fights ---------------------------------------------------------------------------------------

FIGHT_HEADS = ("policy", "scene", "not lost", "by terms", "of", "worst pair", "rounds") + (
    "wounds",
    "cost a third of the wounds",
)


def _by_scene(found: Sequence[Figures]) -> dict[str, Counter[str]]:
    """Return how the fights of each scene ended."""
    made: dict[str, Counter[str]] = {}
    for name, n in _summed(found, "fights").items():
        scene, _, how = name.rpartition(".")
        made.setdefault(scene, Counter())[how] += n
    return made


def _tolls(found: Sequence[Figures]) -> dict[str, list[list[int]]]:
    made: dict[str, list[list[int]]] = {}
    for each in found:
        for scene, tolls in each["tolls"].items():
            made.setdefault(scene, []).extend(tolls)
    return made


def _toll(tolls: Sequence[Sequence[int]]) -> tuple[float, float]:
    """Return the mean of rounds, and the share of fights that cost a third of the wounds."""
    games = max(1, len(tolls))
    return sum(each[0] for each in tolls) / games, sum(each[1] >= THIRD for each in tolls) / games


def _fights(runs: Runs) -> list[tuple[object, ...]]:
    """Return a row for each policy and encounter."""
    rows: list[tuple[object, ...]] = []
    for policy, found in runs.items():
        tolls = _tolls(found)
        for scene, hows in _by_scene(found).items():
            here = tolls.get(scene, [])
            rounds, hurt = _toll(here)
            held = sum(hows[each] for each in HELD)
            wounds = sum(each[1] for each in here) / max(1, len(here))
            rows.append(
                (policy, scene, f"{share(held, hows.total())}%", hows["terms"], hows.total())
                + (_weakest(found, scene), f"{rounds:.1f}", f"{wounds:.1f}", f"{100 * hurt:.0f}%")
            )
    return rows


def _weakest(found: Sequence[Figures], scene: str) -> str:
    """Return the share not lost of the pair that loses most, of pairs that fought at all."""
    each = (_by_scene([figures]).get(scene, Counter()) for figures in found)
    held = [share(sum(hows[how] for how in HELD), hows.total()) for hows in each if hows]
    return f"{min(held)}%" if held else ""


LEFT_HEADS = ("best endings", "cost", "fights not lost", "cost of fights", "doubt")


def _left_out(place: str, runs: Runs, left: Sequence[str]) -> list[tuple[object, ...]]:
    """Return what each tool is worth: the endings and fights without it, and the difference."""
    rows: list[tuple[object, ...]] = []
    whole = _ending(runs["careful"], BEST), _held(runs["careful"], place)
    for policy in ("careful", *left):
        best, (held, fights) = _ending(runs[policy], BEST), _held(runs[policy], place)
        rows.append(
            (policy, f"{best}%", f"{whole[0] - best:.1f}", f"{share(held, fights)}%")
            + (f"{share(*whole[1]) - share(held, fights):.1f}", f"{doubt(held, fights)}")
        )
    return rows


def _held(found: Sequence[Figures], place: str) -> tuple[int, int]:
    """Return the fights not lost, and all: those of a place that is itself a fight, else of all."""
    scenes = _by_scene(found)
    hows: Counter[str] = scenes.get(place) or sum(scenes.values(), Counter())
    return sum(hows[each] for each in HELD), hows.total()


def _by_pair(
    place: str, policies: Sequence[str], pairs: Sequence[str], runs: Mapping[str, Figures]
) -> str:
    """Return the table of pairs: best and worst endings for each policy."""
    rows = []
    for pair in pairs:
        found = (runs[f"{place}, {policy}, {pair}"] for policy in policies)
        rows.append((pair, *(f"{_ending([e], BEST)}% / {_ending([e], WORST)}%" for e in found)))
    return table(("pair", *policies), rows)


WAYS_NOTE = "An approach of an important scene that no pair took has **none**."


def _ways(found: Sequence[Figures], asked: Asked) -> str:
    """Return the table of ways: how often each was taken, and by how many pairs."""
    taken = _summed(found, "ways")
    rows: list[tuple[object, ...]] = []
    for scene, (important, ways) in asked.items():
        for way in (f"{scene}.{each}" for each in ways):
            pairs = sum(way in each["ways"] for each in found)
            best = str(pairs) if pairs or not important else "**none**"
            rows.append((way, "yes" if important else "", taken[way], best))
    return table(("way", "important", "times", "pairs"), rows)


def _summed(found: Sequence[Figures], name: str) -> Counter[str]:
    """Return the counts of several runs together."""
    made: Counter[str] = Counter()
    for each in found:
        made.update(each[name])
    return Counter(dict(sorted(made.items())))
