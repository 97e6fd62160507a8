import { useWorn } from '../../ornament/seatDyes';
import { Paper } from './art/Paper';
import { PileBack, RomanCard } from './art/RomanCard';
import { bidder, PILE } from './scene';

/** What flies: a Roman or a Pirate by its name, the back of the deck, a bid face down in the colour of its Gaul. */
export function Thing({ thing }: { readonly thing: string }) {
  const worn = useWorn();
  const seat = bidder(thing);
  if (thing === PILE) return <PileBack />;
  if (seat === null) return <RomanCard card={thing} />;
  return (
    <Paper kind="back" tone="bid" style={worn(seat)}>
      <rect className="ax-line" x="6" y="6" width="88" height="128" rx="5" />
      <path className="ax-line" d="M50 14l36 56-36 56-36-56zM6 6l22 34M94 6L72 40M6 134l22-34M94 134l-22-34" />
    </Paper>
  );
}
