"""Pictures and benchmarks of Edge."""
