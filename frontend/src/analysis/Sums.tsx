import { useTranslation } from 'react-i18next';

import type { Analysis } from '../api/wire';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { wholePercents } from './chances';
import { useNumbers } from './numbers';
import { SeatSign } from './SeatSign';

interface Props {
  readonly analysis: Analysis;
  readonly you: number | null;
}

/** What took each seat from where it began to its share of the win: luck, its own choices, and the others'. */
export function Sums({ analysis: { moments, parts }, you }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const { chance, change } = useNumbers();
  return (
    <section className="analysis-sums" aria-labelledby="analysis-sums">
      <h3 id="analysis-sums">{t('analysis.sums')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('analysis.seat')}</th>
            {(['began', 'luck', 'own', 'others', 'ended'] as const).map((part) => (
              <th key={part} scope="col">
                {t(`analysis.part.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ luck, own, others }, seat) => {
            const [began = 0, ...changes] = wholePercents([moments[0]?.shares[seat] ?? 0, luck, own, others]);
            return (
              <tr key={seat} data-mine={seat === you}>
                <th scope="row">
                  <span>
                    <SeatSign seat={seat} />
                    <span className="analysis-name">
                      <Words of={seat === you ? t('analysis.you') : seatName(seat)} />
                    </span>
                  </span>
                </th>
                <td>{chance(began * 100)}</td>
                {changes.map((each, at) => (
                  <td key={at} data-sign={Math.sign(each)}>
                    {change(each)}
                  </td>
                ))}
                <td>{chance(moments.at(-1)?.shares[seat] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
