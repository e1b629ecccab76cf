"""A PostgreSQL of the tests' own: a cluster in memory for one worker, and an empty schema for each test."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import psycopg

PATIENCE_S = 60.0
SOCKET = ".s.PGSQL.5432"
OWNER = "postgres"
"""PostgreSQL refuses to run as root; Debian's package makes this user."""


def programs() -> Path | None:
    """The folder of the newest PostgreSQL there is, or None."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name))
    found = shutil.which("initdb")
    return debian[-1] if debian else Path(found).resolve().parent if found else None


class Cluster:
    """A server that listens on a socket in its folder alone."""

    def __init__(self, folder: Path, control: tuple[Any, ...] = (), **as_owner: Any) -> None:
        self.folder = folder
        self._control, self._as_owner = control, as_owner
        self._numbers = count()

    @property
    def url(self) -> str:
        return f"postgresql://{OWNER}@/postgres?host={self.folder}"

    def crash(self) -> None:
        """Have it die in the middle of whatever it does, and start it again."""
        command = (*self._control, "restart", "--mode=immediate", "--wait", f"--log={self.folder / 'log'}")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._as_owner)

    def cut_off(self) -> None:
        """End every connection but one's own."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def new(self) -> str:
        """The address of an empty schema, which is made much faster than a database."""
        name = f"porion_{next(self._numbers)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options=-csearch_path%3D{name}"


class Wire:
    """What lies between a client and a server: it counts how often the client waits for an answer.

    Attributes:
        trips: how often that was.
        flows: cleared while nothing gets through.
    """

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.trips = 0
        self.flows = Event()
        self.flows.set()
        self._cluster, self._folder = cluster, folder
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(folder / SOCKET))
        self._server.listen()
        Thread(target=self._serve, daemon=True).start()

    def through(self, url: str) -> str:
        """The address of the same database, by this way."""
        return url.replace(str(self._cluster.folder), str(self._folder))

    def _serve(self) -> None:
        while True:
            client, _ = self._server.accept()
            server = socket.socket(socket.AF_UNIX)
            try:
                server.connect(str(self._cluster.folder / SOCKET))
            except OSError:  # it is being started again
                client.close()
                server.close()
                continue
            Thread(target=self._carry, args=(client, server), daemon=True).start()

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        was_answered = True
        with client, server:
            while True:
                for one in select([client, server], [], [])[0]:
                    self.flows.wait()
                    try:
                        data = one.recv(1 << 16)
                    except ConnectionError:
                        return
                    if not data:
                        return
                    self.trips += one is client and was_answered
                    was_answered = one is server
                    try:
                        (server if one is client else client).sendall(data)
                    except OSError:
                        return


@contextmanager
def running() -> Iterator[Cluster]:
    """Start a server in a folder of its own; both are gone afterwards."""
    found = programs()
    assert found is not None, "asked for only where there is a PostgreSQL"
    as_owner = {"user": OWNER} if os.geteuid() == 0 else {}
    with TemporaryDirectory(prefix="porion-postgres-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as made:
        folder = Path(made)
        if as_owner:
            shutil.chown(folder, OWNER)
        with _served(found, folder, as_owner) as cluster:
            yield cluster


@contextmanager
def _served(found: Path, folder: Path, as_owner: Mapping[str, Any]) -> Iterator[Cluster]:
    """Make a cluster in a folder, and have it served; what it holds need not outlive the machine."""
    data = folder / "data"
    made = (found / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    subprocess.run(made, check=True, capture_output=True, **as_owner)
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": folder,
        "fsync": "off",
        "max_connections": 200,
        "shared_buffers": "32MB",
    }
    options = [option for name, value in settings.items() for option in ("-c", f"{name}={value}")]
    server = subprocess.Popen((found / "postgres", "-D", data, *options), stderr=subprocess.DEVNULL, **as_owner)
    try:
        yield _answering(Cluster(folder, (found / "pg_ctl", "-D", data), **as_owner), server)
    finally:
        stop = (found / "pg_ctl", "-D", data, "stop", "--mode=fast")
        subprocess.run(stop, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE_S, **as_owner)
        server.wait(PATIENCE_S)


def _answering(cluster: Cluster, server: subprocess.Popen[bytes]) -> Cluster:
    end = monotonic() + PATIENCE_S
    while True:
        try:
            psycopg.connect(cluster.url).close()
        except psycopg.OperationalError:
            assert server.poll() is None, "it has not started"
            assert monotonic() < end, "it does not answer"
            sleep(0.05)
        else:
            return cluster
