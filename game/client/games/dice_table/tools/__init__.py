"""Pictures and benchmarks of the dice table."""
