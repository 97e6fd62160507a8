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

/** What was asked for before anybody wanted it, each answer for whoever is first to want it. */
const asked = new Map<string, Promise<unknown>>();

/** Asks for what will be wanted soon; `then` hears the answer, and nothing of a failure, which whoever wants it hears of. */
export function ahead(path: `/tables/${string}/`, then: (answer: Table) => void): void;
export function ahead(path: string): void;
export function ahead(path: string, then: (answer: Table) => void = () => undefined): void {
  const answer = send<Table>('GET', path);
  asked.set(path, answer);
  answer.then(then, () => undefined);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const early = method === 'GET' ? asked.get(path) : undefined;
  asked.delete(path);
  return early === undefined ? send<T>(method, path, body) : (early as Promise<T>);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answered(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export async function answered(method: string, path: string, body?: unknown): Promise<Response> {
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
  return answer;
}

export async function refusal(answer: Response): Promise<ApiError> {
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
export const comeBack = (id: string, seat: number) => ask<Table>('POST', `/tables/${id}/seats/${seat}/return/`);
export const start = (id: string) => ask<Table>('POST', `/tables/${id}/start/`);
export const resign = (id: string) => ask<Table>('POST', `/tables/${id}/resign/`);
export const resume = (id: string) => ask<Table>('POST', `/tables/${id}/resume/`);
export const rematch = (id: string, salt: string) => ask<Table>('POST', `/tables/${id}/rematch/`, { salt });
