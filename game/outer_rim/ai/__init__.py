"""Computer players: the AI deck of the rulebook, and the planner."""
