import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { RoundLines } from '../generic/RoundEnd';
import { Sheetlet } from '../../ui/Sheetlet';
import { LinkSign } from './LinkSign';
import type { Props } from './model';
import { useLines } from './RoundEnd';
import type { View } from './types';

/** The sums of all rounds that are over, one press away. */
export function Rounds({ view }: Props) {
  const { t } = useTranslation('anansi');
  const id = useId();
  return (
    <>
      <button type="button" className="an-link" popoverTarget={id} title={t('rounds')}>
        <LinkSign of="rounds" />
        <span className="an-words">{t('rounds')}</span>
      </button>
      <Sheetlet id={id} title={t('rounds')}>
        {view.scored.map((_, index) => <Told key={index} view={view} round={index + 1} />)}
      </Sheetlet>
    </>
  );
}

function Told({ view, round }: { readonly view: View; readonly round: number }) {
  const { t } = useTranslation('anansi');
  return (
    <>
      <h3 className="an-round-told">{t('round_scored', { round })}</h3>
      <RoundLines lines={useLines(view, round)} />
    </>
  );
}
