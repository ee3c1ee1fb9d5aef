"""What cards do: carrying effects out, whether they can be, what they cost and ask for."""
