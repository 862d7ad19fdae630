"""A process that has everything imported and starts a server whenever told, so that fifty restarts take a minute.

It reads lines from standard input: `start` forks a server and prints its process id, `end` ends.
"""

from __future__ import annotations

import asyncio
import os
import sys


def main() -> None:
    import uvicorn

    from grognard import registry
    from grognard.server import app, logs
    from grognard.server.store.migrate import upgrade
    from tests.ridge import TITLE

    port = int(sys.argv[1])
    logs.set_up("warning")
    registry.register(TITLE)
    registry.ids()
    made = app.create_app()
    asyncio.run(upgrade(made.state.services.settings.url))
    for line in sys.stdin:
        if line.strip() != "start":
            return
        child = os.fork()
        if child == 0:
            config = uvicorn.Config(
                made, port=port, log_config=None, access_log=False, ws="websockets-sansio"
            )
            uvicorn.Server(config).run()
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
