import { useTranslation } from 'react-i18next';

import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LessonText } from './lesson';
import type { Saying } from './saying';

interface Props {
  readonly saying: Saying;
  readonly text: LessonText;
  readonly signed?: AnyGame['Signed'];
  readonly now: Pick<Now, 'asked' | 'forced' | 'status'>;
}

/** What is to be done, for as long as it can be: it keeps its row till the last word has been put away, so that nothing moves before. */
export function TaskRow({ saying: { task, waits, ends, over }, text, now, signed: Signed }: Props) {
  const { t } = useTranslation();
  if (over) return null;
  const due = task === null ? undefined : text.steps[task]?.may;
  const between = ends || now.status !== 'running' ? text.title : t(now.asked === null || now.forced || waits ? 'lesson.watch' : 'lesson.free');
  return (
    <aside className="coach-task" data-due={due !== undefined} aria-label={t('lesson.row')}>
      <p>
        {due === undefined ? (
          between
        ) : (
          <>
            {t('lesson.task')} <b>{Signed === undefined ? due : <Signed text={due} />}</b>
          </>
        )}
      </p>
    </aside>
  );
}
