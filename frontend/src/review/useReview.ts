import { useCallback, useEffect, useMemo, useState } from 'react';

import type { FromReview, ReviewNow, ToReview } from '../api/wire';
import { LiveSocket, type SocketState } from '../live/socket';

export interface Pointed {
  readonly name: string;
  readonly place: string;
  /** Another number for each press. */
  readonly number: number;
}

export interface Review {
  /** Null until it is heard. */
  readonly now: ReviewNow | null;
  readonly pointed: Pointed | null;
  readonly connection: SocketState;
  readonly send: (message: ToReview) => void;
}

/** The review of that name, for as long as this is shown. */
export function useReview(table: string, name: string): Review {
  const [now, setNow] = useState<ReviewNow | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [connection, setConnection] = useState<SocketState>('connecting');
  const socket = useMemo(
    () =>
      new LiveSocket<FromReview>({
        path: () => `/ws/tables/${table}/reviews/${name}/`,
        heard: (message) => {
          if (message.type === 'review') setNow(message);
          if (message.type === 'pointed') setPointed((before) => ({ name: message.by.name, place: message.place, number: (before?.number ?? 0) + 1 }));
        },
        changed: setConnection,
      }),
    [table, name],
  );
  useEffect(() => {
    socket.open();
    return () => socket.close();
  }, [socket]);
  const send = useCallback((message: ToReview) => socket.send(message), [socket]);
  return { now, pointed, connection, send };
}
