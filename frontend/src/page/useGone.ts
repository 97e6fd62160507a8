import { useEffect, useState } from 'react';

import type { SocketState } from '../live/socket';

/** Milliseconds: a line that stands again before is no news. */
const LASTING = 1_000;

/**
 * What keeps the page from what is new: `lost` while the line is opened again by itself, another state where it will not be;
 * null while all is well. `known`: whether anything has been heard at all.
 */
export function useGone(connection: SocketState, known: boolean): SocketState | null {
  const lost = connection === 'lost' || connection === 'connecting';
  const waiting = lost && known;
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLasting(true), LASTING);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [waiting]);
  if (lost) return waiting && lasting ? 'lost' : null;
  return connection === 'live' ? null : connection;
}
