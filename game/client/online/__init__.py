"""The screens for playing together over a network. Nothing here is imported before they open."""
