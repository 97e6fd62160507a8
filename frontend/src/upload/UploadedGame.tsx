import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearch } from 'wouter';

import * as origins from '../api/origins';
import * as story from '../api/story';
import { useFetched } from '../api/useFetched';
import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { speak } from '../i18n/setup';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { momentIn } from '../replay/address';
import { ErrorNote } from '../ui/ErrorNote';
import { LookedAt } from './LookedAt';
import '../table/table.css';
import '../table/frame.css';
import '../table/seats.css';
import '../table/ask.css';
import '../table/story.css';
import './upload.css';

interface Told {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
}

async function tell(id: string): Promise<Told> {
  const [{ game }, { entries }] = await Promise.all([origins.uploaded(id), story.entries(`uploads/${id}`, 0, null)]);
  const key = game?.game ?? '';
  const [loaded] = await Promise.all([gameOf(key).load(), speak(key)]);
  return { game: loaded, entries };
}

/** The game of a file that was proved, looked back at like a table: through any eyes, and from anywhere gone on from. */
export function UploadedGame({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { value: told, error } = useFetched(useCallback(() => tell(id), [id]));
  const search = useSearch();
  if (error === 'not_found') return <NotFound />;
  if (momentIn(search).at === null) return <Redirect to={`/uploads/${id}?at=1&as=all`} replace />;
  if (told !== null) return <LookedAt id={id} {...told} />;
  return (
    <>
      <Masthead />
      <main className="door">
        <p role="status">{error === null ? t('door.opening') : null}</p>
        <ErrorNote code={error} />
      </main>
    </>
  );
}
