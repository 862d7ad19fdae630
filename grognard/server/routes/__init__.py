"""The HTTP side: thin handlers over the services."""
