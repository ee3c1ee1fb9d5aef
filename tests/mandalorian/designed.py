"""The four maps as they were designed: borders, names, and what is printed in the spaces."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Designed:
    """A map in words; spaces are two digits, a border is two of them joined by a hyphen."""

    title: str
    names: str
    open: str
    elevation: str
    wall: str
    doors: dict[int, str]
    start: str
    stars: str
    marks: dict[str, str]
    numbers: dict[int, str] = field(default_factory=dict)


DESIGNED = {
    "arvala_compound": Designed(
        "Arvala-7, the compound",
        "Watch Roof, Water Roof, Vault, Vault Rear, Radio Roof, Gun Roof, West Stair, Cistern, "
        "Vault Door, Gatehouse, Barracks, East Stair, West Wall, Store, Courtyard, Well, Stable, "
        "East Wall, Cart Road, Landing Slope, Gully, Rockfall",
        "01-02 01-07 03-04 05-06 06-12 07-08 08-09 08-14 09-10 09-15 10-11 10-16 11-12 11-17 "
        "13-14 14-15 15-16 15-20 16-17 16-21 17-18 19-20 20-21 21-22",
        "02-08 05-11 07-13 12-18",
        "02-03 04-05 04-10 14-19 17-22",
        {1: "03-09"},
        "20",
        "07 12 22",
        {"D": "09 02 05 16", "D?": "04 08 11 13 18 10 14 17", "O?": "03 03 04 04",
         "A?": "13 18 11 10"},
        {9: "06"},
    ),
    "nevarro_streets": Designed(
        "Nevarro, the back streets",
        "Forge, Cantina Door, Alley End, Parlor, Study, West Market, East Market, House Gate, "
        "Hall, Guard Room, Roof Walk, Fountain, Terrace, Kitchen, Cellar, Landing Pad, Ramp, "
        "Tannery, Wall Lane, Hut",
        "01-02 01-06 02-03 03-08 04-05 05-10 06-07 07-08 07-12 09-10 10-15 11-12 11-16 12-13 13-14 "
        "13-18 14-19 16-17 17-18 18-19 19-20",
        "06-11 08-13",
        "02-07 03-04 04-09 09-14 12-17 15-20",
        {1: "08-09", 2: "14-15"},
        "16",
        "01 19 20",
        {"D": "08 13", "D?": "02 07 11 12 14 18 09 04 10 03", "O?": "04 05 10 15 20",
         "A?": "01 03 12 18 13"},
        {8: "16", 9: "05"},
    ),
    "prison_ship": Designed(
        "The prison ship",
        "Northwest Cell, Corridor A, Junction A, Corridor B, Northeast Cell, Reactor, Gallery, "
        "North Hub, Store, Control Room, Escape Bay, Corridor C, Airlock, Corridor D, Armory, "
        "Southwest Cell, Corridor E, Junction B, Corridor F, Southeast Cell",
        "02-03 02-07 03-04 04-09 06-07 06-11 07-08 08-09 08-13 09-10 10-15 11-12 12-13 12-17 13-14 "
        "14-15 14-19 17-18 18-19",
        "",
        "03-08 07-12 09-14 13-18",
        {1: "01-02", 2: "04-05", 3: "16-17", 4: "19-20"},
        "13",
        "06 15 18",
        {"D": "03 10", "D?": "02 04 07 09 12 14 17 19 08 18", "O?": "01 05 16 20",
         "A?": "06 10 15 03 11 07 18"},
        {8: "10", 9: "11"},
    ),
    "nevarro_square": Designed(
        "Nevarro, the town square",
        "Northwest Lane, Colonnade, Landing Square, Arcade, Northeast Lane, West Roof, Statue, "
        "Square, Stalls, East Roof, West Arch, Smithy, House Front, Tavern, East Arch, Cooper's "
        "Shed, Back Room, Common House, Kitchen, Cellar Steps, Lava Tunnel",
        "01-02 01-06 02-03 02-07 03-04 03-08 04-05 04-09 05-10 06-11 07-08 07-12 08-09 08-13 09-14 "
        "10-15 11-12 11-16 12-13 13-14 13-18 14-15 15-20 17-18 18-19",
        "06-07 09-10",
        "12-17 14-19 19-20",
        {1: "16-17", 2: "18-21"},
        "18",
        "01 05 03",
        {"D": "08 07 09", "D?": "02 04 06 10 12 14 13 15 11", "O?": "06 10 16 20",
         "A?": "12 14 08"},
        {8: "18", 9: "21"},
    ),
}  # fmt: skip
