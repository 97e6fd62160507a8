import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { useGameName } from '../games/GameName';
import { hasLesson } from './has';

/** Leads into the lesson of a game; nothing for a game without one. */
export function LearnLink({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const name = useGameName(game);
  if (!hasLesson(game)) return null;
  return (
    <Link href={`/games/${game}/lesson`} className="button" aria-label={`${t('learn')}: ${name}`}>
      {t('learn')}
    </Link>
  );
}
