"""The stage of Edge: its frame, scenes, heroes and gestures."""
