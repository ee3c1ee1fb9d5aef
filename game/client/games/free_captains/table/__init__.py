"""The table: its layout, its painting, its gestures and movements."""
