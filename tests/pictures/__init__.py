"""Tests of pictures: golden images, a gallery, and requirements of all pictures."""
