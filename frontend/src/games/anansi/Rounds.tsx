import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { BonusCard } from './art/BonusCard';
import { LinkSign } from './LinkSign';
import type { Props } from './model';
import type { RoundScore } from './types';

/** All finished rounds, one click away. */
export function Rounds({ view }: Props) {
  const { t } = useTranslation('anansi');
  const id = useId();
  return (
    <>
      <button type="button" className="an-link" popoverTarget={id} title={t('rounds')}>
        <LinkSign of="rounds" />
        <span className="an-words">{t('rounds')}</span>
      </button>
      <section id={id} popover="auto" className="sheetlet" aria-label={t('rounds')}>
        {view.scored.map((lines, index) => (
          <RoundTable key={index} round={index + 1} lines={lines} />
        ))}
      </section>
    </>
  );
}

/** How a round ended for everybody: listeners against stacks, and what that brought. */
export function RoundTable({ round, lines }: { readonly round: number; readonly lines: readonly RoundScore[] }) {
  const { t } = useTranslation('anansi');
  const reading = useReading();
  return (
    <table className="an-scored">
      <caption>{t('round_scored', { round })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.player')}</th>
          <th scope="col">{t('column.listeners')}</th>
          <th scope="col">{t('column.stacks')}</th>
          <th scope="col">{t('column.case')}</th>
          <th scope="col">{t('column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seat} data-case={line.case}>
            <th scope="row"><Words of={reading.seatName(line.seat)} /></th>
            <td>{line.listeners}</td>
            <td>{line.stacks}</td>
            <td>{t(`case.${line.case}`)}</td>
            <td>
              <span className="an-points">
                {line.points}
                {line.bonus > 0 && <BonusCard value={line.bonus} />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
