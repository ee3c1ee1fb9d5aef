"""The pictures of Edge: a case file on a wet night."""
