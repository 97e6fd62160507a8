/** A WebSocket to the server: whenever it breaks it is opened again, after growing pauses, until it is closed. */
import type { ToServer } from '../api/wire';

export type SocketState = 'connecting' | 'live' | 'lost' | 'who_are_you' | 'bad_origin' | 'not_found';

export interface Listener<Message> {
  /** What to open now, with its query: at a table it names the last entry that has arrived. */
  path(): string;
  opened?(): void;
  /** Whether somebody waits for every word: a line that is gone is then noticed within three seconds. */
  intent?(): boolean;
  heard(message: Message): void;
  changed(state: SocketState): void;
}

const FATAL: Readonly<Record<number, SocketState>> = { 4401: 'who_are_you', 4403: 'bad_origin', 4404: 'not_found' };
const TOO_MANY = 4429;
/** Of silence. */
const PING_AFTER = 20_000;
const PING_AFTER_IF_INTENT = 1_000;
/** The reader is told; an answer that is only slow still counts, so that a busy server is not asked for new lines as well. */
const DOUBT_AFTER = 1_800;
const ANSWER_WITHIN = 8_000;
const LONGEST_PAUSE = 15_000;

/**
 * Milliseconds to wait before the next attempt: half to all of 0.5, 1, 2, ... seconds. `chance`, from 0 to 1, spreads
 * the clients, so that they do not all come back to a restarted server at once.
 */
export function pause(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, 500 * 2 ** attempt) * (0.5 + chance / 2);
}

export class LiveSocket<Message> {
  private socket: WebSocket | null = null;
  private wanted = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private readonly listener: Listener<Message>;

  constructor(listener: Listener<Message>) {
    this.listener = listener;
  }

  /** Does nothing if it is open already. */
  open(): void {
    if (this.wanted) return;
    this.wanted = true;
    window.addEventListener('online', this.reconnect);
    window.addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.wanted = false;
    window.removeEventListener('online', this.reconnect);
    window.removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.wake);
    this.disconnect();
  }

  /** Sends if the connection is open; what must not be lost the caller keeps, and sends from `opened`. */
  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Opens a new connection at once in place of this one: a gap has shown that something was lost. */
  readonly reconnect = (): void => {
    this.disconnect();
    this.connect();
  };

  private readonly offline = (): void => this.lost(0);

  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.sendPing();
    else this.reconnect();
  };

  private connect(): void {
    this.listener.changed('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.listener.path()}`);
    this.socket = socket;
    this.expectWithin(ANSWER_WITHIN);
    socket.onopen = () => {
      this.listener.opened?.();
      this.pingLater();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.attempt = 0;
      this.listener.changed('live');
      this.listener.heard(JSON.parse(event.data) as Message);
      // Hearing of a gap has opened another line.
      if (this.socket === socket) this.pingLater();
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.disconnect();
    const fatal = FATAL[code];
    if (fatal !== undefined) {
      this.listener.changed(fatal);
      return;
    }
    this.listener.changed('lost');
    const wait = code === TOO_MANY ? LONGEST_PAUSE : pause(this.attempt, Math.random());
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private pingLater(): void {
    clearTimeout(this.ping);
    const intent = document.visibilityState === 'visible' && (this.listener.intent?.() ?? false);
    this.ping = setTimeout(() => this.sendPing(), intent ? PING_AFTER_IF_INTENT : PING_AFTER);
  }

  private sendPing(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.doubt(), DOUBT_AFTER);
  }

  private doubt(): void {
    this.listener.changed('lost');
    this.expectWithin(ANSWER_WITHIN - DOUBT_AFTER);
  }

  private expectWithin(milliseconds: number): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.lost(0), milliseconds);
  }

  private disconnect(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    // What it still says concerns nobody any more.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
