/**
 * Which folder of the client may import which: `npm run arrows`. By dependency-cruiser, because ESLint has no rule of
 * its own against circles between files.
 *
 * It does not see what `import.meta.glob` collects: the games (games/registry.ts) and the catalogues (i18n/catalogues.ts).
 */

/** From top to bottom. Each of these imports what stands in the rows below it: nothing above, nothing beside it. */
const ROWS = [
  ['main.ts', 'offline'],
  ['draw.tsx'],
  ['App.tsx'],
  ['pages.ts', 'reload.ts'],
  ['audit', 'upload'],
  ['lobby', 'own', 'table'],
  ['analysis', 'review', 'waiting'],
  ['advice', 'undo', 'origin', 'receipts', 'rules'],
  ['lesson'],
  ['replay'],
  ['notices'],
  ['page'],
  ['me', 'games', 'seats'],
  ['director'],
  ['live', 'i18n'],
  ['ui', 'ornament'],
  ['api', 'chance', 'patience.fixture.ts'],
];

const anyOf = (names) => `^src/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`;

const downwards = ROWS.flatMap((row, at) =>
  row.map((name) => ({
    name: `${name}-downwards`,
    comment: 'Arrows point down. What is shared with something above or beside goes into a row below both.',
    severity: 'error',
    from: { path: anyOf([name]) },
    to: { path: '^src/', pathNot: anyOf([name, ...ROWS.slice(at + 1).flat()]) },
  })),
);

const TEST_CODE = '\\.(test|fixture)\\.tsx?$';

export default {
  forbidden: [
    ...downwards,
    {
      name: 'in-a-row',
      comment: 'A new folder needs a place in ROWS, or nothing would be said about what it imports.',
      severity: 'error',
      from: { path: '^src/', pathNot: anyOf(ROWS.flat()) },
      to: {},
    },
    {
      name: 'no-circle',
      comment: 'Files that import each other can be understood, tested and loaded only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'games-apart',
      comment: 'A game knows itself and what is for all games (generic/), so that one can be changed or removed alone.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: ['^src/games/$1/', '^src/games/generic/'] },
    },
    {
      name: 'games-below-registry',
      comment: 'The registry collects the games: one that asked it would come to know the others.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/' },
      to: { path: '^src/games/registry' },
    },
    {
      name: 'games-by-registry',
      comment: 'Outside games/ no game is known by name: whoever needs one asks the registry for it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/' },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'no-test-code',
      comment: 'Tests and their fixtures are not part of what is delivered.',
      severity: 'error',
      from: { pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // An import of a type is an arrow too: it says who has to know whom.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
