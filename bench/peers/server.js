"use strict";
// boardgame.io's own server, as its guide sets it up: node server.js PORT memory|files|postgres [FOLDER|ADDRESS]
const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, storage, where] = process.argv.slice(2);

function database() {
  if (storage === "files") return new FlatFile({ dir: where });
  if (storage === "postgres") {
    const { PostgresStore } = require("bgio-postgres");
    return new PostgresStore(where, { logging: false });
  }
  return undefined; // its own default: memory
}

Server({ games: [game], db: database(), origins: [] }).run({ port: { port: Number(port), host: "127.0.0.1" } });
