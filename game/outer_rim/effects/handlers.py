"""Carrying out effects: one verb each, called by the interpreter of blocks.

A verb is called after its frame has moved on to the next effect, so it may push whatever
has to be finished before that one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.outer_rim.cards.effects import FACTIONS, Block
from game.outer_rim.cards.effects.choices import Choose, May, Way
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, legality
from game.outer_rim.effects.conditions import amount, can_pay, company, holds, planet_faction
from game.outer_rim.effects.triggers import remember, threat
from game.outer_rim.events import (
    AbilityUsed,
    CardPassed,
    DatabankDrawn,
    DestinationMarked,
    ExtraTurnGranted,
    PlanetMarked,
    PlayerPlaced,
)
from game.outer_rim.frames import (
    AnotherContact,
    BuyShip,
    Destination,
    Discard,
    DiscardTop,
    Effects,
    FactionChoice,
    Far,
    FightPlayer,
    Flight,
    FreePatrol,
    Go,
    Job,
    Move,
    MoveContact,
    Offer,
    Opponent,
    PatrolTo,
    Reveal,
    Reward,
    Roll,
    Sell,
    SkillTest,
    TakeCrew,
    Trouble,
    WhichPatrol,
    Window,
)
from game.outer_rim.frames import Choose as ChooseFrame
from game.outer_rim.frames import May as MayFrame
from game.outer_rim.rules import (
    combat,
    contacts,
    credits,
    damage,
    encounters,
    fame,
    jobs,
    market,
    patrols,
    reputation,
    skills,
    slots,
)
from game.outer_rim.rules.movement import away
from game.table.decisions import Option, Options, option

Verb = Callable[[Play, Effects, Any], None]
ALL = 999
ACCEPT = option("accept")
PASS = option("pass")


def run(p: Play, f: Effects) -> None:
    """Step ``effects``: the next effect of a block; a job that jumps leaves the rest."""
    block = p.content.blocks[f.block]
    if f.at >= len(block) or f.context.script and _jumped(p):
        p.stack.pop()
        return
    effect = block[f.at]
    f.at += 1
    VERBS[effect.do](p, f, effect)


def _jumped(p: Play) -> bool:
    job = p.below(Job)
    return job is not None and job.jump


def _block(p: Play, f: Effects | MayFrame | ChooseFrame | Roll, block: Block) -> None:
    p.block(f.seat, block, f.card, f.context)


def _whom(p: Play, f: Effects, who: str) -> list[int]:
    """The seats an effect is for, the acting player first (OR-R79)."""
    if who == "me":
        return [f.seat]
    other = f.context.opponent
    others = [other] if other >= 0 else []
    return others if who == "opponent" else [f.seat, *others]


def _needs_opponent(p: Play, f: Effects, who: str) -> bool:
    """Ask which player in the space is meant, if that is open; True while it is asked."""
    if who == "me" or f.context.opponent >= 0:
        return False
    others = company(p, f.seat)
    if not others:
        return False
    f.at -= 1
    p.push(Opponent(f.seat, among=tuple(others)))
    return True


def opponent_options(p: Play, f: Opponent) -> Options:
    """Step ``opponent``: which player is meant."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def opponent_answer(p: Play, f: Opponent, chosen: Option) -> None:
    """Note the player for the effect below."""
    p.stack.pop()
    f_below = p.under(Effects)
    f_below.context = replace(f_below.context, opponent=int(chosen.source.removeprefix("seat_")))


def _gain(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, effect.who):
        return
    card = f.card
    for seat in _whom(p, f, effect.who):
        for key, steps in effect.reputation.items():
            _reputation(p, seat, key, steps, card)
        if not f.context.forgo:
            credits.gain(p, seat, amount(p, seat, effect.credits, f.context), card)
        fame.gain(p, seat, amount(p, seat, effect.fame, f.context), card)


def _reputation(p: Play, seat: int, key: str, steps: int, card: str) -> None:
    """Change reputation with a faction, with that of the planet, or with one of choice."""
    if key == "any":
        for _ in range(abs(steps)):
            p.push(
                FactionChoice(
                    p.chooser(seat),
                    whose=seat,
                    steps=1 if steps > 0 else -1,
                    cause=card,
                    victim=-1,
                )
            )
        return
    faction = planet_faction(p, p.player(seat).space) if key == "planet" else key
    if faction:
        reputation.change(p, seat, faction, steps, card)


def faction_options(p: Play, f: FactionChoice) -> Options:
    """Step ``faction``: with which faction reputation changes."""
    seat, steps = (f.victim, -1) if f.victim >= 0 else (f.whose, f.steps)
    useful = [each for each in FACTIONS if -1 <= reputation.level(p, seat, each) + steps <= 1]
    return tuple(option("faction", each) for each in useful or FACTIONS)


def faction_answer(p: Play, f: FactionChoice, chosen: Option) -> None:
    """Change the reputation, of the victim too if there is one."""
    p.stack.pop()
    if f.victim >= 0:
        reputation.change(p, f.victim, chosen.source, -1, f.cause)
    reputation.change(p, f.whose, chosen.source, f.steps, f.cause)


def _lose(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, effect.who):
        return
    card = f.card
    for seat in _whom(p, f, effect.who):
        gone = p.player(seat).credits if effect.all_credits else effect.credits
        credits.lose(p, seat, gone, card)
        fame.lose(p, seat, effect.fame, card)
        for key, steps in effect.reputation.items():
            _reputation(p, seat, key, -steps, card)


def _take(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, "opponent"):
        return
    for seat in _whom(p, f, "opponent"):
        taken = credits.lose(p, seat, effect.credits, f.card)
        credits.gain(p, f.seat, taken, f.card)


def _take_reputation(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, "opponent"):
        return
    for seat in _whom(p, f, "opponent"):
        p.push(FactionChoice(f.seat, whose=f.seat, steps=1, cause=f.card, victim=seat))


def _damage(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, effect.who):
        return
    for seat in _whom(p, f, effect.who):
        damage.suffer(p, seat, "character", effect.character, f.card)
        damage.suffer(p, seat, "ship", effect.ship, f.card)


def _recover(p: Play, f: Effects, effect: Any) -> None:
    character = ALL if effect.character == "all" else effect.character
    ship = ALL if effect.ship == "all" else effect.ship
    damage.recover(p, f.seat, character, ship, f.card)


def _test(p: Play, f: Effects, effect: Any) -> None:
    skills.test(
        p,
        f.seat,
        effect.skill,
        effect.then,
        effect.otherwise,
        f.card,
        effect.buy_off,
        replace(f.context, script=False, successes=0),
    )


def _fight(p: Play, f: Effects, effect: Any) -> None:
    combat.of_card(p, f.seat, effect, f.card, token=f.context.token)


def _fight_player(p: Play, f: Effects, effect: Any) -> None:
    others = legality.opponents(p, f.seat, effect)
    if others:
        block = p.content.block_name(p.content.blocks[f.block])
        p.push(
            FightPlayer(
                f.seat,
                among=tuple(others),
                card=f.card,
                block=block,
                place=f.at - 1,
            )
        )


def fight_player_options(p: Play, f: FightPlayer) -> Options:
    """Step ``fight_player``: whom to fight."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def fight_player_answer(p: Play, f: FightPlayer, chosen: Option) -> None:
    """Fight the player (OR-336)."""
    p.stack.pop()
    effect: Any = p.content.effect(f.block, f.place)
    combat.of_card(p, f.seat, effect, f.card, defender=int(chosen.source.removeprefix("seat_")))


def _may(p: Play, f: Effects, effect: May) -> None:
    p.push(MayFrame(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context))


def may_options(p: Play, f: MayFrame) -> Options:
    """Step ``may``: accept, if its condition holds and it can be paid (OR-R26), or decline."""
    effect: Any = p.content.effect(f.block, f.place)
    return (ACCEPT, PASS) if _open(p, f, effect) and _leads_on(p, f, effect) else (PASS,)


def _leads_on(p: Play, f: MayFrame, effect: May) -> bool:
    """Is a way open, where what is accepted is a choice among ways?"""
    first = effect.then[0]
    return not isinstance(first, Choose) or any(_open(p, f, way) for way in first.ways)


def may_answer(p: Play, f: MayFrame, chosen: Option) -> None:
    """Pay and resolve it, or what declining means."""
    p.stack.pop()
    effect: Any = p.content.effect(f.block, f.place)
    if chosen is ACCEPT:
        _block(p, f, effect.then)
        costs.pay(p, f.seat, effect.cost, f.card)
    else:
        _block(p, f, effect.otherwise)


LETTERS = "abcdefgh"


def _choose(p: Play, f: Effects, effect: Any) -> None:
    p.push(ChooseFrame(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context))


def choose_options(p: Play, f: ChooseFrame) -> Options:
    """Step ``choose``: the ways that are open, lettered as on the card; none if none is."""
    effect: Any = p.content.effect(f.block, f.place)
    ways = tuple(
        option("choose", letter)
        for letter, way in zip(LETTERS, effect.ways, strict=False)
        if _open(p, f, way)
    )
    return ways or (PASS,)


def _open(p: Play, f: MayFrame | ChooseFrame, way: Way | May) -> bool:
    return holds(p, f.seat, way.when, f.context) and can_pay(p, f.seat, way.cost, f.card)


def choose_answer(p: Play, f: ChooseFrame, chosen: Option) -> None:
    """Go this way."""
    p.stack.pop()
    if chosen is PASS:
        return
    effect: Any = p.content.effect(f.block, f.place)
    way = effect.ways[LETTERS.index(chosen.source)]
    _block(p, f, way.then)
    costs.pay(p, f.seat, way.cost, f.card)


def _if(p: Play, f: Effects, effect: Any) -> None:
    _block(p, f, effect.then if holds(p, f.seat, effect.when, f.context) else effect.otherwise)


def _roll(p: Play, f: Effects, effect: Any) -> None:
    p.push(Roll(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context))


def run_roll(p: Play, f: Roll) -> None:
    """Step ``roll``: roll for a card, count the successes, resolve what they bring."""
    effect: Any = p.content.effect(f.block, f.place)
    f.at += 1
    if f.at == 1:
        p.roll(f.seat, amount(p, f.seat, effect.dice, f.context), "card")
        return
    p.stack.pop()
    successes = sum(face in effect.success for face in f.faces)
    f.context = replace(f.context, successes=successes)
    _block(p, f, effect.then if successes >= effect.need else effect.otherwise)
    for _ in range(successes):
        _block(p, f, effect.each)


def _move(p: Play, f: Effects, effect: Any) -> None:
    points = p.values(f.seat).hyperdrive if effect.spaces == "hyperdrive" else effect.spaces
    p.push(Move(f.seat, points=points))


def _move_patrol(p: Play, f: Effects, effect: Any) -> None:
    p.push(
        WhichPatrol(
            f.seat,
            faction=effect.faction,
            points=effect.spaces,
            toward=effect.toward,
            card=f.card,
        )
    )


def which_patrol_options(p: Play, f: WhichPatrol) -> Options:
    """Step ``which_patrol``: the patrol that an effect moves, if that is open."""
    wanted = f.faction
    if wanted == "any":
        factions = list[str](FACTIONS)
    elif wanted == "nearest":
        factions = list(patrols.nearest(p, p.player(f.seat).space))
    else:
        factions = [wanted]
    return tuple(option("patrol", each) for each in factions)


def which_patrol_answer(p: Play, f: WhichPatrol, chosen: Option) -> None:
    """Move it toward a player, or as one likes."""
    p.stack.pop()
    faction, points = chosen.source, f.points
    if f.toward == "me":
        patrols.toward(p, faction, f.seat, points, f.card)
    elif f.toward == "anywhere":
        p.push(FreePatrol(f.seat, faction=faction, points=points, card=f.card))
    else:
        others = tuple(each.seat for each in p.state.players if each.seat != f.seat)
        p.push(PatrolTo(f.seat, faction=faction, points=points, card=f.card, among=others))


def patrol_to_options(p: Play, f: PatrolTo) -> Options:
    """Step ``patrol_to``: toward which other player."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def patrol_to_answer(p: Play, f: PatrolTo, chosen: Option) -> None:
    """Move it there; the player whom it comes to picks the route (OR-R47)."""
    p.stack.pop()
    seat = int(chosen.source.removeprefix("seat_"))
    patrols.toward(p, f.faction, seat, f.points, f.card)


def free_patrol_options(p: Play, f: FreePatrol) -> Options:
    """Step ``free_patrol``: the next space of a patrol that one moves as one likes, or stop."""
    if f.points == 0:
        return ()
    faction = f.faction
    at = p.state.patrols[faction][1]
    steps = tuple(option("patrol", faction, space) for space in p.galaxy.neighbours[at])
    return (*steps, option("done"))


def free_patrol_answer(p: Play, f: FreePatrol, chosen: Option) -> None:
    """Move it one space on, or stop."""
    if chosen.verb == "done":
        p.stack.pop()
        return
    f.points -= 1
    patrols.step(p, f.faction, chosen.target, f.card)


def _reveal_contacts(p: Play, f: Effects, effect: Any) -> None:
    p.push(
        Reveal(
            f.seat,
            where=effect.where,
            left=ALL if effect.count == "all" else effect.count,
            card=f.card,
            secret=False,
        )
    )


def _peek_contacts(p: Play, f: Effects, effect: Any) -> None:
    p.push(Reveal(f.seat, where=effect.where, left=effect.count, card=f.card, secret=True))


def reveal_options(p: Play, f: Reveal) -> Options:
    """Step ``reveal``: which facedown contact to turn up or look at; first the planet, if open."""
    if f.left <= 0:
        return ()
    here = p.player(f.seat).space
    spaces = [here]
    if f.where == "planet":
        spaces = list(p.state.contacts)
    elif f.where == "planet_without_players":
        taken = {each.space for each in p.state.players}
        spaces = [space for space in p.state.contacts if space not in taken]
    elif f.where != "here":
        spaces = [f.where]
    listed = legality.unseen if f.secret else _facedown
    return tuple(option("look", place) for space in spaces for place in listed(p, f.seat, space))


def _facedown(p: Play, seat: int, space: str) -> list[str]:
    return contacts.facedown(p, space)


def reveal_answer(p: Play, f: Reveal, chosen: Option) -> None:
    """Turn up or look at the contact; further ones are on the same planet."""
    f.left -= 1
    f.where = chosen.source.rpartition(".")[0]
    if f.secret:
        contacts.peek(p, f.seat, chosen.source, f.card)
    else:
        contacts.reveal(p, f.seat, chosen.source, f.card)


def _move_contact(p: Play, f: Effects, effect: Any) -> None:
    p.push(
        MoveContact(
            f.seat,
            from_here=effect.from_here,
            to_here=effect.to_here,
            place="",
            card=f.card,
        )
    )


def move_contact_options(p: Play, f: MoveContact) -> Options:
    """Step ``move_contact``: which token, then to which empty contact space."""
    here = p.player(f.seat).space
    if not f.place:
        spaces = [here] if f.from_here else list(p.state.contacts)
        if f.to_here:
            spaces = [space for space in spaces if space != here]
        if not _empty(p, f, here):
            return ()
        return (
            *(option("take", place) for space in spaces for place in contacts.places(p, space)),
            PASS,
        )
    return tuple(option("place", f.place, to) for to in _empty(p, f, here))


def _empty(p: Play, f: MoveContact, here: str) -> list[str]:
    """Empty contact spaces on another planet than the token's."""
    start = f.place.rpartition(".")[0] or (here if f.from_here else "")
    spaces = [here] if f.to_here else list(p.state.contacts)
    return [
        contacts.place_name(space, index)
        for space in spaces
        if space != start and space in p.state.contacts
        for index, token in enumerate(p.state.contacts[space])
        if not token
    ]


def move_contact_answer(p: Play, f: MoveContact, chosen: Option) -> None:
    """Take up a token, or lay it down."""
    if chosen is PASS:
        p.stack.pop()
    elif chosen.verb == "take":
        f.place = chosen.source
    else:
        p.stack.pop()
        contacts.shift(p, f.place, chosen.target)


def _hire(p: Play, f: Effects, effect: Any) -> None:
    encounters.hire(p, f.seat, f.card, f.context.token)


def _discard_contact(p: Play, f: Effects, effect: Any) -> None:
    contacts.leave(p, f.context.token)


def _encounter_contact(p: Play, f: Effects, effect: Any) -> None:
    p.push(AnotherContact(f.seat))


def another_contact_options(p: Play, f: AnotherContact) -> Options:
    """Step ``another_contact``: which contact here to encounter."""
    return tuple(option("meet", place) for place in contacts.places(p, p.player(f.seat).space))


def another_contact_answer(p: Play, f: AnotherContact, chosen: Option) -> None:
    """Encounter it."""
    p.stack.pop()
    contacts.meet(p, f.seat, chosen.source)


def _encounter_far(p: Play, f: Effects, effect: Any) -> None:
    p.push(Far(f.seat, spaces=effect.spaces))


def far_options(p: Play, f: Far) -> Options:
    """Step ``far``: a patrol or contact up to so many spaces away."""
    reach = f.spaces
    return (
        *(
            option("fight", patrols.token(p, each).id, p.state.patrols[each][1])
            for each in legality.far_patrols(p, f.seat, reach)
        ),
        *(option("meet", place) for place in legality.far_contacts(p, f.seat, reach)),
    )


def far_answer(p: Play, f: Far, chosen: Option) -> None:
    """Encounter it from here."""
    p.stack.pop()
    encounters.TAKE[chosen.verb](p, f.seat, chosen)


def _keep(p: Play, f: Effects, effect: Any) -> None:
    encounters.keep(p, f.seat, f.card)


def _keep_secret(p: Play, f: Effects, effect: Any) -> None:
    encounters.keep_secret(p, f.seat, f.card)


def _gain_card(p: Play, f: Effects, effect: Any) -> None:
    market.gain_top(p, f.seat, effect.deck, effect.kinds, f.card)


def _buy(p: Play, f: Effects, effect: Any) -> None:
    p.push(Offer(f.seat, decks=tuple(effect.decks), discount=effect.discount))


def _buy_ship(p: Play, f: Effects, effect: Any) -> None:
    p.push(
        BuyShip(
            f.seat,
            dearer=effect.dearer,
            discount=effect.discount,
            damage=effect.damage,
        )
    )


def _search_deck(p: Play, f: Effects, effect: Any) -> None:
    market.begin_search(p, f.seat, effect.deck, effect.kinds, effect.count)


def _market(p: Play, f: Effects, effect: Any) -> None:
    market.begin(p, f.seat)


def _sell(p: Play, f: Effects, effect: Any) -> None:
    p.push(Sell(f.seat, kinds=tuple(effect.kinds), bonus=effect.bonus, left=effect.count))


def _discard(p: Play, f: Effects, effect: Any) -> None:
    if _needs_opponent(p, f, effect.who):
        return
    for seat in _whom(p, f, effect.who):
        kinds = tuple(effect.kinds)
        p.push(Discard(p.chooser(seat), kinds=kinds, left=effect.count, keep="", whose=seat))


def _discard_top(p: Play, f: Effects, effect: Any) -> None:
    if effect.choice:
        p.push(DiscardTop(f.seat, decks=tuple(effect.decks), card=f.card))
        return
    for deck in effect.decks:
        market.discard_top(p, f.seat, deck, f.card)


def discard_top_options(p: Play, f: DiscardTop) -> Options:
    """Step ``discard_top``: of which deck."""
    return tuple(option("discard", deck) for deck in f.decks if p.state.market[deck])


def discard_top_answer(p: Play, f: DiscardTop, chosen: Option) -> None:
    """Discard it."""
    p.stack.pop()
    market.discard_top(p, f.seat, chosen.source, f.card)


def _dispose(p: Play, f: Effects, effect: Any) -> None:
    card, player = f.card, p.player(f.seat)
    if card in p.state.open and card in p.content.assets:
        market.dispose(p, f.seat, card, effect.how)
    elif card in player.cards:
        slots.take_out(p, f.seat, card)
        p.state.open = (*p.state.open, card)
        market.dispose(p, f.seat, card, effect.how)


def _extra_turn(p: Play, f: Effects, effect: Any) -> None:
    p.state.extra_turns += 1
    p.tell(ExtraTurnGranted(seat=f.seat, cause=f.card))


def _complete_job(p: Play, f: Effects, effect: Any) -> None:
    jobs.decide(p, jobs.COMPLETE)


def _fail_job(p: Play, f: Effects, effect: Any) -> None:
    jobs.decide(p, jobs.FAILED)


def _go_to(p: Play, f: Effects, effect: Any) -> None:
    jobs.go_to(p, effect.step)


def _databank(p: Play, f: Effects, effect: Any) -> None:
    cards = [each for each in p.content.numbers.get(effect.number, ()) if each in p.state.databank]
    if cards:
        card = p.pick("databank", tuple(cards))
        p.state.databank = slots.without(p.state.databank, card)
        p.state.open = (*p.state.open, card)
        p.tell(DatabankDrawn(seat=f.seat, card=card, cause=f.card))
        p.push(Trouble(f.seat, card=card))
        p.block(f.seat, p.content.databank[card].effect, card, f.context)


def run_trouble(p: Play, f: Trouble) -> None:
    """Step ``trouble``: a databank card that was called for returns (OR-427)."""
    p.stack.pop()
    p.state.open = slots.without(p.state.open, f.card)
    slots.return_to_databank(p, f.card)


def _mark_planet(p: Play, f: Effects, effect: Any) -> None:
    player = p.player(f.seat)
    if player.space not in player.marks:
        player.marks = (*player.marks, player.space)
        p.tell(PlanetMarked(seat=f.seat, space=player.space, cause=f.card))
        fame.check_goals(p, f.seat)


def _progress(p: Play, f: Effects, effect: Any) -> None:
    fame.progress(p, f.seat, effect.goal)


def _take_crew(p: Play, f: Effects, effect: Any) -> None:
    p.push(TakeCrew(f.seat, cards=tuple(legality.crew_to_take(p, f.seat, effect))))


def take_crew_options(p: Play, f: TakeCrew) -> Options:
    """Step ``take_crew``: whose crew to take."""
    return tuple(option("take", card) for card in f.cards)


def take_crew_answer(p: Play, f: TakeCrew, chosen: Option) -> None:
    """The crew changes hands."""
    p.stack.pop()
    card = chosen.source
    for player in p.state.players:
        if card in player.cards and player.seat != f.seat:
            slots.take_out(p, player.seat, card)
            p.tell(CardPassed(seat=f.seat, card=card, giver=player.seat))
            slots.gain(p, f.seat, card, "taken")
            return


def _destination(p: Play, f: Effects, effect: Any) -> None:
    far = away(p, p.player(f.seat).space)
    others = [each for each in p.state.players if each.seat != f.seat]
    near = min((far[each.space] for each in others), default=0)
    closest = [each.seat for each in others if far[each.space] == near] or [f.seat]
    p.push(Destination(p.chooser(closest[0]), card=f.card, whose=f.seat))


def destination_options(p: Play, f: Destination) -> Options:
    """Step ``destination``: the planet that a player marks for another's card."""
    here = p.player(f.whose).space
    return tuple(option("mark", f.card, space) for space in p.state.contacts if space != here)


def destination_answer(p: Play, f: Destination, chosen: Option) -> None:
    """Mark the planet."""
    p.stack.pop()
    card, whose = f.card, f.whose
    if card in p.player(whose).cards:
        p.player(whose).destinations[card] = chosen.target
        p.tell(DestinationMarked(seat=whose, card=card, space=chosen.target))


def _move_player(p: Play, f: Effects, effect: Any) -> None:
    p.push(Go(f.seat, spaces=tuple(effect.spaces) or tuple(p.state.contacts)))


def go_options(p: Play, f: Go) -> Options:
    """Step ``go``: to which space."""
    ship, here = p.player(f.seat).ship, p.player(f.seat).space
    return tuple(option("go", ship, space) for space in f.spaces if space != here)


def go_answer(p: Play, f: Go, chosen: Option) -> None:
    """Stand there."""
    p.stack.pop()
    p.player(f.seat).space = chosen.target
    p.tell(PlayerPlaced(seat=f.seat, space=chosen.target))


def _grant_skill(p: Play, f: Effects, effect: Any) -> None:
    test = p.below(SkillTest)
    if test is not None and effect.skill in (None, test.skill):
        test.granted += 1
        if effect.spent:
            test.spent = (*test.spent, f.card)


def _avert(p: Play, f: Effects, effect: Any) -> None:
    threatened = threat(p)
    if threatened is not None:
        threatened.averted = True


def _forgo(p: Play, f: Effects, effect: Any) -> None:
    reward = p.below(Reward)
    if reward is not None:
        reward.forgo = True


def _redirect(p: Play, f: Effects, effect: Any) -> None:
    """Seen to where the patrol is about to move."""


def _stop_mover(p: Play, f: Effects, effect: Any) -> None:
    move = next((each for each in reversed(p.stack) if isinstance(each, Flight)), None)
    if move is not None:
        move.stopped = True


VERBS: dict[str, Verb] = {
    "gain": _gain,
    "lose": _lose,
    "take": _take,
    "take_reputation": _take_reputation,
    "damage": _damage,
    "recover": _recover,
    "test": _test,
    "fight": _fight,
    "fight_player": _fight_player,
    "may": _may,
    "choose": _choose,
    "if": _if,
    "roll": _roll,
    "move": _move,
    "move_patrol": _move_patrol,
    "reveal_contacts": _reveal_contacts,
    "peek_contacts": _peek_contacts,
    "move_contact": _move_contact,
    "hire": _hire,
    "discard_contact": _discard_contact,
    "encounter_contact": _encounter_contact,
    "encounter_far": _encounter_far,
    "keep": _keep,
    "keep_secret": _keep_secret,
    "gain_card": _gain_card,
    "buy": _buy,
    "buy_ship": _buy_ship,
    "search_deck": _search_deck,
    "market": _market,
    "sell": _sell,
    "discard": _discard,
    "discard_top": _discard_top,
    "dispose": _dispose,
    "extra_turn": _extra_turn,
    "complete_job": _complete_job,
    "fail_job": _fail_job,
    "go_to": _go_to,
    "databank": _databank,
    "mark_planet": _mark_planet,
    "progress": _progress,
    "take_crew": _take_crew,
    "destination": _destination,
    "move_player": _move_player,
    "grant_skill": _grant_skill,
    "avert": _avert,
    "forgo_credits": _forgo,
    "redirect_patrol": _redirect,
    "stop_mover": _stop_mover,
}


def use_window(p: Play, f: Window, chosen: Option) -> None:
    """Answer of step ``window``: use an ability, or close the window."""
    if chosen is PASS or chosen.verb == "pass":
        p.stack.pop()
        return
    power = p.content.powers[chosen.source]
    f.used = (*f.used, power.id)
    remember(p, f.seat, power)
    p.tell(AbilityUsed(seat=f.seat, ability=power.id, cause=power.card))
    p.block(f.seat, power.ability.then, power.card, f.context)
    costs.pay(p, f.seat, power.ability.cost, power.card)
