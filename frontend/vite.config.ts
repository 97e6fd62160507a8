import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';
const PAGES = ['src/lobby/Lobby.tsx', 'src/lobby/NewTable.tsx', 'src/table/TablePage.tsx'];
const GAMES = readdirSync('src/games');
const BOARDS = GAMES.flatMap((name) => [`src/games/${name}/index.ts`, `src/games/${name}/index.tsx`]);
const LESSONS = GAMES.filter((name) => existsSync(`src/games/${name}/lesson/lesson.json`));
const COVERS = GAMES.map((name) => `src/games/${name}/cover.tsx`);

/** Which of these modules import that one, by however many steps, as far as they are not `import()`. */
function importers(of: readonly string[], id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const found = new Set([id]);
  for (const each of found) graph.getModuleInfo(each)?.importers.forEach((importer) => found.add(importer));
  return of.filter((module) => [...found].some((each) => each.endsWith(`/${module}`)));
}

/** Whether it comes with every table: needed by its page, or by the boards of several games. */
function isOfTables(id: string, graph: Rolldown.ChunkingContext): boolean {
  return importers(['src/table/TablePage.tsx'], id, graph).length > 0 || importers(BOARDS, id, graph).length >= 2;
}

/** Whether it comes with every page: needed by all, by several pages, or by the covers of several games. */
function isCommon(id: string, graph: Rolldown.ChunkingContext): boolean {
  const needed = (by: readonly string[], least: number) => importers(by, id, graph).length >= least;
  return needed(['src/draw.tsx'], 1) || needed(PAGES, 2) || needed(COVERS, 2);
}

/** Has the page itself ask for the file of this module and for what that imports: the script that would ask comes later. */
function early(module: string): Plugin {
  return {
    name: 'early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
        const files = new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        const links = [...files].map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `/static/${file}` }));
        return links.filter(({ href }) => !html.includes(href)).map((attrs) => ({ tag: 'link', attrs }));
      },
    },
  };
}

/** The service worker, with the names of the files that it keeps and their digest: whoever has it hears of other ones. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle() {
      const files = readdirSync('public/offline').sort();
      const digest = createHash('sha256');
      for (const file of files) digest.update(readFileSync(`public/offline/${file}`));
      const source = readFileSync('src/offline/worker.js', 'utf8')
        .replace('__DIGEST__', digest.digest('hex').slice(0, 16))
        .replace('__FILES__', files.map((file) => `/static/offline/${file}`).join(' '));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

export default defineConfig(({ command }) => ({
  // Django serves the built assets under /static/ and this page for every address that is not the API's.
  base: command === 'build' ? '/static/' : '/',
  define: { __LESSONS__: JSON.stringify(LESSONS) },
  plugins: [react(), early('src/App.tsx'), worker()],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // All these browsers know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files for what always comes together: each one more is a way to the server and back.
          groups: [
            { name: (id, graph) => (importers(['src/main.ts'], id, graph).length > 0 ? 'main' : null), priority: 2 },
            { name: (id, graph) => (isCommon(id, graph) ? 'draw' : null), priority: 1 },
            { name: (id, graph) => (isOfTables(id, graph) ? 'table' : null), priority: 1 },
            { name: (id, graph) => importers(COVERS, id, graph)[0]?.replace(/.*games.(.*).cover.tsx/, 'cover-$1') ?? null },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // A window with room for the log beside the table.
    environmentOptions: { happyDOM: { width: 1440, height: 900 } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/i18n/all.fixture.ts', 'src/patience.fixture.ts'],
    testTimeout: 30_000,
    maxWorkers: '100%', // its own choice leaves one core out: of two that is half
  },
}));
