import { useTranslation } from 'react-i18next';

import { Marker } from './art/Sign';

/** What a move costs in markers, as a sign; who hears the page hears it in words. */
export function Costs({ count }: { readonly count: number }) {
  const { t } = useTranslation('asante');
  if (count === 0) return null;
  return (
    <>
      {/* For those who hear it, or copy it. */ ' '}
      <span className="as-costs">
        <span className="unseen">{t('board.markers', { count })}</span>
        <b aria-hidden="true">{`−${count}`}</b>
        <Marker />
      </span>
    </>
  );
}
