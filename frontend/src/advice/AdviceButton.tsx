import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import * as thoughts from '../api/thoughts';
import type { Advice, Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
import { Bulb } from './Bulb';
import { less, toldBy } from './less';
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
        <Sheet className="advice-sheet" title={t('advice.title')} open={open} onClose={() => setOpened(null)}>
          {open ? (
            <Advised
              {...{ table, game, asked, view, legal, entries }}
              // Held back, and not made at once, also where one press on the table would make it: who only wants to see where an
              // advised move leads must not have made it. In the hand the first press is such a look.
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
                  <Worth game={game} advice={advice} first={at === 0} behind={behind} better={better} />
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

interface WorthProps {
  readonly game: AnyGame;
  readonly advice: Advice;
  readonly first: boolean;
  readonly behind: number;
  readonly better: number;
}

/** Who is less behind than this is hardly behind. */
const HARDLY = { points: 1, chance: 3 };

/** In a word how good a move is beside the first one: what it brings on average, and how often it brings more, must both say so. */
function wordOf({ unit, worlds }: Advice, behind: number, better: number): 'equal' | 'little' | 'worse' {
  if (behind >= HARDLY[unit]) return 4 * better < worlds ? 'worse' : 'little';
  // Of two moves that are equally good one is behind in so many games by chance (a standard deviation).
  return worlds - 2 * better <= Math.sqrt(worlds) || toldBy(unit, behind, worlds) === 0 ? 'equal' : 'little';
}

/** What is said of a move: a word, and in small print the numbers of which it comes. */
function Worth({ game, advice, first, behind, better }: WorthProps) {
  const { t, i18n } = useTranslation();
  const { unit, worlds } = advice;
  const games = { better, worlds };
  if (worlds === 0) return <small>{t('advice.only')}</small>;
  const often = 2 * better > worlds;
  const numbersOf = () => {
    // The least that speaks for it: there is always one reason to be read.
    if (first) return t(often ? 'advice.best' : 'advice.most', games);
    // More often better, and yet behind by what so few games cannot tell: there is nothing to say.
    if (toldBy(unit, behind, worlds) === 0) return often ? null : t('advice.than_first', games);
    return t(often ? 'advice.more_often' : 'advice.on_average', { ...games, less: less(game, unit, behind, worlds, i18n) });
  };
  const numbers = numbersOf();
  return (
    <>
      {' '}
      <span className="advised-word">{t(`advice.word.${first ? 'first' : wordOf(advice, behind, better)}`)}</span>
      {numbers === null ? null : <small>{` ${numbers}`}</small>}
    </>
  );
}
