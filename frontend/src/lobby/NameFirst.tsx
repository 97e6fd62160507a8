import { useTranslation } from 'react-i18next';

import { GameName } from '../games/GameName';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import type { Opening } from './useOpening';
import { isWaiting } from './wish';

/** Asks strangers what to call them, between the press that opens a table and the table. */
export function NameFirst({ wanted, named, forget, error }: Opening) {
  const { t } = useTranslation();
  const { me } = useMe();
  const waits = wanted !== null && isWaiting(wanted.wish);
  return (
    <Sheet title={wanted === null ? null : <GameName game={wanted.game.key} />} open={wanted !== null} onClose={forget}>
      {me === null ? (
        <>
          <p>{t(waits ? 'lobby.before_open' : 'lobby.before')}</p>
          <NameForm button={t(waits ? 'new.open' : 'lobby.play_now')} onDone={named} />
        </>
      ) : (
        <p role="status">{error === null ? t(waits ? 'lobby.opening' : 'lobby.beginning') : null}</p>
      )}
      <ErrorNote code={error} />
    </Sheet>
  );
}
