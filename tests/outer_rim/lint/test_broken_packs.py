"""Broken packs of players: each is left out whole, and says what a person needs to mend it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.cards import box
from game.outer_rim.cards.effects import EFFECTS
from game.outer_rim.cards.loading import stock_of
from game.outer_rim.game import ROOT
from game.table.packs.reading import Pack
from tests.breadth import every

Card = dict[str, Any]
INFO = {"id": "mine", "name": "Mine", "game": "outer_rim", "version": "1"}
CREDITS: list[Card] = [{"do": "gain", "credits": 1000}]
DONE: list[Card] = [{"do": "complete_job"}]
GOAL = {"when": "job_completed", "count": 2}
SLOTS = {"crew": 1, "cargo": 1, "mod": 1}
SIDE = {"name": "Tub", "hyperdrive": 5, "ship_combat": 2, "hull": 4, "slots": SLOTS}


class Case:
    """A broken pack: a name, its cards or files, and the lines that report it.

    Cards stand in ``a.json``, each on a line of its own, the first on line 2.
    """

    def __init__(self, name: str, what: list[Any] | dict[str, Any], *told: str) -> None:
        self.name = name
        self.files = what if isinstance(what, dict) else {"a.json": {"cards": what}}
        self.told = list(told)

    def write(self, folder: Path) -> None:
        """Put the pack into a folder."""
        folder.mkdir()
        for name, data in {"pack.json": INFO, **self.files}.items():
            if isinstance(data, bytes):
                (folder / name).write_bytes(data)
            elif data is not None:
                (folder / name).write_text(data if isinstance(data, str) else _text(data), "utf-8")


def _text(data: Any) -> str:
    if not isinstance(data, dict) or "cards" not in data:
        return json.dumps(data)
    return '{"cards": [\n' + ",\n".join(map(json.dumps, data["cards"])) + "\n]}"


def card(kind_: str, **fields: Any) -> Card:
    """Return a card called Thing."""
    return {"kind": kind_, "id": "thing", "name": "Thing", "fidelity": "house", **fields}


def gear(*abilities: Card, **fields: Any) -> Card:
    """Return gear with these abilities."""
    usual = {"deck": "gear_and_mod", "cost": 1000, "abilities": list(abilities)}
    return card("gear", **{**usual, **fields})


def act(*then: Card, **fields: Any) -> Card:
    """Return gear with an action."""
    return gear({"when": "action", "then": list(then), **fields})


def only(**condition: Any) -> Card:
    """Return gear with an action under a condition."""
    return act(*CREDITS, only=condition)


def bounty(**fields: Any) -> Card:
    """Return a bounty on Greedo."""
    usual = {"deck": "bounty", "target": "greedo", "combat": "ground", "value": 2}
    goods = {"eliminate": CREDITS, "capture": CREDITS, "deliver_to": "naboo"}
    return card("bounty", **{**usual, **goods, **fields})


def cargo(**fields: Any) -> Card:
    """Return cargo for Naboo."""
    return card("cargo", **{"deck": "cargo", "destination": "naboo", "reward": CREDITS, **fields})


def job(**fields: Any) -> Card:
    """Return a job on Naboo that is done at once."""
    return card("job", **{"deck": "job", "destination": "naboo", "encounter": DONE, **fields})


def steps(*effects: list[Card], number: int = 101) -> Card:
    """Return the databank card of a job."""
    listed = [{"effect": effect} for effect in effects]
    return card("job_steps", id="script", number=number, steps=listed)


def script(*effects: list[Card]) -> list[Card]:
    """Return a job and its databank card."""
    return [job(databank=101, encounter=[]), steps(*effects)]


def section(space: str, *parts: Card) -> Card:
    """Return a section of an encounter card."""
    return {"spaces": [space] if space else [], "story": "", "parts": list(parts)}


def enc(naboo: list[Card], **fields: Any) -> Card:
    """Return an encounter card for Naboo and Ryloth; effects, or parts, of the first."""
    parts = naboo if "effect" in naboo[0] else [{"effect": naboo}]
    both = [section("naboo", *parts), section("ryloth", {"effect": CREDITS})]
    return card("encounter", **{"deck": "naboo_ryloth", "number": 11, "sections": both, **fields})


def sheet(**fields: Any) -> Card:
    """Return a ship sheet."""
    return card("ship_sheet", **{"cost": 5000, "front": SIDE, "back": SIDE, **fields})


def sold(**fields: Any) -> list[Card]:
    """Return a ship sheet and the card that sells it."""
    return [sheet(**fields), card("ship", id="thing_card", deck="ship", cost=5000, ship="thing")]


def hero(**fields: Any) -> Card:
    """Return a character."""
    usual = {"health": 4, "ground_combat": 2, "skills": ["tech"], "databank": 92}
    return card("character", **{**usual, "front": {"goal": GOAL}, "back": {}, **fields})


def patrol(**fields: Any) -> Card:
    """Return a patrol of the Hutts."""
    return card("patrol", **{"faction": "hutt", "level": 1, "ship_combat": 1, **fields})


def token(**fields: Any) -> Card:
    """Return a contact."""
    return card("contact_token", **{"contact_class": "gray", "databank": 101, **fields})


def talk(**fields: Any) -> Card:
    """Return the databank card of that contact."""
    usual = {"id": "talk", "number": 101, "contact": "thing", "crew": {}}
    return card("contact", **{**usual, "parts": [{"effect": CREDITS}], **fields})


CASES = [
    Case(
        "no pack.json",
        {"pack.json": None},
        'pack.json:1: FOLDER has no pack.json; it holds {"id": ..., "name": ..., "game": '
        '..., "version": ...}',
    ),
    Case(
        "pack.json is no JSON",
        {"pack.json": '{"id": "mine"\n "name": "Mine"}'},
        "pack.json:2: broken JSON: a comma or '}' is missing before '\"name\": \"Min'",
    ),
    Case(
        "pack.json: unknown field",
        {"pack.json": {**INFO, "gmae": "outer_rim"}},
        "pack.json:1: gmae: there is no field 'gmae' here; the fields are 'requires'",
    ),
    Case(
        "pack.json: no version",
        {"pack.json": {k: v for k, v in INFO.items() if k != "version"}},
        "pack.json:1: the field 'version' is missing; it should be text",
    ),
    Case(
        "pack.json: id",
        {"pack.json": {**INFO, "id": "My Pack"}},
        "pack.json:1: id: 'My Pack' should be made of lowercase letters, digits and _",
    ),
    Case(
        "pack.json: version",
        {"pack.json": {**INFO, "version": "1 + 2"}},
        "pack.json:1: version: '1 + 2' should be made of letters, figures, dots, - and _",
    ),
    Case(
        "pack.json: another game",
        {"pack.json": {**INFO, "game": "outer_rm"}},
        "pack.json:1: game: the pack is for 'outer_rm', not 'outer_rim'; did you mean 'outer_rim'?",
    ),
    Case(
        "pack.json: id of the box",
        {"pack.json": {**INFO, "id": "outer_rim"}},
        "pack.json:1: id: the id 'outer_rim' is that of the pack in cards/outer_rim; "
        "choose another",
    ),
    Case(
        "comma missing",
        {"a.json": '{"cards": [\n {"id": "a"}\n {"id": "b"}\n]}'},
        "a.json:3: broken JSON: a comma or ']' is missing before '{\"id\": \"b\"}'",
    ),
    Case(
        "comma too many",
        {"a.json": '{"cards": [\n {"id": "a"},\n]}'},
        "a.json:3: broken JSON: there is a comma before ']'; remove it",
    ),
    Case(
        "key twice",
        {"a.json": '{"cards": [],\n"cards": []}'},
        "a.json:2: cards: the key 'cards' is given twice; the first is in line 1",
    ),
    Case("list", {"a.json": []}, 'a.json:1: the file should be an object: {"cards": [...]}'),
    Case(
        "card",
        {"a.json": {"card": []}},
        "a.json:1: card: there is no field 'card' here; did you mean 'cards'?",
        "a.json:1: the field 'cards' is missing; it should be a list",
    ),
    Case(
        "not UTF-8",
        {"a.json": b'{"cards": [\n"\xe9"]}'},
        "a.json:2: byte 0xe9 is not UTF-8; save the file as UTF-8",
    ),
    Case(
        "not a number",
        {"a.json": '{"cards": [{"cost": NaN}]}'},
        "a.json:1: broken JSON: a value is missing before 'NaN}]}'",
    ),
    Case("empty", {"a.json": ""}, "a.json:1: broken JSON: a value is missing before the end"),
    Case(
        "unknown kind",
        [gear(kind="gaer")],
        "a.json:2: cards[0].kind: 'gaer' is not known; did you mean 'gear'?",
    ),
    Case(
        "no kind",
        [{"id": "thing"}],
        "a.json:2: cards[0]: the field 'kind' is missing; it should be one of 'ai', "
        "'ambition', 'board', 'bounty', 'cargo', 'character', 'contact', 'contact_token', 'crew', "
        "'deal', 'encounter', 'encounter_deck', 'gear', 'job', 'job_steps', 'mod', "
        "'patrol', 'ship', 'ship_sheet', 'start_bounty', 'start_cargo', 'start_job', "
        "'trouble'",
    ),
    Case("a text for a card", ["thing"], "a.json:2: cards[0]: 'thing' should be an object"),
    Case(
        "unknown field",
        [gear(reward=[])],
        "a.json:2: cards[0].reward: there is no field 'reward' here; the fields are "
        "'other', 'patrol', 'reveal', 'no_sale', 'solo', 'story', 'traits'",
    ),
    Case(
        "no name and no fidelity",
        [{"kind": "gear", "id": "thing", "deck": "cargo"}],
        "a.json:2: cards[0]: the field 'name' is missing; it should be text",
        "a.json:2: cards[0]: the field 'fidelity' is missing; it should be one of "
        "'printed', 'reported', 'house'",
    ),
    Case(
        "cost text", [gear(cost="1000")], "a.json:2: cards[0].cost: '1000' should be a whole number"
    ),
    Case("cost half", [gear(cost=2.5)], "a.json:2: cards[0].cost: 2.5 should be a whole number"),
    Case(
        "deck",
        [gear(deck="gear_and_mods")],
        "a.json:2: cards[0].deck: 'gear_and_mods' is not known; did you mean 'gear_and_mod'?",
    ),
    Case(
        "skill",
        [card("crew", deck="luxury", skills=["teck"])],
        "a.json:2: cards[0].skills[0]: 'teck' is not known; did you mean 'tech'?",
    ),
    Case(
        "trait",
        [gear(traits=["ilegal"])],
        "a.json:2: cards[0].traits[0]: 'ilegal' is not known; did you mean 'illegal'?",
    ),
    Case(
        "id form",
        [gear(id="The Thing")],
        "a.json:2: cards[0].id: 'The Thing' should be made of lowercase letters, digits and _",
    ),
    Case(
        "id twice",
        [gear(), gear()],
        "a.json:3: cards[1].id: the id 'thing' is taken by a.json:2; each id may be used once",
    ),
    Case(
        "id twice, two files",
        {"a.json": {"cards": [gear()]}, "b.json": {"cards": [gear()]}},
        "b.json:2: cards[0].id: the id 'thing' is taken by a.json:2; each id may be used once",
    ),
    Case(
        "verb",
        [act({"do": "gian", "credits": 5})],
        "a.json:2: cards[0].abilities[0].then[0].do: 'gian' is not known; did you mean 'gain'?",
    ),
    Case(
        "verb field",
        [act({"do": "gain", "credit": 5})],
        "a.json:2: cards[0].abilities[0].then[0].credit: there is no field 'credit' here; "
        "did you mean 'credits'?",
    ),
    Case(
        "no verb",
        [act({"credits": 5})],
        "a.json:2: cards[0].abilities[0].then[0]: the field 'do' is missing; it names one "
        f"of {len(EFFECTS)} kinds, which the JSON Schema lists",
    ),
    Case(
        "moment",
        [gear({"when": "actoin", "then": CREDITS})],
        "a.json:2: cards[0].abilities[0].when: 'actoin' is not known; did you mean 'action'?",
    ),
    Case(
        "condition field",
        [only(planet="naboo")],
        "a.json:2: cards[0].abilities[0].only.planet: there is no field 'planet' here; did "
        "you mean 'planet_faction'?",
    ),
    Case(
        "level",
        [only(reputation={"hutt": ["positiv"]})],
        "a.json:2: cards[0].abilities[0].only.reputation.hutt[0]: 'positiv' is not known; "
        "did you mean 'positive'?",
    ),
    Case(
        "faction",
        [only(reputation={"hut": ["positive"]})],
        "a.json:2: cards[0].abilities[0].only.reputation.hut: the key 'hut' is not known; "
        "did you mean 'hutt'?",
    ),
    Case(
        "then an object",
        [gear({"when": "action", "then": {"do": "gain"}})],
        "a.json:2: cards[0].abilities[0].then: an object should be a list",
    ),
    Case(
        "target",
        [bounty(target="gredo")],
        "a.json:2: thing.target: no contact 'gredo'; did you mean 'greedo'?",
    ),
    Case(
        "deliver to",
        [bounty(deliver_to="nabo")],
        "a.json:2: thing.deliver_to: no planet 'nabo'; did you mean 'naboo'?",
    ),
    Case(
        "destination",
        [cargo(destination="the_maelstrom")],
        "a.json:2: thing.destination: no planet 'the_maelstrom'",
    ),
    Case(
        "no sale",
        [cargo(no_sale=["naboo", "tatoine"])],
        "a.json:2: thing.no_sale[1]: no planet 'tatoine'; did you mean 'tatooine'?",
    ),
    Case(
        "no such number",
        [job(databank=93, encounter=[])],
        "a.json:2: thing.databank: no databank card has number 93",
    ),
    Case(
        "number of another kind",
        [job(databank=90, encounter=[])],
        "a.json:2: thing.databank: #90 is 'databank_90_boshek' of the kind start_bounty; "
        "job_steps is meant",
    ),
    Case(
        "sheet",
        [card("ship", deck="ship", ship="yt_1300")],
        "a.json:2: thing.ship: no ship sheet 'yt_1300'",
    ),
    Case(
        "contact",
        [talk(contact="greeda")],
        "a.json:2: talk.contact: no contact 'greeda'; did you mean 'greedo'?",
    ),
    Case(
        "encounter deck",
        [enc(CREDITS, deck="naboo")],
        "a.json:2: thing.deck: no encounter deck 'naboo'; there are kessel_maelstrom, "
        "lothal_mon_calamari, naboo_ryloth, navpoint, ord_mantell_cantonica, "
        "takodana_ring_of_kafrene, tatooine_nal_hutta",
    ),
    Case(
        "space",
        [
            enc(
                CREDITS,
                sections=[section("nabu", {"effect": CREDITS}), section("", {"effect": CREDITS})],
            )
        ],
        "a.json:2: thing.sections[0].spaces: no space 'nabu'; did you mean 'naboo'?",
    ),
    Case(
        "has",
        [only(has=["chewbacca"])],
        "a.json:2: thing.abilities[0].only.has: no card 'chewbacca'; did you mean "
        "'databank_8_chewbacca'?",
    ),
    Case(
        "spaces",
        [only(spaces=["naboo", "endor"])],
        "a.json:2: thing.abilities[0].only.spaces: no space 'endor'",
    ),
    Case(
        "starting planet",
        [card("start_cargo", number=91, starting_planet="kesel", destination="naboo")],
        "a.json:2: thing.starting_planet: no planet 'kesel'; did you mean 'kessel'?",
    ),
    Case(
        "move player",
        [act({"do": "move_player", "spaces": ["rylot"]})],
        "a.json:2: thing.abilities[0].then[0].spaces: no space 'rylot'; did you mean 'ryloth'?",
    ),
    Case(
        "databank effect",
        [act({"do": "databank", "number": 77})],
        "a.json:2: thing.abilities[0].then[0].number: no databank card has number 77",
    ),
    Case(
        "nine gear",
        [only(cards={"gear": 9})],
        "a.json:2: thing.abilities[0].only.cards.gear: this never holds: nobody has room "
        "for 9 gear, 2 at most",
    ),
    Case(
        "trait too soon",
        [only(trait="illegal")],
        "a.json:2: thing.abilities[0].only.trait: 'trait' is known only at delivery_reward "
        "or cargo_delivered",
    ),
    Case(
        "beaten elsewhere",
        [gear({"when": "combat_won", "only": {"beaten": "ship"}, "then": CREDITS})],
        "a.json:2: thing.abilities[0].only.beaten: 'beaten' is known only at would_be_defeated",
    ),
    Case(
        "no such place",
        [only(at=["navpoint"], planet_faction=["hutt"])],
        "a.json:2: thing.abilities[0].only.at: this never holds: no space fits 'at' and "
        "'planet_faction'",
    ),
    Case(
        "no such place here",
        [enc([{"when": {"planet_faction": ["rebel"]}, "effect": CREDITS}])],
        "a.json:2: thing.sections[0].parts[0].when.planet_faction: this never holds here: "
        "the section is for naboo",
    ),
    Case(
        "asks for what it forbids",
        [only(credits=5000, no={"credits": 3000})],
        "a.json:2: thing.abilities[0].only.no: this never holds: it asks for what it forbids",
    ),
    Case(
        "lists nothing",
        [only(at=[])],
        "a.json:2: thing.abilities[0].only.at: 'at' lists nothing; fill it in or leave it out",
    ),
    Case(
        "says nothing",
        [only()],
        "a.json:2: thing.abilities[0].only: the condition says nothing; leave it out",
    ),
    Case(
        "always",
        [only(credits=0)],
        "a.json:2: thing.abilities[0].only.credits: at least 0 always holds; ask for 1 or more",
    ),
    Case(
        "too dear",
        [only(ship_cost=90000)],
        "a.json:2: thing.abilities[0].only.ship_cost: this never holds: 90000 is asked "
        "for, and the dearest ship costs 20000",
    ),
    Case(
        "within any",
        [only(any=[{"marks": 2}, {"marks": 99}])],
        "a.json:2: thing.abilities[0].only.any[1].marks: this never holds: 99 is asked "
        "for, and the number of planets is 11",
    ),
    Case(
        "never reached",
        [enc([{"effect": CREDITS}, {"when": {"credits": 1}, "effect": CREDITS}])],
        "a.json:2: thing.sections[0].parts[1]: this part is never reached: one before it "
        "has no condition; put that one last",
    ),
    Case(
        "dice",
        [act({"do": "add", "face": "hit"})],
        "a.json:2: thing.abilities[0].then[0]: 'add' works on dice: only in own_dice or "
        "opponent_dice",
    ),
    Case(
        "gain among dice",
        [gear({"when": "own_dice", "then": CREDITS})],
        "a.json:2: thing.abilities[0].then[0]: 'own_dice' takes add, cancel, reroll or "
        "turn, not 'gain'",
    ),
    Case(
        "hire",
        [act({"do": "hire"})],
        "a.json:2: thing.abilities[0].then[0]: 'hire' belongs on the databank card of a contact",
    ),
    Case(
        "keep",
        [enc([{"do": "keep"}])],
        "a.json:2: thing.sections[0]: keeps the card's asset, but the card has none",
    ),
    Case(
        "keep on gear",
        [act({"do": "keep"})],
        "a.json:2: thing.abilities[0].then[0]: 'keep' belongs on an encounter card",
    ),
    Case(
        "never kept",
        [enc(CREDITS, asset={"kind": "gear", "name": "Rope"})],
        "a.json:2: thing.asset: nobody gains this asset: no section says 'keep' or 'burden'",
    ),
    Case(
        "half a secret",
        [enc([{"do": "keep_secret"}])],
        "a.json:2: thing.sections[0]: a secret needs both 'keep_secret' and 'secret'",
    ),
    Case(
        "complete elsewhere",
        [act({"do": "complete_job"})],
        "a.json:2: thing.abilities[0].then[0]: 'complete_job' belongs in a job",
    ),
    Case(
        "for ever",
        script([{"do": "go_to", "step": 1}], DONE),
        "a.json:3: script.steps[0].effect[0].step: step 1 would come again for ever; let "
        "one way lead out of it",
    ),
    Case(
        "no such step",
        script([{"do": "go_to", "step": 5}], DONE),
        "a.json:3: script.steps[0].effect[0].step: there is no step 5 of 2",
    ),
    Case(
        "never done",
        script(CREDITS),
        "a.json:3: script.steps: no step says 'complete_job', so the job cannot be done",
    ),
    Case(
        "two ways to do a job",
        [job(databank=40)],
        "a.json:2: thing: a job has either 'databank' or 'encounter'",
    ),
    Case(
        "one way",
        [act({"do": "choose", "ways": [{"then": CREDITS}]})],
        "a.json:2: thing.abilities[0].then[0].ways: a choice needs two ways or more; 'may' "
        "offers a single one",
    ),
    Case(
        "nothing to avert",
        [act({"do": "avert"})],
        "a.json:2: thing.abilities[0].then[0]: 'avert' works only in credits_lost, patrol_stop, "
        "test_failed or would_be_defeated",
    ),
    Case(
        "no skill",
        [act({"do": "test", "skill": []})],
        "a.json:2: thing.abilities[0].then[0].skill: the list is empty; name at least one",
    ),
    Case(
        "useless cargo",
        [cargo(destination=None)],
        "a.json:2: thing: cargo needs a 'destination', or an ability of another use",
    ),
    Case(
        "ship elsewhere",
        [sold()[0], {**sold()[1], "deck": "luxury"}],
        "a.json:3: thing_card.deck: a card of the kind 'ship' belongs in the deck 'ship'",
    ),
    Case(
        "always then",
        [gear({"when": "always", "then": CREDITS})],
        "a.json:2: thing.abilities[0]: 'always' takes modify, skills or grants, and no 'then'",
    ),
    Case(
        "action without then",
        [gear({"when": "action"})],
        "a.json:2: thing.abilities[0]: 'action' takes 'then' alone",
    ),
    Case(
        "always by credits",
        [gear({"when": "always", "only": {"credits": 5}, "modify": {"hull": 1}})],
        "a.json:2: thing.abilities[0]: 'always' may not depend on credits",
    ),
    Case(
        "unread",
        [act(*CREDITS, must=True, roll=["test"])],
        "a.json:2: thing.abilities[0].roll: 'action' does not read 'roll'; leave it out",
        "a.json:2: thing.abilities[0].must: 'action' does not read 'must'; leave it out",
    ),
    Case(
        "goal on the back",
        sold(back={**SIDE, "goal": GOAL}),
        "a.json:2: thing.back.goal: only the front has a goal; the back is what reaching it gives",
    ),
    Case(
        "no back",
        sold(front={**SIDE, "goal": GOAL}, back=None),
        "a.json:2: thing.front.goal: a goal turns the sheet over, and this one has no 'back'",
    ),
    Case(
        "goal not counted",
        [hero(front={"goal": {"when": "action"}})],
        "a.json:2: thing.front.goal.when: 'action' is not counted; take bounty_completed, "
        "bounty_reward, captured_delivered, card_marked, cargo_delivered, combat_lost, combat_won, "
        "contact_met, crew_gained, defeated, eliminated, job_completed, patrol_beaten, "
        "planning_recovered, ship_recovered or space_encountered",
    ),
    Case(
        "goal never reached",
        [hero(front={"goal": {"count": 2}})],
        "a.json:2: thing.front.goal: it is never reached: give it 'when' or 'have', or an "
        "ability that says 'progress' with the goal 'personal'",
    ),
    Case(
        "two boards",
        [card("board", gear_slots=2, job_slots=2, die=["hit"])],
        "a.json:2: thing: there is one player board; use its id 'player_board' to replace it",
    ),
    Case(
        "two patrols",
        [patrol()],
        "a.json:2: thing.level: the hutt patrol of level 1 is 'patrol_hutt_1'; use that id "
        "to replace it",
    ),
    Case(
        "weak patrol",
        [patrol(id="patrol_hutt_1", ship_combat=None)],
        "a.json:2: patrol_hutt_1.ship_combat: only level 4 has none; give a number",
    ),
    Case(
        "orange",
        [token(contact_class="orange"), talk()],
        "a.json:2: thing.contact_class: no map has a contact space of the class 'orange'; "
        "there are gray, green, yellow",
    ),
    Case("silent contact", [token()], "a.json:2: thing.databank: no databank card has number 101"),
    Case(
        "wrong number",
        [token(), talk(number=102)],
        "a.json:2: thing.databank: no databank card has number 101",
        "a.json:3: talk.number: 'thing' asks for #101, so nobody draws this",
    ),
    Case(
        "character's card",
        [hero(databank=93)],
        "a.json:2: thing.databank: no databank card has number 93; starting cards: 90, 91, 92",
    ),
    Case(
        "too few starts",
        [
            hero(databank=101),
            hero(id="other", databank=101),
            card(
                "start_cargo", id="start", number=101, starting_planet="naboo", destination="ryloth"
            ),
        ],
        "a.json:2: thing.databank: 2 characters start with #101, and there is only 1 such card",
        "a.json:3: other.databank: 2 characters start with #101, and there is only 1 such card",
    ),
    Case(
        "nobody's start",
        [card("start_cargo", number=101, starting_planet="naboo", destination="ryloth")],
        "a.json:2: thing.number: no character starts with #101; they do with 90, 91, 92",
    ),
    Case(
        "third starter",
        [sheet(starter=True)],
        "a.json:2: thing.starter: the starters are g_1a_starfighter and g9_rigger; replace "
        "one or sell this ship",
    ),
    Case(
        "not for sale",
        [sheet()],
        "a.json:2: thing: no card of the ship deck sells this sheet; add one of kind 'ship'",
    ),
    Case(
        "starter lost",
        [sheet(id="g9_rigger")],
        "a.json:2: g9_rigger.starter: 'g9_rigger' has to stay a starter ship",
    ),
    Case(
        "deck of no map",
        [card("encounter_deck", id="endor_hoth", rewards=["bears"])],
        "a.json:2: endor_hoth: no map has this deck, so nobody draws from it; there are "
        "kessel_maelstrom, lothal_mon_calamari, naboo_ryloth, navpoint, "
        "ord_mantell_cantonica, takodana_ring_of_kafrene, tatooine_nal_hutta",
    ),
    Case(
        "another deck's space",
        [
            enc(
                CREDITS,
                sections=[section("kessel", {"effect": CREDITS}), section("", {"effect": CREDITS})],
            )
        ],
        "a.json:2: thing.sections[0].spaces: 'kessel' draws from 'kessel_maelstrom', not "
        "'naboo_ryloth'",
    ),
    Case(
        "space without section",
        [enc(CREDITS, sections=[section("naboo", {"effect": CREDITS})])],
        "a.json:2: thing.sections: no section is for 'ryloth', which draws this card",
    ),
    Case(
        "number taken",
        [job(databank=40, encounter=[]), steps(DONE, number=41)],
        "a.json:3: script.number: #41 is 'databank_41_a_favor_gone_sour' already; take a "
        "free number",
    ),
    Case(
        "nobody calls",
        [card("trouble", number=101, effect=CREDITS)],
        "a.json:2: thing.number: no effect calls for #101, so nobody draws this",
    ),
    Case(
        "no job names it",
        [steps(DONE)],
        "a.json:2: script.number: no job names #101, so nobody draws this",
    ),
    Case(
        "contact replaced",
        [gear(id="greedo")],
        "a.json:2: greedo.kind: 'greedo' of the pack 'outer_rim' is a contact_token; "
        "replace it by one, or take another id",
    ),
    Case(
        "space's id",
        [gear(id="naboo")],
        "a.json:2: naboo.id: 'naboo' is the id of a space; choose another",
    ),
    Case(
        "deck's id",
        [gear(id="cargo")],
        "a.json:2: cargo.id: 'cargo' is the name of a deck or faction; choose another",
    ),
    Case("negative", [gear(cost=-1)], "a.json:2: thing.cost: -1 is too small; at least 0"),
    Case("no health", [hero(health=0)], "a.json:2: thing.health: 0 is too small; at least 1"),
    Case(
        "beyond measure",
        [act({"do": "gain", "credits": 9000000})],
        "a.json:2: thing.abilities[0].then[0].credits: 9,000,000 is too large; at most 1,000,000",
    ),
    Case("no name", [gear(name=" ")], "a.json:2: thing.name: the text is empty"),
    Case(
        "long name",
        [gear(name="The Very Long Name of a Thing That Nobody Needs")],
        "a.json:2: thing.name: 47 letters are too many; at most 40 fit",
    ),
    Case(
        "markup",
        [gear(story="{icon:fame} for all")],
        "a.json:2: thing.story: no markup: leave out braces, double stars, tabs and line breaks",
    ),
    Case(
        "long words of a choice",
        [act({"do": "choose", "ways": [{"words": "Say it " * 6, "then": CREDITS}]})],
        "a.json:2: thing.abilities[0].then[0].ways[0].words: 42 letters are too many; "
        "at most 34 fit",
    ),
    Case(
        "long outcome",
        [act({"do": "test", "skill": ["tech"], "passed": "A" * 91, "then": CREDITS})],
        "a.json:2: thing.abilities[0].then[0].passed: 91 letters are too many; at most 90 fit",
    ),
    Case(
        "markup in an outcome",
        [act({"do": "test", "skill": ["tech"], "failed": "**Ouch**", "then": CREDITS})],
        "a.json:2: thing.abilities[0].then[0].failed: "
        "no markup: leave out braces, double stars, tabs and line breaks",
    ),
    Case(
        "sections",
        [enc(CREDITS, sections=[])],
        "a.json:2: thing.sections: the list is empty; name at least one",
    ),
    Case(
        "die",
        [card("board", id="player_board", gear_slots=2, job_slots=2, die=[])],
        "a.json:2: player_board.die: the list is empty; name at least one",
    ),
]


@pytest.fixture(scope="module")
def first() -> Pack:
    """Return the box, read once."""
    return box.cards()


PIECES = box.pieces()


def test_there_are_enough_of_them() -> None:
    assert len(CASES) >= 50
    assert len({case.name for case in CASES}) == len(CASES)


@pytest.mark.parametrize("case", every(3, CASES), ids=[case.name for case in CASES])
def test_a_broken_pack_is_left_out_and_says_why(case: Case, first: Pack, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    case.write(folder)
    stock = stock_of(first, PIECES)
    assert not stock.add(folder)
    assert list(stock.packs) == ["outer_rim"]
    assert stock.components.keys() == first.components.keys()
    told = "\n".join(map(str, stock.problems)).replace(f"{folder}/", "")
    told = told.replace(str(folder), "FOLDER").replace(f"{ROOT}/", "")
    assert told.split("\n") == case.told


@pytest.mark.parametrize(
    "cards",
    [
        [act(*CREDITS)],
        [bounty()],
        [cargo()],
        [job()],
        script(CREDITS, DONE),
        [enc(CREDITS)],
        sold(),
        [hero()],
        [token(), talk()],
        [only(has=["databank_8_chewbacca"], cards={"gear": 2}, at=["planet"])],
        [patrol(id="patrol_hutt_1")],
    ],
    ids=lambda cards: str(cards[0]["kind"]),
)
def test_the_cards_that_are_broken_here_are_sound_as_they_are(
    cards: list[Card], first: Pack, tmp_path: Path
) -> None:
    """Each case breaks for its own reason, not for one of the card it began with."""
    Case("sound", cards).write(tmp_path / "mine")
    stock = stock_of(first, PIECES)
    assert stock.add(tmp_path / "mine"), list(map(str, stock.problems))
    assert stock.components["thing" if "thing" in stock.components else cards[0]["id"]]
