"""Fights and skill tests with their sides: ships or people, their dice, the cards they can use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import pygame

from game.client.draw import images, theme
from game.client.games.outer_rim.cards import art, tokens
from game.client.games.outer_rim.cards.art_scenes import Part
from game.client.games.outer_rim.encounter.rolls import (
    COMBAT,
    RimRoll,
    brought,
    enemy_name,
    roll_of_test,
    rolls,
)
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.duel import Aid, Duel, Painted, Side, Size
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.combat.frames import Combat, SkillTest
from game.outer_rim.events import AbilityUsed
from game.outer_rim.rules import skills
from game.outer_rim.text.names import EXPERTISE
from game.table.events import Event
from game.table.grammar import listed

E = TypeVar("E", bound=Event)
LEAN = 4  # degrees that a portrait leans toward the middle
MOST_EARLIER = 2
"""strips of what led to a fight or test"""
STANDING = 0.7  # figures narrower than this, in parts of their height, are shown to the belt
BELT = 1.75
MOST = 1.7  # times that a ship with wide margins grows
RISE = 0.06  # of its height that a leaning portrait reaches below the edge


@dataclass(frozen=True)
class Cause:
    """The card that a fight or test comes from, and its part in use."""

    card: str
    section: int = -1

    def subject(self, model: Model) -> art.Subject | None:
        """Return the subject of its picture; None if there is none."""
        if self.card not in model.content.components:
            return None
        if self.section >= 0:
            return art.section_subject(model.content, self.card, self.section)
        return art.subject(model.content, self.card)


def current_duel(
    model: Model, events: Sequence[Event], now: Sequence[Event], cause: Cause
) -> Duel | None:
    """Return the fight or test under way, once dice have been rolled for it; otherwise None."""
    for frame in reversed(model.state.stack):
        if isinstance(frame, Combat):
            began = _last(events, CombatBegan)
            if began is not None and _last(events, CombatDecided, after=began) is None:
                return fight(model, events, now, began, cause)
            return None
        if isinstance(frame, SkillTest):
            return _under_test(model, events, now, frame, cause)
    return None


def over(model: Model, events: Sequence[Event], now: Sequence[Event], cause: Cause) -> Duel | None:
    """Return the last fight or test that the latest events ended."""
    for event in reversed(now):
        if isinstance(event, CombatDecided):
            began = _last(events, CombatBegan)
            if began is None:
                return None
            return fight(model, events, now, began, cause, event)
        if isinstance(event, SkillTested):
            return test(model, events, now, event, cause)
    return None


def _last(events: Sequence[Event], kind: type[E], after: Event | None = None) -> E | None:
    for event in reversed(events):
        if isinstance(event, kind):
            return event
        if event is after:
            return None
    return None


def trials_before(
    model: Model, events: Sequence[Event], until: Event | None
) -> tuple[RimRoll, ...]:
    """Return the fights and tests that were over before ``until``, with their dice and how they
    came out, the latest last: their pages are closed."""
    made = list[RimRoll]()
    for place, event in enumerate(events):
        if event is until:
            return tuple(made[-MOST_EARLIER:])
        if isinstance(event, SkillTested):
            made.append(roll_of_test(model, event, events[place + 1 :]))
        elif isinstance(event, CombatDecided):
            fought = [each for each in rolls(model, events[: place + 1]) if each.attacks]
            note = "won" if event.won else "lost"
            result = brought(model, event.seat, events[place + 1 :])
            made += [RimRoll(each.seat, each.who, each.purpose, each.faces, note, brought=result)
                     for each in fought[-1:]]  # fmt: skip
    return ()


# --- fights -------------------------------------------------------------------------------------


def fight(
    model: Model,
    events: Sequence[Event],
    now: Sequence[Event],
    began: CombatBegan,
    cause: Cause,
    decided: CombatDecided | None = None,
) -> Duel:
    """Return a combat, decided or not."""
    found = rolls(model, events, now)
    fought = [each for each in found if each.purpose in COMBAT]
    own = next((each for each in fought if each.attacks), None)
    theirs = next((each for each in fought if not each.attacks), None)
    since = _since(events, began)
    attacker = Side(
        model.player_name(began.seat),
        began.seat,
        "attacks, wins ties",
        fighter(model, began.seat, began.combat),
        own,
        str(own.damage) if own else "",
        0 if own else began.dice,
        aids(model, since, began.seat, decided is None),
    )
    if began.defender >= 0:
        name, portrait = (
            model.player_name(began.defender),
            fighter(model, began.defender, began.combat, right=True),
        )
    else:
        name, portrait = enemy_name(model, began.enemy), foe(model, began, cause)
    defender = Side(
        name,
        began.defender,
        "defends",
        portrait,
        theirs,
        str(theirs.damage) if theirs else "?",
        0 if theirs else began.enemy_dice,
        aids(model, since, began.defender, decided is None) if began.defender >= 0 else (),
    )
    title, won, note = f"{began.combat.capitalize()} combat", None, ""
    if decided is not None:
        won = decided.won
        title = "Combat won" if won else "Combat lost"
        note = "a tie: the attacker wins" if decided.damage == decided.enemy_damage else ""
    other = tuple(each for each in found if each.purpose not in (*COMBAT, "test"))
    earlier = (*trials_before(model, events, began), *other)[-MOST_EARLIER:]
    shown = Cause(began.enemy) if began.enemy in model.content.components else cause
    ground = _ground(shown.subject(model))
    return Duel((attacker, defender), title, ground, won, "damage", note, earlier=earlier)


def _since(events: Sequence[Event], began: Event) -> list[Event]:
    start = next(place for place, each in enumerate(events) if each is began)
    return list(events[start:])


def aids(model: Model, events: Sequence[Event], seat: int, open: bool) -> tuple[Aid, ...]:
    """Return the cards that a seat has used on the dice and, while nothing is decided, those that
    it can use now."""
    shown = model.view["players"][seat]
    own = (*shown["cards"], shown["character"], shown["ship"])
    used = []
    for each in events:
        if isinstance(each, AbilityUsed) and each.seat == seat:
            used.append(model.power_card(each.ability))
        elif isinstance(each, DiceChanged | DiceRolled) and each.cause:
            card = model.power_card(each.cause)
            used += [card] if card in own else []
    offered = [
        model.power_card(each.source)
        for each in model.options
        if open
        and model.decision
        and seat == model.decision.seat
        and each.source in model.content.powers
    ]
    cards = [each for each in dict.fromkeys((*used, *offered)) if each in model.content.components]
    return tuple(Aid(model.name(each), _card_picture(model, each), each in used) for each in cards)


def _card_picture(model: Model, card: str) -> Painted:
    """Return the middle of a card's picture, where its subject is."""

    def paint(size: Size) -> pygame.Surface:
        wide, high = size
        whole = art.picture(model.content, card, (wide * 2, high * 8 // 5))
        return whole.subsurface((wide // 2, high // 4, wide, high))

    return Painted(("card", card), paint)


# --- tests --------------------------------------------------------------------------------------


def awaits_roll(model: Model, events: Sequence[Event]) -> bool:
    """Return True while a test is asked about whose dice are still to fall: those on the table are
    of a test before it."""
    trials = [each for each in model.state.stack if isinstance(each, SkillTest | Combat)]
    rolled = _last(events, DiceRolled)
    over = rolled is not None and _last(events, SkillTested, after=rolled) is not None
    return bool(trials) and isinstance(trials[-1], SkillTest) and over


def _under_test(
    model: Model, events: Sequence[Event], now: Sequence[Event], frame: SkillTest, cause: Cause
) -> Duel | None:
    found = [each for each in rolls(model, events, now) if each.purpose == "test"]
    rolled = _last(events, DiceRolled)
    if not found or rolled is None or rolled.purpose != "test" or awaits_roll(model, events):
        return None
    play = model.game.play(model.state)
    level = skills.level(play, frame.seat, frame.skill, frame.granted)
    passed = None
    if frame.faces and model.step != "dice.use":
        passed = skills.passed(play, frame)
    return _test(model, events, frame.seat, frame.skill, level, found[-1], passed, cause, True)


def test(
    model: Model, events: Sequence[Event], now: Sequence[Event], tested: SkillTested, cause: Cause
) -> Duel:
    """Return a skill test that is over."""
    roll = next(
        (each for each in reversed(rolls(model, events, now)) if each.purpose == "test"),
        RimRoll(tested.seat, model.player_name(tested.seat), "test", tested.faces),
    )
    return _test(
        model, events, tested.seat, tested.skill, tested.level, roll, tested.passed, cause, False
    )


def _test(
    model: Model,
    events: Sequence[Event],
    seat: int,
    skill: str,
    level: int,
    roll: RimRoll,
    passed: bool | None,
    cause: Cause,
    open: bool,
) -> Duel:
    rolled = _last(events, DiceRolled)
    since = _since(events, rolled) if rolled is not None else []
    side = Side(
        model.player_name(seat),
        seat,
        portrait=fighter(model, seat, "ground"),
        roll=roll,
        aids=aids(model, since, seat, open),
    )
    lines = [
        f"{{icon:{skill}}} **{skill.title()}**: {EXPERTISE[level]}",
        f"Needs {passing_words(level)}",
    ]
    failed = "About to fail" if open else "Failed"
    verdict = "" if passed is None else "Passed" if passed else failed
    return Duel(
        (side,),
        f"{skill.title()} test",
        _ground(cause.subject(model)),
        passed,
        need="\n".join(lines),
        verdict=verdict,
        reason=failing_words(level) if passed is False else "",
        opposite=_main_thing(cause.subject(model), theme.EDGE_HOT),
        earlier=trials_before(model, events, rolled),
    )


ORDER = ("crit", "hit", "focus")


def _passing_faces(level: int) -> list[str]:
    return [each for each in ORDER if each in skills.NEEDED[level]]


def passing_words(level: int) -> str:
    """Return the faces that pass a test at a level of the skill, with their signs."""
    return listed((f"{{icon:die_{each}}} a {each}" for each in _passing_faces(level)), "or")


def failing_words(level: int) -> str:
    """Return why a test at a level of the skill has failed."""
    faces = listed((f"a {each}" for each in _passing_faces(level)), "or")
    return f"The dice show no {faces.removeprefix('a ').replace(' a ', ' ')}."


# --- portraits ----------------------------------------------------------------------------------


def fighter(model: Model, seat: int, combat: str, right: bool = False) -> Painted | None:
    """Return the portrait of a player: the ship in space, the character on the ground."""
    shown = model.view["players"][seat]
    glow = theme.PLAYERS[seat].color
    if combat == "ship" and images.has("ships", str(shown["ship"])):
        return _ship("ships", shown["ship"], glow, right)
    if images.has("busts", str(shown["character"])):
        return _bust(shown["character"], glow, right)
    return None


def foe(model: Model, began: CombatBegan, cause: Cause) -> Painted | None:
    """Return the portrait of an enemy: a known face, or the hero of the picture of its card."""
    for name in (began.enemy, cause.card):
        token = model.content.components.get(name)
        person = getattr(token, "contact", "") or getattr(token, "target", "") or name
        if person and images.has("busts", str(person)):
            return _bust(str(person), theme.DANGER, True)
    shown = Cause(began.enemy) if began.enemy in model.content.components else cause
    return _main_thing(shown.subject(model), theme.DANGER)


def _main_thing(subject: art.Subject | None, glow: theme.Color) -> Painted | None:
    """Return what a picture is about, as a portrait at the right."""
    hero = None if subject is None else _hero(art.scene_of(subject).parts)
    if hero is None:
        return None
    kind, _, name = hero.name.rpartition(":")
    folder = {"": "pieces", "ship": "ships"}.get(kind)
    if folder is None:
        return None
    if hero.person:
        return _bust(name.removeprefix("bust_"), glow, True)
    if folder == "pieces" and images.aspect(folder, name) < STANDING:
        return _standing(name, glow)
    return _ship(folder, name, glow, True)


def _hero(parts: Sequence[Part]) -> Part | None:
    """Return the main subject of a scene: the tallest piece that is neither far nor near."""
    plain = [each for each in parts if not each.depth and "near" not in each.words]
    return max(plain, key=lambda each: each.high, default=None)


def _glow(size: Size, color: theme.Color) -> pygame.Surface:
    """Return a picture with a glow behind where the portrait will be."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    light = tokens.glow(round(max(size) * 1.1), color, 60)
    made.blit(light, light.get_rect(center=(size[0] // 2, size[1] * 45 // 100)))
    return made


def _bust(name: str, glow: theme.Color, right: bool) -> Painted:
    def paint(size: Size) -> pygame.Surface:
        made = _glow(size, glow)
        wide = min(size[0], size[1] * 4 // 5)
        folder = "busts_left" if right else "busts"
        drawn = images.shoulders(folder, name, (wide, wide * 5 // 4))
        drawn = pygame.transform.rotozoom(drawn, LEAN if right else -LEAN, 1.0)
        low = round(size[1] * (1 + RISE))
        middle = size[0] * (54 if right else 46) // 100  # the far shoulder is out of the picture
        made.blit(drawn, drawn.get_rect(midbottom=(middle, low)))
        return made

    return Painted(("bust", name, right), paint)


def _standing(name: str, glow: theme.Color) -> Painted:
    """Return the portrait of a standing figure: as far as the belt, at the right."""

    def paint(size: Size) -> pygame.Surface:
        made = _glow(size, glow)
        high = round(size[1] * BELT)
        drawn = images.svg("pieces", name, (round(high * images.aspect("pieces", name)), high))
        drawn = pygame.transform.rotozoom(drawn, LEAN, 1.0)
        made.blit(drawn, drawn.get_rect(midtop=(size[0] // 2, size[1] // 20)))
        return made

    return Painted(("standing", name), paint)


def _ship(folder: str, name: str, glow: theme.Color, right: bool) -> Painted:
    """Return a ship or thing, which is drawn with its nose to the left."""

    def paint(size: Size) -> pygame.Surface:
        made = _glow(size, glow)
        drawn = _fit_drawing(folder, name, size, right)
        drawn = pygame.transform.rotozoom(drawn, LEAN if right else -LEAN, 1.0)
        made.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
        return made

    return Painted((folder, name, right), paint)


def _fit_drawing(folder: str, name: str, size: Size, right: bool) -> pygame.Surface:
    """Return a drawing without its margins, as large as it fits: at the right with its nose to the
    left."""
    draw = images.figure if right else images.facing_right
    ratio = images.aspect(folder, name)
    wide = min(size[0], round(size[1] * ratio))
    drawn = draw(folder, name, (wide, max(1, round(wide / ratio))))
    seen = drawn.get_bounding_rect(min_alpha=90)
    grow = min(MOST, size[0] / seen.width, size[1] / seen.height)
    large = draw(folder, name, (round(wide * grow), max(1, round(wide * grow / ratio))))
    return large.subsurface(large.get_bounding_rect(min_alpha=1))


def _ground(subject: art.Subject | None) -> Painted | None:
    """Return the place of a picture, without what stands there."""
    if subject is None:
        return None
    scene = art.scene_of(subject)

    def paint(size: Size) -> pygame.Surface:
        drawn = images.art("grounds", scene.ground, size)
        return pygame.transform.flip(drawn, scene.flip, False)

    return Painted(("ground", scene.ground, scene.flip), paint)
