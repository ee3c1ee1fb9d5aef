"""Facts worked out for the table of The Moonpeeler Affair."""
