import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import { useGameName } from '../games/GameName';
import { namesOf } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { closeAhead } from '../live/ahead';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { Unreached } from '../page/Unreached';
import { FrontProvider } from '../ui/front';
import { Room } from './Room';
import { useFixed } from './useTable';
import './table.css';
import './frame.css';
import './seats.css';
import './ask.css';
import './story.css';
import './ends.css';
import './ends-phone.css';
import './end-hero.css';
import './end-hero-phone.css';
import './end-scraps.css';
import './end-swings.css';

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
  if (fixed !== null && known)
    return (
      <FrontProvider>
        <Room table={fixed.table} game={fixed.game} />
      </FrontProvider>
    );
  return (
    <>
      {/* Nothing large: it is gone in a moment. */}
      {me === null || error !== null ? <Masthead /> : null}
      <main className="door">
        {me === null && fixed !== null ? (
          <section className="panel">
            <Invitation table={fixed.table} />
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

/** Who invites, and to what. */
function Invitation({ table: { game, seats, status } }: { readonly table: Table }) {
  const { t } = useTranslation();
  const name = status === 'open' ? namesOf(seats, t)[seats.findIndex(({ host }) => host)] : undefined;
  const words = { game: useGameName(game), name };
  return (
    <h1>
      <Words of={name === undefined ? t('door.invited', words) : t('door.invites', words)} />
    </h1>
  );
}
