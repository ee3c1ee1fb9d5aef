"""Fights: rounds and turns, attacks, maneuvers, adversaries and what they intend."""
