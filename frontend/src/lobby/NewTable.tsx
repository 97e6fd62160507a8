import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { AdviceField } from '../advice/AdviceField';
import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import type { GameInfo } from '../api/wire';
import { useGameName } from '../games/GameName';
import { isolated, Words } from '../i18n/Words';
import { LearnLink } from '../lesson/LearnLink';
import { FromFile } from '../origin/FromFile';
import { PractiseField } from '../origin/PractiseField';
import { Masthead } from '../page/Masthead';
import { Unreached } from '../page/Unreached';
import { RulesButton } from '../rules/RulesSheet';
import { AbsenceField } from '../seats/AbsenceField';
import { ErrorNote } from '../ui/ErrorNote';
import { Segments } from '../ui/Segments';
import { RuleChoice } from '../undo/RuleChoice';
import { GameChoice } from './GameChoice';
import { NameFirst } from './NameFirst';
import { Options } from './Options';
import { SeatsForm, SeatsLine } from './SeatsForm';
import { useOpening } from './useOpening';
import { WindowField } from './WindowField';
import { advises, firstWish, forPlayers, isLong, isWaiting, paceNames, shortWindows, type Wish } from './wish';
import './new-table.css';

export function NewTable() {
  const { t } = useTranslation();
  const { value: games, error } = useFetched(rest.games);
  const [search, setSearch] = useSearchParams();
  const key = search.get('game') ?? games?.[0]?.key;
  const info = games?.find((game) => game.key === key);
  return (
    <>
      <Masthead />
      <main className="page new-table">
        <h1>{info === undefined ? t('new.title') : <Titled game={info.key} />}</h1>
        <Unreached code={error} />
        {games === null || info !== undefined ? null : (
          <p className="notice" role="alert">
            {t('new.no_game')}
          </p>
        )}
        <GameChoice games={games ?? []} chosen={info?.key} choose={(key) => setSearch((before) => ({ ...Object.fromEntries(before), game: key }), { replace: true })} />
        {info === undefined ? null : (
          <div className="new-terms">
            <div className="ways">
              <LearnLink game={info.key} />
              <RulesButton game={info.key} />
            </div>
            <Terms key={info.key} info={info} friends={search.has('friends')} />
          </div>
        )}
        <FromFile />
      </main>
    </>
  );
}

function Titled({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const name = useGameName(game);
  return <Words of={t('new.title_of', { game: isolated(name) })} />;
}

/** Who plays, how fast, and by which options of the rules. */
function Terms({ info, friends }: { readonly info: GameInfo; readonly friends: boolean }) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish>(() => firstWish(info, friends));
  const opening = useOpening();
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    opening.open(info, wish);
  };
  const windows = shortWindows(info, wish);
  const levels = info.levels[wish.seats.length] ?? [];
  return (
    <>
      <form className="terms" onSubmit={submit}>
        <PlayersField info={info} wish={wish} onChange={change} />
        <SeatsForm levels={levels} seats={wish.seats} onChange={(seats) => change({ seats })} />
        <PaceField value={wish.pace} onChange={(pace) => change({ pace })} />
        {windows === null ? null : (
          <WindowField windows={windows} value={wish.window} onChange={(window) => change({ window })} />
        )}
        {isWaiting(wish) ? (
          <AbsenceField levels={levels} level={wish.standIn} grace={isLong(wish.pace) ? null : wish.grace} onChange={change} />
        ) : null}
        <RuleChoice value={wish.undo} onChange={(undo) => change({ undo })} />
        <Options info={info} seats={wish.seats.length} values={wish.options} onChange={(options) => change({ options })} />
        {isWaiting(wish) ? <PractiseField value={wish.practice} onChange={(practice) => change({ practice })} /> : null}
        <AdviceField value={advises(wish)} onChange={(advice) => change({ advice })} />
        <div className="terms-end">
          <button type="submit" className="button main big" disabled={opening.busy}>
            {t(isWaiting(wish) ? 'new.open' : 'new.begin')}
          </button>
          {opening.error === null ? <SeatsLine seats={wish.seats} /> : <ErrorNote code={opening.error} />}
        </div>
      </form>
      <NameFirst {...opening} begin={t('new.begin')} />
    </>
  );
}

interface PlayersProps {
  readonly info: GameInfo;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** How many play, where the game leaves a choice. */
function PlayersField({ info, wish, onChange }: PlayersProps) {
  const { t } = useTranslation();
  const { min, max } = info.players;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <div className="field">
      <span className="label">{t('new.players')}</span>
      <Segments
        label={t('new.players')}
        value={String(wish.seats.length)}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={(count) => onChange(forPlayers(info, wish, Number(count)))}
      />
    </div>
  );
}

interface PaceProps {
  readonly value: Wish['pace'];
  readonly onChange: (pace: Wish['pace']) => void;
}

function PaceField({ value, onChange }: PaceProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <span className="label">{t('new.pace')}</span>
      <Segments label={t('new.pace')} value={value} options={paceNames.map((each) => ({ value: each, label: t(`pace.${each}`) }))} onChange={onChange} />
      <span className="help">{t(`new.pace_means.${value === 'none' ? 'none' : isLong(value) ? 'long' : 'short'}`)}</span>
    </div>
  );
}
