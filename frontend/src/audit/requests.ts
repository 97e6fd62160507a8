/** What only the audit asks the server for; apart from rest.ts, which every page loads. */
import { answered, ask } from '../api/rest';
import { as } from '../api/story';
import type { Entry, Eyes } from '../api/wire';

/** The next entries, with what the chain is made of. */
export const proven = (id: string, after: number, eyes: Eyes) => ask<{ seq: number; entries: Entry[] }>('GET', `/tables/${id}/entries/?after=${after}&proof=1${as(eyes)}`);
export const exportPath = (id: string) => `/api/tables/${id}/export/`;
/** The table as a file, byte by byte. */
export const exported = async (id: string) => new Uint8Array(await (await answered('GET', `/tables/${id}/export/`)).arrayBuffer());
