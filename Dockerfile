# Build: the pinned packages, checked against their hashes, into a virtual environment of their own.
FROM python:3.11-slim AS build

COPY requirements/run.txt /build/run.txt
RUN python -m venv /opt/porion \
 && /opt/porion/bin/python -m pip install --no-cache-dir --only-binary=:all: --require-hashes \
    -r /build/run.txt \
 && /opt/porion/bin/python -m pip uninstall --yes pip setuptools

# Run: that environment and the bot, as a user who owns nothing but the database's folder. All it writes, temporary
# files too, goes there, so that the rest may be read-only (docker run --read-only).
FROM python:3.11-slim

ENV PATH=/opt/porion/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TMPDIR=/data \
    PORION_DATABASE=/data/porion.sqlite

RUN useradd --uid 10001 --user-group --no-create-home --no-log-init --shell /usr/sbin/nologin porion \
 && install --directory --owner=porion --group=porion /data

COPY --from=build /opt/porion /opt/porion
WORKDIR /app
COPY LICENSE ./
COPY games games
COPY locales locales
COPY tournaments tournaments
COPY bot bot
RUN python -m compileall -q bot games

USER porion
VOLUME /data

# The bot keeps a pulse beside its database while it is connected; the check fails when it is a minute old.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.health"]

CMD ["python", "-m", "bot"]
