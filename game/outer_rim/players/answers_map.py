"""The worth of each answer to questions about the map: moves, patrols, contacts."""

from __future__ import annotations

from game.outer_rim.players.parts import Thoughts
from game.outer_rim.players.tasks import patrol, patrol_of
from game.table.decisions import Option


def move(scheme: Thoughts, f: object, option: Option) -> float:
    """Move to where the plan is best."""
    return scheme.stay(option.target)


def go(scheme: Thoughts, f: object, option: Option) -> float:
    """Go to where the plan is best."""
    return scheme.stay(option.target)


def patrol_to_me(scheme: Thoughts, f: object, option: Option) -> float:
    """Keep patrols that are hostile away, and off the way."""
    mind = scheme.mind
    far = mind.p.galaxy.routes.away[mind.me.space].get(option.target, 0)
    level = mind.level(option.source) if option.source in mind.world.patrols else 0
    if level > 0:
        return -0.1 * far
    # Two players who are beaten by a patrol must not send it to one another for ever.
    others = (each.space for each in mind.world.players if each.seat != mind.seat)
    return far - 0.5 * (mind.me.defeated and option.target in others)


def free_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Move a patrol as long as that helps."""
    if option.verb == "done":
        return scheme.mind.p.galaxy.routes.away[scheme.mind.me.space][
            scheme.mind.world.patrols[getattr(f, "faction")][1]
        ]
    return patrol_to_me(scheme, f, option)


def patrol_far(scheme: Thoughts, f: object, option: Option) -> float:
    """Let a friendly patrol come, and keep others where they are."""
    friendly = scheme.mind.level(getattr(f, "faction")) > 0
    return float(option.source) if friendly else -float(option.source)


def which_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the patrol that does least harm, or most good."""
    mind = scheme.mind
    space = mind.world.patrols[option.source][1]
    far = mind.p.galaxy.routes.away[mind.me.space][space]
    toward = getattr(f, "toward", "")
    worth = -float(far) - 5.0 * mind.level(option.source)
    return -worth if toward == "me" else worth


def redirect(scheme: Thoughts, f: object, option: Option) -> float:
    """Send a patrol to a rival, unless it is a friend."""
    if option.verb != "redirect":
        return 0.0
    mind = scheme.mind
    rival = mind.world.players[int(option.target.removeprefix("seat_"))]
    return 1.0 - 2.0 * (mind.level(option.source) > 0) + 0.1 * rival.fame


def reveal(scheme: Thoughts, f: object, option: Option) -> float:
    """Look at contacts of the class that is wanted, near by."""
    mind = scheme.mind
    if option.verb != "look":
        return 0.0
    planet = option.source.partition(".")[0]
    kind = next((told for place, told in mind.places.get(planet, ()) if place == option.source), "")
    wanted = {
        mind.content.contacts[asset.target].contact_class
        for card in mind.me.cards
        if (asset := mind.content.assets[card]).target in mind.content.contacts
    }
    return 1.0 + 5.0 * (kind in wanted) - 0.3 * mind.turns(mind.me.space, planet)


def meet(scheme: Thoughts, f: object, option: Option) -> float:
    """Meet the contact, or fight the patrol, that is worth most."""
    mind = scheme.mind
    if option.verb == "meet":
        planet = option.source.partition(".")[0]
        told = next((t for place, t in mind.places.get(planet, ()) if place == option.source), "")
        return scheme.meetings.told(told, planet)
    if option.verb == "fight":
        faction = patrol_of(mind, option.source)
        found = patrol(scheme.worths, faction) if faction else None
        return found[0] if found is not None else -scheme.worths.defeat()
    return 0.0


def ai_goal(scheme: Thoughts, f: object, option: Option) -> float:
    """Lead an AI to where fewer of its goals are, and where a patrol waits for it."""
    mind = scheme.mind
    found = mind.world.players[getattr(f, "seat", mind.seat)].ai
    here = found.goals.get(option.target, 0) if found is not None else 0
    there = any(space == option.target for _, space in mind.world.patrols.values())
    return 0.5 * there - here


def ai_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Let an AI fight the strongest patrol."""
    return float(scheme.mind.world.patrols[option.source][0])


def ai_job(scheme: Thoughts, f: object, option: Option) -> float:
    """Let an AI complete the job that pays least."""
    asset = scheme.mind.content.assets[option.source]
    return -scheme.worths.block(asset.reward, asset.id)


def move_contact(scheme: Thoughts, f: object, option: Option) -> float:
    """Bring a contact nearer."""
    if option.verb == "pass":
        return 0.0
    mind = scheme.mind
    planet = (option.target or option.source).partition(".")[0]
    return 1.0 / (1 + mind.turns(mind.me.space, planet))


def far_away(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose a destination far from the one who is to go there."""
    mind = scheme.mind
    whose = getattr(f, "whose", mind.seat)
    start = mind.world.players[whose].space
    far = mind.p.galaxy.routes.away[start].get(option.target, 0)
    return -float(far) if whose == mind.seat else float(far)


def place_contact(scheme: Thoughts, f: object, option: Option) -> float:
    """Keep a contact near."""
    planet = option.target.partition(".")[0]
    return -float(scheme.mind.turns(scheme.mind.me.space, planet))


def discard_top(scheme: Thoughts, f: object, option: Option) -> float:
    """Discard the card that would add least."""
    cards = scheme.mind.world.market.get(option.source, ())
    return -scheme.shopper.alone(cards[0]) if cards else -99.0
