import { useTranslation } from 'react-i18next';

import { WARES } from './art/wares';
import { WareSign } from './art/WareSign';
import type { Wares } from './types';

/** One sign for each ware, its number beside it where there are more. */
export function Counted({ wares }: { readonly wares: Wares }) {
  const { t } = useTranslation('bania');
  const held = WARES.filter((ware) => wares[ware] > 0);
  if (held.length === 0) return t('nothing');
  return (
    <span className="ba-counted">
      {held.map((ware) => (
        <span key={ware}>
          <WareSign ware={ware} />
          {wares[ware] > 1 ? <b data-number>{wares[ware]}</b> : null}
        </span>
      ))}
    </span>
  );
}
