import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { GameInfo } from '../api/wire';
import { Cover } from '../games/Cover';
import { GameName, useGameName } from '../games/GameName';
import { posterOf } from '../games/poster';
import { LearnLink } from '../lesson/LearnLink';
import { hasRules } from '../rules/rules';
import { ErrorNote } from '../ui/ErrorNote';
import type { Opening } from './useOpening';
import { firstWish } from './wish';

interface Props {
  readonly games: readonly GameInfo[];
  /** For who is here for the first time: larger. */
  readonly large: boolean;
  readonly opening: Opening;
}

/** The games as posters: each is played with one press, or leads to a table for friends, to its lesson and its rules. */
export function Posters({ games, large, opening }: Props) {
  const { t } = useTranslation();
  return (
    <section className="games" aria-labelledby="games">
      <div className="games-head">
        <h2 id="games">{t('lobby.games')}</h2>
        <p>{t('lobby.how')}</p>
      </div>
      <ErrorNote code={opening.error} />
      <ul className={large ? 'posters large' : 'posters'}>
        {games.map((info) => (
          <li key={info.key} className={`poster game-${info.key}`}>
            <Poster info={info} opening={opening} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Poster({ info, opening }: Pick<Props, 'opening'> & { readonly info: GameInfo }) {
  const { t } = useTranslation();
  const { key } = info;
  const name = useGameName(key);
  return (
    <>
      <Link href={`/new?game=${key}`} className="poster-head">
        <span className="poster-art">
          <Cover game={key} />
        </span>
        <strong className="display">
          <GameName game={key} />
        </strong>
      </Link>
      <div className="poster-words">
        <p>{t('tagline', { ns: key, defaultValue: '' })}</p>
        <Facts info={info} />
        <button type="button" className="button main" disabled={opening.busy} aria-label={`${t('lobby.play_now')}: ${name}`} onClick={() => opening.open(info, firstWish(info))}>
          {t('lobby.play_now')}
        </button>
        <p className="ways">
          <Link href={`/new?game=${key}&friends=1`} aria-label={`${t('lobby.friends')}: ${name}`}>
            {t('lobby.friends')}
          </Link>
          <Link href={`/new?game=${key}`} aria-label={`${t('lobby.set_up')}: ${name}`}>
            {t('lobby.set_up')}
          </Link>
          <LearnLink game={key} />
          {hasRules(key) ? (
            <Link href={`/games/${key}`} aria-label={`${t('help.rules')}: ${name}`}>
              {t('help.rules')}
            </Link>
          ) : null}
        </p>
      </div>
    </>
  );
}

/** How many play, how long, and how much there is to think about. */
function Facts({ info }: { readonly info: GameInfo }) {
  const { t } = useTranslation();
  const { min, max } = info.players;
  const facts = posterOf(info.key);
  return (
    <ul className="poster-facts">
      <li>{min === max ? t('players.exactly', { count: min }) : t('players.between', { min, max })}</li>
      {facts === null ? null : (
        <>
          <li>{t('lobby.minutes', { minutes: facts.minutes })}</li>
          <li className="poster-weight">
            <svg viewBox="0 0 34 10" width="2.1rem" height="0.62rem" aria-hidden="true">
              {[1, 2, 3].map((at) => (
                <path key={at} className={at <= facts.weight ? 'full' : ''} d={`M${12 * at - 7} 1l4 4-4 4-4-4z`} />
              ))}
            </svg>
            {t(`weight.${facts.weight}`)}
          </li>
        </>
      )}
    </ul>
  );
}
