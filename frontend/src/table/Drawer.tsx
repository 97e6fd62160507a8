import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Segments } from '../ui/Segments';
import { Chat } from './Chat';
import { Log } from './Log';

interface Props {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  readonly you: number | null;
  readonly say: (text: string) => void;
  readonly mayTalk: boolean;
  readonly view: unknown;
}

/** The story so far and the talk at the table. */
export function Drawer(props: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const { game, view, you } = props;
  const phrases = you === null || view === null ? [] : (game.phrases?.(view) ?? []);
  const said = props.entries.filter((entry) => entry.kind === 'said').length;
  const talk = said === 0 ? t('chat.title') : t('chat.title_count', { said });
  return (
    <div className="drawer-body">
      <Segments<'log' | 'chat'>
        label={t('log.which')}
        value={tab}
        options={[
          { value: 'log', label: t('log.story') },
          { value: 'chat', label: talk },
        ]}
        onChange={setTab}
      />
      {tab === 'log' ? <Log {...props} /> : <Chat {...props} phrases={phrases} />}
    </div>
  );
}
