"""The application as a server process finds it: settings from the environment."""

from __future__ import annotations

import os

from grognard.server import logs
from grognard.server.app import create_app

logs.set_up(os.environ.get("GROGNARD_LOG_LEVEL", "warning"))
app = create_app()
