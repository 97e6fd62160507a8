import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Sheetlet } from '../../ui/Sheetlet';
import { copiesOf, PIRATES, ROMAN_VALUES, romanOf } from './art/faces';
import { PileBack, RomanCard } from './art/RomanCard';
import type { View } from './types';

const KINDS = [...ROMAN_VALUES.map(romanOf), ...PIRATES];

/** The pile with its count; a press shows what may still come, since players would count it by hand. */
export function Unseen({ view }: { readonly view: View }) {
  const { t } = useTranslation('asterix');
  const id = useId();
  return (
    <>
      <button type="button" className="ax-link" popoverTarget={id}>
        <span className="ax-pile-cards" data-empty={view.pile === 0}>
          {view.pile > 0 && <PileBack />}
          <span className="ax-count">{view.pile}</span>
        </span>
        <span className="ax-link-word">{t('unseen')}</span>
      </button>
      <Sheetlet id={id} title={t('unseen')}>
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
      </Sheetlet>
    </>
  );
}
