import { useTranslation } from 'react-i18next';

import type { AnyGame } from '../games/game';
import type { Refusal } from '../live/live';

/** Why the last move was not accepted, as the game puts it where its catalogue has the reason. */
export function useRefusal(refused: Refusal | null, game: AnyGame): string | null {
  const { t } = useTranslation();
  if (refused === null) return null;
  const reason = refused.reason === null ? '' : t(`refused.${refused.reason}`, { ns: game.key, defaultValue: '' });
  return reason === '' ? t([`error.${refused.code}`, 'error.unknown']) : reason;
}
