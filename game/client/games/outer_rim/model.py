"""The game on the table as the screen needs it: one session, read again after every answer.

It holds no rules: what can be done is the pending decision, what is true is the seat's view.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.outer_rim.cards.effects import MARKET_DECKS
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.game import OuterRim, load
from game.outer_rim.odds import forecast
from game.outer_rim.odds.forecast import Odds
from game.outer_rim.rules.stats import Values
from game.outer_rim.state import State
from game.players import make_players
from game.table.contract import Label, Result
from game.table.decisions import Decision, Option, Options, option
from game.table.events import Event, visible
from game.table.journal import Header, Journal, JournalError
from game.table.packs import player_packs
from game.table.refusals import Reason
from game.table.session import Session


@lru_cache(maxsize=1)
def the_game() -> OuterRim:
    """The rules with all content, loaded once."""
    return load()


def pack_problems() -> list[str]:
    """What is wrong with packs of the player. Loads nothing where there are no packs."""
    return the_game().problems if player_packs.present(OuterRim.id) else []


@lru_cache(maxsize=4)
def _game_of(content: str) -> OuterRim:
    return load(content=content)


def game_for(header: Header) -> OuterRim:
    """The rules with the packs that a journal was played with. Raises ``JournalError``."""
    game = the_game()
    if player_packs.same(header.content, game.version):
        return game
    try:
        return _game_of(header.content)
    except player_packs.PackMissing as missing:
        raise JournalError(str(missing)) from missing


def resume(path: Path) -> Session[State]:
    """The game of a journal. Raises ``JournalError``."""
    header = Journal.read(path).header
    game = game_for(header) if header.game == OuterRim.id else the_game()
    return Session.resume(game, path)


def slot_name(kind: str) -> str:
    """The kind of slot that a kind of card lies in: bounties and jobs share theirs."""
    return "job" if kind == "bounty" else kind


@dataclass
class Slot:
    """One slot of a player's board; ``card`` is "" where it is empty."""

    kind: str  # crew, gear, cargo, mod, free, job, secret
    number: int
    card: str = ""

    @property
    def id(self) -> str:
        return f"{self.kind}.{self.number}"

    def takes(self, target: str) -> bool:
        """Whether a card that goes to slots called ``target`` may be dropped here."""
        return target == self.kind or (self.kind == "free" and target in ("cargo", "mod"))


@dataclass
class Model:
    """What is on the table now, for the seat that looks at it."""

    session: Session[State]
    seat: int = 0
    decision: Decision | None = None
    view: dict[str, Any] = field(default_factory=dict)
    labels: dict[str, Label] = field(default_factory=dict)
    prompt: str = ""
    version: int = 0
    """counts up whenever the table may look different"""
    players: dict[int, Any] = field(default_factory=dict)
    """the computer players, by seat"""
    fights: dict[int, Odds | None] = field(default_factory=dict)
    """the odds of a ship combat now, by the enemy's dice: reckoned once for each position"""

    def __post_init__(self) -> None:
        self.players = make_players(self.game.id, self.kinds, self.session.header.seed)
        self.session.autoplay(self.players)
        humans = [n for n, kind in enumerate(self.kinds) if kind == "human"]
        self.seat = humans[0] if humans else 0
        self.refresh()
        if self.waiting_for is not None and len(humans) == 1:
            self.look_from(self.waiting_for)

    # -- reading --

    @property
    def game(self) -> OuterRim:
        return self.session.game  # type: ignore[return-value]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def content(self) -> Content:
        return self.game.content

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays in each seat."""
        return self.session.game.seats(self.session.state)

    @property
    def options(self) -> Options:
        """The options that the viewing seat may see: none while another player is asked."""
        hidden = self.decision is None or self.waiting_for is not None
        return () if hidden else self.decision.options  # type: ignore[union-attr]

    @property
    def result(self) -> Result | None:
        return self.session.result()

    @property
    def me(self) -> dict[str, Any]:
        """The viewing seat's part of the view."""
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    def refresh(self) -> None:
        """Reads everything again."""
        self.decision = self.session.decision()
        self.view = self.game.view(self.state, self.seat)
        self.labels = {each.key: self.game.word(self.state, each) for each in self.options}
        self.prompt = self.game.prompt(self.state)
        if self.waiting_for is not None:
            self.prompt = f"{self.player_name(self.waiting_for)} is next."
        self.version += 1
        self.fights = {}

    def fight(self, dice: int) -> Odds | None:
        """The odds of a ship combat of the viewing seat against so many dice, None where they
        cannot be worked out."""
        if dice not in self.fights:
            self.fights[dice] = None
            with suppress(forecast.TooManyWays):
                play = self.game.play(self.state)
                self.fights[dice] = forecast.of_combat(play, self.seat, "ship", value=dice)
        return self.fights[dice]

    def values(self, seat: int) -> Values | None:
        """The current values of a seat, None before it has a character and a ship."""
        player = self.state.players[seat]
        return self.game.table.of(player) if player.character and player.ship else None

    def asset(self, card: str) -> Asset | None:
        return self.content.assets.get(card)

    def name(self, id: str) -> str:
        """The name of a card, ship, space or contact."""
        galaxy = self.game.galaxy(self.state.pieces)
        if id in galaxy.spaces:
            return galaxy.spaces[id].label
        asset = self.content.assets.get(id)
        return asset.name if asset else self.content.name(id)

    def player_name(self, seat: int) -> str:
        """The name of who sits there: what the player is called, else the character."""
        shown = self.view["players"][seat]
        if shown["name"]:
            return str(shown["name"])
        return self.content.name(shown["character"]) if shown["character"] else f"Seat {seat + 1}"

    def power_card(self, power: str) -> str:
        """The card, ship or character that an ability belongs to."""
        found = self.content.powers.get(power)
        return found.card if found else power

    def patrol_faction(self, token: str) -> str:
        """The faction of a patrol token, "" if it is none."""
        for (faction, _), patrol in self.content.patrols.items():
            if patrol.id == token:
                return faction
        return ""

    def contact_at(self, place: str) -> dict[str, Any] | None:
        """What the seat may know of the contact space ``planet.n``."""
        space, _, number = place.rpartition(".")
        row = self.view["contacts"].get(space, [])
        index = int(number) - 1
        return row[index] if index < len(row) else None

    def place_of(self, contact: str) -> str:
        """The contact space where a known contact lies, "" if none."""
        for row in self.view["contacts"].values():
            for each in row:
                if each and each["contact"] == contact:
                    return str(each["place"])
        return ""

    def market_tops(self) -> list[tuple[str, str, int]]:
        """Deck, its faceup card ("" when empty) and the cards left, deck by deck."""
        shown = self.view["market"]
        return [
            (deck, shown[deck]["top"] or "", shown[deck]["cards"])
            for deck in MARKET_DECKS
            if deck in shown
        ]

    def slots(self, seat: int) -> list[Slot]:
        """The slots of a seat's board with its cards laid in, kind by kind (OR-R37)."""
        values = self.values(seat)
        if values is None:
            return []
        counts = (
            ("crew", values.crew_slots),
            ("gear", values.gear_slots),
            ("cargo", values.cargo_slots),
            ("free", values.free_slots),
            ("mod", values.mod_slots),
            ("job", values.job_slots),
        )
        made = [Slot(kind, n) for kind, count in counts for n in range(1, count + 1)]
        shown = self.view["players"][seat]
        # Cards that fit nowhere else choose first.
        for card in sorted(shown["cards"], key=self._choosiness):
            asset = self.content.assets[card]
            free = [each for each in made if _lies(asset, each)]
            exact = [each for each in free if each.kind == slot_name(asset.kind)]
            spot = next(iter(exact or free), None)
            if spot is None:
                spot = Slot(slot_name(asset.kind), 90 + len(made))
                made.append(spot)
            spot.card = card
        for number, card in enumerate(shown["secrets"], 1):
            made.append(Slot("secret", number, card))
        return made

    def _choosiness(self, card: str) -> bool:
        return self.content.assets[card].fits_cargo

    @property
    def waiting_for(self) -> int | None:
        """The other human seat that is asked, None while the viewing one may go on."""
        asked = self.decision.seat if self.decision else self.seat
        return asked if asked != self.seat and self.kinds[asked] == "human" else None

    def look_from(self, seat: int) -> None:
        """Shows the table to another seat."""
        self.seat = seat
        self.refresh()

    # -- doing --

    def answer(self, key: str) -> list[Event]:
        """Answers the decision; the events that this seat may know. Raises ``Refused``."""
        events = [*self.session.choose(key), *self.session.autoplay(self.players)]
        self.refresh()
        return [each for each in events if visible(each, self.seat)]

    def why_not(self, verb: str, source: str = "", target: str = "") -> Reason | None:
        """Why an intent is not one of the options."""
        return self.game.why_not(self.state, option(verb, source, target))

    def can_undo(self) -> Reason | None:
        return self.session.can_undo()

    def practise(self) -> None:
        """From now on anything can be taken back. Raises ``Refused`` or ``JournalError``."""
        self.session.practise()
        self.version += 1

    def undo(self) -> None:
        """Takes the last answer back. Raises ``Refused``."""
        self.session.undo()
        self.refresh()

    def restart(self, *begins: type[Event]) -> int:
        """Takes answers back to where one of these events was told last, or as far as may be;
        returns how many."""
        count = 0
        while self.session.can_undo() is None and not self._just(*begins):
            self.session.undo()
            count += 1
        self.refresh()
        return count

    def _just(self, *begins: type[Event]) -> bool:
        """Whether the last answer brought one of these events about."""
        history = self.session.history
        return bool(history) and any(isinstance(each, begins) for each in history[-1].events)

    def redo(self) -> None:
        """Gives the answer taken back once more. Raises ``Refused``."""
        self.session.redo()
        self.refresh()

    def tell(self, event: Event) -> str:
        """An event as a log line, "" for those that the log leaves out."""
        return self.game.tell(self.state, event, self.seat)

    def find(self, key: str) -> Option | None:
        return self.decision.find(key) if self.decision else None


def _lies(asset: Asset, slot: Slot) -> bool:
    if slot.card or slot.kind == "secret":
        return False
    kind = slot_name(asset.kind)
    return slot.takes(kind) or (asset.fits_cargo and slot.takes("cargo"))
