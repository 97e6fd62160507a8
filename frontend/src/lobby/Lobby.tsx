import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { isolated, Words } from '../i18n/Words';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { useMark } from '../notices/useMark';
import { useListedTurns } from '../notices/useTurns';
import { Emblem } from '../ornament/Emblem';
import { Connection, ConnectionNote } from '../page/Connection';
import { Masthead } from '../page/Masthead';
import { Unreached } from '../page/Unreached';
import { Hanging } from './Hanging';
import { JoinByLink } from './JoinByLink';
import { NameFirst } from './NameFirst';
import { Posters } from './Posters';
import { OthersAtPlay, OwnTurns, TableLists } from './TableLists';
import { useOpening } from './useOpening';
import { useTables } from './useTables';
import './lobby.css';
import './lobby-ticket.css';
import './lobby-flat.css';
import './lobby-wide.css';
import './lobby-low.css';

/** For strangers a welcome and the games; for all others what waits for them first. */
export function Lobby() {
  const { t } = useTranslation();
  const { me } = useMe();
  const { value, error } = useFetched(rest.games);
  const opening = useOpening();
  const [given, setGiven] = useState(false);
  const posters = <Posters games={value ?? []} large={me === null} opening={opening} />;
  return (
    <>
      {error === null && me !== null && me !== undefined ? (
        <Returned greets={given}>{posters}</Returned>
      ) : (
        <>
          <Masthead />
          <main className={me === null ? 'page lobby' : 'page lobby known'}>
            <Unreached code={error} />
            {error === null && me === null ? (
              <>
                <Welcome onNamed={() => setGiven(true)} />
                {posters}
              </>
            ) : null}
          </main>
        </>
      )}
      <NameFirst {...opening} begin={t('lobby.play_now')} />
    </>
  );
}

function Welcome({ onNamed }: { readonly onNamed: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="welcome">
      <div className="welcome-words">
        <h1>{t('lobby.welcome')}</h1>
        <p className="lead">{t('lobby.lead')}</p>
        <NameForm button={t('name.enter')} onDone={onNamed} />
      </div>
      <Hanging />
    </section>
  );
}

interface ReturnedProps {
  /** Whether the name was given just now. */
  readonly greets: boolean;
  readonly children: ReactNode;
}

/** The tables as the server tells them, and the games among them. */
function Returned({ greets, children }: ReturnedProps) {
  const { mine, others, connection } = useTables();
  const line = { connection, known: mine !== null };
  const called = useListedTurns(mine).length > 0;
  useMark(called);
  return (
    <>
      <Masthead called={called} />
      <main className="page lobby known">
        <header className="lobby-head">
          <KnownAs greets={greets} />
          <Connection {...line} />
        </header>
        <OwnTurns mine={mine} />
        {children}
        <TableLists mine={mine} others={others} />
        <div className="lobby-more">
          <OthersAtPlay tables={others} />
          <JoinByLink />
        </div>
        <ConnectionNote {...line} />
      </main>
    </>
  );
}

/** The form in which a name was given is gone with it: its heading takes the focus instead, so that a keyboard goes on from there. */
function KnownAs({ greets }: Pick<ReturnedProps, 'greets'>) {
  const { t } = useTranslation();
  const { me } = useMe();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const takes = (greets || changed) && !changing;
  useEffect(() => {
    if (takes) heading.current?.focus();
  }, [takes]);
  const name = isolated(me?.name ?? '');
  const done = () => {
    setChanged(true);
    setChanging(false);
  };
  if (changing) return <NameForm button={t('name.save')} onDone={done} />;
  return (
    <div className="known-as">
      <Emblem of="person" name={name} />
      <h1 ref={heading} tabIndex={-1}>
        <Words of={t('name.known', { name })} />
      </h1>
      <button type="button" className="button bare" onClick={() => setChanging(true)}>
        {t('name.change')}
      </button>
    </div>
  );
}
