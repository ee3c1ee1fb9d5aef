"""The campaign of Edge on disk and on its pages."""
