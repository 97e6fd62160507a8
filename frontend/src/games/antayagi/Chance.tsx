import { useTranslation } from 'react-i18next';

import { fitsOf, type Odds } from './model';

/** How likely a closed card is a good: by the coin that goods bear. */
export function Chance({ odds }: { readonly odds: Odds }) {
  const { t } = useTranslation('antayagi');
  return (
    <>
      {t('act.odds', fitsOf(odds))} <i className="ay-aim-coin" aria-hidden="true" />
    </>
  );
}
