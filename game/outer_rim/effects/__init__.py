"""The effects of cards: carrying them out, checking that they are possible, costs and questions."""
