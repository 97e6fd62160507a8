import { useEffect, useState } from 'react';

import type { FromLobby, LobbyLists, Summary } from '../api/wire';
import { LiveSocket, type SocketState } from '../live/socket';
import { useMe } from '../me/MeProvider';

export interface Tables {
  /** Those at which the reader sits; null until the server has told. */
  readonly mine: readonly Summary[] | null;
  /** All others that the reader may see; null until the server has told. */
  readonly others: readonly Summary[] | null;
  readonly connection: SocketState;
}

/** The lists of the lobby as the server last told them, for as long as they are shown. */
export function useTables(): Tables {
  const { me } = useMe();
  const [lists, setLists] = useState<LobbyLists | null>(null);
  const [connection, setConnection] = useState<SocketState>('connecting');
  useEffect(() => {
    const socket = new LiveSocket<FromLobby>({
      path: () => '/ws/lobby/',
      heard: (message) => message.type === 'lobby' && setLists(message),
      changed: setConnection,
    });
    socket.open();
    return () => socket.close();
    // The server asks only at the handshake who connects: somebody else, or another name, needs another socket.
  }, [me]);
  return {
    mine: lists?.mine ?? null,
    others: lists?.tables.filter((table) => table.you === null) ?? null,
    connection,
  };
}
