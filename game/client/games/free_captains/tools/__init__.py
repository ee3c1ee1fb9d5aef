"""Pictures and benchmarks of The Moonpeeler Affair."""
