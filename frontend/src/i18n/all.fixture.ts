/** All words in all languages, for tests: none has to wait for those that it looks at. */
import { readdirSync } from 'node:fs';

import { commonWords, folderWords, gameWords } from './catalogues';
import { languages, speak, teach } from './setup';

const foldersIn = (path: string) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const games = foldersIn('src/games');
for (const language of languages) {
  const ofFolders = foldersIn('src').flatMap((folder) => folderWords(language, folder));
  const parts = [commonWords(language), ...ofFolders, ...games.flatMap((game) => gameWords(language, game))];
  (await Promise.all(parts.map((part) => part.load()))).forEach((words) => teach(language, words));
}
await speak(...games);
