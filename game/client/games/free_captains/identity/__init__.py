"""Colors, materials and keys of The Moonpeeler Affair."""
