/** What every page needs, as one file. */
import type { Catalogue } from '../catalogue';
import frame from '../en.json';

/** By path: what the lobby says of each game. */
const games = import.meta.glob<Catalogue>('../../games/*/i18n/lobby/en.json', { eager: true, import: 'default' });
const generic = import.meta.glob<Catalogue>('../../games/generic/i18n/en.json', { eager: true, import: 'default' });

export default { frame, games: { ...games, ...generic } };
