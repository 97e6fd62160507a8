import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Sign } from '../ornament/Sign';
import { Band } from '../ornament/Cloth';
import { Say } from '../words/Reading';
import { Connection } from './Connection';
import { TableMenu } from './TableMenu';
import { GameName } from './GameName';
import type { TableNow } from './useTable';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly live: TableNow;
  readonly showLog: () => void;
  readonly showHelp: () => void;
}

export function Header({ table, game, live, showLog, showHelp }: Props) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState(false);
  const stage = live.now.view === null ? null : game.stage(live.now.view);
  return (
    <header className="room-head">
      <Link href="/" className="button bare home" aria-label={t('table.lobby')}>
        <Sign name="drum" size="1.6rem" />
      </Link>
      <h1 className="room-title">
        <GameName game={table.game} />
      </h1>
      {stage === null ? null : (
        <p className="room-stage">
          <Say line={stage} />
        </p>
      )}
      <div className="room-tools">
        {live.you === null && live.now.status !== 'open' ? <span className="tag">{t('table.watching')}</span> : null}
        <Connection line={live.line} known={live.story.now !== null} />
        <button type="button" className="button bare log-button" onClick={showLog}>
          {t('log.button')}
        </button>
        <button type="button" className="button bare" aria-haspopup="dialog" onClick={() => setMenu(true)}>
          {t('menu.title')}
        </button>
      </div>
      <div className="room-band">
        <Band seed={table.game} />
      </div>
      <TableMenu table={table} live={live} open={menu} onClose={() => setMenu(false)} showHelp={showHelp} />
    </header>
  );
}
