"""Fixed positions aimed at one part of one card, in any number of variations.

``play_for`` puts a card where it matters: an encounter card on top of its deck, a job at its
destination, a contact on the planet, an ability in a place with something to fight, to deliver and
to attempt. The number of the try determines reputation, dice, money, company and the rest; then a
player that favors this card plays on for a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards.effects.goods import TakeCard
from game.outer_rim.cards.effects.language import FACTIONS, LEVELS, Condition, Cost, every_effect
from game.outer_rim.cards.effects.tasks import Mission
from game.outer_rim.cards.models import AICard, AmbitionGoal, ContactCard, JobCard, TroubleCard
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.company.rules import prize_of
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table import validation
from game.table.decisions import Decision
from game.table.streams import number
from tests.card_reach import Record, above, conditions

T = TypeVar("T")
DECISIONS = 60
"""number of decisions for which a position is played"""
ROLLED = 40
"""number of predetermined dice"""
DICE = (
    *((face, face) for face in ("crit", "hit", "focus", "blank")),
    ("crit", "blank"),
    ("blank", "crit"),
    ("focus", "hit"),
)
"""faces that come first and faces after that: enemies roll second"""
FACES = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
PLAIN = 40
"""number of tries after which every die falls as it will"""
TALKS = ("deal", "trade")
PLANET = "takodana"
FREIGHTER = "yt_1300_light_freighter"
SITES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("kessel", "chopper", "chopper_bounty", ("stolen_supplies", "rescue_from_the_mines_job")),
    (
        "tatooine",
        "black_krrsantan",
        "black_krrsantan_bounty",
        ("stolen_weapons", "salvage_in_the_dune_sea_job"),
    ),
    ("naboo", "hera_syndulla", "hera_syndulla_bounty", ("spice", "the_jewel_of_yavin_job")),
)
"""planet, contact, bounty to be delivered there, illegal cargo and a job for there"""
NEARLY: dict[str, dict[str, Any]] = {
    "bossk": {"cards": ("mandalorian_armor", "jetpack"), "credits": 40_000},
    "ig_88": {"cards": ("databank_17_k_2so",)},
    "han_solo": {"ship": "g9_rigger", "credits": 40_000},
    "gx1_short_hauler": {"cards": ("databank_8_chewbacca", "databank_19_lobot")},
    "hwk_290": {"cards": ("targeting_computer",), "credits": 20_000},
    "yv_666_light_freighter": {"damage": {"ship": 1}, "credits": 20_000},
    "yt_1300_light_freighter": {"cards": ("targeting_computer", "databank_8_chewbacca", "spice")},
    "heavy_duty_lifter": {"cards": ("spice", "hutt_favor")},
    "yt_2400_light_freighter": {"space": "naboo", "cards": ("spice", "astromech_droids")},
    "edgehawk_class_swoop_carrier": {"cards": ("databank_8_chewbacca", "databank_19_lobot")},
    "prince_of_smugglers.0": {"cards": ("spice", "stolen_supplies")},
    "guildmaster.3": {"cards": ("mpl_57_grenade_launcher", "vibro_ax")},
    "keeper_of_lost_things.0": {"cards": ("mandalorian_armor", "jetpack")},
    "keeper_of_lost_things.3": {"cards": ("databank_8_chewbacca", "databank_19_lobot")},
    "fastest_in_the_galaxy.3": {"cards": ("improved_nav_computer",)},
}
"""characters, ships and goals of ambitions that ask for more than tokens, with cards that help"""
DEEDS = {
    "eliminated": "bounty", "captured_delivered": "bounty", "bounty_reward": "bounty",
    "job_completed": "job", "cargo_delivered": "cargo",
}  # fmt: skip
"""the kind of card that a deed needs"""
CREW = "databank_19_lobot"
CRAMPED = (CREW, "spice")
"""cards that leave no slot for crew or cargo in the first ship"""
MODS = ("targeting_computer", "ion_cannon")
HUNTERS, HUNTED = ("boba_fett", "lancer_class_pursuit_craft"), "chopper_bounty"
"""those whose goal is a bounty, with a suitable one"""


@dataclass
class Scene:
    """A position under construction, with the words that its player looks for in options."""

    me: dict[str, Any] = field(default_factory=dict)
    other: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)
    character: str = ""
    kind: str = "human"
    """of the other seat"""
    rival: str = ""
    """character of the other seat"""
    rules: dict[str, Any] = field(default_factory=dict)
    """of the setup"""
    marked: bool = False
    """whether the cards of the player carry goal tokens"""


@dataclass(frozen=True)
class Try:
    """One variation for one part: a reproducible source of choices."""

    game: OuterRim
    kind: str
    part: str
    n: int

    @property
    def content(self) -> Content:
        return self.game.base.content

    @property
    def root(self) -> str:
        """Return the component of the part."""
        return self.part.split(".")[0].split("[")[0]

    def pick(self, purpose: str, choices: Sequence[T]) -> T:
        """Return one of the choices, determined by the number of the try."""
        return choices[number(self.n, f"{self.part}.{purpose}", 0, len(choices))]


def play_for(game: OuterRim, kind: str, part: str, n: int, record: Record) -> None:
    """Play try ``n`` for a part until it is reached or the limit of decisions is."""
    t = Try(game, kind, part, n)
    scene = _scene(t)
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": scene.kind}]
    for seat, character in zip(seats, (scene.character, scene.rival), strict=True):
        if character:
            seat["character"] = character
    position: dict[str, Any] = {"players": [scene.me, scene.other], **scene.more}
    rules = {"first_player": 0, "fame_goal": 12, **scene.rules}
    setup = game.setup({"seats": seats, **rules, "position": position})
    state, events = game.begin(setup, n)
    record.tell(events)
    for _ in range(DECISIONS):
        if scene.marked and state.step != "setup":
            scene.marked = False
            for card in state.players[0].cards:
                game.play(state).lay(card, tokens=1)
            game.forget()
        decision = game.decision(state)
        if decision is None or (kind, part) in record.reached:
            return
        record.tell(validation.choose(game, state, _answer(t, scene, state, decision)))


def _answer(t: Try, scene: Scene, state: State, decision: Decision) -> str:
    """Choose mostly options related to the card; otherwise avoid negotiating and leaving."""

    def drawn(purpose: str, below: int) -> int:
        return number(t.n, f"{t.part}.{purpose}", state.seq, below)

    options = [each for each in decision.options if each.verb not in TALKS]
    options = options or list(decision.options)
    if decision.seat == 0 and drawn("eager", 4):
        player = state.players[0]
        laid = {card: state.cards[card] for card in player.cards if card in state.cards}
        goals = {t.content.assets[card].deliver_to for card, on in laid.items() if on.captive}
        words = scene.words | goals | {on.destination for on in laid.values() if on.destination}
        wanted = [each for each in options if _about(words, each.source, each.target)]
        staying = [each for each in options if each.verb != "move"]
        options = wanted or (staying if staying and drawn("stay", 4) else options)
    return options[drawn("answer", len(options))].key


def _about(words: set[str], *ids: str) -> bool:
    return any(each and (each in words or each.split(".")[0] in words) for each in ids)


# --- positions -----------------------------------------------------------------------------------


def _scene(t: Try) -> Scene:
    """Set up the position for a try: the common parts, then those for this kind of part."""
    mood = LEVELS[t.n % 3]
    scene = Scene(words={t.root})
    scene.me = {
        "space": PLANET,
        "ship": FREIGHTER,
        "credits": t.pick("credits", (0, 6_000, 40_000, 40_000)),
        "fame": t.pick("fame", (0, 2, 5)),
        "reputation": {each: t.pick(each, (mood, mood, *LEVELS)) for each in FACTIONS},
        "damage": {"character": t.pick("damage", (0, 0, 1)), "ship": t.pick("harm", (0, 0, 1))},
    }
    scene.other = {
        "fame": t.pick("rival", (0, 2, 5)),
        "credits": 8_000,
        "reputation": {each: t.pick(f"rival {each}", LEVELS) for each in FACTIONS},
    }
    first, then = t.pick("dice", DICE)
    few = t.pick("few", (1, 2, 3, 4))
    scene.more["dice"] = [first] * few + [then] * (ROLLED - few)
    if t.n >= PLAIN:
        scene.more["dice"] = [t.pick(f"die {number}", FACES) for number in range(ROLLED)]
    _for_part(t, scene)
    scene.other.setdefault("space", _company(t, scene))
    for condition in conditions(t.content, t.part):
        _meet(t, scene, condition)
    _afford(t, scene)
    return scene


def _afford(t: Try, scene: Scene) -> None:
    """Hold a card of each kind that has to be discarded."""
    for model, below in above(t.content, t.part):
        cost = getattr(model, "cost", None)
        wanted = dict(cost.discard) if isinstance(cost, Cost) and below == "then" else {}
        held = scene.me.get("cards", ())
        for kind in wanted:
            if all(t.content.assets[card].kind != kind for card in held):
                scene.me["cards"] = (*held, t.pick("spent", _market(t, kind)))


def _market(t: Try, kind: str) -> list[str]:
    """Return the market cards of a kind."""
    assets = t.content.assets.values()
    return [each.id for each in assets if each.kind == kind and each.home.startswith("market")]


def _meet(t: Try, scene: Scene, condition: Condition) -> None:
    """Fulfill the requirements of a card: reputation, company, cards, money."""
    for faction, levels in condition.reputation.items():
        scene.me["reputation"][faction] = t.pick(f"wanted {faction}", levels)
    if condition.company is not None:
        here = scene.me["space"]
        scene.other["space"] = (
            here if condition.company else ("nav_1" if here != "nav_1" else "nav_2")
        )
    if condition.has:
        scene.me["cards"] = [t.pick("has", condition.has), *scene.me.get("cards", ())]
    if condition.credits is not None:
        scene.me["credits"] = 40_000
    if condition.rival_cards:
        _beside_prey(t, scene, *condition.rival_cards)


def _beside_prey(t: Try, scene: Scene, *kinds: str) -> None:
    """Hold a bounty on the other player, who has cards of these kinds, in the same space."""
    shows = t.content.shows
    bounty = t.content.assets[
        t.pick("prey", [a for a in _market(t, "bounty") if t.content.assets[a].target in shows])
    ]
    scene.rival = shows[bounty.target]
    scene.character = next(each for each in t.content.characters if each != scene.rival)
    space = t.pick("lane", (scene.me["space"], "nav_3"))
    scene.me.update(space=space, cards=[t.root, bounty.id])
    scene.other.update(space=space, cards=[t.pick(kind, _market(t, kind)) for kind in kinds])
    scene.more["step"] = "encounter"
    scene.words = {bounty.id}


def _company(t: Try, scene: Scene) -> str:
    """Place the other player in the same space, next to it, or anywhere."""
    galaxy = t.game.base.galaxy(t.game.base.row)
    here: str = scene.me["space"]
    near = t.pick("near", galaxy.neighbors[here])
    return t.pick("company", (here, near, t.pick("far", tuple(galaxy.spaces))))


def _for_part(t: Try, scene: Scene) -> None:
    content, root = t.content, t.root
    if t.kind.startswith("patrol"):
        _patrol(t, scene)
    elif root in content.ai_cards:
        _ai(t, scene)
    elif root in content.characters:
        _character(t, scene)
    elif root in content.ships:
        _ship(t, scene)
    elif root in content.contacts:
        _contact(t, scene, root)
    elif root in content.ambitions:
        _ambition(t, scene)
    elif root in content.encounter_cards:
        _encounter(t, scene, root)
    else:
        _card(t, scene, root)


def _patrol(t: Try, scene: Scene) -> None:
    """Put a patrol here or on the space before; the dice favor the player."""
    faction, word = t.part.split()
    level = int(word) - (t.kind == "patrol spawned")
    scene.more.update(
        patrols={faction: {"level": level, "space": PLANET}},
        step="encounter",
        dice=["crit"] * ROLLED,
    )
    scene.words = {t.content.patrols[faction, level].id}


def _ai(t: Try, scene: Scene) -> None:
    """Give the AI the next turn, with its card on top."""
    scene.kind = "deck"
    scene.rival = _played_by(t, t.content.ai_cards[t.root])
    galaxy = t.game.base.galaxy(t.game.base.row)
    planets = tuple(each.id for each in galaxy.spaces.values() if each.contacts)
    space = t.pick("space", planets)
    due = [
        asset.id
        for asset in t.content.assets.values()
        if asset.kind in ("cargo", "job") and asset.destination == space and not asset.partner
    ]
    cards = () if not due or t.pick("due", (True, False)) else (t.pick("card", due),)
    scene.other.update(
        space=space,
        cards=cards or ("targeting_computer",),
        credits=t.pick("purse", (0, 3_000, 30_000)),
        damage={"character": t.pick("hurt", (0, 1, 9)), "ship": 0},
    )
    scene.more.update(ai_deck=[t.root], ai_goals=t.pick("goals", ({space: 1}, {"naboo": 1}, {})))
    if t.pick("patrol", (True, False)):
        scene.more["patrols"] = {"hutt": {"level": 1, "space": space}}
        scene.other["reputation"]["hutt"] = "negative"
    scene.more["step"] = "encounter"


def _played_by(t: Try, card: AICard) -> str:
    """Return a character whose AI deck has this card."""
    able = [who for who in t.content.characters if card.id in ai_seats.cards(t.content, who)]
    numbers = ai_seats.numbers(t.content)
    return t.pick("ai", [who for who in able if t.content.characters[who].databank in numbers])


def _character(t: Try, scene: Scene) -> None:
    scene.character = t.root
    front = t.content.characters[t.root].front.goal
    _busy(t, scene)
    if ".back" in t.part:
        scene.me["flipped"] = True
        back = t.content.sides[t.root, True]
        scene.marked = any(each.ability.cost.which == "marked" for each in back.powers)
    elif front is not None:
        scene.me["goal_tokens"] = front.count - 1
        _nearly(t, scene)


def _ship(t: Try, scene: Scene) -> None:
    scene.me["ship"] = t.root
    front = t.content.ships[t.root].front.goal
    _busy(t, scene)
    if ".back" in t.part:
        scene.me["ship_flipped"] = True
    elif front is not None:
        scene.me["ship_tokens"] = front.count - 1
        _nearly(t, scene)


def _nearly(t: Try, scene: Scene) -> None:
    """Bring a goal within reach in half of the tries; the place stays as busy as it was."""
    if t.root in HUNTERS and t.pick("nearly", (True, False)):
        scene.words = {HUNTED}
        _asset(t, scene, t.content.assets[HUNTED])
    elif t.root in NEARLY and t.pick("nearly", (True, False)):
        scene.me.update(NEARLY[t.root])
        mods = [each for each in MODS if each not in scene.me["cards"]]
        scene.more["decks"] = {"gear_and_mod": [t.pick("mod", mods)]}
    elif t.root == "jyn_erso":
        scene.me.update(space="naboo", cards=(), reputation=dict.fromkeys(FACTIONS, "positive"))
        scene.more.update(step="action", dice=["crit"] * ROLLED)
        scene.words = {"jyn_erso", "lothal", "naboo"}


def _contact(t: Try, scene: Scene, token: str) -> None:
    space = t.pick("space", tuple(each[0] for each in SITES))
    scene.me["space"] = space
    scene.more.update(contacts={space: [token]}, faceup=[token], step="encounter")
    scene.words |= {token, space}


def _ambition(t: Try, scene: Scene) -> None:
    """Hold a sheet whose goal is next, after those before it, at a place for it."""
    sheet, goal = t.content.ambitions[t.root], _goal(t)
    _busy(t, scene)
    scene.rules = {"ambitions": True, "favors": True, "fame_goal": 6}
    scene.me["ambition"] = t.root
    power = t.content.powers.get(t.part)
    asked = [power.ability.only] if power is not None else conditions(t.content, t.part)
    scene.words.add(t.root)
    if goal >= 0:
        aimed = sheet.goals[goal]
        before = {"second": ("first",), "final": ("any", "first", "second")}.get(aimed.mark, ())
        scene.me["goals"] = tuple(n for n, each in enumerate(sheet.goals) if each.mark in before)
        asked += [aimed.only, aimed.have, *(each.only for each in aimed.abilities)]
        if aimed.mark == "final":
            scene.me["fame"] = 6
            asked += [each.have for each in sheet.goals if each.mark == "lasting"]
            for each in (n for n, each in enumerate(sheet.goals) if each.mark == "lasting"):
                scene.me.update(NEARLY.get(f"{t.root}.{each}", {}))
        scene.me.update(NEARLY.get(f"{t.root}.{goal}", {}))
    for condition in asked:
        if condition is not None:
            _meet(t, scene, condition)
            _go(t, scene, condition)
    if goal >= 0 and sheet.goals[goal].when in DEEDS:
        _deed(t, scene, sheet.goals[goal])


def _deed(t: Try, scene: Scene, goal: AmbitionGoal) -> None:
    """Hold a card for the deed of a goal, where it can be done."""
    asked = goal.only or Condition()
    assets = t.content.assets.values()
    found = [each for each in assets if each.kind == DEEDS[goal.when or ""] and each.home]
    fit = [
        each.id
        for each in found
        if each.destination != "another_player"
        and (asked.trait is None or asked.trait in each.traits)
        and (not asked.skill or set(asked.skill) & set(each.job_skills))
    ]
    deed = t.pick("deed", fit)
    _asset(Try(t.game, "deed", deed, t.n), scene, t.content.assets[deed])


def _goal(t: Try) -> int:
    """Return the goal of an ambition that a part is about, -1 for none."""
    if t.kind == "goal of an ambition":
        return int(t.part.rpartition(".")[2])
    if ".goals." in t.part:
        return int(t.part.split(".goals.")[1].split(".")[0])
    power = t.content.powers.get(t.part)
    return -1 if power is None else power.goal


def _go(t: Try, scene: Scene, condition: Condition) -> None:
    """Go where a condition holds, and meet there whom it names."""
    if condition.any:
        _go(t, scene, t.pick("any", condition.any))
    spaces = t.game.base.galaxy(t.game.base.row).spaces.values()
    fit = [
        each.id
        for each in spaces
        if each.id in condition.spaces
        or each.kind in condition.at
        or (each.faction is not None and each.faction in condition.planet_faction)
    ]
    if fit:
        scene.me["space"] = t.pick("goes", fit)
    if condition.company or condition.rival is not None or condition.foe == "player":
        scene.other["space"] = scene.me["space"]
    if condition.rival is not None:
        scene.other["reputation"].update(
            {faction: levels[0] for faction, levels in condition.rival.reputation.items()}
        )
    if condition.patrol_here:
        scene.more["patrols"] = {
            faction: {"level": t.pick("level", levels), "space": scene.me["space"]}
            for faction, levels in condition.patrol_here.items()
        }


def _encounter(t: Try, scene: Scene, card: str) -> None:
    """Put the card on top of its deck, or hold what it becomes: a secret, or a card in a slot."""
    if ".secret" in t.part:
        _secret(t, scene, card)
        return
    if ".asset" in t.part or t.kind not in ("encounter section", "block", "effect", "secret kept"):
        if t.kind != "encounter card gained":
            _card(t, scene, card)
            return
    encounter = t.content.encounter_cards[card]
    section = encounter.sections[t.n // 3 % len(encounter.sections)]
    if ".sections." in t.part:
        section = encounter.sections[int(t.part.split(".sections.")[1].split(".")[0])]
    galaxy = t.game.base.galaxy(t.game.base.row)
    served = [each.id for each in galaxy.spaces.values() if each.encounter == encounter.deck]
    scene.me["space"] = t.pick("space", section.spaces or served)
    scene.more.update(decks={encounter.deck: [card]}, step="encounter")
    if any(part.when is not None and part.when.room for part in section.parts) and t.n % 2:
        scene.me.update(ship="g_1a_starfighter", cards=CRAMPED)
    scene.words |= {encounter.deck}


def _secret(t: Try, scene: Scene, card: str) -> None:
    power = t.content.powers[f"{card}.secret"]
    scene.me["secrets"] = [card]
    planets = tuple(each[0] for each in SITES)
    only = power.ability.only
    scene.me["space"] = t.pick("space", (only.spaces if only is not None else ()) or planets)
    scene.more["step"] = "encounter" if power.when == "encounter" else "action"


def _card(t: Try, scene: Scene, card: str) -> None:
    """Place a card of the market or the databank."""
    content = t.content
    filed = content.databank.get(card)
    if isinstance(filed, ContactCard) and ".crew" not in t.part and t.kind != "ability used":
        _contact(t, scene, filed.contact)
    elif isinstance(filed, JobCard):
        found = [each for each in content.assets.values() if each.databank == filed.number]
        if found:
            _job(t, scene, t.pick("job", found))
        else:
            _mission(t, scene, filed.number)
    elif isinstance(filed, TroubleCard):
        _trouble(t, scene, filed.number)
    else:
        _asset(t, scene, content.assets[card])


def _mission(t: Try, scene: Scene, number: int) -> None:
    """Hold the sheet whose last goal is this card of the databank."""
    sheet, goal = next(
        (card.id, place)
        for card in t.content.ambitions.values()
        for place, goal in enumerate(card.goals)
        if any(isinstance(e, Mission) and e.number == number for e in every_effect(goal))
    )
    _ambition(Try(t.game, "goal of an ambition", f"{sheet}.{goal}", t.n), scene)


def _trouble(t: Try, scene: Scene, number: int) -> None:
    """Set up a position for a card that refers to this number."""
    calls = [
        name
        for name, block in t.content.blocks.items()
        if any(each.do == "databank" and each.number == number for each in block)
    ]
    _for_part(Try(t.game, "block", t.pick("caller", calls), t.n), scene)
    scene.words.add(t.pick("caller", calls).split(".")[0])


def _asset(t: Try, scene: Scene, asset: Asset) -> None:
    """Place a card to be bought, hunted, attempted or delivered, or to be held for its effect."""
    if t.kind == "ability used" or ".abilities" in t.part:
        _held(t, scene, asset)
    elif t.kind == "bounty hunted":
        scene.rival = t.content.shows[asset.target]
        scene.character = next(each for each in t.content.characters if each != scene.rival)
        scene.me.update(cards=[asset.id])
        scene.other["space"] = scene.me["space"]
        scene.more.update(step="encounter", dice=["crit"] * 3 + ["blank"] * 9)
    elif t.kind == "other end":
        front = t.content.assets[asset.card]
        (_asset if front.kind == "cargo" else _held)(
            Try(t.game, "cargo delivered", front.id, t.n), scene, front
        )
    elif t.kind == "market card" or asset.kind in ("ship", "deal"):
        scene.more.update(decks={asset.deck: [asset.id]}, step="action")
        scene.me.update(ship="g_1a_starfighter", credits=60_000)
        scene.me["space"] = t.pick("space", tuple(each[0] for each in SITES))
    elif asset.kind == "bounty":
        scene.me.update(space=asset.deliver_to, cards=[asset.id])
        scene.more.update(
            contacts={asset.deliver_to: [asset.target]}, faceup=[asset.target], step="encounter"
        )
        scene.words |= {asset.target, asset.deliver_to}
    elif asset.kind == "job":
        _job(t, scene, asset)
    elif asset.kind == "cargo" and asset.destination:
        scene.me.update(space=asset.destination, cards=[asset.id])
        scene.more["step"] = "action"
    else:
        _held(t, scene, asset)


def _held(t: Try, scene: Scene, asset: Asset) -> None:
    """Hold a card in a slot where there is much to do, or where a card has dice rolled."""
    if any(power.when == "crossing" for power in asset.powers):
        _crossing(t, scene, asset)
    elif any(power.ability.roll == ("card",) for power in asset.powers):
        blocks = t.content.blocks
        rolls = [name for name in blocks if any(each.do == "roll" for each in blocks[name])]
        _for_part(Try(t.game, "block", t.pick("rolls", rolls), t.n), scene)
        scene.me["cards"] = [asset.id, *scene.me.get("cards", ())]
    else:
        _busy(t, scene, asset)


def _crossing(t: Try, scene: Scene, asset: Asset) -> None:
    """Hold a card on a planet from where one can cross the galaxy."""
    spaces = t.game.base.galaxy(t.game.base.row).spaces.values()
    ends = [each for each in spaces if each.crossing]
    scene.me.update(space=t.pick("end", ends).id, cards=[asset.id])
    scene.more["step"] = "encounter"
    scene.words = {each.encounter for each in ends}


def _job(t: Try, scene: Scene, asset: Asset) -> None:
    galaxy = t.game.base.galaxy(t.game.base.row)
    scene.me.update(space=asset.destination, cards=[asset.id])
    if asset.destination not in galaxy.spaces:
        scene.me["space"] = scene.other["space"] = PLANET
    if asset.partner:
        scene.other["space"] = asset.destination
    loot = prize_of(asset.reward)
    if loot is not None:
        scene.other["cards"] = [t.pick("loot", _loot(t, loot))]
    scene.more["step"] = "encounter"
    scene.words |= {asset.id}


def _loot(t: Try, e: TakeCard) -> list[str]:
    """Return market cards that an effect may take from another player."""
    return [
        card.id
        for card in t.content.assets.values()
        if card.kind in e.kinds and card.home.startswith("market") and card.cost <= (e.worth or 0)
    ]


def _busy(t: Try, scene: Scene, asset: Asset | None = None) -> None:
    """Set up a place with something to fight, to deliver and to attempt, and a patrol nearby."""
    space, token, bounty, goods = t.pick("site", SITES)
    cards = [*goods, bounty, CREW]
    if asset is not None:
        cards = [asset.id, *(each for each in cards if t.content.assets[each].kind != asset.kind)]
    if t.pick("wounded", (True, False)):
        scene.me["damage"] = {"character": 2, "ship": 2}
    near = t.pick("patrol", (space, *t.game.base.galaxy(t.game.base.row).neighbors[space]))
    who = t.pick("patrols", (FACTIONS, (t.pick("faction", FACTIONS),)))
    scene.me.update(space=space, cards=cards, credits=t.pick("purse", (6_000, 40_000)))
    scene.more.update(
        contacts={space: [token]},
        faceup=[token] if t.pick("faceup", (True, False)) else [],
        patrols={each: {"level": 1, "space": near} for each in who},
        step=t.pick("step", ("planning", "action", "encounter")),
    )
    scene.words |= {token, *cards, *t.content.market, *(each.id for each in _patrols(t))}


def _patrols(t: Try) -> list[Any]:
    return [each for (_, level), each in t.content.patrols.items() if level == 1]
