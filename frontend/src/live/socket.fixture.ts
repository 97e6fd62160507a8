/** The far end of a WebSocket, for tests: what was opened and sent, and a way to send and to break off. */
import type { FromLobby, FromReview, FromServer, ToServer } from '../api/wire';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ToServer[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  /** What was sent but for pings, which come whenever a slow machine lets a second pass. */
  get letters(): ToServer[] {
    return this.sent.filter(({ type }) => type !== 'ping');
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(...messages: (FromServer | FromLobby | FromReview)[]): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell(...messages);
  }

  tell(...messages: (FromServer | FromLobby | FromReview)[]): void {
    messages.forEach((message) => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
