import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useMode } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { DieFace, TumblingDie } from './art/Die';
import { kindName } from './lines';
import { diceChoice, joined, pressDie, type Props } from './model';

/** Which dice are in the air now: they lie nowhere else until they have come to rest. */
function inTheAir({ scene }: Props): readonly number[] {
  return scene?.note.type === 'dice_rolled' ? scene.note.rolled : [];
}

/** A die appears in its place when its picture has been put aside, one after the other. */
function landing(air: readonly number[], die: number): CSSProperties {
  return { '--order': air.indexOf(die) } as CSSProperties;
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

/** The dice that lie on the table for all to see, or the places where they will lie; those that one may roll again are pressed there. */
export function LyingDice(props: Props) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const wide = useMode() === 'wide';
  const { dice } = props.view;
  if (diceChoice(props) !== null) return wide ? <OwnDice {...props} className="ba-dice" /> : <div className="ba-dice" aria-hidden="true" />;
  const full = joined(dice);
  const air = inTheAir(props);
  return (
    <ul className="ba-dice" data-at="dice" aria-label={t('zone.dice')}>
      {dice.map((face, at) => (
        <li key={at} data-at={`dice/${at + 1}`} data-full={full.has(at)} data-air={air.includes(at + 1)} style={landing(air, at + 1)} title={texts(kindName(face))}>
          <DieFace face={face} />
          <span className="unseen">{texts(kindName(face))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Own dice after a roll: pressed ones are rolled again, the others stay put aside. On a phone they are at hand: the map has no corner for a finger. */
export function OwnDice({ className, ...props }: Props & { readonly className: string }) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const choice = diceChoice(props);
  if (choice === null) return null;
  const { dice } = props.view;
  const full = joined(dice);
  const air = inTheAir(props);
  return (
    <ul className={className} data-at="dice" aria-label={t('zone.dice')}>
      {dice.map((face, at) => (
        <li key={at} data-at={`dice/${at + 1}`}>
          <button
            type="button"
            className="ba-die-choice"
            data-lit={!props.busy}
            data-full={full.has(at)}
            data-air={air.includes(at + 1)}
            style={landing(air, at + 1)}
            aria-pressed={choice.chosen.includes(`die:${at + 1}`)}
            aria-disabled={props.busy}
            aria-label={texts({ key: 'board.die', args: { die: at + 1, face: kindName(face) } })}
            onClick={() => pressDie(at + 1, choice, props)}
          >
            <DieFace face={face} />
            <Again />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A roll as it happens: the dice tumble across the sand and come to rest, and are put aside one by one. */
export function Tumble({ scene }: Props) {
  if (scene?.note.type !== 'dice_rolled') return null;
  const { dice, rolled } = scene.note;
  return (
    <div key={scene.seq} className="ba-tumble" style={{ '--dice': rolled.length } as CSSProperties} aria-hidden="true">
      {rolled.map((die, order) => (
        <TumblingDie key={die} face={dice[die - 1] ?? ''} order={order} />
      ))}
    </div>
  );
}
