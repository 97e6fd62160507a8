/** What is to be drawn of each space: plain data, so that a space that has not changed need not be drawn anew. */
import type { LogLine } from '../../i18n/line';
import { yieldOf, type Ware } from './art/wares';
import { closes, groundName, kindName, moveFact, moveName, plainPrice } from './lines';
import { moveOn, priceHere, spaceTaken, tentTaken, worthOf, type Props } from './model';
import { bringsMore, closingSize, type Home } from './settlements';
import type { Move, Price, Space } from './types';

export interface SpaceFacts {
  readonly space: Space;
  /** Whether it belongs to a settlement, and whether that is closed. */
  readonly settled: 'tent' | 'closed' | null;
  /** How it stands in the choice: it may be pressed now, was pressed once by a finger, or only has a price. */
  readonly choice: 'lit' | 'picked' | 'priced' | null;
  /** Whether it is looked at for a choice, also before a tent is picked: all but water. */
  readonly weighed: boolean;
  readonly price: Price | null;
  /** Whether it costs and brings what a tent does wherever it stands alone: then what is paid is left out. */
  readonly plain: boolean;
  /** Whether that is said beside the map, as it holds nearly everywhere. */
  readonly quiet: boolean;
  /** How many points any tent would bring here, told as long as none is picked; null where it is as many as nearly everywhere. */
  readonly worth: number | null;
  /** The ware of the tent that is being paid here. */
  readonly bought: Ware | null;
  /** Whose elephant could come here. */
  readonly mayCome: number | null;
  /** Whether the elephant here is the reader's. */
  readonly own: boolean;
  /** Who has placed the tent here since the reader's last move. */
  readonly placedBy: number | null;
  /** The size of its settlement, where that is written on this space: a single tent needs no number. */
  readonly size: number | null;
  /** Whether it hangs below the space, as an elephant stands where it would be, or may come there. */
  readonly hangs: boolean;
  /** On which side of the size of a settlement its price stands: a little aside, to leave that room. */
  readonly aside: 'left' | 'right' | null;
  /** All that is there, in words; and what pressing it does, where that makes a move. */
  readonly says: readonly (LogLine | null)[];
  readonly does: readonly (LogLine | null)[] | null;
}

/** What is known of it from what lies around it, and from what was done. */
export interface Around {
  readonly home: Home | undefined;
  readonly placedBy: number | null;
  readonly aside: 'left' | 'right' | null;
  /** What a tent brings nearly everywhere, which is said beside the map. */
  readonly common: number | null;
}

export function factsOf(space: Space, { home, placedBy, aside, common }: Around, props: Props): SpaceFacts {
  const { view, hints, you, busy, legal } = props;
  const name = space.space;
  const move = moveOn(name, props);
  const tag = priceHere(name, props);
  const open = move === undefined ? null : busy ? ('priced' as const) : ('lit' as const);
  const plain = tag !== null && tag === plainPrice(tentTaken(props), hints);
  const choice = spaceTaken(props) === name ? 'picked' : (open ?? (tag === null ? null : 'priced'));
  const mayCome = space.ware !== null && choice !== null;
  const worth = worthOf(name, props);
  return {
    space,
    settled: home === undefined ? null : home.closed ? 'closed' : 'tent',
    choice,
    weighed: legal.length > 0 && space.kind !== 'unusable',
    price: space.ware === null ? tag : null,
    plain,
    quiet: plain && tag.points === common,
    worth: worth === common ? null : worth,
    bought: view.purchase?.space === name ? yieldOf(view.purchase.tent) : null,
    mayCome: mayCome ? you : null,
    own: space.elephant !== null && space.elephant === you,
    placedBy,
    size: home?.sign === name && home.spaces.length > 1 ? home.spaces.length : null,
    hangs: space.elephant !== null || mayCome,
    aside,
    says: [...lying(space, home, closingSize(view)), worth === null ? null : { key: 'ground.worth', args: { count: worth } }],
    does: move === undefined ? null : [moveName(move), moveFact(move, hints), ...moreAt(move, props), closes(move, props)],
  };
}

/** Of whom it changes what an elephant brings, for who hears of the place what the bubble beside it shows. */
function moreAt(move: Move, { view }: Props): readonly LogLine[] {
  if (move.type !== 'buy_tent') return [];
  return bringsMore(move.space, yieldOf(move.tent), view).flatMap(({ seats, wares }) => seats.map((seat) => ({ key: 'fact.more', args: { who: { seat }, wares: wares.map(kindName) } })));
}

function lying({ tent, kind, elephant }: Space, home: Home | undefined, of: number): (LogLine | null)[] {
  return [
    tent === null ? groundName(kind) : kindName(tent),
    home === undefined ? null : home.closed ? { key: 'zone.closed' } : { key: 'bubble.size', args: { size: home.spaces.length, of } },
    elephant === null ? null : { key: 'board.elephant_of', args: { who: { seat: elephant } } },
  ];
}
