"""The events with which a shot ends where the turn of another player is shown piece by piece."""

from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    Defeated,
    DiceRolled,
)
from game.outer_rim.contacts.events import ContactMet, ContactRevealed
from game.outer_rim.market.events import CardBought, MarketDiscarded, ShipBought
from game.outer_rim.patrols.events import PatrolMoved, PatrolSpawned

CUTS = (
    e.AICardDrawn, BountyClosed, CardBought, e.CargoDelivered, CombatBegan, CombatDecided,
    ContactMet, ContactRevealed, e.CreditsChanged, DamageSuffered, e.DatabankDrawn,
    Defeated, DiceRolled, e.EncounterDrawn, e.FameChanged, e.GameEnded, e.GoalCompleted,
    e.JobEnded, e.JobStepBegan, MarketDiscarded, PatrolMoved, PatrolSpawned, e.PlayerPlaced,
    e.Recovered, e.ReputationChanged, ShipBought, e.ShipMoved, e.TurnBegan,
)  # fmt: skip
