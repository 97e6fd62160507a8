import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import { AdviceHere } from '../advice/parts';
import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Table } from '../api/wire';
import { Preferences } from '../me/Preferences';
import { WindowPreferences } from '../me/WindowPreferences';
import { NoticeSettings } from '../notices/parts';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import { isPractice } from '../origin/kinds';
import { hasRules } from '../rules/rules';
import { isLesson } from '../lesson/parts';
import { Ways, Whence } from '../origin/parts';
import { useMouse } from '../ui/useMode';
import { AskBefore } from '../undo/AskBefore';
import { CopyLink } from '../waiting/CopyLink';
import { Guests } from '../waiting/parts';
import { ForcedMoves } from './ForcedMoves';
import { TableSounds } from './TableSounds';
import type { TableNow } from './useTable';

interface Props {
  readonly table: Table;
  readonly live: TableNow;
  /** Looks back to an entry; null where there is nothing yet to look at. */
  readonly look: ((seq: number) => void) | null;
  readonly askUndo: () => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly showHelp: () => void;
}

export function TableMenu({ table, live, look, askUndo, open, onClose, showHelp }: Props) {
  const { t } = useTranslation();
  const { you, now } = live;
  const mouse = useMouse();
  const isAlone = isPractice(table) || isLesson(table);
  const ways = <Ways table={table} you={you} at={now.asked === null ? null : now.seq} revealed={false} ended={now.status === 'scored'} />;
  return (
    <Sheet title={t('menu.title')} open={open} onClose={onClose}>
      <Whence table={table} />
      <div className="menu-rows">
        {mouse || hasRules(table.game) ? <Leads to={showHelp} {...{ onClose }} word={t(mouse ? 'help.title' : 'help.rules')} /> : null}
        {look === null ? null : <Leads to={() => look(now.seq)} {...{ onClose }} word={t('replay.look_back')} />}
        {you !== null && now.status === 'running' && now.undo.rule === 'asked' ? <Leads to={askUndo} {...{ onClose }} word={t('undo.menu')} /> : null}
      </div>
      {isLesson(table) ? null : <AdviceHere table={table} />}
      {isAlone ? <div className="menu-rows">{ways}</div> : null}
      {you !== null && now.status !== 'open' && now.seats[you]?.host === true ? <Guests table={table.id} now={now} entries={live.story.entries} /> : null}
      <Preferences />
      <TableSounds />
      {you === null ? null : <NoticeSettings />}
      <WindowPreferences game={table.game} />
      <ForcedMoves />
      {now.undo.rule === 'none' ? null : <AskBefore />}
      <div className="menu-rows">
        <CopyLink />
        <Link href={`/tables/${table.id}/audit`} className="button">
          {t('menu.audit')}
        </Link>
        {isAlone ? null : ways}
      </div>
      {you !== null && now.status === 'running' ? <WaysOut table={table} seat={you} onClose={onClose} /> : null}
    </Sheet>
  );
}

/** Closes the menu and leads elsewhere. */
function Leads({ to, word, onClose }: { readonly to: () => void; readonly word: string; readonly onClose: () => void }) {
  const press = () => {
    onClose();
    to();
  };
  return (
    <button type="button" className="button" onClick={press}>
      {word}
    </button>
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
