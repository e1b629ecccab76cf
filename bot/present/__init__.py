"""What people see: views of tables become posts. Pure functions; every word comes from the locales."""
