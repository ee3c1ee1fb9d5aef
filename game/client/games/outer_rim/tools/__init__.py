"""Pictures and benchmarks of Outer Rim."""
