import { useTranslation } from 'react-i18next';

import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { Told } from './lesson';
import { nextOf, type Saying } from './saying';

interface Props {
  readonly saying: Saying;
  readonly told: Told;
  readonly signed?: AnyGame['Signed'];
  readonly now: Now;
  /** What has been picked for the next choice. */
  readonly picked: readonly string[];
}

/** What is to be done, for as long as it can be, and where in the lesson one is: it keeps its row till the last word has been put away, so that nothing moves before. */
export function TaskRow({ saying: { task, waits, ends, over }, told: { lesson, text }, now, picked, signed: Signed }: Props) {
  const { t } = useTranslation();
  if (over) return null;
  const [step, words] = [lesson.steps.find(({ id }) => id === task), text.steps[task ?? '']];
  const due = step === undefined || words === undefined ? undefined : nextOf(step, words, now, picked);
  const place = { at: step === undefined ? 0 : lesson.steps.indexOf(step) + 1, of: lesson.steps.length };
  const between = ends || now.status !== 'running' ? text.title : t(now.asked === null || now.forced || waits ? 'lesson.watch' : 'lesson.free');
  return (
    <aside className="coach-task" data-due={due !== undefined} aria-label={t('lesson.row')}>
      <p>
        {due === undefined ? (
          between
        ) : (
          <>
            {t('lesson.task', place)} <b>{Signed === undefined ? due : <Signed text={due} />}</b>
          </>
        )}
      </p>
    </aside>
  );
}
