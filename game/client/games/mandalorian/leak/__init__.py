"""The Leak on the screen: its cards, its mat and its pages."""
