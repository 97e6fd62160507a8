import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { useRequest } from '../api/useRequest';
import type { GameInfo } from '../api/wire';
import { freshSalt } from '../chance/chance';
import { GameName } from '../games/GameName';
import { gameOf } from '../games/registry';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { ErrorNote } from '../ui/ErrorNote';
import { Segments } from '../ui/Segments';
import { Options } from './Options';
import { SeatsForm } from './SeatsForm';
import { WindowField } from './WindowField';
import { firstWish, ordered, paceNames, resized, shortWindows, type Wish } from './wish';
import './new-table.css';

export function NewTable() {
  const { t } = useTranslation();
  const { me } = useMe();
  const { value: games, error } = useFetched(rest.games);
  const [search, setSearch] = useSearchParams();
  const info = games?.find((game) => game.key === search.get('game')) ?? games?.[0];
  return (
    <>
      <Masthead />
      <main className="new-table">
        <h1>{t('new.title')}</h1>
        <ErrorNote code={error} />
        {me === null ? (
          <section className="panel">
            <NameForm button={t('name.enter')} />
          </section>
        ) : null}
        <GameChoice games={games ?? []} chosen={info?.key} choose={(key) => setSearch({ game: key }, { replace: true })} />
        {info === undefined || !me ? null : <Terms key={info.key} info={info} />}
      </main>
    </>
  );
}

interface GameChoiceProps {
  readonly games: readonly GameInfo[];
  readonly chosen: string | undefined;
  readonly choose: (key: string) => void;
}

function GameChoice({ games, chosen, choose }: GameChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="game-choice">
      <legend className="label">{t('new.game')}</legend>
      {games.map(({ key }) => {
        const game = gameOf(key);
        return (
          <label key={key} className={game.palette}>
            <input type="radio" name="game" className="unseen" checked={key === chosen} onChange={() => choose(key)} />
            <span className="game-choice-art">
              <game.Cover />
            </span>
            <strong className="display">
              <GameName game={key} />
            </strong>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Who plays, how fast, and by which options of the rules. */
function Terms({ info }: { readonly info: GameInfo }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [wish, setWish] = useState<Wish>(() => firstWish(info));
  const { run, busy, error } = useRequest();
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run(() => rest.openTable(ordered(info, wish, freshSalt())).then((table) => go(`/tables/${table.id}`)));
  };
  const windows = shortWindows(info, wish.pace);
  const { min, max } = info.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <form className="terms" onSubmit={submit}>
      <div className="field">
        <span className="label">{t('new.players')}</span>
        <Segments
          label={t('new.players')}
          value={String(wish.seats.length)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(count) => change({ seats: resized(wish.seats, Number(count)) })}
        />
      </div>
      <SeatsForm seats={wish.seats} onChange={(seats) => change({ seats })} />
      <div className="field">
        <span className="label">{t('new.pace')}</span>
        <Segments
          label={t('new.pace')}
          value={wish.pace}
          options={paceNames.map((value) => ({ value, label: t(`pace.${value}`) }))}
          onChange={(pace) => change({ pace })}
        />
      </div>
      {windows === null ? null : (
        <WindowField windows={windows} value={wish.window} onChange={(window) => change({ window })} />
      )}
      <Options info={info} values={wish.options} onChange={(options) => change({ options })} />
      <ErrorNote code={error} />
      <button type="submit" className="button main big" disabled={busy}>
        {t('new.open')}
      </button>
    </form>
  );
}
