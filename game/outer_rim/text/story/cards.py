"""Cards bought, gained and lost, and the market, in the story."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim import events as e
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import space_name
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Teller, Tellers


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


TELLERS: Tellers = {
    e.CardGained: add_gain,
    e.CardDiscarded: add_loss,
    e.SecretDropped: add_lost_secret,
    e.CardRemoved: add_removal,
    e.CargoDelivered: add_delivery,
    e.CardRotated: add_rotation,
}
