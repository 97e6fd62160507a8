import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Emblem } from '../ornament/Emblem';
import { Masthead } from '../page/Masthead';
import { ErrorNote } from '../ui/ErrorNote';
import { Hanging } from './Hanging';
import { Posters } from './Posters';
import { TableLists } from './TableLists';
import './lobby.css';

export function Lobby() {
  const { t } = useTranslation();
  const { me } = useMe();
  const { value: games, error } = useFetched(rest.games);
  return (
    <>
      <Masthead />
      <main className="lobby">
        <section className="welcome">
          <div className="welcome-words">
            <h1>{t('lobby.welcome')}</h1>
            <p className="lead">{t('lobby.lead')}</p>
            {me === undefined ? null : me === null ? <NameForm button={t('name.enter')} /> : <KnownAs />}
          </div>
          <Hanging />
        </section>
        <ErrorNote code={error} />
        <Posters games={games ?? []} />
        {me === null || me === undefined ? null : <TableLists />}
      </main>
    </>
  );
}

function KnownAs() {
  const { t } = useTranslation();
  const { me } = useMe();
  const [changing, setChanging] = useState(false);
  if (changing) return <NameForm button={t('name.save')} onDone={() => setChanging(false)} />;
  return (
    <p className="known-as">
      <Emblem of="person" name={me?.name ?? ''} />
      <span>{t('name.known', { name: me?.name })}</span>
      <button type="button" className="button bare" onClick={() => setChanging(true)}>
        {t('name.change')}
      </button>
    </p>
  );
}
