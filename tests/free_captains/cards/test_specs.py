"""A spec for each card: its figures as designed, and the text that it must show."""

from __future__ import annotations

import pytest

from game.free_captains.text.cards import lines
from tests.free_captains.kit import GAME

CONTENT = GAME.content

FACED = {
    "gf_01": ("Gate Pickets", "guardforce", 1, "combat", "red", 1, ()),
    "gf_02": ("Hull Crawlers", "guardforce", 1, "science", "orange", 1, ()),
    "gf_03": ("Ash Lancers", "guardforce", 2, "combat", "red", 2, ()),
    "gf_04": ("Tollkeepers", "guardforce", 2, "diplomacy", "blue", 1, ("code",)),
    "gf_05": ("Iron Vigil", "guardforce", 4, "science", "black", 2, ()),
    "gf_06": ("Silo Wardens", "guardforce", 3, "science", "orange", 2, ()),
    "gf_07": ("Masked Ushers", "guardforce", 1, "diplomacy", "blue", 1, ("key",)),
    "gf_08": ("Needle Drones", "guardforce", 1, "science", "orange", 1, ()),
    "gf_09": ("Siege Striders", "guardforce", 5, "combat", "black", 4, ()),
    "gf_10": ("Customs Flotilla", "guardforce", 3, "diplomacy", "blue", 2, ("code",)),
    "gf_11": ("Lantern Guard", "guardforce", 2, "diplomacy", "blue", 2, ()),
    "gf_12": ("Vault Spiders", "guardforce", 4, "science", "black", 1, ("key",)),
    "gf_13": ("Cinder Hounds", "guardforce", 2, "combat", "red", 2, ()),
    "gf_14": ("Mirror Sentries", "guardforce", 2, "science", "orange", 2, ()),
    "gf_15": ("Oathbound Duelists", "guardforce", 2, "combat", "red", 2, ()),
    "gf_16": ("Dust Marines", "guardforce", 1, "combat", "black", 1, ()),
    "gf_17": ("Signal Wasps", "guardforce", 2, "diplomacy", "blue", 1, ()),
    "gf_18": ("Drift Mines", "guardforce", 0, "science", "black", 0, ()),
    "gf_19": ("Sleepless Battery", "guardforce", 3, "combat", "orange", 3, ()),
    "gf_20": ("Court Halberdiers", "guardforce", 2, "diplomacy", "red", 2, ()),
    "gf_21": ("Shroud Gunners", "guardforce", 1, "science", "black", 2, ()),
    "gf_22": ("Tithe Barge", "guardforce", 1, "diplomacy", "blue", 0, ("code",)),
    "gf_23": ("Breach Crew", "guardforce", 3, "combat", "orange", 1, ("key",)),
    "gf_24": ("The Grand Cordon", "guardforce", 4, "diplomacy", "black", 3, ()),
    "ag_01": ("Vesper Lorne", "agent", 1, "diplomacy", "blue", 1, ("code",)),
    "ag_02": ("Doctor Ombra Sile", "agent", 1, "science", "orange", 1, ("key",)),
    "ag_03": ("The Smiling Factor", "agent", 2, "diplomacy", "blue", 2, ("code",)),
    "ag_04": ("Jorrick Nobody", "agent", 1, "combat", "red", 1, ("key",)),
    "ag_05": ("The Silent Clerk", "agent", 1, "science", "black", 0, ("code", "key")),
    "ag_06": ("Countess Avarelle", "agent", 3, "diplomacy", "blue", 2, ()),
    "ag_07": ("Rook Dunnaway", "agent", 1, "combat", "red", 1, ()),
    "ag_08": ("Oracle Blue-Eleven", "agent", 2, "science", "orange", 1, ("code",)),
    "ag_09": ("The Understudy", "agent", 1, "science", "black", 1, ()),
    "ev_01": ("Ion Squall", "event", 0, "science", "black", 0, ()),
    "ev_02": ("Convoy in Distress", "event", 2, "diplomacy", "red", 0, ()),
    "ev_03": ("Night Bazaar", "event", 1, "diplomacy", "blue", 0, ()),
    "ev_04": ("Prison Break", "event", 1, "combat", "red", 1, ()),
    "ev_05": ("Cold Signal", "event", 0, "combat", "black", 1, ()),
    "ev_06": ("Long Eclipse", "event", 1, "combat", "orange", 1, ()),
}
"""name, kind, Strength, icon, cube, planet icons, hand icons"""
LOCATIONS = {
    "lo_01": ("Foundry Ring", ("red", "black")),
    "lo_02": ("Senate of Ash", ("blue", "black")),
    "lo_03": ("Glasswork Reef", ("orange", "blue")),
    "lo_04": ("Wreckers' Moon", ("red", "red")),
    "lo_05": ("Embassy Drift", ("blue", "blue")),
    "lo_06": ("Orrery Station", ("orange", "orange")),
    "lo_07": ("Penal Spire", ("red", "black")),
    "lo_08": ("Sunken Archive", ("orange", "black")),
    "lo_09": ("Free Harbor", ("blue", "red")),
}
"""name and cubes"""
PLANETS = {
    "pl_01": ("Calder's Rest", 1, 0),
    "pl_02": ("Meridian Underfoot", 0, 1),
    "pl_03": ("Yonder Tam", 0, 0),
    "pl_04": ("Glass Antipode", 1, 0),
    "pl_05": ("Sabel Nine", 0, 1),
    "pl_06": ("Old Ferrous", 0, 0),
    "pl_07": ("Whisper Shoals", 0, 0),
    "pl_08": ("Tarn of Engines", 0, 0),
    "pl_09": ("Sootlantern", 0, 0),
    "pl_10": ("Quarry of Bells", 1, 1),
    "pl_11": ("Last Orchard", 0, 0),
    "pl_12": ("The Unlit Moon", 0, 0),
}
"""name, Codes and Keys"""
CAPTAINS = {
    "ca_01": (
        "Mina Tormelson",
        (6, 5, 5),
        (8, 8, 8),
        ("weapons_specialist", "infiltration_agent", "engineer"),
    ),
    "ca_02": (
        "Darro Vint",
        (12, 12, 11),
        (12, 12, 12),
        ("weapons_specialist", "scanning_technology", "artificial_intelligence"),
    ),
    "ca_03": (
        "Otilde Farrowby",
        (12, 12, 11),
        (12, 12, 12),
        ("infiltration_agent", "scanning_technology", "artificial_intelligence"),
    ),
    "ca_04": (
        "Hob Karrowick",
        (10, 8, 7),
        (12, 10, 10),
        ("weapons_specialist", "infiltration_agent", "engineer"),
    ),
    "ca_05": (
        "Pell Santavar",
        (11, 11, 12),
        (12, 12, 12),
        ("engineer", "scanning_technology", "artificial_intelligence"),
    ),
    "ca_06": (
        "Ondine Kesh",
        (9, 10, 9),
        (10, 11, 10),
        ("infiltration_agent", "engineer", "scanning_technology"),
    ),
}
"""name, start, maximum, dice"""
WEAPONS = {
    "we_01": ("Moonpeeler", {"red": 2, "orange": 1}),
    "we_02": ("The Persuading Bell", {"blue": 2}),
    "we_03": ("The Hush Organ", {"blue": 2, "orange": 1}),
    "we_04": ("The Patient Furnace", {"red": 1, "blue": 1, "orange": 1}),
    "we_05": ("The Far-Tide Lens", {"orange": 2}),
    "we_06": ("The Starsmith's Mallet", {}),
}
"""name and cubes"""
ALIENS = {
    "al_01": ("Kah", "combat"),
    "al_02": ("Vrellimon", "diplomacy"),
    "al_03": ("The Quietus", "science"),
}
"""name and icon"""
TEXT = {
    "ag_03": ("Also has Strength 1 Science.",),
    "ag_06": ("**Engaged:** raise one of your dice 1 side.",),
    "ag_07": ("**Engaged:** you may reroll one of your dice.",),
    "ag_08": ("**Engaged:** take 1 white or black cube out of the bag.",),
    "ag_09": ("+1 Strength for each card evaded in this line.",),
    "al_01": (
        "Guardforce that show a Combat icon have +1 Strength.",
        (
            "**Alarm:** while you own 4 or more Super Weapons, the first two cards of each "
            "line have +1 Strength."
        ),
    ),
    "al_02": (
        "Your first Evade of each line draws 1 more cube.",
        (
            "**Alarm:** while you own 4 or more Super Weapons, the first two cards of each "
            "line have +1 Strength."
        ),
    ),
    "al_03": (
        "Black cubes of a search are put on this card until its Sector has been passed.",
        (
            "With 3 cubes on this card, the first card of each line has +1 Strength; with "
            "6, the first two."
        ),
        (
            "**Alarm:** while you own 4 or more Super Weapons, the first two cards of each "
            "line have +1 Strength."
        ),
    ),
    "artificial_intelligence": (
        "**6** Swap a die for a new one and roll it (Guardforce with a planet icon).",
        "**5** Roll a Weapons Specialist and use its face for this Engage.",
        "**4** Roll an Infiltration Agent and use its face for this Engage.",
        "**3** Roll an Engineer and use its face for this Engage.",
        "**2** Reroll a die (Guardforce with a planet icon).",
        "**1** Reroll a die (Agent or Event).",
    ),
    "ca_01": (
        "Combat starts at 6, 8 at most.",
        "Diplomacy starts at 5, 8 at most.",
        "Science starts at 5, 8 at most.",
        "Keeps all 3 dice.",
    ),
    "ca_02": (
        "Combat starts at 12, 12 at most.",
        "Diplomacy starts at 12, 12 at most.",
        "Science starts at 11, 12 at most.",
        "Keeps 2 of 3 dice.",
    ),
    "ca_03": (
        "Combat starts at 12, 12 at most.",
        "Diplomacy starts at 12, 12 at most.",
        "Science starts at 11, 12 at most.",
        "Keeps 2 of 3 dice.",
    ),
    "ca_04": (
        "Combat starts at 10, 12 at most.",
        "Diplomacy starts at 8, 10 at most.",
        "Science starts at 7, 10 at most.",
        "Keeps 2 of 3 dice.",
    ),
    "ca_05": (
        "Combat starts at 11, 12 at most.",
        "Diplomacy starts at 11, 12 at most.",
        "Science starts at 12, 12 at most.",
        "Keeps 2 of 3 dice.",
    ),
    "ca_06": (
        "Combat starts at 9, 10 at most.",
        "Diplomacy starts at 10, 11 at most.",
        "Science starts at 9, 10 at most.",
        "Keeps 2 of 3 dice.",
    ),
    "captains_table": ("Two abilities at 0 in an Encounter lose the game.",),
    "engineer": (
        "**6** +2 Science and raise a Systems die 2 sides.",
        "**5** +2 of any ability.",
        "**4** +2 Science.",
        "**3** +1 Science, or raise a Systems die 1 side.",
        "**2** +1 of any ability.",
        "**1** +1 Science.",
    ),
    "ev_01": ("**Evading:** draw 1 cube instead of 2.",),
    "ev_02": ("**Engaged:** gain 2 ability points of your choice.",),
    "ev_03": ("**Engaged:** raise one of your dice 2 sides.",),
    "ev_04": ("**Engaged:** you may reroll one of your dice.",),
    "ev_05": ("**Evaded:** its planet icons still count.",),
    "ev_06": ("**Engaged:** take 1 white or black cube out of the bag.",),
    "gf_08": ("**Engaged:** the next card has −1 Strength.",),
    "gf_11": ("**Evaded:** the next card has +1 Strength.",),
    "gf_13": ("**Evading:** draw 3 cubes instead of 2.",),
    "gf_14": ("Engaged by its own icon, not by that of a neighbor.",),
    "gf_15": ("Also has Strength 1 Diplomacy.",),
    "gf_17": ("**Evading:** you pay no point, but still draw cubes.",),
    "gf_18": ("**Evading:** you pay no point, but still draw cubes.",),
    "gf_20": ("+1 Strength if it is the first card of the line.",),
    "gf_22": ("**Engaged:** gain 1 ability point of your choice.",),
    "gf_24": ("**Evaded:** put 1 black cube into the bag.",),
    "infiltration_agent": (
        "**6** +2 Diplomacy, or take 2 cubes other than yellow out of the bag (Evade).",
        "**5** +2 Diplomacy.",
        "**4** +2 Diplomacy.",
        "**3** +1 Diplomacy, or draw 1 more cube in this round's search.",
        "**2** +1 Diplomacy.",
        "**1** Draw 1 more cube in this round's search.",
    ),
    "lo_01": (
        "Combat: Guardforce also have Strength 1 Science.",
        "Diplomacy: **First card:** gain 1 Combat.",
        "Science: no effect.",
    ),
    "lo_02": (
        "Combat: no effect.",
        "Diplomacy: Agents also have Strength 1 Diplomacy.",
        "Science: **Evading:** you pay no point, but still draw cubes.",
    ),
    "lo_03": (
        "Combat: **Search:** draw 1 more cube.",
        "Diplomacy: Guardforce also have Strength 1 Science.",
        "Science: no effect.",
    ),
    "lo_04": (
        "Combat: **First card:** gain 1 Combat.",
        "Diplomacy: no effect.",
        "Science: Guardforce also have Strength 1 Combat.",
    ),
    "lo_05": (
        "Combat: **Evading:** draw 1 more cube.",
        "Diplomacy: **First card:** gain 1 Diplomacy.",
        "Science: Agents also have Strength 1 Science.",
    ),
    "lo_06": (
        "Combat: no effect.",
        "Diplomacy: **Search:** draw 1 more cube.",
        "Science: **First card:** gain 1 Science.",
    ),
    "lo_07": (
        "Combat: Guardforce also have Strength 1 Combat.",
        "Diplomacy: **Evading:** draw 1 more cube.",
        "Science: **Search:** draw 1 more cube.",
    ),
    "lo_08": (
        "Combat: **First card:** gain 1 Science.",
        "Diplomacy: Guardforce also have Strength 1 Diplomacy.",
        "Science: **Evading:** draw 1 more cube.",
    ),
    "lo_09": (
        "Combat: **Evading:** you pay no point, but still draw cubes.",
        "Diplomacy: Agents have −1 Strength.",
        "Science: Guardforce have −1 Strength.",
    ),
    "pl_01": ("**Pay 1 Code:** gain 3 ability points of your choice.",),
    "pl_02": ("**Pay 1 Key:** draw 2 more cubes.",),
    "pl_03": ("Your first Evade of each line draws no cubes; you still pay the point.",),
    "pl_04": ("**Pay 1 Code:** take up to 4 white or black cubes out of the bag.",),
    "pl_05": ("**Pay 1 Key:** raise each of your dice 2 sides.",),
    "pl_06": ("Cards engaged with Combat have −1 Strength.",),
    "pl_07": ("Cards engaged with Diplomacy have −1 Strength.",),
    "pl_08": ("Cards engaged with Science have −1 Strength.",),
    "pl_09": ("Guardforce have +1 Strength.", "**Search:** draw 2 more cubes."),
    "pl_10": ("**Pay 1 Code and 1 Key:** draw 4 more cubes.",),
    "pl_11": (
        (
            "**Search:** if you would draw 2 or more cubes, you may draw 2 fewer and gain 3 "
            "ability points of your choice."
        ),
    ),
    "pl_12": ("White cubes drawn in the search go to the supply.",),
    "scanning_technology": (
        "**6** Understand a Super Weapon.",
        "**5** Choose the Super Weapon that a yellow cube takes.",
        "**4** Count 1 planet icon on each of 2 evaded cards.",
        "**3** Take 1 cube other than yellow out of the bag (Evade).",
        "**2** Count 1 planet icon on an evaded card.",
        "**1** Take 1 random cube out of the bag; a yellow one goes back (Evade).",
    ),
    "we_01": (
        "Understood with 2 red and 1 orange. **Engaging:** the card costs 3 less Combat.",
        "Once in each Encounter.",
    ),
    "we_02": (
        (
            "Understood with 2 blue. **Engaging:** pay the card's own Strength with an "
            "ability of your choice; added Strengths stay as they are."
        ),
        "Once in each Encounter.",
    ),
    "we_03": (
        (
            "Understood with 2 blue and 1 orange. Evade a card without paying a point or "
            "drawing cubes."
        ),
        "Once in each Encounter.",
    ),
    "we_04": (
        (
            "Understood with 1 red, 1 blue and 1 orange. **After engaging:** gain 1 ability "
            "point of your choice."
        ),
        "Once in each Encounter.",
    ),
    "we_05": (
        (
            "Understood with 2 orange. The planet icons of one evaded card count in this "
            "round's search."
        ),
        "Once in each Encounter.",
    ),
    "we_06": (
        "Active at once. **After engaging:** raise one of your Crew dice 1 side.",
        "Once in each Encounter.",
    ),
    "weapons_specialist": (
        "**6** +3 Combat.",
        "**5** +2 Combat, or take 2 white cubes out of the bag (Evade).",
        "**4** +2 of any ability.",
        "**3** +2 Combat.",
        "**2** +1 of any ability.",
        "**1** +1 Combat.",
    ),
}
"""the lines of each card that has any"""


@pytest.mark.parametrize("id", FACED)
def test_cards_that_are_faced(id: str) -> None:
    card = CONTENT.faced[id]
    assert FACED[id] == (
        card.name, card.kind, card.strength, card.icon, card.cubes[0], card.planets, card.hand
    )  # fmt: skip


@pytest.mark.parametrize("id", LOCATIONS)
def test_locations(id: str) -> None:
    card = CONTENT.locations[id]
    assert LOCATIONS[id] == (card.name, card.cubes)


@pytest.mark.parametrize("id", PLANETS)
def test_planets(id: str) -> None:
    card = CONTENT.planets[id]
    price = (card.price.code, card.price.key) if card.price else (0, 0)
    assert PLANETS[id] == (card.name, *price)


@pytest.mark.parametrize("id", CAPTAINS)
def test_captains(id: str) -> None:
    card = CONTENT.captains[id]
    assert CAPTAINS[id] == (card.name, card.start, card.most, card.dice)
    assert card.keeps == (3 if id == "ca_01" else 2)
    assert len(card.primer) == 3 and all(len(line) <= 90 for line in card.primer)


@pytest.mark.parametrize("id", WEAPONS)
def test_weapons(id: str) -> None:
    card = CONTENT.weapons[id]
    assert WEAPONS[id] == (card.name, card.needs)


@pytest.mark.parametrize("id", ALIENS)
def test_aliens(id: str) -> None:
    card = CONTENT.aliens[id]
    assert ALIENS[id] == (card.name, card.icon)


@pytest.mark.parametrize("id", sorted(CONTENT.components))
def test_text(id: str) -> None:
    assert lines(CONTENT, id) == TEXT.get(id, ())


def test_every_card_has_a_spec_and_a_dry_line() -> None:
    specs = {*FACED, *LOCATIONS, *PLANETS, *CAPTAINS, *WEAPONS, *ALIENS}
    assert specs == set(CONTENT.components) - set(CONTENT.dice) - {CONTENT.table.id}
    stories = [CONTENT.components[id].story for id in specs]
    assert all(0 < len(story) <= 90 and story[-1] == "." for story in stories)
    assert len(set(stories)) == len(stories)
