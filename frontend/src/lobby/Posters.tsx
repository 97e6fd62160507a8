import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { GameInfo } from '../api/wire';
import { GameName } from '../games/GameName';
import { gameOf } from '../games/registry';

/** The games as posters; each leads to a new table. */
export function Posters({ games }: { readonly games: readonly GameInfo[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('lobby.games')}</h2>
      <ul className="posters">
        {games.map((info) => (
          <li key={info.key}>
            <Poster info={info} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Poster({ info }: { readonly info: GameInfo }) {
  const { t } = useTranslation();
  const game = gameOf(info.key);
  const { min, max } = info.players;
  return (
    <Link href={`/new?game=${info.key}`} className={`poster ${game.palette}`}>
      <span className="poster-art">
        <game.Cover />
      </span>
      <span className="poster-words">
        <strong className="display">
          <GameName game={info.key} />
        </strong>
        <span>{t('tagline', { ns: info.key, defaultValue: '' })}</span>
        <span className="poster-players">{min === max ? t('players.exactly', { count: min }) : t('players.between', { min, max })}</span>
      </span>
    </Link>
  );
}
