import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import * as thoughts from '../api/thoughts';
import type { Advice, Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { textOf } from '../i18n/line';
import { Say, useReading } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
import { Bulb } from './Bulb';
import { CLOSE, less, toldBy } from './less';
import { same } from './same';
import { Thinking } from './Thinking';
import { useAside } from './useAside';
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
  const reading = useReading();
  const asking = useMemo(() => ({ ask: () => thoughts.askAdvice(table, asked), look: () => thoughts.advice(table, asked) }), [table, asked]);
  const thought = useThought(asking);
  const advice = thought.told?.status === 'done' ? thought.told : null;
  const nameOf = (move: unknown) => game.moveNow?.(move, view) ?? game.moveName(move, entries);
  // Cards that are alike make moves that are alike: they are one advice, the first and best of them.
  const moves = firstOfEach(
    (advice?.moves ?? []).flatMap(({ move, ...worth }) => legal.filter((each) => same(each, move)).map((own) => ({ own, ...worth }))),
    ({ own }) => game.alike?.(own, view) ?? textOf(nameOf(own), reading),
  );
  const box = useRef<HTMLDivElement>(null);
  useAside(box);
  return (
    <div className="advice" ref={box}>
      <div role="status">{advice === null ? <Thinking of={thought} /> : <p className="advice-how">{t('advice.how')}</p>}</div>
      {advice === null ? null : (
        <ol>
          {moves.map(({ own, behind, better }, at) => (
            <li key={at}>
              <button type="button" className="button advised" onClick={() => show(own)}>
                <b>
                  <Say line={nameOf(own)} plain />
                </b>
                <Worth game={game} advice={advice} next={moves[1]?.behind ?? null} first={at === 0} behind={behind} better={better} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function firstOfEach<Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] {
  const keys = all.map(keyOf);
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

interface WorthProps {
  readonly game: AnyGame;
  readonly advice: Advice;
  readonly first: boolean;
  /** What the second of them lacks; null: there is none. */
  readonly next: number | null;
  readonly behind: number;
  readonly better: number;
}

/** In a word how good a move is beside the first one, by the same numbers that stand below it: the least that they can tell is a little. */
function wordOf({ unit, worlds }: Advice, behind: number, better: number): 'equal' | 'little' | 'worse' {
  const told = toldBy(unit, behind, worlds);
  if (told > CLOSE[unit]) return 4 * better < worlds ? 'worse' : 'little';
  return told === 0 || 2 * better > worlds ? 'equal' : 'little';
}

/** What is said of a move: a word, and in small print the numbers of which it comes. */
function Worth({ game, advice, first, next, behind, better }: WorthProps) {
  const { t, i18n } = useTranslation();
  const { unit, worlds } = advice;
  if (worlds === 0) return <small>{t('advice.only')}</small>;
  const lessBy = (by: number) => (toldBy(unit, by, worlds) === 0 ? null : less(game, unit, by, worlds, i18n));
  const numbersOf = () => {
    // What speaks for the first move is what the next one lacks: one measure for all of them.
    if (first && next === null) return '';
    const lacks = lessBy(first ? (next ?? 0) : behind);
    if (first) return lacks === null ? t('advice.next_even') : t('advice.next_less', { less: lacks });
    if (lacks === null) return t('advice.even');
    return t(2 * better > worlds ? 'advice.more_often' : 'advice.on_average', { better, worlds, less: lacks });
  };
  return (
    <>
      {' '}
      <span className="advised-word">{t(`advice.word.${first ? 'first' : wordOf(advice, behind, better)}`)}</span>
      <small>{` ${numbersOf()}`}</small>
    </>
  );
}
