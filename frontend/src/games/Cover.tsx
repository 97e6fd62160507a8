import { createElement } from 'react';

import { usePart } from '../ui/part';
import { coverOf } from './registry';

/** The picture of a game, in the colours of whatever stands around it; its box is as large before it has come. */
export function Cover({ game }: { readonly game: string }) {
  const cover = usePart(coverOf(game));
  return cover === null ? null : createElement(cover);
}
