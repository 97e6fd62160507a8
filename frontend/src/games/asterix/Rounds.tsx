import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { RoundLines } from '../generic/RoundEnd';
import { Sheetlet } from '../../ui/Sheetlet';
import type { Props } from './model';
import { useLines } from './RoundEnd';
import { type Round, rounds } from './sums';
import type { Note, View } from './types';

/** The sums of all rounds that are over, one press away. */
export function Rounds({ view, story }: Props) {
  const { t } = useTranslation('asterix');
  const id = useId();
  const over = rounds(story.flatMap(({ notes }) => notes as unknown as readonly Note[]), view);
  if (over.length === 0) return null;
  return (
    <>
      <button type="button" className="ax-rounds" popoverTarget={id} aria-label={t('rounds')} title={t('rounds')}>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M3 4h18v4H3zM3 10h8v4H3zM13 10h8v4h-8zM3 16h8v4H3zM13 16h8v4h-8z" />
        </svg>
      </button>
      <Sheetlet id={id} title={t('rounds')}>
        {over.map((round) => <Told key={round.round} view={view} round={round} />)}
      </Sheetlet>
    </>
  );
}

function Told({ view, round }: { readonly view: View; readonly round: Round }) {
  const { t } = useTranslation('asterix');
  return (
    <>
      <h3>{t('round_end', { round: round.round })}</h3>
      <RoundLines lines={useLines(view, round)} />
    </>
  );
}
