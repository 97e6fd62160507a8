/** The REST API, one function for each address. Every failure is thrown as an `ApiError`. */
import type { GameInfo, NewTable, Person, Preferences, Table } from './wire';

/** `code` is stable and has a sentence in the catalogues (`error.CODE`). */
export class ApiError extends Error {
  readonly code: string;
  readonly reason: string | null;

  constructor(code: string, reason: string | null) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

/** The stable code of a failed request. Anything else that was thrown is a bug, and is thrown again. */
export function codeOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.code;
  throw failure;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new ApiError('no_connection', null);
  }
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { code, reason } = (await answer.json()) as { code: string; reason: string | null };
    return new ApiError(code, reason);
  } catch {
    // Not one of the platform's own answers: a proxy's error page, say.
    return new ApiError('unknown', null);
  }
}

export const me = () => ask<{ player: Person | null }>('GET', '/guests/me/').then(({ player }) => player);
export const introduce = (name: string) =>
  ask<{ player: Person }>('POST', '/guests/', { name }).then(({ player }) => player);
export const rename = (name: string) =>
  ask<{ player: Person }>('PATCH', '/guests/me/', { name }).then(({ player }) => player);
export const preferences = () => ask<Preferences>('GET', '/guests/me/preferences/');
export const prefer = (wishes: Partial<Preferences>) => ask<Preferences>('PATCH', '/guests/me/preferences/', wishes);
export const games = () => ask<{ games: GameInfo[] }>('GET', '/games/').then(({ games }) => games);
export const table = (id: string) => ask<Table>('GET', `/tables/${id}/`);
export const openTable = (wish: NewTable) => ask<Table>('POST', '/tables/', wish);
export const sit = (id: string, seat: number, salt: string) => ask<Table>('POST', `/tables/${id}/seats/${seat}/`, { salt });
export const leave = (id: string, seat: number) => ask<Table | null>('DELETE', `/tables/${id}/seats/${seat}/`);
export const start = (id: string) => ask<Table>('POST', `/tables/${id}/start/`);
export const resign = (id: string) => ask<Table>('POST', `/tables/${id}/resign/`);
export const resume = (id: string) => ask<Table>('POST', `/tables/${id}/resume/`);
export const rematch = (id: string, salt: string) => ask<Table>('POST', `/tables/${id}/rematch/`, { salt });
