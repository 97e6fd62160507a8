import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Table } from '../api/wire';
import { Preferences } from '../me/Preferences';
import { WindowPreferences } from '../me/WindowPreferences';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import { CopyLink } from './CopyLink';
import type { TableNow } from './useTable';

interface Props {
  readonly table: Table;
  readonly live: TableNow;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly showHelp: () => void;
}

export function TableMenu({ table, live, open, onClose, showHelp }: Props) {
  const { t } = useTranslation();
  const { you, now } = live;
  return (
    <Sheet title={t('menu.title')} open={open} onClose={onClose}>
      <Preferences />
      <WindowPreferences game={table.game} />
      <div className="menu-rows">
        <CopyLink />
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            showHelp();
          }}
        >
          {t('help.title')}
        </button>
      </div>
      {you !== null && now.status === 'running' ? <WaysOut table={table} seat={you} onClose={onClose} /> : null}
    </Sheet>
  );
}

/** Leaving and resigning take two presses: the first one says what the second will do. */
function WaysOut({ table, seat, onClose }: { readonly table: Table; readonly seat: number; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [sure, setSure] = useState<'leave' | 'resign' | null>(null);
  const { run, busy, error } = useRequest();
  const act = () => {
    if (sure === 'leave') run(() => rest.leave(table.id, seat).then(() => go('/')));
    else run(() => rest.resign(table.id).then(onClose));
  };
  if (sure === null) {
    return (
      <div className="menu-rows">
        <button type="button" className="button" onClick={() => setSure('leave')}>
          {t('menu.leave')}
        </button>
        <button type="button" className="button" onClick={() => setSure('resign')}>
          {t('menu.resign')}
        </button>
      </div>
    );
  }
  return (
    <div className="menu-sure">
      <p>{t(`menu.${sure}_means`)}</p>
      <div className="menu-rows">
        <button type="button" className="button main" disabled={busy} onClick={act}>
          {t(`menu.${sure}_now`)}
        </button>
        <button type="button" className="button" onClick={() => setSure(null)}>
          {t('menu.stay')}
        </button>
      </div>
      <ErrorNote code={error} />
    </div>
  );
}
