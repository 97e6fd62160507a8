import { useTranslation } from 'react-i18next';

import { spoken } from '../i18n/spoken';

/** The game's name as its players say it; a game without a catalogue goes by its key. */
export function useGameName(game: string): string {
  const { t } = useTranslation();
  return t('name', { ns: game, defaultValue: spoken(game) });
}

export function GameName({ game }: { readonly game: string }) {
  return useGameName(game);
}
