import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Chosen } from '../seats/Chosen';

/** Of each seat whose moves were not all chosen by the same: how many by whom. */
export function ChosenBy({ table: { chosen } }: { readonly table: Table }) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const mixed = (chosen ?? []).flatMap((of, seat) => (Object.values(of).filter((moves) => moves > 0).length > 1 ? [{ seat, of }] : []));
  if (mixed.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="audit-chosen">
      <h2 id="audit-chosen">{t('audit.chosen')}</h2>
      <ul>
        {mixed.map(({ seat, of }) => (
          <li key={seat}>
            <strong>
              <Words of={seatName(seat)} />
            </strong>
            <Chosen of={of} />
          </li>
        ))}
      </ul>
    </section>
  );
}
