/**
 * Asks at once for all that this address needs: nothing waits for what it could come beside. So nothing large may be
 * imported here but by `import()`.
 */
import '@fontsource-variable/atkinson-hyperlegible-next';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/theme';

import * as rest from './api/rest';
import { allCovers, gameOf } from './games/registry';
import { commonWords, folderWords, gameWords } from './i18n/catalogues';
import { language } from './i18n/language';
import { listFormat } from './i18n/listed';
import { openAhead } from './live/ahead';
import { auditPage, lobby, newTable, ownPage, tablePage, uploadPage } from './pages';
import { reloadIfParted } from './reload';
import type { Part } from './ui/part';

function page(): Part<unknown> {
  const [, id, audit] = /^\/tables\/([0-9a-f-]{36})(\/audit)?\/?$/.exec(location.pathname) ?? [];
  if (id !== undefined) {
    if (audit === undefined) openAhead(id);
    hurry(['seats', 'undo'].flatMap((folder) => folderWords(language.get(), folder)));
    const game = document.querySelector<HTMLMetaElement>('meta[name="griot:game"]')?.content;
    if (game !== undefined) hurryGame(game);
    rest.ahead(`/tables/${id}/`, (table) => hurryGame(table.game));
    return audit === undefined ? tablePage : auditPage;
  }
  rest.ahead('/games/');
  hurry(allCovers());
  return { '/new': newTable, '/me': ownPage, '/upload': uploadPage }[location.pathname] ?? lobby;
}

function hurryGame(key: string): void {
  hurry([gameOf(key), ...gameWords(language.get(), key)]);
}

/** Fetches what will be wanted; whoever wants it is told if it does not come. */
function hurry(parts: readonly Part<unknown>[]): void {
  for (const part of parts) part.load().catch(() => undefined);
}

/** What the first drawing would wait for, done while all the rest is on its way: fonts, and the browser's words for lists. */
function warm(): void {
  for (const face of ['Atkinson Hyperlegible Next Variable', 'Ojuju Variable']) void document.fonts.load(`1em '${face}'`);
  listFormat(language.get());
}

/** So long after the first drawing, in milliseconds, a page has all that it needs: what is for later must not hold it up. */
const SETTLED = 3000;

/** Has the browser keep a page for when there is no network (offline/worker.js); not every browser does, nor on every address. */
function prepareOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => undefined), SETTLED);
}

/**
 * Loads it while errors note no place. React makes some as it begins, to throw them one day, and a browser that notes
 * where each was made reads the whole file once more for it: a tenth of a second on a phone.
 */
async function unplaced<T>(load: () => Promise<T>): Promise<T> {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return await load();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  reloadIfParted();
  rest.ahead('/guests/me/');
  const coming = unplaced(() => Promise.all([import('./draw'), page().load(), commonWords(language.get()).load()]));
  warm();
  const [{ draw }] = await coming;
  await draw(root);
  prepareOffline();
}

void begin();
