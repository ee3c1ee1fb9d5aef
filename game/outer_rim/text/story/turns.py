"""Turns, cards, encounters, jobs and goals in the story."""

from __future__ import annotations

import re
from dataclasses import replace

from game.outer_rim import events as e
from game.outer_rim.cards.effects.travel import Move
from game.outer_rim.catalog import Power
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import at, short_name, space_name
from game.outer_rim.text.story.deeds import FAMILIAR, Deed
from game.outer_rim.text.story.teller import Scene, Teller, Tellers, choices_of

EMPTY = (
    ("comes away with", "nothing"),
    ("leaves", "empty-handed"),
    ("has", "nothing to show for it"),
    ("leaves", "no richer"),
    ("gets", "nothing out of it"),
    ("leaves", "it at that"),
)
"""deeds that close an encounter of which nothing has come; turns in a row have different ones"""
CLAUSE_END = re.compile(r"[,;:] ")
LEAST_CLAUSE = 20
"""letters of a clause that says which story it begins"""


def enter(t: Teller, card: str, block: str) -> None:
    """Begin to resolve a card."""
    scene = t.scene
    scene.card, scene.block, scene.choice_told = card, f"{block}.", False
    scene.named_cards.add(card)


def close(t: Teller) -> None:
    """Add that nothing has come of an encounter, or that a person met has not joined."""
    scene, asset = t.scene, t.p.content.assets.get(t.scene.idle_contact)
    if asset is not None and asset.kind == "crew":
        declines = ", who does not join"
        if not t.change(scene.seat, "meets", lambda deed: replace(deed, tail=declines)):
            t.add(scene.seat, Deed("leaves without", asset.name, brief="hires no one"))
    elif scene.idle_card and scene.idle_roll:
        t.add(scene.seat, Deed("gets", "nothing for the roll"))
    elif scene.idle_card or _only_chose(t):
        verb, what = EMPTY[scene.number % len(EMPTY)]
        t.add(scene.seat, Deed(verb, what))


def _only_chose(t: Teller) -> bool:
    """Return True if the choice of a way is the last that the player of the turn did."""
    done = [deed for deed, _ in t.deeds.get(t.scene.seat, ())] or t.open
    return bool(done) and done[-1].verb == "chooses"


def add_encounter(t: Teller, x: e.EncounterDrawn) -> None:
    card = t.p.content.encounter_cards[x.card]
    if x.section >= 0 and card.sections[x.section].secret is not None:
        return  # the next event says that it is kept
    if x.section < 0:
        empty = f"{card.name}, which has nothing for this space"
        t.add(x.seat, Deed("draws the encounter", empty))
        return
    enter(t, x.card, f"{x.card}.sections.{x.section}")
    scene = t.opening_of(x.seat, card.sections[x.section])
    if scene:  # the name of a card may be that of another section
        known = _first_clause(scene)
        same, about = f'{FAMILIAR} ("{known}")' if known else FAMILIAR, f"{x.card}.{x.section}"
        t.add(x.seat, Deed("draws", "an encounter", "", scene, True, same, about))
    else:
        t.add_anew(x.seat, "draws the encounter", card.name)
    t.scene.idle_card, t.scene.idle_roll = x.card, False


def _first_clause(scene: str) -> str:
    """Return as much of the first sentence of a card as says which it is."""
    clause = scene if '"' in scene else CLAUSE_END.split(scene, 1)[0]
    short = len(clause) < LEAST_CLAUSE or clause.startswith(("For ", "Under "))
    return (scene if short else clause).rstrip(".").replace('"', "'")


def add_secret(t: Teller, x: e.SecretKept | e.SecretTaken) -> None:
    """Add a secret that a player keeps, with its name if the viewer knows it."""
    _, keeps, what = t.tell(x).removesuffix(".").partition(" keeps ")
    if keeps:
        t.add(x.seat, Deed("keeps", f"{what} for later" if what == "a secret" else what))


def add_databank_card(t: Teller, x: e.DatabankDrawn) -> None:
    if t.comes_later(e.JobStepBegan, card=x.card):
        t.scene.named_cards.add(x.cause.partition(".")[0])
        t.scene.job = x.cause.partition(".")[0]
        return
    t.add_caused(x, "draws", t.p.content.name(x.card))
    t.tell_anew(x.seat)
    enter(t, x.card, x.card)


def add_job_step(t: Teller, x: e.JobStepBegan) -> None:
    if x.step == 1:
        job = t.scene.job or x.card
        name, own = t.p.content.name(job), t.p.content.name(x.card)
        sheet = job in t.p.content.ambitions
        what = own if sheet or name == own else f"{name} ({own})"
        scene = t.opening_of(x.seat, t.p.content.databank[x.card])
        t.add_anew(x.seat, "goes after" if sheet else "attempts", what, scene)
        t.scene.attempt_told, t.scene.failed_card = True, ""
    enter(t, x.card, f"{x.card}.steps.{x.step - 1}")


def add_job_end(t: Teller, x: e.JobEnded) -> None:
    t.scene.named_cards.add(x.card)
    if x.completed:
        t.scene.jobs_done.add(x.card)
    verb = "completes" if x.completed else "fails at"
    verb = "still completes" if x.completed and t.scene.failed_card == t.scene.card != "" else verb
    sheet = x.card in t.p.content.ambitions and t.scene.card
    ended = t.p.content.name(t.scene.card if sheet else x.card)
    last = [each for each, _ in t.deeds.get(x.seat, ())][-1:]
    said = any(f" for {ended} (" in each.what for each in last)
    what = "it" if said else ended
    t.add(x.seat, Deed(verb, what, brief=f"{verb} it" if t.scene.attempt_told else ""))
    if not x.completed and not t.scene.attempt_told:
        t.tell_anew(x.seat)


def add_ability(t: Teller, x: e.AbilityUsed) -> None:
    power = t.p.content.powers[x.ability]
    t.scene.named_cards.add(power.card)
    if choices_of(t.p.content, f"{power.card}."):
        t.scene.choice_told = True  # a choice may now be one of this card
    if power.card == t.p.player(x.seat).character:
        return
    name, card = power.ability.title, t.p.content.name(power.card)
    asset = t.p.content.assets.get(power.card)
    if power.card in t.p.content.ambitions:
        t.add(x.seat, Deed("follows", f"the ambition {card}"))
    elif name and power.id.endswith(".secret"):
        t.add(x.seat, Deed("plays the secret", f'{card} ("{name}")'))
    elif name:
        t.add(x.seat, Deed("uses", f'{card} ("{name}")', _extra_move(power)))
    elif asset is not None and asset.kind == "crew":
        t.add(x.seat, Deed("calls on", card, _extra_move(power)))
    else:
        t.add(x.seat, Deed("uses", card, _extra_move(power)))


def _extra_move(power: Power) -> str:
    """Return that an ability is for a move, which its player chooses after paying for it."""
    move = power.ability.then[0] if power.ability.then else None
    if not isinstance(move, Move):
        return ""
    if move.spaces == "hyperdrive":
        return " for another move"
    return f" for a move of up to {plural(move.spaces, 'space')}"


def add_course(t: Teller, x: e.GoalTokenPlaced) -> None:
    if t.actor < 0:
        t.add_news(x)
        return
    t.add(t.actor, Deed("sets a course for", space_name(t.p, x.space)))


def add_goal_step(t: Teller, x: e.GoalAdvanced) -> None:
    if not t.comes_later(e.GoalCompleted, seat=x.seat, goal=x.goal):
        t.add_news(x)


def add_goal(t: Teller, x: e.GoalCompleted) -> None:
    t.scene.named_cards.add(x.card)
    t.add(x.seat, Deed("completes", f"the {x.goal} goal"))


def add_gain(t: Teller, x: e.CardGained) -> None:
    if x.cause in ("bought", "taken"):
        return
    if t.scene.seat < 0:
        if x.cause in t.p.content.ambitions:
            t.add_caused(x, "gains", t.card_name(x.card))
        else:
            t.add(x.seat, Deed("has", t.card_name(x.card)))
        return
    name, asset = t.p.content.name(x.card), t.p.content.assets.get(x.card)
    crew = asset is not None and asset.kind == "crew"
    met = x.card == x.cause.partition(".")[0] or x.cause in ("ai", "encounter")
    if crew and met:
        if not t.change(
            x.seat, "meets", lambda deed: Deed("hires", name) if deed.what == name else None
        ):
            t.add(x.seat, Deed("hires", name))
        t.scene.contacts_gone.add(name)
    elif asset is not None and asset.kind == "bounty" and t.card_name(x.card) != name:
        t.add_caused(x, "takes", t.card_name(x.card))
    elif x.card == x.cause and asset is not None and asset.kind == "job":
        t.add(x.seat, Deed("takes the job", name))
    elif x.card == x.cause and x.card in t.scene.named_cards:
        drawn = any(each.what == name for each, _ in t.deeds.get(x.seat, ()))
        t.add(x.seat, Deed("keeps", "it" if drawn else name))
    else:
        t.add_caused(x, "gains", name)
    t.scene.named_cards.add(x.card)


def add_loss(t: Teller, x: e.CardDiscarded) -> None:
    if x.cause == "delivered" or x.card in t.scene.jobs_done:
        return
    if x.seat < 0:
        t.add_own_line(x)
        return
    name = title(t.p, x.card)
    if x.cause == "sold":
        t.scene.named_cards.add(x.card)
        t.add(x.seat, Deed("sells", name))
        return
    if t.is_bounty(x.card):
        t.add_caused(x, "gives up", t.card_name(x.card))
        return
    for verb in ("uses", "calls on"):
        if t.change(
            x.seat,
            verb,
            lambda deed: replace(deed, tail=" (discarded)") if deed.what == name else None,
        ):
            return
    t.add_caused(x, "discards", name)


def add_lost_secret(t: Teller, x: e.SecretDropped) -> None:
    if t.tell(x):  # its player reads the name
        t.add_caused(x, "discards", "a secret")


def add_removal(t: Teller, x: e.CardRemoved) -> None:
    if x.card not in t.scene.named_cards:
        t.add_news(x)


def add_delivery(t: Teller, x: e.CargoDelivered) -> None:
    t.scene.named_cards.add(x.card)
    goal = "" if x.space == t.scene.flight_goal else f" to {space_name(t.p, x.space)}"
    t.add(x.seat, Deed("delivers", t.p.content.name(x.card), goal))


def add_rotation(t: Teller, x: e.CardRotated) -> None:
    before, now = t.p.content.name(x.cause or ""), t.p.content.name(x.card)
    if not t.change(
        x.seat,
        "uses",
        lambda deed: replace(deed, tail=f" (now {now})") if deed.what == before else None,
    ):
        t.add(x.seat, Deed("turns", f"{before} into {now}"))


def add_character(t: Teller, x: e.CharacterPicked) -> None:
    """Add who plays a character, before where that one starts."""
    t.add_line(t.tell(x), x.seat)


def add_first_ship(t: Teller, x: e.ShipPicked) -> None:
    t.add(x.seat, Deed("starts", f"in the {t.p.content.name(x.ship)}"))


def add_first_player(t: Teller, x: e.FirstPlayerChosen) -> None:
    rolled = any(isinstance(each, e.FirstPlayerRolled) for each in t.events[: t.at])
    how = "rolls best and goes first" if rolled else "goes first"
    setup = t.p.state.setup
    wins = "" if setup.ambitions else f" The first to {setup.fame_goal} fame wins."
    t.scene.opening = f"{short_name(t.p, x.seat)} {how}.{wins}"


def add_arrival(t: Teller, x: e.PlayerPlaced) -> None:
    if t.scene.seat < 0:
        t.add(x.seat, Deed("starts", at(t.p, x.space)))
    else:
        t.add(x.seat, Deed("ends up", at(t.p, x.space)))


def _targets(t: Teller) -> str:
    """Return what wins a game with ambitions, in which players need different things."""
    needs: list[str] = []
    for each in t.p.state.players:
        verb = "" if needs else "needs "
        sheet = f" and all goals of {t.p.content.name(each.ambition)}" * bool(each.ambition)
        needs.append(f"{short_name(t.p, each.seat)} {verb}{each.fame_goal} fame{sheet}")
    return f"To win, {'; '.join(needs)}."


def begin_turn(t: Teller, x: e.TurnBegan) -> None:
    t.at -= 1  # the lines so far end before the turn begins
    close(t)
    t.flush()
    if t.scene.opening:
        t.add_line(t.scene.opening, -1)
    if t.scene.seat < 0 and x.round == 1 and t.p.state.setup.ambitions:
        t.add_line(_targets(t), -1)
    t.at += 1
    number = x.round * len(t.p.state.players) + x.seat
    t.scene, t.open = Scene(seat=x.seat, number=number), []
    t.actor = x.seat
    t.add_line(t.tell(x), x.seat)


def add_extra_turn(t: Teller, x: e.ExtraTurnGranted) -> None:
    t.add_caused(x, "takes", "another turn after this one")


def add_grounding(t: Teller, x: e.PlayerGrounded) -> None:
    t.add_caused(x, "cannot move", "in the next planning step")


TELLERS: Tellers = {
    e.TurnBegan: begin_turn,
    e.StepBegan: Teller.leave_out,
    e.ExtraTurnGranted: add_extra_turn,
    e.PlayerGrounded: add_grounding,
    e.PlayerPlaced: add_arrival,
    e.CharacterPicked: add_character,
    e.ShipPicked: add_first_ship,
    e.FirstPlayerChosen: add_first_player,
    e.CardGained: add_gain,
    e.CardDiscarded: add_loss,
    e.SecretDropped: add_lost_secret,
    e.CardRemoved: add_removal,
    e.CargoDelivered: add_delivery,
    e.CardRotated: add_rotation,
    e.EncounterDrawn: add_encounter,
    e.SecretKept: add_secret,
    e.SecretTaken: add_secret,
    e.DatabankDrawn: add_databank_card,
    e.JobStepBegan: add_job_step,
    e.JobEnded: add_job_end,
    e.AbilityUsed: add_ability,
    e.GoalTokenPlaced: add_course,
    e.GoalAdvanced: add_goal_step,
    e.GoalCompleted: add_goal,
}
