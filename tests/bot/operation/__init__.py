"""Tests of the tools for operators."""
