"""The turn guide: warnings before ending a step with something free and useful still possible, and
before trading a ship for a cheaper one.

The end of a step can be undone as well; each kind of warning can be silenced for good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.play.model import Model
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import SceneHost
from game.client.widgets import Button, Modal, keymap
from game.outer_rim.cards.effects.language import Cost
from game.table.decisions import Option

ENDING = ("end",)
STAYING = ("end", "recover", "credits")
SHIP = "ship"
FREE = frozenset(("gain", "recover", "peek_contacts"))
"""effects that can only help"""
_NONE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Left:
    """Something free and useful that is still possible; ``kind`` is the kind to silence."""

    kind: str
    words: str


def closing_note(model: Model) -> str:
    """Return a note on possible deliveries beside the end of a step; no question is needed, since
    ending can be undone."""
    due = sum(each.verb == "deliver" for each in model.options)
    if not due or not any(each.verb == "end" for each in model.options):
        return ""
    return "something to deliver here" if due == 1 else f"{due} to deliver here"


def notes(model: Model) -> dict[str, str]:
    """Return the fight that is forced after them beside the answers that leave the ship here."""
    stays = [each.key for each in model.options if each.verb in STAYING]
    return dict.fromkeys(stays, facts.forced_fight(model)) if stays else {}


def chances_lost(model: Model, key: str, silenced: Sequence[str]) -> list[Left]:
    """Return the chances lost if this answer ends the step, or the dear ship lost for a cheap one;
    nothing for other answers."""
    ending = model.find(key)
    if ending is None or ending.verb not in ENDING:
        return _ship_lost(model, ending, silenced)
    found = [made for each in model.options if (made := _useful(model, each)) is not None]
    return [each for each in found if each.kind not in silenced]


def _ship_lost(model: Model, buying: Option | None, silenced: Sequence[str]) -> list[Left]:
    """Return the loss if a purchase trades the ship for one that cost less."""
    if buying is None or buying.verb != "buy" or SHIP in silenced:
        return []
    asset, own = model.asset(buying.source), model.content.ships.get(str(model.me["ship"]))
    if asset is None or asset.kind != "ship" or own is None or asset.cost >= own.cost:
        return []
    words = f"Your {own.name} cost {own.cost:,} credits, {asset.name} costs {asset.cost:,}. "
    return [Left(SHIP, words + "You give up the more expensive ship and get nothing back.")]


def _useful(model: Model, each: Option) -> Left | None:
    if each.verb == "deliver":
        return Left("deliver", f"You can deliver {model.name(each.source)} here.")
    power = model.content.powers.get(each.source) if each.verb == "use" else None
    if power is None or power.ability.cost != Cost():
        return None
    if all(getattr(effect, "do", "") in FREE for effect in power.ability.then):
        own = power.card == model.me["character"]
        what = "your character's ability" if own else f"the ability of {model.name(power.card)}"
        return Left("ability", f"You can still use {what}; it costs nothing.")
    return None


class LeftScene(ConfirmScene):
    """Asks whether to end the step anyway; ``silence(kinds)`` is called if the player does not want
    to be asked about such things again."""

    def __init__(
        self,
        app: SceneHost,
        what: Sequence[Left],
        go_on: Callable[[], None],
        silence: Callable[[list[str]], None],
    ) -> None:
        words = "\n".join(literal(each.words) for each in what)
        swap = any(each.kind == SHIP for each in what)
        title = "Before you trade in your ship" if swap else "Before you end the step"
        super().__init__(app, title, words, go_on, yes="Trade it" if swap else "End it", no="Back",
                         careful=True)  # fmt: skip
        self.kinds = list(dict.fromkeys(each.kind for each in what))
        self.silence = silence

    def layout(self, m: Metrics) -> None:
        back = Button("confirm.no", _NONE, self.no, self.close, kind="primary",
                      hotkey=keymap.key("back"))  # fmt: skip
        never = Button("confirm.never", _NONE, f"{self.yes} and don't ask again", self.never)
        end = Button("confirm.yes", _NONE, self.yes, self.accept, hotkey=keymap.key("table.end"))
        Modal(self.form, m, self.name, self.title, self.markup, [back, end, never])
        self.form.set_focus(back)

    def never(self) -> None:
        """End the step, and stop asking about such things."""
        self.silence(self.kinds)
        self.accept()
