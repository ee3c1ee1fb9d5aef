"""Named pictures of screens, measurements, and the widget gallery."""
