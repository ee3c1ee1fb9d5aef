"""Card coverage of whole games, and directed games for the rest.

``python -m tests.card_coverage --games 400 --seed 1 --jobs 2`` plays whole games between computer
players, on both maps and with all characters, then a fixed position for each part that they did not
reach. It prints the coverage by kind, and each part never reached. The exit code is 1 if there is
one. With ``--expansion unfinished_business`` the games have both boxes, and those parts count that
are on the cards of that box.
"""

from __future__ import annotations

import argparse
import ast
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards.effects.abilities import Ability, Goal
from game.outer_rim.cards.effects.language import Cost, Model
from game.outer_rim.cards.models import Character, Ship
from game.outer_rim.catalog import Content
from game.outer_rim.game import OuterRim, load
from game.players import make_players
from game.table import validation
from game.table.contract import Sight
from tests.card_positions import play_for
from tests.card_reach import Part, Record, above, conditions, parts, watched

ROOT = Path(__file__).resolve().parent.parent
TRIES = 200
"""maximum number of positions for an unreached part; nearly all take one or two"""
SPACE_KINDS = {"planet", "navpoint", "maelstrom"}
"""an encounter deck is named after the spaces that it serves"""
CAPTAINS = 40
"""one in this many games is played by Captains, which are slow"""
ANSWERS = 2_500
"""after which a game ends: players by chance hardly ever complete their ambitions"""


@cache
def box(expansion: str = "") -> OuterRim:
    """Return the game with the contents of the box; with an expansion as if both were one box."""
    game = load([])
    if not expansion:
        return game
    both = game.editions.of((expansion,))
    return OuterRim(both.content, both.pieces, both.row, both.version)


def table(number: int, expansion: str = "") -> dict[str, Any]:
    """Return the setup of this whole game by number: players, characters, map, optional rules."""
    content = box(expansion).base.content
    if number % CAPTAINS == 1:
        kinds: tuple[str, ...] = ("captain", "captain")
    else:
        kinds = (("random",) * 4, ("random", "deck"))[number // 2 % 2]
    names = list(content.characters)
    first = number * 3 % len(names)
    cast = (names[first:] + names[:first])[: len(kinds)]
    if "deck" in kinds:
        numbers = ai_seats.numbers(content)
        able = [each for each in names if content.characters[each].databank in numbers]
        cast[-1] = next(each for each in able[number % len(able) :] + able if each != cast[0])
    rules = bool(content.ambitions) and number // 4 % 2 == 1
    return {
        "seats": [{"kind": kind, "character": who} for kind, who in zip(kinds, cast, strict=True)],
        "map": ("standard", "modular")[number % 2],
        "fame_goal": (8, 10, 12)[number % 3],
        "favors": rules and "deck" not in kinds,
        "ambitions": rules,
    }


def whole_game(number: int, expansion: str = "") -> set[Part]:
    """Play one whole game; return the parts reached."""
    game, record = box(expansion), Record(box(expansion).base.content)
    with watched(record):
        state, events = game.begin(game.setup(table(number, expansion)), number)
        record.tell(events)
        players = make_players(game.id, game.seats(state), number)
        while (decision := game.decision(state)) is not None and state.seq < ANSWERS:
            # Moves that a player tries in imagined games do not count.
            record.on = False
            key = players[decision.seat].choose(Sight(game, state, decision.seat), decision)
            record.on = True
            record.tell(validation.choose(game, state, key))
    return record.reached


def whole_games(numbers: Iterable[int], jobs: int = 1, expansion: str = "") -> set[Part]:
    """Return the parts reached by the games of these numbers together."""
    play = partial(whole_game, expansion=expansion)
    if jobs == 1:
        return set().union(*map(play, numbers))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return set().union(*pool.imap_unordered(play, numbers, chunksize=4))


def of_box(content: Content, expansion: str, found: Iterable[Part]) -> list[Part]:
    """Return those of some parts that are on the cards of an expansion; all without one."""
    return [
        (kind, part)
        for kind, part in found
        if not expansion or content.box_of(part.split("[")[0].split(".")[0]) == expansion
    ]


def directed(
    game: OuterRim, reached: set[Part], tries: int = TRIES, wanted: Iterable[Part] | None = None
) -> Counter[Part]:
    """Play positions for every part, or for those wanted, that is not in ``reached``, and add the
    parts they reach.

    Return the number of positions given to each part.
    """
    record, played = Record(game.base.content), Counter[Part]()
    record.reached = reached
    with watched(record):
        for kind, part in missing(game.base.content, reached) if wanted is None else wanted:
            while (kind, part) not in reached and played[kind, part] < tries:
                play_for(game, kind, part, played[kind, part], record)
                played[kind, part] += 1
    return played


def missing(content: Content, reached: set[Part]) -> list[Part]:
    """Return the parts not reached, blocks before the effects in them."""
    return [
        (kind, part)
        for kind, every in parts(content).items()
        for part in sorted(every)
        if (kind, part) not in reached
    ]


def reason(content: Content, kind: str, part: str) -> str:
    """Return the conditions for reaching a part, which explain why chance seldom does."""
    asked = [_said(each) for each in conditions(content, part)]
    for model, field in above(content, part):
        if isinstance(model, Ability):
            asked.append(f"the moment '{model.when}'")
        if field == "then" and getattr(model, "cost", Cost()) != Cost():
            asked.append(f"cost {_said(model.cost)}")
        if field in ("otherwise", "win", "lose", "survive"):
            asked.append(f"'{field}' of '{model.do}'")
        if field == "back":
            asked.append("the flipped side")
    power, root = content.powers.get(part), content.components.get(part)
    if kind.endswith("flipped") and isinstance(root, Character | Ship):
        asked.append(f"the goal {_said(root.front.goal or Goal())}")
    elif power is not None:
        asked.append(f"the moment '{power.when}'")
        asked += [_said(each) for each in (power.ability.only, power.ability.cost) if each]
    asset = content.assets.get(part)
    if kind.startswith("bounty") and asset is not None:
        asked.append(f"{asset.target} beaten and taken to {asset.deliver_to}")
    return "; ".join(each for each in asked if each != "{}") or "only chance"


def _said(model: Model) -> str:
    return model.model_dump_json(exclude_defaults=True)


def named_in_code(content: Content) -> set[str]:
    """Return ids of components named in a rules module, that is, handled by id rather than data.

    Docstrings and reserved words (the kind of space ``navpoint``) do not count, nor does the list
    of characters that setup codes number.
    """
    ids = (set(content.components) | set(content.powers)) - SPACE_KINDS
    found: set[str] = set()
    for file in set((ROOT / "game/outer_rim").rglob("*.py")) - {ROOT / "game/outer_rim/share.py"}:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ids:
                found.add(str(node.value))
    return found


def summary(
    content: Content, played: set[Part], reached: set[Part], expansion: str = ""
) -> Iterator[str]:
    """Return lines with the number of parts of each kind, and how many were reached and by what."""
    yield f"{'':24}{'games':>8}{'all':>8}{'of':>8}"
    for kind, whole in parts(content).items():
        every = {part for _, part in of_box(content, expansion, ((kind, part) for part in whole))}
        games, both = ({part for part in every if (kind, part) in got} for got in (played, reached))
        yield f"{kind:24}{len(games):8}{len(both):8}{len(every):8}"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, print, and return 1 if a part was never reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.card_coverage", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--tries", type=int, default=TRIES, help="positions for a part")
    parser.add_argument("--expansion", default="", choices=box().editions.installed)
    wanted = parser.parse_args(argv)
    name, game, start = wanted.expansion, box(wanted.expansion), perf_counter()
    content = game.base.content
    played = whole_games(range(wanted.seed, wanted.seed + wanted.games), wanted.jobs, name)
    between = perf_counter()
    left = of_box(content, name, missing(content, played))
    reached = set(played)
    given = directed(game, reached, wanted.tries, left)
    print(
        f"{wanted.games} games in {between - start:.1f} s, then {given.total()} positions", end=""
    )
    print(f" for {len(given)} parts in {perf_counter() - between:.1f} s")
    print("\n".join(summary(content, played, reached, name)))
    print(f"not reached by the games: {len(left)}")
    for kind, part in left:
        how = f"position {given[kind, part]}" if given[kind, part] else "on the way to another"
        if kind != "effect" and (kind, part) in reached:
            print(f"  {kind} {part}: {how}; {reason(content, kind, part)}")
    never = of_box(content, name, missing(content, reached))
    print(f"never reached: {len(never)}")
    print("\n".join(f"  {kind} {part}: {reason(content, kind, part)}" for kind, part in never))
    print(f"named in the rules by id: {', '.join(sorted(named_in_code(content))) or 'none'}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
