/**
 * Writes the client's types from the schemas that `manage.py types` puts beside them:
 * src/api/openapi.json -> src/api/types.ts, src/games/KEY/schema.json -> src/games/KEY/types.ts.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';

const source = new URL('../src/', import.meta.url);
const banner = '// Made by `npm run types` from the server\'s schemas: change them there.\n';

// What the compiler says about each definition is plain from the definition.
const REFERENCED = /\/\*\*\n \* This interface was referenced by [^\n]*\n \* via [^\n]*\n \*\/\n| \*\n \* This interface was referenced by [^\n]*\n \* via [^\n]*\n/g;

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

async function writeApi() {
  const api = await openapi(new URL('api/openapi.json', source), { immutable: true, alphabetize: true, emptyObjectsUnknown: true });
  await writeFile(new URL('api/types.ts', source), `${banner}\n${astToString(api)}`);
}

async function writeGame(key) {
  const folder = new URL(`games/${key}/`, source);
  const schema = await readJson(new URL('schema.json', folder));
  const types = await compile(named(schema, key), 'Messages', {
    additionalProperties: false,
    bannerComment: banner,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  await writeFile(new URL('types.ts', folder), types.replace(REFERENCED, ''));
}

/** The game's schema with its own names: `AsterixView` is `View` in the game's folder. */
function named(schema, key) {
  const prefix = key[0].toUpperCase() + key.slice(1);
  const own = (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const walk = (part) => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([field, value]) => {
      if (field === '$ref') return [field, value.replace(/[^/]+$/, own)];
      // A title on a field would become a type of its own.
      if (field === 'title' && typeof value === 'string') return [field, undefined];
      if (field === '$defs') return [field, Object.fromEntries(Object.entries(value).map(([name, def]) => [own(name), walk(def)]))];
      return [field, walk(value)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return walk(schema);
}

const games = await readdir(new URL('games/', source), { withFileTypes: true });
const keys = [];
for (const { name } of games.filter((entry) => entry.isDirectory())) {
  const files = await readdir(new URL(`games/${name}/`, source));
  if (files.includes('schema.json')) keys.push(name);
}
await Promise.all([writeApi(), ...keys.map(writeGame)]);
console.log(`types of the API and of ${keys.join(', ')}`);
