"""Drawing: fonts, text, pictures, colors, motion."""
