"""The stage of Outer Rim: its frame, scenes, heroes and gestures."""
