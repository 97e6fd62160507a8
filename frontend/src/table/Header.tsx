import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useGameName } from '../games/GameName';
import { Say } from '../i18n/Reading';
import { Band } from '../ornament/Cloth';
import { Sign } from '../ornament/Sign';
import { Connection } from '../page/Connection';
import { TableMenu } from './TableMenu';
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
  const name = useGameName(table.game);
  const [menu, setMenu] = useState(false);
  const stage = live.now.view === null ? null : game.stage(live.now.view);
  return (
    <header className="room-head">
      <title>{`${live.now.asked === null ? '' : `${t('status.your_turn')} · `}${name} · ${t('griot')}`}</title>
      <Link href="/" className="button bare home" aria-label={t('table.lobby')}>
        <Sign name="drum" size="1.6rem" />
      </Link>
      <h1 className={stage === null ? 'room-title' : 'room-title staged'}>
        {name}
      </h1>
      {stage === null ? null : (
        <p className="room-stage">
          <Say line={stage} />
        </p>
      )}
      <div className="room-tools">
        {live.you === null && live.now.status !== 'open' ? <span className="tag">{t('table.watching')}</span> : null}
        <Connection connection={live.connection} known={live.story.now !== null} />
        <button type="button" className="button bare log-button" aria-haspopup="dialog" onClick={showLog}>
          <Icon name="log" />
          <span>{t('log.button')}</span>
        </button>
        <button type="button" className="button bare" aria-haspopup="dialog" onClick={() => setMenu(true)}>
          <Icon name="menu" />
          <span>{t('menu.title')}</span>
        </button>
      </div>
      <div className="room-band">
        <Band seed={table.game} />
      </div>
      <TableMenu table={table} live={live} open={menu} onClose={() => setMenu(false)} showHelp={showHelp} />
    </header>
  );
}

const ICONS = {
  log: 'M3 3h18v14h-9l-5 5v-5H3zM6.5 7v2h11V7zM6.5 11v2h7v-2z',
  menu: 'M3 4.5h18v3H3zM3 10.5h18v3H3zM3 16.5h18v3H3z',
} as const;

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
