import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Cover } from '../games/Cover';
import type { AnyGame } from '../games/game';
import '../waiting/waiting.css';

/** A table that was abandoned before the game began: there is no board to show, nor anything to wait for. */
export function NeverBegun({ game }: { readonly game: AnyGame }) {
  const { t } = useTranslation();
  return (
    <main className="waiting-room">
      <div className="waiting-game">
        <div className="waiting-cover">
          <Cover game={game.key} />
        </div>
      </div>
      <section className="waiting-seats">
        <header className="waiting-title">
          <h2>{t('prompt.abandoned')}</h2>
        </header>
        <div className="menu-rows">
          <Link href="/" className="button main">
            {t('table.lobby')}
          </Link>
        </div>
      </section>
    </main>
  );
}
