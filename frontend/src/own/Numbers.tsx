import { useTranslation } from 'react-i18next';

import type { OwnNumbers } from '../api/wire';
import { Cover } from '../games/Cover';
import { GameName } from '../games/GameName';

/** How one has done at each game that one has played to its end. */
export function Numbers({ games }: { readonly games: OwnNumbers['games'] }) {
  const { t, i18n } = useTranslation();
  const short = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  if (games.length === 0) return null;
  return (
    <ul className="own-numbers">
      {games.map(({ game, games, wins, average_rank: rank, longest_streak: longest }) => (
        <li key={game} className={`own-game game-${game}`}>
          <span className="own-game-art">
            <Cover game={game} />
          </span>
          <h2>
            <GameName game={game} />
          </h2>
          <dl>
            <Figure name={t('own.games')} value={short.format(games)} />
            <Figure name={t('own.wins')} value={short.format(wins)} />
            <Figure name={t('own.average_rank')} value={short.format(rank)} />
            <Figure name={t('own.longest_streak')} value={short.format(longest)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="display">{value}</dd>
    </div>
  );
}
