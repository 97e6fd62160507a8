import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import * as thoughts from '../api/thoughts';
import type { Advice, Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
import { Bulb } from './Bulb';
import { same } from './same';
import { Thinking } from './Thinking';
import { useThought } from './useThought';
import './advice.css';

export interface AdviceButtonProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly now: Now;
  /** What has been told so far. */
  readonly entries: readonly Entry[];
  /** Keeps one of the `legal` moves back until the reader says so; null while none can be made. */
  readonly hold: ((move: unknown) => void) | null;
}

/** In the bar: what a bot would play in the reader's place. */
export function AdviceButton({ table, game, now, entries, hold }: AdviceButtonProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const { asked, view, legal } = now;
  const able = hold !== null && asked !== null && legal.length > 1;
  const open = able && opened === asked;
  return (
    <>
      <button type="button" className="button bare advice-button" aria-haspopup="dialog" aria-disabled={!able} onClick={able ? () => setOpened(asked) : undefined}>
        <Bulb />
        <span>{t('advice.ask')}</span>
      </button>
      {createPortal(
        <Sheet title={t('advice.title')} open={open} onClose={() => setOpened(null)}>
          {open ? (
            <Advised
              {...{ table, game, asked, view, legal, entries }}
              show={(move) => {
                setOpened(null);
                hold(move);
              }}
            />
          ) : null}
        </Sheet>,
        document.body, // outside the bar, whose buttons are small
      )}
    </>
  );
}

interface AdvisedProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly asked: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly entries: readonly Entry[];
  readonly show: (move: unknown) => void;
}

function Advised({ table, game, asked, view, legal, entries, show }: AdvisedProps) {
  const { t } = useTranslation();
  const asking = useMemo(() => ({ ask: () => thoughts.askAdvice(table, asked), look: () => thoughts.advice(table, asked) }), [table, asked]);
  const thought = useThought(asking);
  const advice = thought.told?.status === 'done' ? thought.told : null;
  return (
    <div className="advice">
      <div role="status">{advice === null ? <Thinking of={thought} /> : <p>{t('advice.how')}</p>}</div>
      {advice === null ? null : (
        <ol>
          {advice.moves.map(({ move, behind, better }, at) => {
            const own = legal.find((each) => same(each, move));
            return own === undefined ? null : (
              <li key={at}>
                <button type="button" className="button advised" onClick={() => show(own)}>
                  <b>
                    <Say line={game.moveNow?.(own, view) ?? game.moveName(own, entries)} plain />
                  </b>
                  <small>
                    <Reason advice={advice} first={at === 0} behind={behind} better={better} />
                  </small>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

interface ReasonProps {
  readonly advice: Advice;
  readonly first: boolean;
  readonly behind: number;
  readonly better: number;
}

/** What speaks for a move, where the numbers say it. */
function Reason({ advice: { unit, worlds }, first, behind, better }: ReasonProps) {
  const { t, i18n } = useTranslation();
  const less = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(behind);
  if (worlds === 0) return t('advice.only');
  if (first) return 2 * better > worlds ? t('advice.best', { better, worlds }) : t('advice.about_as_good');
  return `${less === '0' ? t('advice.as_good') : t(`advice.behind.${unit}`, { less })} ${t('advice.than_first', { better, worlds })}`;
}
