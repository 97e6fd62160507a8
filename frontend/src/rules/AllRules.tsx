import { useEffect, useState } from 'react';

import { gameOf } from '../games/registry';
import { ReadingProvider } from '../i18n/Reading';
import { speak } from '../i18n/setup';
import { usePart } from '../ui/part';
import { Pieces } from './Pieces';
import { sectionOf, useRules, type RulesProps } from './rules';
import { RulesText } from './RulesText';

/** Rules and pieces of a game, with nobody at a table. */
export function AllRules({ game, begin }: RulesProps) {
  const pages = useRules(game);
  const client = usePart(gameOf(game));
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    void speak(game).then(() => setSpoken(true));
  }, [game]);
  if (pages === null) return null;
  const drawn = spoken ? client : null;
  return (
    <ReadingProvider game={game} you={null} seats={NOBODY} point={nothing} open={nothing}>
      <RulesText pages={pages} section={typeof begin === 'string' ? begin : sectionOf(pages.rules, begin)} game={game} client={drawn} />
      {drawn === null ? null : <Pieces pages={pages} game={drawn} />}
    </ReadingProvider>
  );
}

const NOBODY: readonly never[] = [];
const nothing = () => undefined;
