import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Cover } from '../games/Cover';
import { GameName } from '../games/GameName';
import { LearnLink } from '../lesson/LearnLink';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { AllRules } from './AllRules';
import { hasRules } from './rules';

/** The rules of a game on a page of their own: `/games/KEY`, and `/games/KEY#KEY-SECTION` for one section of them. */
export function RulesPage({ id: game }: { readonly id: string }) {
  const { t } = useTranslation();
  // In braces: new browsers tell of scrolling by a promise, which is nothing that React could call.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [game]);
  if (!hasRules(game)) return <NotFound />;
  const begun = window.location.hash.slice(`#${game}-`.length);
  return (
    <>
      <Masthead />
      <main className={`page rules-page game-${game}`}>
        <header className="rules-head">
          <span className="rules-cover">
            <Cover game={game} />
          </span>
          <h1 className="display">
            <GameName game={game} />
          </h1>
          <LearnLink game={game} />
          <Link href={`/new?game=${game}`} className="button main">
            {t('rules.play')}
          </Link>
        </header>
        <h2>{t('rules.title')}</h2>
        <AllRules game={game} begin={begun === '' ? null : begun} />
      </main>
    </>
  );
}
