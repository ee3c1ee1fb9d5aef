"""The faces of cards, tokens and slots."""
