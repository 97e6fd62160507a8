import { useTranslation } from 'react-i18next';

import { listFormat } from '../../i18n/listed';
import { flasksOn, HAND, IDEFIX, MOST_FLASKS } from './art/faces';
import { Flask } from './art/Flask';
import type { Gaul } from './art/GaulSign';

/** At which numbers no other Gaul beats or cancels that one. */
export function bestOf(gaul: Gaul): readonly string[] {
  return HAND.filter((card) => card !== IDEFIX && flasksOn(gaul, card) === MOST_FLASKS);
}

/** The same as a sentence. */
export function useBest(): (gaul: Gaul) => string {
  const { t, i18n } = useTranslation('asterix');
  return (gaul) => t('gaul_best', { numbers: listFormat(i18n.language).format(bestOf(gaul)) });
}

/** Each number of a Gaul with its flasks. */
export function FlaskTable({ gaul }: { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-flask-table" role="img" aria-label={t('flask_table')} title={t('flask_table')}>
      <span className="ax-flask-head">
        <span><svg viewBox="0 0 14 20"><path d="M2 1h10v18H2z" fill="currentColor" /></svg><small>{t('flask_row.number')}</small></span>
        <span><svg className="ax-flask-sign" viewBox="0 0 14 20"><Flask /></svg><small>{t('flask_row.flasks')}</small></span>
      </span>
      {HAND.filter((card) => card !== IDEFIX).map((card) => (
        <span key={card} className="ax-flask-cell" data-most={flasksOn(gaul, card) === MOST_FLASKS}>
          <b>{card}</b>
          <span className="ax-flask-pile">
            <i>{flasksOn(gaul, card)}</i>
            {Array.from({ length: flasksOn(gaul, card) }, (_, at) => <svg key={at} viewBox="0 0 14 20"><Flask /></svg>)}
          </span>
        </span>
      ))}
    </span>
  );
}
