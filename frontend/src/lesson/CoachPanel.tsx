import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '../director/scene';
import { useMark } from './useMark';
import './coach.css';

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
  readonly label: string;
  /** What is said; null: nothing is. */
  readonly step: string | null;
  /** What it speaks of. */
  readonly at: Address | null;
  readonly said: ReactNode;
  /** Whether it is of a lesson, and covers nothing that may be pressed. */
  readonly inLesson?: boolean;
  /** What can be done about it: the main way first. */
  readonly children: ReactNode;
}

/** A few words beside the table, or over what is least needed of it; where there is little room, their beginning. */
export function CoachPanel({ panel, label, step, at, said, inLesson = false, children }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  // What is called back is short once more.
  if (step === null && opened !== null) setOpened(null);
  useMark(panel, at, step !== null, inLesson);
  return (
    <aside ref={panel} className={step === null ? 'unseen' : 'coach'} data-opened={step !== null && opened === step} aria-label={label}>
      <div role="status">{step === null ? null : said}</div>
      {step === null ? null : (
        <div className="coach-ways">
          {children}
          <button type="button" className="button bare coach-open" onClick={() => setOpened(step)}>
            {t('lesson.read_on')}
          </button>
        </div>
      )}
    </aside>
  );
}
