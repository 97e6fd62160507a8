"use strict";
// A card game of our own for boardgame.io, about as long as Asterix for two: each of 80 times both bid a hidden card for a prize.
const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 6;
const ROUNDS = 80;
const KINDS = 12;
const COPIES = 24;

const deck = () => Array.from({ length: KINDS * COPIES }, (_, number) => 1 + (number % KINDS));

function setup({ random }) {
  const cards = random.Shuffle(deck());
  const players = {};
  for (const seat of ["0", "1"]) players[seat] = { hand: cards.splice(0, HAND), bid: null };
  const prize = cards.pop();
  return { secret: { cards }, players, prize, round: 1, bidden: { 0: false, 1: false }, scores: { 0: 0, 1: 0 }, played: [] };
}

function bid({ G, playerID }, card) {
  const mine = G.players[playerID];
  const at = mine.hand.indexOf(card);
  if (mine.bid !== null || at < 0) return INVALID_MOVE;
  mine.hand.splice(at, 1);
  mine.bid = card;
  G.bidden[playerID] = true;
  if (G.bidden[0] && G.bidden[1]) settle(G);
}

function settle(G) {
  const bids = [G.players[0].bid, G.players[1].bid];
  G.played.push({ prize: G.prize, bids });
  if (bids[0] !== bids[1]) G.scores[bids[0] > bids[1] ? 0 : 1] += G.prize;
  if (G.played.length > KINDS) G.played.shift(); // what the board shows; all of it is in the log
  G.round += 1;
  G.prize = G.secret.cards.pop();
  for (const seat of ["0", "1"]) {
    G.players[seat].hand.push(G.secret.cards.pop());
    G.players[seat].bid = null;
    G.bidden[seat] = false;
  }
}

exports.game = {
  name: "bids",
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // it would keep a copy of the state for each move
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // Both bid at the same time: who is second has not seen the first one's state. What is hidden, only the server can work out.
    bid: { move: bid, client: false, ignoreStaleStateID: true, redact: true },
  },
  endIf: ({ G }) => (G.round > ROUNDS ? { scores: G.scores } : undefined),
};
