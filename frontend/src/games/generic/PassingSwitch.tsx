import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../ui/Segments';
import type { TypedMove } from '../game';
import { keptOf, read, wishes, wishOf, write, type Wish } from './passing';

import type { TableProps } from './table';

/** The switch for "pass for me", and the pass that it makes as soon as one is asked in a window. */
export function PassingSwitch({ table }: { readonly table: TableProps }) {
  const { t } = useTranslation('generic');
  const { plain, view, table: id, asked } = table;
  const [kept, setKept] = useState(() => read(id));
  const stretch = plain.passing?.stretch(view) ?? 0;
  const wish = wishOf(kept, stretch);
  usePass(table, asked, wish);
  if (plain.passing === undefined || !(plain.passing.offered(view) || wish === 'game')) return null;
  const choose = (chosen: Wish): void => {
    const next = keptOf(chosen, stretch);
    setKept(next);
    write(id, next);
  };
  return (
    <div className="plain-passing" data-on={wish !== 'off'}>
      <p className="plain-title" aria-hidden="true">
        {t('passing.title')}
      </p>
      <Segments
        label={t('passing.title')}
        value={wish}
        options={wishes.map((value) => ({ value, label: t(`passing.${value}`) }))}
        onChange={choose}
      />
    </div>
  );
}

/** Passes once for each question: if the pass is refused, the question is left to the player. */
function usePass({ plain, legal, waiting, busy, choose }: TableProps, asked: number | null, wish: Wish): void {
  const answered = useRef<number | null>(null);
  const due = wish === 'off' || busy || waiting?.window !== true ? undefined : legal.find((move: TypedMove) => plain.passing?.pass(move));
  useEffect(() => {
    if (due === undefined || asked === null || answered.current === asked) return;
    answered.current = asked;
    choose(due);
  }, [due, asked, choose]);
}
