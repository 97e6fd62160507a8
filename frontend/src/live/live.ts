/** A table as it goes on: the connection to the server, what it told, and what we sent and wait for. */
import type { FromServer, Presence } from '../api/wire';
import { Store } from '../ui/store';
import { freshId } from './ids';
import { acknowledged, dropped, held, isHeld, pendingMove, posted, settled, unanswered, type Letter, type Outbox } from './outbox';
import { LiveSocket, type SocketState } from './socket';
import { contradiction, hear, heardUpTo, untold, type Contradiction, type Story } from './story';

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
  /** The first time that the server told another story than before; null as long as it never has. */
  readonly contradiction: Contradiction | null;
  /** By seat, who is here; null until the server has said so. */
  readonly presence: readonly (Presence | null)[] | null;
}

export class LiveTable extends Store<Live> {
  private story: Story = untold;
  private outbox: Outbox = [];
  private state: SocketState = 'connecting';
  private refused: Refusal | null = null;
  private contradiction: Contradiction | null = null;
  private presence: Live['presence'] = null;
  private readonly socket: LiveSocket<FromServer>;

  constructor(table: string) {
    super({ story: untold, connection: 'connecting', pending: null, held: false, refused: null, presence: null, contradiction: null });
    this.socket = new LiveSocket({
      // The newest entry comes again, so that it can be compared.
      path: () => `/ws/tables/${table}/?after=${Math.max(heardUpTo(this.story), 1) - 1}`,
      opened: () => this.opened(),
      intent: () => typeof this.story.now?.you === 'number',
      heard: (message) => this.heard(message),
      changed: (state) => this.changed(state),
    });
  }

  readonly open = (): (() => void) => {
    this.socket.open();
    return () => this.socket.close();
  };

  /** Answers the question `asked` by that move, as long as it is asked; only one at a time. */
  readonly choose = (asked: number | null, move: unknown): void => {
    if (asked === null || asked !== this.story.now?.asked || this.read().pending !== null) return;
    this.refused = null;
    this.post({ type: 'move', id: freshId(), asked, move });
  };

  readonly say = (text: string): void => this.post({ type: 'say', id: freshId(), text });

  /** Takes back the reader's own choice `entry`; `ask`: with all that followed, if the others agree. */
  readonly undo = (entry: number, ask: boolean): void => this.turnBack({ type: 'undo', id: freshId(), entry, ask });

  /** Brings back what entry `entry` took back; `ask` as in `undo`. */
  readonly redo = (entry: number, ask: boolean): void => this.turnBack({ type: 'redo', id: freshId(), entry, ask });

  /** Agrees to what entry `entry` asks, or not. */
  readonly answerUndo = (entry: number, yes: boolean): void => this.turnBack({ type: 'answer_undo', id: freshId(), entry, yes });

  private turnBack(letter: Letter): void {
    // One at a time: a second press would be about something that is going already.
    if (this.outbox.some((pending) => pending.letter.type === letter.type)) return;
    this.refused = null;
    this.post(letter);
  }

  private post(letter: Letter): void {
    this.outbox = posted(this.outbox, letter);
    this.socket.send(letter);
    this.tellAll();
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
      case 'presence':
        this.presence = message.seats;
        break;
      default: {
        this.contradiction ??= contradiction(this.story, message);
        const next = hear(this.story, message);
        if (next === 'gap') {
          this.socket.reconnect();
          return;
        }
        this.story = next;
      }
    }
    this.outbox = settled(this.outbox, heardUpTo(this.story), this.story.now?.asked ?? null);
    this.tellAll();
  }

  private refuse({ id, code, reason }: Refusal & { readonly id: string | null }): void {
    this.outbox = id === null ? this.outbox : dropped(this.outbox, id);
    this.refused = { code, reason };
  }

  private changed(state: SocketState): void {
    if (state === this.state) return;
    this.state = state;
    this.tellAll();
  }

  private tellAll(): void {
    this.tell({
      story: this.story,
      connection: this.state,
      pending: pendingMove(this.outbox),
      held: isHeld(this.outbox),
      refused: this.refused,
      contradiction: this.contradiction,
      presence: this.presence,
    });
  }
}
