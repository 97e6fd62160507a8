import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useTexts } from '../generic/table';
import { DieFace, TumblingDie } from './art/Die';
import { kindName, needsName } from './lines';
import { diceChoice, joined, ownRoll, pressDie, type Props } from './model';
import type { Note } from './types';

interface Lying {
  readonly face: string;
  /** When it comes to rest, counted among those in the air; null where it lies still. */
  readonly order: number | null;
  /** Half of an elephant: whether the other half lies there too, or whose elephant is off the board, so that it brings nothing (BA-8.6); null for all else, and as long as others are in the air. */
  readonly half: 'full' | 'alone' | 'away' | null;
}

/** The dice as the roll leaves them that is being shown, else as they lie: those in the air say nothing yet. */
function lying(props: Props): readonly Lying[] {
  const { view, scene } = props;
  const roll = scene?.note.type === 'dice_rolled' ? scene.note : null;
  const dice = roll?.dice ?? view.dice;
  const full = joined(dice);
  const seat = ownRoll(props) ? props.you : roller(props);
  const away = view.elephants[seat ?? -1] === null;
  return dice.map((face, at) => {
    const order = roll?.rolled.indexOf(at + 1) ?? -1;
    const half = roll !== null || !face.startsWith('elephant') ? null : away ? 'away' : full.has(at) ? 'full' : 'alone';
    return { face, order: order < 0 ? null : order, half };
  });
}

/** The newest roll or bought tent, as told so far. */
function newest({ story, scene }: Props): Extract<Note, { type: 'dice_rolled' | 'tent_bought' }> | null {
  if (scene?.note.type === 'dice_rolled') return scene.note;
  const until = scene === null || scene.again === true ? null : scene;
  for (let at = story.length - 1; at >= 0; at -= 1) {
    const { seq = 0, notes: all = [] } = story[at] ?? {};
    const notes = all as unknown as readonly Note[];
    // Dice lie as told so far (told.ts): what has been rolled since is not theirs.
    const told = until === null || seq < until.seq ? notes : seq > until.seq ? [] : notes.slice(0, notes.indexOf(until.note) + 1);
    const last = told.findLast((note) => note.type === 'dice_rolled' || note.type === 'tent_bought');
    if (last !== undefined) return last;
  }
  return null;
}

/** Who rolled these dice; null before anybody has. */
function roller(props: Props): number | null {
  const last = newest(props);
  return last?.type === 'dice_rolled' ? last.seat : null;
}

/** It tumbles where it will lie. */
function Die({ die: { face, order }, roll }: { readonly die: Lying; readonly roll: number | undefined }) {
  return order === null ? <DieFace face={face} /> : <TumblingDie key={roll} face={face} order={order} />;
}

/** What a die bears that was taken up to be rolled again. */
function Again() {
  return (
    <svg className="ba-again" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M17.500 9A6.300 6.300 0 1 0 18 14M18.200 4.500V9.500H13.200" />
    </svg>
  );
}

/** The dice that lie on the table for all to see, or the places where they will lie. One's own are at hand as long as one rolls. */
export function LyingDice(props: Props) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const { seatName } = useReading();
  if (ownRoll(props)) return <div className="ba-dice" aria-hidden="true" />;
  const seat = roller(props);
  // Beside what was built since an older roll would look like news.
  const dice = newest(props)?.type === 'tent_bought' ? [] : lying(props);
  const sitter = seat === null ? undefined : props.seats[seat]?.sitter;
  const rolled = seat === null ? '' : texts({ key: 'board.rolled', args: { who: { seat } } });
  return (
    <>
      {seat === null || sitter === undefined ? null : (
        <p className="ba-roller" title={rolled}>
          <Emblem of={sitter} name={seatName(seat)} seat={seat} />
          <span className="ba-rolled">
            <Words of={rolled} />
          </span>
        </p>
      )}
      <ul className="ba-dice" data-at="dice" aria-label={t('zone.dice')}>
        {dice.map((die, at) => (
          <li key={at} data-at={`dice/${at + 1}`} data-half={die.half} title={die.order === null ? texts(kindName(die.face)) : undefined}>
            <Die die={die} roll={props.scene?.seq} />
            <span className="unseen">{texts(kindName(die.face))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Own dice: after a roll those that are pressed are rolled again, the others stay put aside. */
export function OwnDice({ list, ...props }: Props & { readonly list: RefObject<HTMLUListElement | null> }) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const choice = diceChoice(props);
  return (
    <ul ref={list} className="ba-tray" data-at="dice" aria-label={t('zone.dice')}>
      {lying(props).map((die, at) => {
        const needs = die.half === 'alone' || die.half === 'away' ? needsName(die.face, die.half === 'away') : null;
        return (
          <li key={at} data-at={`dice/${at + 1}`}>
            <button
              type="button"
              className="ba-die-choice"
              data-lit={choice !== null && !props.busy}
              data-half={die.half}
              aria-pressed={choice?.chosen.includes(`die:${at + 1}`) ?? false}
              aria-disabled={choice === null || props.busy}
              aria-label={texts({ key: 'board.die', args: { die: at + 1, face: kindName(die.face) } }, needs)}
              title={texts(kindName(die.face), needs)}
              onClick={() => (choice === null ? undefined : pressDie(at + 1, choice, props))}
            >
              <Die die={die} roll={props.scene?.seq} />
              {needs === null ? null : (
                <span className="ba-needs" aria-hidden="true">
                  {texts(needs)}
                </span>
              )}
              <Again />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
