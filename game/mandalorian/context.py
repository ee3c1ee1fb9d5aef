"""One answer being carried out: the state, its content, and what all rules ask of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeVar

from game.mandalorian import events as e
from game.mandalorian.cards.models import Character, Enemy, Mission, Skill, Threat, Way
from game.mandalorian.catalog import Content
from game.mandalorian.frames import Acting, Hurting
from game.mandalorian.maps import MissionMap
from game.mandalorian.names import COMPANION, EVENT_AT, Action
from game.mandalorian.state import State
from game.table.events import Event
from game.table.maps.ways import Ways
from game.table.play import Play as BasePlay
from game.table.stack import Frame

F = TypeVar("F", bound=Frame)
SHARED = "shared"
"""the name of the common skill deck"""


class Play(BasePlay[State]):
    """The context of the rules for one state."""

    def __init__(self, content: Content, state: State) -> None:
        super().__init__(state)
        self.content = content
        self.mission: Mission = content.missions[state.setup.mission]
        self.map: MissionMap = content.maps[self.mission.map]
        self.slots: tuple[Action, ...] = content.slots[self.mission.id]
        """the action slots from left to right"""
        self.challenges = tuple(content.challenges[each] for each in state.setup.challenges)
        self.way: Way | None = content.ways[state.setup.way] if state.setup.way else None
        """the way of play from an envelope, None for the usual one"""
        self.person: int | None = None
        """the seat of the one person in The Doubtful Friend, None in other games (MA-R115)"""
        if self.way is not None and self.way.names:
            kinds = [each.kind for each in state.setup.seats]
            self.person = next(at for at, kind in enumerate(kinds) if kind != COMPANION)
        self._known: dict[tuple[str, int], Ways] = {}

    # -- the mission --

    @property
    def hand_size(self) -> int:
        """The number of skill cards to which a hand is filled: by level, or by a challenge, and
        more in a way of play that says so (MA-R105)."""
        sizes = [each.hand for each in self.challenges if each.hand is not None]
        usual = min(sizes, default=self.content.table.hand[self.state.setup.level])
        return usual + (self.way.more_in(self.mission.id) if self.way is not None else 0)

    @property
    def hushed(self) -> bool:
        """True if people have secrets from one another at one screen (MA-R114)."""
        return self.way is not None and self.person is None

    @property
    def blind(self) -> bool:
        """True if a challenge forbids looking at facedown threats."""
        return any(each.blind for each in self.challenges)

    @property
    def walking(self) -> Ways:
        """The ways along which characters and enemies move, by the doors that are open."""
        return self._ways("walking")

    @property
    def ranging(self) -> Ways:
        """The ways along which range is counted (MA-R12)."""
        return self._ways("ranging")

    def _ways(self, name: Literal["walking", "ranging"]) -> Ways:
        """Return ways by the doors that are open. They are looked up once for each number of open
        doors, since no door is ever locked again."""
        found = self._known.get((name, len(self.state.doors)))
        if found is None:
            doors = frozenset(self.state.doors)
            found = self._known[name, len(doors)] = getattr(self.map, name)(doors)
        return found

    def range(self, one: str, two: str) -> int | None:
        """Return the range between two spaces, None where it cannot be counted."""
        return self.ranging.distance[one].get(two)

    def change(self, event: Event) -> None:
        """Note an event that changes the table, and the change."""
        self.touch()
        self.events.append(event)

    @property
    def limit(self) -> int:
        """The number of markers on the crisis track with which the mission is lost."""
        mission = self.mission
        return (self.state.setup.fused and mission.short_fuse) or mission.limit

    def touch(self) -> None:
        """Note a change, for event cards without effect (MA-R67)."""
        self.state.changes += 1

    def pending(self, kind: type[F]) -> F | None:
        """Return the pending step of a kind that is next."""
        return next((each for each in reversed(self.stack) if isinstance(each, kind)), None)

    @property
    def action(self) -> Acting | None:
        """The action in progress."""
        return self.pending(Acting)

    def slot_total(self, slot: str) -> int:
        """Return the strength of a slot in the Event Step: printed numbers and disrupt tokens
        (MA-231); a card that says so makes it exactly five."""
        state, skills = self.state, self.content.skills
        if any(skills[card].exact for card in state.slots[slot]):
            return EVENT_AT
        return sum([skills[card].strength for card in state.slots[slot]]) + sum(
            state.disrupts[slot]
        )

    # -- characters and seats --

    @property
    def shared(self) -> bool:
        """True if all seats have both characters."""
        return self.state.setup.mode == "shared"

    @property
    def decider(self) -> int:
        """The seat that decides events and ties: the one whose turn it is, or a person instead of
        a computer if the table wants that (MA-239, MA-R95). In the turn of a named Second
        Client the player on the left decides, but for events and crises (MA-R112)."""
        setup, player, client = self.state.setup, self.state.player, self.state.client
        if client == player and self.state.step == "event":
            return player
        player = self.player_of(player)
        if setup.choices == "person" and setup.seats[player].kind != "human":
            return next(
                (seat for seat, each in enumerate(setup.seats) if each.kind == "human"), player
            )
        return player

    @property
    def own(self) -> tuple[str, ...]:
        """The characters of the player whose turn it is."""
        if self.shared:
            return tuple(self.state.characters)
        return (self.state.characters[self.state.player],)

    def seat_of(self, who: str) -> int:
        """Return the seat that decides for a character: in shared mode the one whose turn it is
        (MA-322), for that of a named Second Client the player on the left (MA-R112)."""
        if self.shared:
            return self.state.player
        return self.player_of(self.state.characters.index(who))

    def hand_of(self, who: str) -> int:
        """Return the seat with the hand to which a character's cards go."""
        return self.state.player if self.shared else self.state.characters.index(who)

    def player_of(self, seat: int) -> int:
        """Return the seat that plays the hand of a seat: its own, for a named Second Client the one
        on the left (MA-R112), or the one person (MA-R116)."""
        if seat != self.state.client:
            return seat
        return self.left_of(seat) if self.person is None else self.person

    def left_of(self, seat: int) -> int:
        """Return the seat on the left (MA-094)."""
        return (seat + 1) % len(self.state.setup.seats)

    def hand_shown(self, seat: int) -> int:
        """Return the seat whose hand a seat plays now: its own, but in the turn of a named Second
        Client the player on the left plays that one."""
        player = self.state.player
        return player if seat == self.player_of(player) else seat

    def deck_of(self, who: str) -> str:
        """Return the name of the skill deck from which a character's cards come."""
        return SHARED if self.shared else who

    def health(self, who: str) -> int:
        """Return the health of a character on the side that is up (MA-064)."""
        card = self.card_of(who)
        return card.novice if self.state.setup.level == "novice" else card.health

    def card_of(self, who: str) -> Character:
        """Return a character's card."""
        return self.content.characters[who]

    def left(self, who: str) -> int:
        """Return the health that a character has left."""
        return self.health(who) - self.state.damage.get(who, 0)

    def skill(self, card: str) -> Skill:
        """Return a skill card."""
        return self.content.skills[card]

    def copy_of(self, who: str, planning: str) -> str:
        """Return the copy of a planning card that a character has kept, or ""."""
        kept = self.state.plans.get(who, ())
        return next((each for each in kept if each.partition(".")[0] == planning), "")

    # -- threats --

    def threat(self, token: str) -> Threat:
        """Return the face of a token. Rules that decide by it read only faceup tokens."""
        return self.face(self.state.kinds[token])

    def face(self, threat: str) -> Threat:
        """Return a threat as it is used in this mission."""
        return self.content.laid[self.mission.id][threat]

    def enemy(self, token: str) -> Enemy | None:
        """Return the enemy that a faceup token is, None for any other (MA-195)."""
        state = self.state
        return self.content.threats[state.kinds[token]].enemy if token in state.up else None

    def in_space(self, space: str) -> Iterator[str]:
        """Return the tokens in a space."""
        return (token for token, where in self.state.spaces.items() if where == space)

    def enemies(self, classes: Iterable[str] = ()) -> list[str]:
        """Return the faceup enemies on the map, of some classes."""
        wanted = frozenset(classes)
        found = []
        for token in self.state.spaces:
            enemy = self.enemy(token)
            if enemy is not None and (not wanted or enemy.cls in wanted):
                found.append(token)
        return found

    def stops(self, space: str) -> bool:
        """Return True if entering a space ends a movement (MA-108)."""
        return any(
            token not in self.state.up or self.enemy(token) is not None
            for token in self.in_space(space)
        )

    def with_ability(self, ability: str, tokens: Iterable[str]) -> list[str]:
        """Return the faceup enemies among these tokens that have an ability."""
        return [
            token
            for token in tokens
            if (enemy := self.enemy(token)) is not None and ability in enemy.abilities
        ]

    # -- damage to characters --

    def hurt(self, who: str, n: int, cause: str, attacker: str = "") -> None:
        """Announce damage to a character; it may be blocked first (MA-R33)."""
        frame = Hurting(self.seat_of(who), who, n, cause, attacker, step="hurting")
        self.stack.append(frame)

    # -- the end --

    def lose(self, why: str, who: str = "") -> None:
        """End the game as lost (MA-290)."""
        state = self.state
        if not state.over:
            state.over, state.step = True, "over"
            state.lost = "defeat" if why == "defeat" else "track"
            self.events.append(e.MissionLost(turn=state.turn, why=why, who=who))
            self._show_roles()

    def win(self) -> None:
        """End the game as won (MA-289)."""
        state = self.state
        if not state.over:
            state.over, state.won, state.step = True, True, "over"
            self.events.append(e.MissionWon(turn=state.turn))
            self._show_roles()

    def _show_roles(self) -> None:
        """Turn up all role cards at the end of a game that has some (MA-R106)."""
        if self.way is not None:
            roles = tuple(role for _, role in sorted(self.state.roles.items()))
            self.events.append(e.RolesShown(roles=roles, sealed=self.state.sealed))
