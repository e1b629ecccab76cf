"""A PostgreSQL for tests: one cluster in memory per worker, and an empty schema per test.

The maintained plugin (pytest-postgresql) starts no server as root, the user of containers, and does not support
crashes, replicas or promotion, which these tests are about.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
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
"""PostgreSQL refuses to run as root; Debian's package creates this user."""


def programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL, None if there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name))
    found = shutil.which("initdb")
    return debian[-1] if debian else Path(found).resolve().parent if found else None


class Cluster:
    """A server that listens only on a socket in its folder."""

    def __init__(self, folder: Path, control: tuple[Any, ...] = (), **as_owner: Any) -> None:
        self.folder = folder
        self._control, self._as_owner = control, as_owner
        self._numbers = count()

    @property
    def url(self) -> str:
        return f"postgresql://{OWNER}@/postgres?host={self.folder}"

    def crash(self) -> None:
        """Crash the server and start it again."""
        command = (*self._control, "restart", "--mode=immediate", "--wait", f"--log={self.folder / 'log'}")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._as_owner)

    def cut_off(self) -> None:
        """End every other connection."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def kill(self) -> None:
        """Kill the server for good."""
        subprocess.run((*self._control, "stop", "--mode=immediate"), check=True, capture_output=True, **self._as_owner)

    def promote(self) -> None:
        """Promote a replica to primary."""
        subprocess.run((*self._control, "promote", "--wait"), check=True, capture_output=True, **self._as_owner)

    def follow(self, by: "Cluster") -> None:
        """From now on, commit nothing before a replica has it."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
            end = monotonic() + PATIENCE_S
            while connection.execute("SELECT sync_state FROM pg_stat_replication").fetchall() != [("sync",)]:
                assert monotonic() < end, f"{by.folder} does not follow"
                sleep(0.05)

    def new(self) -> str:
        """Return the address of an empty schema, which is faster to create than a database."""
        name = f"porion_{next(self._numbers)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options=-csearch_path%3D{name}"


class Wire:
    """A proxy between client and server that counts round trips.

    Attributes:
        trips: the number of round trips.
        flows: cleared while traffic is stalled.
    """

    def __init__(self, cluster: Cluster, folder: Path | None = None) -> None:
        """Listen on a socket in a folder, or on a local port."""
        self.trips = 0
        self.flows = Event()
        self.flows.set()
        self._cluster, self._folder = cluster, folder
        self._ends: set[socket.socket] = set()
        self._address: Any = str(folder / SOCKET) if folder is not None else ("127.0.0.1", 0)
        self._server = self._listening()
        self._address = self._server.getsockname()

    def through(self, url: str) -> str:
        """Return the address of the same database through this proxy."""
        return url.replace(str(self._cluster.folder), str(self._folder))

    @property
    def port(self) -> int:
        """The local port it listens on."""
        return int(self._address[1])

    def cut(self) -> None:
        """End all connections and refuse new ones."""
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        for one in [*self._ends]:
            with suppress(OSError):  # already closed
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Accept connections again."""
        self._server = self._listening()

    def _listening(self) -> socket.socket:
        server = socket.socket(socket.AF_INET if self._folder is None else socket.AF_UNIX)
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.bind(self._address)
        server.listen()
        Thread(target=self._serve, args=(server,), daemon=True).start()
        return server

    def _serve(self, listening: socket.socket) -> None:
        while True:
            try:
                client, _ = listening.accept()
            except OSError:  # the connection was cut
                return
            server = socket.socket(socket.AF_UNIX)
            try:
                server.connect(str(self._cluster.folder / SOCKET))
            except OSError:  # the server is restarting
                client.close()
                server.close()
                continue
            Thread(target=self._carry, args=(client, server), daemon=True).start()

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        was_answered = True
        with client, server:
            self._ends |= {client, server}
            while True:
                for one in select([client, server], [], [])[0]:
                    self.flows.wait()
                    try:
                        data = one.recv(1 << 16)
                    except ConnectionError:
                        data = b""
                    if not data:
                        self._ends -= {client, server}
                        return
                    self.trips += one is client and was_answered
                    was_answered = one is server
                    try:
                        (server if one is client else client).sendall(data)
                    except OSError:
                        self._ends -= {client, server}
                        return


def empty(url: str) -> None:
    """Delete all rows except the version's, and restart sequences."""
    with psycopg.connect(url) as connection:
        tables = connection.execute(
            "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
            " AND relname <> 'porion'"
        ).fetchall()
        connection.execute("SET session_replication_role = replica")  # ignore foreign keys
        connection.execute("".join(f"DELETE FROM {name};" for (name,) in tables).encode())
        numbers = "SELECT setval(c.oid, 1, false) FROM pg_class c WHERE relnamespace = current_schema()::regnamespace"
        connection.execute(f"{numbers} AND relkind = 'S'".encode())


@contextmanager
def running() -> Iterator[Cluster]:
    """Run a server in a folder of its own, deleted afterwards."""
    command = ("initdb", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    with _made(command) as cluster:
        yield cluster


@contextmanager
def replica(primary: Cluster) -> Iterator[Cluster]:
    """Run a replica of another server, read-only until promoted."""
    command = ("pg_basebackup", "-U", OWNER, "-h", primary.folder, "--write-recovery-conf", "--checkpoint=fast")
    with _made((*command, "--no-sync")) as cluster:
        primary.follow(cluster)
        yield cluster


@contextmanager
def _made(command: Sequence[Any]) -> Iterator[Cluster]:
    """Run a program that creates a data folder, and serve it."""
    found = programs()
    assert found is not None, "asked for only where there is a PostgreSQL"
    as_owner = {"user": OWNER} if os.geteuid() == 0 else {}
    with TemporaryDirectory(prefix="porion-postgres-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as made:
        folder = Path(made)
        if as_owner:
            shutil.chown(folder, OWNER)
        made_by = (found / command[0], *command[1:], "-D", folder / "data")
        subprocess.run(made_by, check=True, capture_output=True, **as_owner)
        with _served(found, folder, as_owner) as cluster:
            yield cluster


@contextmanager
def _served(found: Path, folder: Path, as_owner: Mapping[str, Any]) -> Iterator[Cluster]:
    """Serve a data folder without durability."""
    data = folder / "data"
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
        if (data / "postmaster.pid").exists():  # otherwise it was killed
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
