import { useTranslation } from 'react-i18next';

import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { ErrorNote } from '../ui/ErrorNote';
import { Room } from './Room';
import { useFixed } from './useTable';
import './table.css';
import './round-table.css';
import './story.css';
import './ends.css';

/** A table by its link: strangers say their name first, then the room opens. */
export function TablePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { me } = useMe();
  const known = me !== null && me !== undefined;
  const { table, error } = useFixed(id, known);
  if (error === 'not_found') return <NotFound />;
  if (table !== null) return <Room table={table} />;
  return (
    <>
      <Masthead />
      <main className="door">
        {me === null ? (
          <section className="panel">
            <h1>{t('door.invited')}</h1>
            <p>{t('door.who')}</p>
            <NameForm button={t('door.enter')} />
          </section>
        ) : (
          <p role="status">{error === null ? t('door.opening') : null}</p>
        )}
        <ErrorNote code={error} />
      </main>
    </>
  );
}
