# Three stages: the client, what Python needs, and the image that runs. One image for web, workers, beat and migrate.

FROM node:22-slim AS client
WORKDIR /griot/frontend
COPY frontend/package.json frontend/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY frontend/ ./
COPY tests/engine/chance-vectors.json ../tests/engine/
RUN npm run build

FROM python:3.13-slim AS packages
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes --prefix /packages -r requirements.txt
# The client is served as it was built, its files are named by their content: nothing to collect, only to compress once.
COPY --from=client /griot/frontend/dist /dist
RUN PYTHONPATH="$(echo /packages/lib/python3*/site-packages)" python -m whitenoise.compress --quiet /dist

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home griot
WORKDIR /griot
COPY --from=packages /packages /usr/local
COPY manage.py NOTICE LICENSE ./
COPY config config
COPY events events
COPY games games
COPY workers workers
COPY --from=packages /dist frontend/dist
RUN python -m compileall -q .
# In production nothing lasting is kept in a container: the database has it all.
ENV PYTHONUNBUFFERED=1 GRIOT_VAR=/tmp/griot
USER griot
EXPOSE 8000
# What a container does stands in docker-compose.yml, all commands in one place: the tests start the very same.
