"""Pictures and benchmarks of The Mandalorian: Adventures."""
