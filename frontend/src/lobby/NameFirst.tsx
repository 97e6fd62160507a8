import { useTranslation } from 'react-i18next';

import { GameName } from '../games/GameName';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import type { PlayNow } from './usePlayNow';

/** Asks strangers what to call them, between the press on a poster and the game. */
export function NameFirst({ wanted, named, forget, error }: PlayNow) {
  const { t } = useTranslation();
  const { me } = useMe();
  return (
    <Sheet title={wanted === null ? null : <GameName game={wanted.key} />} open={wanted !== null} onClose={forget}>
      {me === null ? (
        <>
          <p>{t('lobby.before')}</p>
          <NameForm button={t('lobby.play_now')} onDone={named} />
        </>
      ) : (
        <p role="status">{error === null ? t('lobby.beginning') : null}</p>
      )}
      <ErrorNote code={error} />
    </Sheet>
  );
}
