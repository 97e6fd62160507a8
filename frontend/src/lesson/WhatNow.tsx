import { useTranslation } from 'react-i18next';

import { memoryOf, useMemory } from './memory';

export interface WhatNowProps {
  readonly table: string;
  readonly asked: number | null;
}

/** Calls back what the lesson says of what is to be done, or said last, as soon as it has said something. */
export function WhatNow({ table, asked }: WhatNowProps) {
  const { t } = useTranslation();
  const memory = memoryOf(table);
  const { shown } = useMemory(memory);
  if (shown.length === 0) return null;
  return (
    <button type="button" className="button bare" onClick={() => memory.call(asked)}>
      <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" fill="currentColor" aria-hidden="true">
        <path d="M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM8.5 18.5h7v1.6h-7zM10 21.4h4V23h-4z" />
      </svg>
      <span>{t('lesson.what_now')}</span>
    </button>
  );
}
