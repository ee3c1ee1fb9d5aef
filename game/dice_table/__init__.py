"""The dice table: narrative dice for groups with a human Game Master. It enforces no rule."""
