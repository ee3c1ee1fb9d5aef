"""Sounds of events, their visible counterparts, and the music for each mood.

Nothing is conveyed by sound alone: each entry names its visible twin (``TWINS``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.client.games.outer_rim.play.model import Model
from game.client.sound import entries
from game.client.sound.entries import (
    MOST,
    Entry,
    Test,
    always,
    both,
    falling,
    is_own,
    naming,
    other,
    rising,
    unless,
    where,
)
from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    Defeated,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.contacts.events import ContactMet, ContactRevealed, ContactSeen
from game.outer_rim.looks.events import TopSeen
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    MarketDiscarded,
    MarketRevealed,
    ShipBought,
)
from game.outer_rim.patrols.events import PatrolMoved, PatrolSpawned
from game.outer_rim.trading.events import TradeAccepted, TradeDeclined, TradeProposed
from game.table.events import Event

GAPS = {"dice": 0.6, "ship_move": 0.5, "combat_begin": 0.55, "turn_mine": 0.4, "patrol_move": 0.4,
        "fame_gain": 0.4, "storm": 0.5}  # fmt: skip

HEARD_BEFORE = ("bought", "taken")
"""causes of a card gained for which another event has already sounded"""

DELIVERED = "delivered"
"""the cause of a discard that is heard and logged as the delivery"""

TWINS = {
    "log": "a line in the log",
    "steps": "the step that is lit at the top",
    "market": "the faceup card in the market",
    "credits": "the credits counting on the player's strip",
    "dice": "the dice in the view or in the tray, and a line in the log",
    "light": "the light on the thing under the pointer or in focus",
    "widget": "the effect of the button, and its pressed look",
    "toast": "the message over the table",
    "hand": "the thing at the pointer and the places that light up for it",
    "flight": "the thing that returns to its place",
    "page": "the page of results that gives way to the next",
    "rewound": "the table as it was, and the log cut back or grown again",
    "lesson": "the next dot in the panel of the coach, or the last one and the next chapter",
    "box": "the page of the box, or its table",
    "door": "the door that opens over the table",
    "turn": "the prompt at the top, and the turn's heading in the log",
    "end": "the end screen: who won, and how the fame came together",
}

__all__ = ["MOST", "cues", "entry_of", "mood"]

TIMBRES = {"hutt": "reed", "syndicate": "glass", "imperial": "horn", "rebel": "skin"}
"""how each faction sounds"""


def _fights(event: Any, seat: int) -> bool:
    return seat in (event.seat, event.defender)


def _won(event: Any, seat: int) -> bool:
    """Return True if the viewing seat wins a combat."""
    return _fights(event, seat) and event.won == is_own(event, seat)


def _is_lost(event: Any, seat: int) -> bool:
    return _fights(event, seat) and event.won != is_own(event, seat)


def _standing(faction: str, up: bool = False) -> Test:
    """Return the test for the is_own standing with a faction that rose or fell."""

    def moved(event: e.ReputationChanged, seat: int) -> bool:
        up_or_down = event.now > event.before if up else event.now < event.before
        return is_own(event, seat) and event.faction == faction and up_or_down

    return moved


def _trades(event: Any, seat: int) -> bool:
    return seat in (event.seat, event.other)


def _thrown(event: Any) -> int:
    """Return how many dice an event throws: a changed roll throws those that fell otherwise."""
    before = getattr(event, "before", ())
    return sum(1 for pair in zip(before, event.faces, strict=False) if pair[0] != pair[1]) or len(
        event.faces
    )


def _breaks(event: DiceChanged, seat: int) -> bool:
    """Return True if dice were canceled."""
    return len(event.faces) < len(event.before)


ENTRIES = (
    Entry(e.TurnBegan, "turn_mine", "turn", 60),
    Entry(e.TurnBegan, "turn_other", "turn", 20, other),
    Entry(e.StepBegan, "step", "steps", 10),
    Entry(e.ExtraTurnGranted, "extra_turn", "log", 70),
    Entry(e.FirstPlayerRolled, "dice", "dice", 65, always, count=_thrown),
    Entry(e.CharacterPicked, "card_gain", "log", 30),
    Entry(e.ShipPicked, "card_gain", "log", 30),
    # on the map
    Entry(e.ShipMoved, "storm", "log", 55, both(is_own, where(stopped="maelstrom"))),
    Entry(e.ShipMoved, "ship_move", "log", 50, naming("path")),
    Entry(e.PlayerPlaced, "ship_move", "log", 40),
    Entry(PatrolMoved, "patrol_move", "log", 45, naming("path")),
    Entry(PatrolSpawned, "patrol_spawn", "log", 42, always),
    # money, fame, standing
    Entry(e.CreditsChanged, "credits_gain", "credits", 45, both(is_own, rising("amount"))),
    Entry(e.CreditsChanged, "credits_spend", "credits", 35, both(is_own, falling("amount"))),
    Entry(e.FameChanged, "fame_gain", "log", 90, both(is_own, rising("amount"))),
    Entry(e.FameChanged, "fame_lost", "log", 85, both(is_own, falling("amount"))),
    *(
        Entry(e.ReputationChanged, f"standing_up_{timbre}", "log", 60, _standing(faction, up=True))
        for faction, timbre in TIMBRES.items()
    ),
    *(
        Entry(e.ReputationChanged, f"standing_down_{timbre}", "log", 65, _standing(faction))
        for faction, timbre in TIMBRES.items()
    ),
    # wear and tear
    Entry(DamageSuffered, "damage_ship", "log", 70, both(is_own, where(target="ship"))),
    Entry(DamageSuffered, "damage_self", "log", 70, both(is_own, unless("target", "ship"))),
    Entry(e.Recovered, "recover", "log", 40),
    Entry(Defeated, "defeated", "log", 88),
    # cards
    Entry(e.CardGained, "card_gain", "log", 40, both(is_own, unless("cause", *HEARD_BEFORE))),
    Entry(CardBought, "card_buy", "log", 55, always),
    Entry(CardBartered, "trade", "log", 30),
    Entry(e.CardDiscarded, "card_discard", "log", 25, both(is_own, unless("cause", DELIVERED))),
    Entry(e.CardPassed, "trade", "log", 45),
    Entry(MarketDiscarded, "card_discard", "log", 22, always),
    Entry(MarketRevealed, "card_reveal", "market", 15, naming("card")),
    Entry(e.DeckShuffled, "shuffle", "log", 12, always),
    Entry(ShipBought, "ship_buy", "log", 75, always),
    Entry(e.SecretKept, "secret", "log", 45),
    Entry(e.SecretTaken, "secret", "log", 18, other),
    Entry(TradeProposed, "trade", "log", 50, _trades),
    Entry(TradeAccepted, "trade", "log", 50, _trades),
    Entry(TradeDeclined, "no_deal", "log", 50, _trades),
    # encounters, contacts, jobs
    Entry(e.EncounterDrawn, "encounter", "log", 50),
    Entry(ContactRevealed, "contact", "log", 55, always),
    Entry(ContactSeen, "secret", "log", 46),
    Entry(TopSeen, "secret", "log", 46),
    Entry(ContactMet, "contact", "log", 48),
    Entry(e.CargoDelivered, "delivery", "log", 80),
    Entry(BountyClosed, "bounty", "log", 82),
    Entry(e.JobStepBegan, "job_step", "log", 40),
    Entry(e.JobEnded, "job_done", "log", 84, both(is_own, where(completed=True))),
    Entry(e.JobEnded, "job_failed", "log", 75, both(is_own, where(completed=False))),
    # chance and combat
    Entry(DiceRolled, "dice", "dice", 66, always, count=_thrown),
    Entry(DiceChanged, "die_broken", "dice", 50, _breaks),
    Entry(DiceChanged, "dice", "dice", 50, always, count=_thrown),
    Entry(SkillTested, "test_pass", "dice", 72, both(is_own, where(passed=True))),
    Entry(SkillTested, "test_fail", "dice", 72, both(is_own, where(passed=False))),
    Entry(CombatBegan, "combat_begin", "log", 78, _fights),
    Entry(CombatDecided, "combat_won", "log", 86, _won),
    Entry(CombatDecided, "combat_lost", "log", 86, _is_lost),
    # goals, and the computer's cards
    Entry(e.GoalAdvanced, "goal_step", "log", 60),
    Entry(e.GoalCompleted, "goal_done", "log", 92),
    Entry(e.AICardDrawn, "ai_card", "log", 35, always),
)

SCREEN_CUES = {
    "hover": "light",
    "press": "widget",
    "refuse": "toast",
    "toast": "toast",
    "pick_up": "hand",
    "drop": "hand",
    "back": "flight",
    "page": "page",
    "undo": "rewound",
    "redo": "rewound",
    "turn_mine": "turn",
    "step": "lesson",
    "chapter": "lesson",
    "box_open": "box",
    "door_lift": "door",
    "end_won": "end",
    "end_lost": "end",
}
"""sounds of the screens themselves, and their twins"""


def entry_of(event: Event, seat: int) -> Entry | None:
    """Return the entry of an event for a seat, None for one without sound."""
    return entries.entry_of(ENTRIES, event, seat)


def cues(events: Iterable[Event], seat: int) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, as that seat hears them, with their delays in
    seconds and the number of dice thrown."""
    return entries.cues(ENTRIES, events, seat, gaps=GAPS)


# --- music ----------------------------------------------------------------------------------


def mood(model: Model, events: Sequence[Event] = ()) -> str:
    """Return the mood of the table after ``events``: a fight, a hunt, a place among people, or
    calm."""
    if any(isinstance(each, CombatBegan) and _fights(each, model.seat) for each in events):
        return "combat"
    space = str(model.me["space"] or "")
    if space and _is_hunted(model, space):
        return "hunt"
    if model.view["step"] == "encounter" and space:
        place = model.galaxy.spaces[space]
        if place.kind == "planet":
            return "room"
    return "calm"


def _is_hunted(model: Model, space: str) -> bool:
    """Return True if a patrol that would fight the player is here or in the next space."""
    near = {space, *model.galaxy.neighbors[space]}
    standing = model.me["reputation"]
    return any(
        patrol["space"] in near and standing[faction] == "negative"
        for faction, patrol in model.view["patrols"].items()
    )
