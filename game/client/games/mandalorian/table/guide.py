"""The tips of things on the table."""

from __future__ import annotations

from game.client.draw.richtext import literal
from game.client.games.mandalorian.cards.faces import BACK_WORDS
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.kit.spots import Name
from game.mandalorian.frames import Choosing, Hurting
from game.mandalorian.text import talk
from game.mandalorian.text.phrases import counted


def tip(model: Model, name: Name) -> str:
    """Return the tip of a spot, "" where it explains itself or is shown enlarged."""
    kind, id = name
    said = _click_words(model, name)
    if said:
        return said
    if kind == "marker":
        return _marker(model)
    if kind == "plan":
        return f"**{literal(model.content.name(id))}**"
    if kind == "deck":
        what = "Planning" if id == "planning" else "Skill"
        return f"{what} cards still to be drawn"
    if kind == "back":
        word = BACK_WORDS.get(model.view["event_back"], "")
        left = counted(int(model.view["decks"].get("event", 0)), "event")
        return f"The next event: **{word}**. {left.capitalize()} left in the deck." if word else ""
    if kind == "door":
        if int(id) in model.view["doors"]:
            return f"Door {id}: open"
        return f"Door {id}: locked"
    return ""


def _marker(model: Model) -> str:
    """Return the purpose of the marker, the marked places, and the reasons of companions in
    full."""
    told = ["**Marker.** Put it on a space, a threat, a locked door or a character: companions "
            "take it into account."]  # fmt: skip
    for seat, target in model.view["marks"].items():
        told.append(literal(f"{model.player_name(int(seat))}: {talk.thing(model.play, target)}."))
    for seat, words in model.view["said"].items():
        for each in words:
            why, _, about = each.partition("@")
            said = talk.reason(model.play, why, about)
            told.append(literal(f"{model.player_name(int(seat))} {said}."))
    return "\n".join(told)


def fatal(model: Model, key: str) -> bool:
    """Return True for damage that defeats a character although it could be blocked."""
    frame = model.play.stack[-1] if model.play.stack else None
    if key not in ("take", "suffer") or len(model.options) < 2:
        return False
    return isinstance(frame, Hurting | Choosing) and model.play.left(frame.who) <= 1


def _click_words(model: Model, name: Name) -> str:
    """Return what a click on a piece or a space does now, "" where there is not one thing."""
    kind, id = name
    if kind not in ("token", "space", "door", "child") or model.step == "act":
        return ""
    found = [each for each in model.options if id and each.target == id]
    if kind == "child":
        found = [each for each in model.options if each.verb == "rescue"]
    if len(found) != 1 or found[0].verb == "push":
        return ""
    words = model.labels[found[0].key]
    detail = f"\n{literal(words.detail)}" if words.detail else ""
    return f"**{literal(words.label)}**{detail}"
