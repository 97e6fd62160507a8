import { useTranslation } from 'react-i18next';

import { GameName } from '../games/GameName';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import { SeatsLine } from './SeatsForm';
import type { Opening } from './useOpening';
import { isWaiting } from './wish';

interface Props extends Opening {
  /** What the button was called that wants a table at once. */
  readonly begin: string;
}

/** Asks strangers what to call them, between the press that opens a table and the table: by the word that was pressed, with the table that it was about. */
export function NameFirst({ wanted, named, forget, error, begin }: Props) {
  const { t } = useTranslation();
  const { me } = useMe();
  const waits = wanted !== null && isWaiting(wanted.wish);
  return (
    <Sheet title={wanted === null ? null : <GameName game={wanted.game.key} />} open={wanted !== null} onClose={forget}>
      {me === null ? (
        <>
          {wanted === null ? null : <SeatsLine seats={wanted.wish.seats} />}
          <p>{t(waits ? 'lobby.before_open' : 'lobby.before')}</p>
          <NameForm button={waits ? t('new.open') : begin} onDone={named} />
        </>
      ) : (
        <p role="status">{error === null ? t(waits ? 'lobby.opening' : 'lobby.beginning') : null}</p>
      )}
      <ErrorNote code={error} />
    </Sheet>
  );
}
