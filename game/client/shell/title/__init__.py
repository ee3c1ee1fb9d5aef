"""The title: the shelf of boxes, and the first start."""
