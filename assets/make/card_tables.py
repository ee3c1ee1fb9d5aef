"""Write docs/measured/cards.md: the contents of the box, and the distribution of costs, rewards and
places.

``python assets/make/card_tables.py`` generates it from the cards themselves; a test compares the
committed page with them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "measured" / "cards.md"
DECKS = {
    "bounty": "People to find. Tougher targets pay more; a live capture pays most.",
    "cargo": "Goods for a planet. What is legal pays in credits, what is not pays more or in fame.",
    "gear_and_mod": "Things that make a scoundrel or a ship better, never fame by themselves.",
    "job": "Errands with skill tests on one planet; the hard ones bring fame.",
    "luxury": "Dear and shiny: fame for credits, and rare chances.",
    "ship": "A better ship, or a way to one.",
}
INTRO = """# The cards of the box

Every printed figure is kept as it is, and every reported one but a few that rest on one unsure
report: Salvage pays 4,000 credits here (reported: 5,000), the bounties on Hera Syndulla and Maz
Kanata bring 1 fame at most (2), and the figures of patrols of level 1 to 3 are ours. So are all
others, on house cards and where a `reported` card is known in part only. They keep the character
that the back of each deck announces and are tuned by the games of computer players
([balance](../balance.md)). This page is written from the cards by `assets/make/card_tables.py`.

The plan for house cards: costs fill the gaps between the known ones; every planet is the goal of
some cards; every skill is asked for by jobs and encounters about equally; patrol icons are
shared out evenly among the factions, more of them on cards that pay well; each deck keeps cards
that bring fame again and again, so that no game dries up."""

WITHOUT_DECISION: dict[str, str] = {
    "enc_naboo_ryloth_f ryloth": "one bare test, so that a skill counts on its own now and then",
}
"""Sections of encounters that ask nothing, by card and space, with the reason."""

PLAN = """Every section asks something, but for the few below. No option is as good as another, or
worse, in every position; no test is merely the better of two skills; no deck holds more than two
sections of one shape (`tests/outer_rim/lint/test_choices_of_cards.py`)."""


BOX = "unfinished_business"
LANGUAGE = """## Words of the encounter cards of Unfinished Business

What these cards say beyond the words of the base box, and how it is written.

- account: a debt, a share or a claim: its `abilities` hold while it lies beside the slots; nobody
  trades, barters or discards it, and a defeat leaves it. `"asset": {"kind": "account", "name":
  ..., "abilities": [...]}`, gained with `keep`
- secrets at more moments: a `secret` has any `when` of `triggers.OF_SECRETS`: `combat_won`,
  `patrol_beaten` (with `patrol_faction`), `eliminated`, `cargo_delivered`, `job_completed`,
  `other_enters`, `before_test` and more. `"secret": {"when": "eliminated", "cost": {"discard_this":
  true}, ...}`
- `credits_lost`: before a card takes credits, not before a price is paid. `"then": [{"do":
  "avert"}]`
- `turn_ended`: at the end of the owner's turn; with `must` it is not asked. `"only":
  {"planet_faction": ["syndicate"]}, "must": true`
- `room`: has an empty slot for one of these kinds. `"when": {"room": ["crew", "cargo"]}`
- `discard_one`: a price: one card of any of these kinds. `"cost": {"discard_one": ["crew",
  "cargo", "gear"]}`
- `invite`, `follow`: another player here is asked along, and may refuse; in `then` they are the
  opponent, and `follow` brings them to your space. `{"do": "invite", "then": [{"do": "move",
  "spaces": 3}, {"do": "follow"}], "otherwise": [...]}`
- `give`: credits for the opponent, as far as they go; `take` is the reverse. `{"do": "give",
  "credits": 3000}`
- `peek_secrets`: look at all secrets of one other player. `{"do": "peek_secrets"}`
- `opposed`: two players test one skill; `reach` is `here`, `nearest` or `anywhere`. `{"do":
  "opposed", "skill": "piloting", "won": [...], "lost": [...], "both": [...], "neither": [...]}`
- `ground`: no move in the next planning step. `{"do": "ground"}`
- `sell_ship`: the ship for its cost and a bonus; a starter ship takes its place. `{"do":
  "sell_ship", "bonus": 2000, "starter": "g9_rigger"}`, with `"when": {"ship_cost": 5000}`
- `look_top`: look at the top of a deck; `take` and `rest` say what becomes of it. `{"do":
  "look_top", "deck": "navpoint", "count": 3, "rest": "order"}`
- `burden`: gain the asset below even without a free slot. `{"do": "burden"}`
- `treat`: count as having a reputation until the end of the turn. `{"do": "treat", "faction":
  "imperial", "level": "positive"}`
- `cross`, `across`: to the other end of the galaxy; the section for it. `"across": true`"""


def page() -> str:
    """Return the whole page."""
    sys.path.insert(0, str(ROOT))
    from game.outer_rim.game import load

    game = load(packs=())
    content, both = game.base.content, game.editions.of((BOX,)).content
    parts = [INTRO, _spread(content)]
    parts += [_market(content, deck) for deck in DECKS]
    parts.append(_encounters(content))
    parts.append(_databank(content))
    parts += [LANGUAGE, _encounters_of_box(both)]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(each) for each in row) + " |" for row in rows]
    return "\n".join(lines)


def _words(id: str) -> str:
    return id.replace("_", " ")


def _gains(block: Any, what: str) -> int:
    """Return the credits or fame that a reward always gives."""
    total = 0
    for effect in block:
        amount = getattr(effect, what, 0) if effect.do == "gain" else 0
        total += amount if isinstance(amount, int) else amount.base + amount.each
    return total


def _worth(block: Any) -> str:
    credits, fame = _gains(block, "credits"), _gains(block, "fame")
    told = [f"{credits:,}" if credits else "", f"{fame} fame" if fame else ""]
    return ", ".join(each for each in told if each) or "-"


def _row(content: Any, id: str) -> list[object]:
    asset, card = content.assets[id], content.components[id]
    move = f"{asset.patrol.faction} {asset.patrol.distance}" if asset.patrol else "-"
    cost = content.ships[asset.ship].cost if asset.ship else asset.cost
    goal, gain = asset.destination or "", _worth(asset.reward)
    if asset.kind == "bounty":
        goal = f"{asset.target}, then {asset.deliver_to}"
        gain = f"{_worth(asset.eliminate)} / {_worth(asset.capture)}"
    elif asset.kind == "deal":
        gain = _worth(asset.effect)
    asked = ", ".join(asset.job_skills) or (
        f"{asset.combat} {asset.value}" if asset.combat else "-"
    )
    traits = ", ".join(asset.traits) or "-"
    return [asset.name, card.fidelity, asset.kind, f"{cost:,}", traits, move, _words(goal) or "-",
            asked, gain]  # fmt: skip


def _market(content: Any, deck: str) -> str:
    cards = content.market[deck]
    head = ("Card", "Known", "Kind", "Cost", "Traits", "Patrol", "Where", "Asks for", "Reward")
    rows = sorted((_row(content, id) for id in cards), key=lambda row: str(row[0]))
    title = f"## {_words(deck).capitalize()}, {len(cards)} cards"
    return f"{title}\n\n{DECKS[deck]}\n\n{_table(head, rows)}"


def _spread(content: Any) -> str:
    """Return how evenly items are distributed."""
    assets = content.assets.values()
    goals = Counter(
        place
        for each in assets
        for place in {each.destination, each.deliver_to} - {None, "", "another_player"}
    )
    jobs = Counter(skill for each in assets for skill in each.job_skills)
    tests = Counter(skill for section in _sections(content) for skill in _tests(section))
    patrols = Counter(each.patrol.faction for each in assets if each.patrol)
    planets = sorted(goals)
    skills = sorted(set(jobs) | set(tests))
    return "\n\n".join(
        (
            "## How it is spread",
            _table(("Planet", *map(_words, planets)),
                   [("goal of cards", *(goals[each] for each in planets))]),
            _table(("Skill", *skills), [
                ("asked for by jobs", *(jobs[each] for each in skills)),
                ("tested by encounters", *(tests[each] for each in skills)),
            ]),
            _table(("Patrol", *sorted(patrols)),
                   [("icons on market cards", *(patrols[each] for each in sorted(patrols)))]),
        )
    )  # fmt: skip


def _sections(content: Any) -> list[Any]:
    return [section for card in content.encounter_cards.values() for section in card.sections]


def _models(value: Any) -> list[Any]:
    """Return all models inside a value."""
    if isinstance(value, tuple | list):
        return [each for item in value for each in _models(item)]
    if hasattr(type(value), "model_fields"):
        inner = [getattr(value, name) for name in type(value).model_fields]
        return [value, *(each for item in inner for each in _models(item))]
    return []


def _tests(section: Any) -> set[str]:
    found = [each for each in _models(section) if getattr(each, "do", "") == "test"]
    return {skill for each in found for skill in each.skill}


def _kinds(section: Any) -> str:
    """Return the possible results of a section, in a few words."""
    words = {
        "test": "test", "fight": "fight", "choose": "choice", "may": "offer", "keep": "card",
        "keep_secret": "secret", "hire": "crew", "fight_player": "duel", "buy": "purchase",
        "buy_ship": "ship", "market": "market", "sell": "sale", "extra_turn": "turn",
        "opposed": "opposed test", "burden": "burden", "look_top": "look", "invite": "company",
    }  # fmt: skip
    found = dict.fromkeys(words[m.do] for m in _models(section) if getattr(m, "do", "") in words)
    fame = any(getattr(m, "do", "") == "gain" and m.fame for m in _models(section))
    return ", ".join([*found, *(["fame"] if fame else [])]) or "gain or loss"


def _encounters(content: Any) -> str:
    parts = ["## Encounters"]
    for deck, ids in content.encounters.items():
        cards = sorted((content.encounter_cards[id] for id in ids), key=lambda card: card.number)
        rows = [
            (
                card.number,
                card.name,
                card.fidelity,
                "; ".join(
                    f"{' or '.join(map(_words, each.spaces)) or 'anywhere'}: {_kinds(each)}"
                    for each in card.sections
                ),
            )
            for card in cards
        ]
        name = content.encounter_decks[deck].name
        announced = ", ".join(map(_words, content.encounter_decks[deck].rewards))
        table = _table(("No", "Card", "Known", "Sections"), rows)
        parts.append(
            f"### {name}, {len(cards)} cards\n\nIts back announces {announced}.\n\n{table}"
        )
    reasons = [f"- {where}: {why}." for where, why in WITHOUT_DECISION.items()]
    parts.append("### Sections without a decision\n\n" + PLAN + "\n\n" + "\n".join(reasons))
    return "\n\n".join(parts)


def _encounters_of_box(content: Any) -> str:
    """Return the encounter cards that the expansion adds, deck by deck."""
    parts = ["## Encounters of Unfinished Business"]
    for deck in sorted(content.encounters):
        own = [card for card in content.encounters[deck] if content.box_of(card) == BOX]
        cards = sorted((content.encounter_cards[id] for id in own), key=lambda card: card.number)
        rows = [(card.number, card.name, card.fidelity, _places(card)) for card in cards]
        if rows:
            name = content.encounter_decks[deck].name
            table = _table(("No", "Card", "Known", "Sections"), rows)
            parts.append(f"### {name}, {len(rows)} cards\n\n{table}")
    return "\n\n".join(parts)


def _places(card: Any) -> str:
    """Return the sections of a card with what they may bring."""
    told = []
    for each in card.sections:
        where = " or ".join(map(_words, each.spaces)) or "anywhere"
        told.append(f"{'across' if each.across else where}: {_kinds(each)}")
    return "; ".join(told)


def _databank(content: Any) -> str:
    rows = [
        (card.number, card.name, card.fidelity, card.kind.replace("_", " "))
        for card in sorted(content.databank.values(), key=lambda card: (card.number, card.id))
    ]
    return f"## Databank, {len(rows)} cards\n\n" + _table(("No", "Card", "Known", "What"), rows)


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
