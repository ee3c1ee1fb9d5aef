"""The end of The Moonpeeler Affair, its story and its records."""
