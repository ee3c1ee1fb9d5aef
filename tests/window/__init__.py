"""A real window under a private X server, driven by real mouse and keys."""
