import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { closeAhead } from '../live/ahead';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { Unreached } from '../page/Unreached';
import { Room } from './Room';
import { useFixed } from './useTable';
import './table.css';
import './frame.css';
import './seats.css';
import './ask.css';
import './story.css';
import './ends.css';

/** A table by its link: strangers say their name first, where there is such a table, then the room opens. */
export function TablePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { me } = useMe();
  const known = me !== null && me !== undefined;
  const { fixed, error } = useFixed(id, me !== undefined);
  useEffect(() => {
    if (me === null) closeAhead();
  }, [me]);
  if (error === 'not_found') return <NotFound />;
  if (fixed !== null && known) return <Room table={fixed.table} game={fixed.game} />;
  return (
    <>
      {/* Nothing large: it is gone in a moment. */}
      {me === null || error !== null ? <Masthead /> : null}
      <main className="door">
        {me === null && fixed !== null ? (
          <section className="panel">
            <h1>{t('door.invited')}</h1>
            <p>{t('door.who')}</p>
            <NameForm button={t('door.enter')} />
          </section>
        ) : (
          <p role="status">{error === null ? t('door.opening') : null}</p>
        )}
        <Unreached code={error} />
      </main>
    </>
  );
}
