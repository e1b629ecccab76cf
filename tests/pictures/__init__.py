"""Pictures looked at: golden images, a gallery, and what must hold for all of them."""
