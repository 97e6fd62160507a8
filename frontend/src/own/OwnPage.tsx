import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { ownNumbers } from '../api/own';
import { useFetched } from '../api/useFetched';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { ErrorNote } from '../ui/ErrorNote';
import { Filter } from './Filter';
import { Numbers } from './Numbers';
import { NoneYet, Tables } from './Tables';
import { useOwnTables } from './useOwnTables';
import { wishesIn, type Name } from './wishes';
import './own.css';

/** What one has played: how one has done at each game, and one's tables. */
export function OwnPage() {
  const { t } = useTranslation();
  const { me } = useMe();
  return (
    <>
      <Masthead />
      <main className="page own-page">
        <h1>{t('my_games')}</h1>
        {me === null ? (
          <section className="panel">
            <p>{t('own.who')}</p>
            <NameForm button={t('name.enter')} />
          </section>
        ) : null}
        {me ? <Played key={me.id} /> : null}
      </main>
    </>
  );
}

function Played() {
  const { t } = useTranslation();
  const { value: numbers, error } = useFetched(ownNumbers);
  const [search, setSearch] = useSearchParams();
  const wishes = wishesIn(search);
  const own = useOwnTables(wishes.toString());
  const { found } = own;
  const nothing = found?.query === '' && found.unfinished.length + found.ended.length === 0;
  const wish = (name: Name, value: string) => {
    if (value === '') wishes.delete(name);
    else wishes.set(name, value);
    setSearch(wishes, { replace: true });
  };
  return (
    <>
      <ErrorNote code={error} />
      <Numbers games={numbers?.games ?? []} />
      <section className="own-tables" aria-labelledby="own-tables">
        <h2 id="own-tables">{t('own.tables')}</h2>
        {nothing ? (
          <NoneYet />
        ) : (
          <>
            <Filter wishes={wishes} opponents={numbers?.opponents ?? []} wish={wish} />
            <Tables own={own} showAll={() => setSearch({}, { replace: true })} />
          </>
        )}
      </section>
    </>
  );
}
