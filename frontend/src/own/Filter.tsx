import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import type { OwnNumbers } from '../api/wire';
import { useGameName } from '../games/GameName';
import { isolated } from '../i18n/Words';
import { outcomes, type Name } from './wishes';

interface Props {
  readonly wishes: URLSearchParams;
  readonly opponents: OwnNumbers['opponents'];
  readonly wish: (name: Name, value: string) => void;
}

/** Which of one's tables are shown: of which game, with whom, and how they ended. */
export function Filter({ wishes, opponents, wish }: Props) {
  const { t } = useTranslation();
  const { value: games } = useFetched(rest.games);
  const chosen = wishes.get('opponent') ?? '';
  const known = chosen === '' || chosen === 'bots' || opponents.some(({ player }) => player === chosen);
  const field = (name: Name, choices: ReactNode) => (
    <Choice label={t(`own.by.${name}`)} value={wishes.get(name) ?? ''} choose={(value) => wish(name, value)}>
      <option value="">{t('own.any')}</option>
      {choices}
    </Choice>
  );
  return (
    <div className="own-filter">
      {field('game', games?.map(({ key }) => <Game key={key} game={key} />))}
      {field(
        'opponent',
        <>
          <option value="bots">{t('own.only_bots')}</option>
          {opponents.map(({ player, name }) => (
            <option key={player} value={player}>
              {isolated(name)}
            </option>
          ))}
          {known ? null : <option value={chosen}>{t('seat.somebody')}</option>}
        </>,
      )}
      {field(
        'outcome',
        outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`own.outcomes.${outcome}`)}
          </option>
        )),
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

function Game({ game }: { readonly game: string }) {
  return <option value={game}>{useGameName(game)}</option>;
}
