import { WonRow } from '../generic/WonRow';
import type { WonProps } from '../game';
import { FaceArt } from './art/CardArt';
import { faceOf, worthOf } from './faces';
import type { View } from './types';

/** So many lie beside each other, with all of their numbers; more overlap. */
const SIDE_BY_SIDE = 6;

/** The goods in the bag, and what else has come into it. */
export function Won({ view, seat }: WonProps<View>) {
  const cards = (view.bags[seat] ?? []).map(faceOf).toSorted((one, other) => Number(worthOf(other) ?? 0) - Number(worthOf(one) ?? 0) || one.localeCompare(other));
  return (
    <WonRow ratio={100 / 140} seen={cards.length > SIDE_BY_SIDE ? 0.86 : 1}>
      {cards.map((kind, at) => (
        <li key={at}>
          <FaceArt kind={kind} />
        </li>
      ))}
    </WonRow>
  );
}
