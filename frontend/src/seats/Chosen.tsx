import { useTranslation } from 'react-i18next';

import type { Chosen as Counts } from '../api/wire';

const WHO = ['person', 'bot', 'clock'] as const;

/** Who chose the moves of a seat that count, where that was not one alone: the person, a bot, the clock. */
export function Chosen({ of }: { readonly of: Counts | undefined }) {
  const { t } = useTranslation();
  if (of === undefined) return null;
  const parts = WHO.filter((who) => of[who] > 0).map((who) => t(`seats.by.${who}`, { moves: of[who] }));
  if (parts.length < 2) return null;
  return (
    <p className="chosen-by">
      {t('seats.moves')} {parts.join(', ')}
    </p>
  );
}

/** Behind a line of the log: the move of a person's seat, and yet a bot chose it. */
export function ByBot() {
  const { t } = useTranslation();
  return <span className="by-clock"> {t('seats.by_bot')}</span>;
}
