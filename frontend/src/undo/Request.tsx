import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry, Now, UndoRequest } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Sheet } from '../ui/Sheet';
import { Lines } from './AskSheet';
import { linesOf } from './choices';
import { Fate } from './Fate';
import './undo.css';

/** A request that the reader has opened, and whether all of it lies open. */
export interface ReadRequest {
  readonly entry: number;
  readonly open: boolean;
}

interface Props {
  readonly game: AnyGame;
  readonly now: Now;
  readonly request: UndoRequest;
  readonly entries: readonly Entry[];
  /** Whether chance says the same here, whatever is chosen. */
  readonly knownDeal: boolean;
  /** The reader's own question, which comes first once they know of this one; null if they have none. */
  readonly question: ReactNode;
  readonly answer: (entry: number, yes: boolean) => void;
  /** Shows the table as it was at that entry. */
  readonly look: (seq: number) => void;
  /** Kept by the page: a phone that is turned draws the question elsewhere, and what was read stays as it was. */
  readonly read: ReadRequest | null;
  readonly setRead: (read: ReadRequest) => void;
}

/** Whether this reader's answer is what a request waits for. */
export function isAsked({ undo, you }: Now): boolean {
  return you !== null && undo.request?.waiting.includes(you) === true;
}

/** What is asked, in one line; who is asked has all of it, and the answer, behind one press. */
export function Request(props: Props) {
  const { now, request, question, read, setRead } = props;
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const { entry } = request;
  const open = read?.entry === entry && read.open;
  const seen = read?.entry === entry && !read.open;
  const list = new Intl.ListFormat(i18n.language);
  const name = seatName(request.seat);
  if (!isAsked(now)) {
    const names = list.format(request.waiting.map((seat) => seatName(seat)));
    return (
      <p className="undo-waiting" role="status">
        <Words of={t(request.seat === now.you ? 'undo.waiting_for' : 'undo.others_asked', { name, names })} />
      </p>
    );
  }
  return (
    <>
      {seen && question !== null ? (
        question
      ) : (
        <p className="prompt-text" role="status">
          <Words of={t(request.redo ? 'undo.wants_back' : 'undo.wants', { name, count: movesIn(props) })} />
        </p>
      )}
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setRead({ entry, open: true })}>
        {t(seen && question !== null ? 'undo.request_title' : 'undo.see')}
      </button>
      <RequestSheet {...props} open={open} onClose={() => setRead({ entry, open: false })} />
    </>
  );
}

function movesIn({ request, entries }: Pick<Props, 'request' | 'entries'>): number {
  return entries.filter(({ seq, kind }) => kind === 'played' && request.entries.includes(seq)).length;
}

function RequestSheet({ game, now, request, entries, knownDeal, answer, look, open, onClose }: Omit<Props, 'read' | 'setRead'> & { readonly open: boolean; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const told = linesOf(game, entries.filter(({ seq }) => request.entries.includes(seq)), now.you);
  const others = new Intl.ListFormat(i18n.language).format(request.learned.map((seat) => seatName(seat)));
  const say = (yes: boolean) => () => {
    answer(request.entry, yes);
    onClose();
  };
  const [first = 1] = request.entries;
  return (
    <Sheet title={t('undo.request_title')} open={open} onClose={onClose}>
      <div className="undo-sheet">
        <p>
          <Words of={t(request.redo ? 'undo.wants_back' : 'undo.wants', { name: seatName(request.seat), count: movesIn({ request, entries }) })} />
        </p>
        <Lines title={t(request.redo ? 'undo.comes_back' : 'undo.you_know')} lines={told} />
        {request.learned.length === 0 ? null : (
          <p>
            <Words of={t('undo.they_learned', { names: others })} />
          </p>
        )}
        <p className="help">
          <Fate known={knownDeal} />
        </p>
        {request.redo ? null : (
          <button
            type="button"
            className="button"
            onClick={() => {
              look(first - 1);
              onClose();
            }}
          >
            {t('undo.preview')}
          </button>
        )}
        <div className="sheet-act">
          <button type="button" className="button main" onClick={say(true)}>
            {t('undo.yes')}
          </button>
          <button type="button" className="button" onClick={say(false)}>
            {t('undo.no')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
