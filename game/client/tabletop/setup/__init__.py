"""The screen that sets up a game: seats, characters, house rules."""
