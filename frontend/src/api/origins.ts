/** The addresses of tables that come from others; apart from `rest.ts`, as the first visit wants none of them. */
import { ApiError, ask, refusal } from './rest';
import type { SeatWish, Table, Upload } from './wire';

export const practise = (id: string, entry: number, real: boolean, salt: string) => ask<Table>('POST', `/tables/${id}/practice/`, { entry, real, salt });
export const practiseAgain = (id: string, same: boolean, salt: string) => ask<Table>('POST', `/tables/${id}/again/`, { same, salt });
export const playDeal = (id: string, salt: string) => ask<Table>('POST', `/tables/${id}/deal/`, { salt });
export const learn = (game: string, anew: boolean, salt: string) => ask<Table>('POST', `/games/${game}/lesson/`, { anew, salt });
export const uploaded = (id: string) => ask<Upload>('GET', `/uploads/${id}/`);
export const goOn = (id: string, entry: number, seats: readonly SeatWish[], salt: string) => ask<Table>('POST', `/uploads/${id}/tables/`, { entry, seats, salt });

/** A file as it is, byte by byte. */
export async function upload(file: Blob): Promise<Upload> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/uploads/', { method: 'POST', credentials: 'same-origin', headers, body: file }).catch(() => {
    throw new ApiError('no_connection', null);
  });
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as Upload;
}
