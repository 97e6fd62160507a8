import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { copiesOf, PIRATES, ROMAN_VALUES, romanOf } from './art/faces';
import { RomanCard } from './art/RomanCard';
import type { View } from './types';

const KINDS = [...ROMAN_VALUES.map(romanOf), ...PIRATES];

/** What may still come: one click away, since players would count it by hand. */
export function Unseen({ view }: { readonly view: View }) {
  const { t } = useTranslation('asterix');
  const id = useId();
  return (
    <>
      <button type="button" className="ax-link" popoverTarget={id}>
        {t('unseen')}
      </button>
      <section id={id} popover="auto" className="ax-sheetlet" aria-label={t('unseen')}>
        <h3>{t('unseen_title', { count: view.unseen.length })}</h3>
        <ul className="ax-kinds">
          {KINDS.map((kind) => {
            const left = view.unseen.filter((card) => card === kind).length;
            return (
              <li key={kind} data-gone={left === 0}>
                <RomanCard card={kind} />
                <span className="unseen">{t(`card.${kind}`)}</span>
                <span className="ax-left">{t('left_of', { left, all: copiesOf(kind) })}</span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
