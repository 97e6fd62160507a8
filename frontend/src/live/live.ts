/** A table as it goes on: the connection to the server, what it told, and what we sent and wait for. */
import type { FromServer, ToServer } from '../api/wire';
import { freshId } from './ids';
import { acknowledged, dropped, held, isHeld, pendingMove, posted, settled, unanswered, type Outbox } from './outbox';
import { LiveSocket, type SocketState } from './socket';
import { hear, heardUpTo, untold, type Story } from './story';

export interface Refusal {
  readonly code: string;
  readonly reason: string | null;
}

export interface Live {
  readonly story: Story;
  readonly connection: SocketState;
  readonly pending: unknown;
  /** Whether the server holds the pending move until the window ends. */
  readonly held: boolean;
  readonly refused: Refusal | null;
}

export class LiveTable {
  private story: Story = untold;
  private outbox: Outbox = [];
  private state: SocketState = 'connecting';
  private refused: Refusal | null = null;
  private snapshot: Live = { story: untold, connection: 'connecting', pending: null, held: false, refused: null };
  private readonly listeners = new Set<() => void>();
  private readonly socket: LiveSocket<FromServer>;

  constructor(table: string) {
    this.socket = new LiveSocket({
      path: () => `/ws/tables/${table}/?after=${heardUpTo(this.story)}`,
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      changed: (state) => this.changed(state),
    });
  }

  readonly open = (): (() => void) => {
    this.socket.open();
    return () => this.socket.close();
  };

  readonly listen = (heard: () => void): (() => void) => {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  };

  readonly read = (): Live => this.snapshot;

  /** Makes a move; only one at a time, and only while we are asked. */
  readonly choose = (move: unknown): void => {
    const asked = this.story.now?.asked;
    if (asked === undefined || asked === null || this.snapshot.pending !== null) return;
    this.refused = null;
    this.post({ type: 'move', id: freshId(), asked, move });
  };

  readonly say = (text: string): void => this.post({ type: 'say', id: freshId(), text });

  private post(letter: Extract<ToServer, { type: 'move' | 'say' }>): void {
    this.outbox = posted(this.outbox, letter);
    this.socket.send(letter);
    this.tell();
  }

  private opened(): void {
    this.story = { ...this.story, catchingUp: true };
    unanswered(this.outbox).forEach((letter) => this.socket.send(letter));
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case 'pong':
        return;
      case 'ack':
        this.outbox = message.held ? held(this.outbox, message.id) : acknowledged(this.outbox, message.id, message.seq);
        break;
      case 'refused':
        this.refuse(message);
        break;
      default: {
        const next = hear(this.story, message);
        if (next === 'gap') {
          this.socket.reconnect();
          return;
        }
        this.story = next;
      }
    }
    this.outbox = settled(this.outbox, heardUpTo(this.story), this.story.now?.asked ?? null);
    this.tell();
  }

  private refuse({ id, code, reason }: Refusal & { readonly id: string | null }): void {
    this.outbox = id === null ? this.outbox : dropped(this.outbox, id);
    this.refused = { code, reason };
  }

  private changed(state: SocketState): void {
    if (state === this.state) return;
    this.state = state;
    this.tell();
  }

  private tell(): void {
    this.snapshot = {
      story: this.story,
      connection: this.state,
      pending: pendingMove(this.outbox),
      held: isHeld(this.outbox),
      refused: this.refused,
    };
    this.listeners.forEach((heard) => heard());
  }
}
