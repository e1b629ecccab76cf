"""The presentation: turns views of tables into posts. Pure functions; every text comes from the locales."""
