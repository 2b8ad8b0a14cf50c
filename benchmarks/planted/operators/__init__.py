"""The ways to plant an error, a file for each kind."""
