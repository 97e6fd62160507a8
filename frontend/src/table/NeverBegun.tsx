import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { AnyGame } from '../games/game';

/** A table that was abandoned before the game began: there is no board to show, nor anything to wait for. */
export function NeverBegun({ game }: { readonly game: AnyGame }) {
  const { t } = useTranslation();
  return (
    <main className="waiting-room">
      <div className="waiting-cover">
        <game.Cover />
      </div>
      <section className="waiting-seats">
        <h2>{t('prompt.abandoned')}</h2>
        <div className="menu-rows">
          <Link href="/" className="button main">
            {t('table.lobby')}
          </Link>
        </div>
      </section>
    </main>
  );
}
