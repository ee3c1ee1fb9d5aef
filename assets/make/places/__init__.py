"""The places behind the pieces of cards' pictures: skies, lands and rooms, and their brushes."""
