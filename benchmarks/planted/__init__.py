"""Errors planted in the packs on purpose: what the checks find of them."""
