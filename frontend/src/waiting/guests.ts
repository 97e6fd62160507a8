import type { Entry, Now, Restriction } from '../api/wire';

/** Who is known to be here without a seat: who has written, who has stood up, and whom the host restricts. */
export function guestsAt({ seats, restricted }: Pick<Now, 'seats' | 'restricted'>, entries: readonly Entry[]): readonly Restriction[] {
  const seated = new Set(seats.map(({ player }) => player));
  const guests = new Map<string, Restriction>();
  for (const { kind, data } of entries) {
    const { player, name } = (data ?? {}) as { player?: string | null; name?: string | null };
    if ((kind !== 'said' && kind !== 'left') || player == null) continue;
    guests.set(player, { player, name: name ?? null, may_talk: true, may_sit: true });
  }
  for (const each of restricted) guests.set(each.player, each);
  return [...guests.values()].filter(({ player }) => !seated.has(player));
}
