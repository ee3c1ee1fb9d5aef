"""Boards from Tiled maps: grids, areas, graphs and mats."""
