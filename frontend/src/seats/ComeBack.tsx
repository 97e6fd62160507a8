import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Seat } from '../api/wire';
import { ErrorNote } from '../ui/ErrorNote';

/** Whether a bot plays there for a person who may come back. */
export function stoodIn(seat: Seat | undefined): boolean {
  return seat?.sitter === 'bot' && seat.player !== null;
}

/** For whose seat a bot keeps meanwhile: one press, and one plays again. */
export function ComeBack({ table, seat }: { readonly table: string; readonly seat: number }) {
  const { t } = useTranslation();
  const { run, busy, error } = useRequest();
  return (
    <>
      <button type="button" className="button main big" disabled={busy} onClick={() => run(() => rest.comeBack(table, seat))}>
        {t('seats.take_back')}
      </button>
      <ErrorNote code={error} />
    </>
  );
}

/** In place of the question: why there is none. `rests`: nobody plays here, not even the bot. */
export function ForYou({ rests }: { readonly rests: boolean }) {
  const { t } = useTranslation();
  return t(rests ? 'seats.rests' : 'seats.for_you');
}
