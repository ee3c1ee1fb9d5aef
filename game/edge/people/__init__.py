"""People: heroes and adversaries, their wounds, strain, gear and morale."""
