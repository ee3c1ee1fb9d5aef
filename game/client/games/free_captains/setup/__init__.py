"""Setting up The Moonpeeler Affair."""
