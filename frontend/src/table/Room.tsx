import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import { gameOf } from '../games/registry';
import { ReadingProvider } from '../i18n/Reading';
import { WishesProvider } from '../me/WishesProvider';
import { Sheet } from '../ui/Sheet';
import { CardPeek } from './CardPeek';
import { Drawer } from './Drawer';
import { EndScreen } from './EndScreen';
import { Header } from './Header';
import { Help, useHelpKey } from './Help';
import { NeverBegun } from './NeverBegun';
import { RoundTable } from './RoundTable';
import { usePicked } from './usePicked';
import { useLive } from './useTable';
import { WaitingRoom } from './WaitingRoom';

type Open = 'log' | 'scores' | 'help' | null;

/** The one frame around every game: header, table, drawer, and the sheets that come over them. */
export function Room({ table }: { readonly table: Table }) {
  const { t } = useTranslation();
  const game = gameOf(table.game);
  const live = useLive(table);
  const { now, you, story } = live;
  const [open, setOpen] = useState<Open>(null);
  const [peeked, setPeeked] = useState<string | null>(null);
  const [highlight, setHighlight] = useState<string | null>(null);
  const [picked, pick] = usePicked(now.asked);
  const close = useCallback(() => setOpen(null), []);
  useHelpKey(useCallback(() => setOpen('help'), []));
  const drawer = <Drawer game={game} entries={story.entries} you={you} say={live.say} mayTalk={now.may_talk} view={now.view} />;
  return (
    <WishesProvider>
      <ReadingProvider game={game.key} you={you} seats={now.seats} point={setHighlight} open={setPeeked}>
        <div className={`room ${game.palette}`}>
          <Header table={table} game={game} live={live} showLog={() => setOpen('log')} showHelp={() => setOpen('help')} />
          <div className="room-body">
            {now.status === 'open' ? (
              <WaitingRoom table={table} game={game} now={now} you={you} />
            ) : now.view === null ? (
              <NeverBegun game={game} />
            ) : (
              <RoundTable
                table={table.id}
                game={game}
                live={live}
                picked={picked}
                pick={pick}
                highlight={highlight}
                showScores={() => setOpen('scores')}
              />
            )}
            <aside className="drawer" aria-label={t('log.title')}>
              {drawer}
            </aside>
          </div>
          <Sheet title={t('log.title')} open={open === 'log'} from="up" onClose={close}>
            {drawer}
          </Sheet>
          <EndScreen table={table} game={game} now={now} you={you} open={open === 'scores'} setOpen={(yes) => setOpen(yes ? 'scores' : null)} />
          <CardPeek game={game} card={peeked} onClose={() => setPeeked(null)} />
          <Help open={open === 'help'} onClose={close} />
        </div>
      </ReadingProvider>
    </WishesProvider>
  );
}
