import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as origins from '../api/origins';
import { useRequest } from '../api/useRequest';
import { freshSalt } from '../chance/salt';
import { useGameName } from '../games/GameName';
import { isolated, Words } from '../i18n/Words';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { ErrorNote } from '../ui/ErrorNote';
import { hasLesson } from './has';

/** The way into a lesson, `/games/KEY/lesson`: strangers say their name first, then the table opens, or goes on. */
export function LessonPage({ id: game }: { readonly id: string }) {
  const { t } = useTranslation();
  const { me } = useMe();
  const [, go] = useLocation();
  const { run, error } = useRequest();
  const name = useGameName(game);
  const known = me !== null && me !== undefined && hasLesson(game);
  useEffect(() => {
    if (known) run(() => origins.learn(game, false, freshSalt()).then(({ id }) => go(`/tables/${id}`, { replace: true })));
  }, [known, game, go, run]);
  if (!hasLesson(game)) return <NotFound />;
  return (
    <>
      <Masthead />
      <main className="door">
        {me === null ? (
          <section className="panel">
            <h1><Words of={t('learn_of', { game: isolated(name) })} /></h1>
            <p>{t('lesson.before')}</p>
            <NameForm button={t('lesson.begin')} />
          </section>
        ) : (
          <p role="status">{error === null ? t('door.opening') : null}</p>
        )}
        <ErrorNote code={error} />
      </main>
    </>
  );
}
