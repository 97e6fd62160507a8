import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { Playing } from '../director/scene';
import type { AnyGame } from '../games/game';
import type { Wanted } from '../rules/rules';
import { Segments } from '../ui/Segments';
import { Chat, type TalkProps } from './Chat';
import { Log } from './Log';
import './talk.css';

interface Props extends TalkProps {
  readonly game: AnyGame;
  readonly you: number | null;
  /** The story as it is told; `entries` are for the talk, which goes on while one looks back. */
  readonly lines: readonly Entry[];
  readonly at: number | null;
  /** What is being shown on the board: the story is told up to there; null: to its end. */
  readonly until: Playing<unknown> | null;
  readonly gone: ReadonlySet<number>;
  readonly look: ((seq: number) => void) | null;
  readonly showRule: (rule: Wanted) => void;
  /** Opens what a bot considered before its choice; null as long as that is a secret. */
  readonly consider: ((choice: Entry) => void) | null;
  /** Talk and story, one below the other. */
  readonly both: boolean;
  /** Which of them is open at first. */
  readonly first: 'log' | 'chat';
}

/** The story so far and the talk at the table. */
export function Drawer(props: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(props.first);
  if (props.both) {
    return (
      <div className="drawer-body both">
        <h2>{t('chat.title')}</h2>
        <Chat {...props} />
        <h2>{t('log.story')}</h2>
        <Log {...props} entries={props.lines} />
      </div>
    );
  }
  const { count } = props.unread;
  const talk = count === 0 ? t('chat.title') : t('chat.title_new', { said: count });
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
      {tab === 'log' ? <Log {...props} entries={props.lines} /> : <Chat {...props} />}
    </div>
  );
}
