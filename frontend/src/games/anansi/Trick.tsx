import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { isLong, Words } from '../../i18n/Words';
import { headsOn } from './art/cards';
import { StoryCard } from './art/StoryCard';
import { broughtBy } from './brought';
import { Caption } from './Caption';
import { onTable, type Props, turnOrder } from './model';
import { Star } from './Star';
import type { Laid } from './types';
import { useCardName } from './useCardName';

/** The trick, one slot a seat in the order of turns; recruiting cards lie sideways. The last trick stays until the next is opened. */
export function Trick(props: Props) {
  const { t } = useTranslation('anansi');
  const { view, hints, scene } = props;
  const shown = onTable(props);
  const { laid } = shown;
  // Until the last card lies there, nobody has won.
  const lands = scene?.note.type === 'card_played' || scene?.note.type === 'card_recruited';
  const winner = lands ? null : shown.winner;
  const brought = winner === null ? null : broughtBy(props);
  // Who heads it, leads or is next is known of the view alone, which may be ahead of what is told.
  const isNow = laid.length === view.trick.length && laid.every(({ card }, at) => card === view.trick[at]?.card);
  const best = winner ?? (view.trick.length === 0 || !isNow ? null : (hints?.heading ?? null));
  return (
    <section
      className="an-trick"
      data-at="trick"
      data-takes="play"
      data-finished={winner !== null}
      aria-label={t(winner === null ? 'trick' : 'last_trick')}
    >
      <ol>
        {turnOrder(view, shown).map((seat) => (
          <Slot
            key={seat}
            {...props}
            seat={seat}
            laid={laid.find((one) => one.seat === seat) ?? null}
            best={seat === best}
            turn={isNow && winner === null && view.turn === seat}
            won={winner === null ? null : shown.number}
          />
        ))}
      </ol>
      {brought === null ? null : <Caption {...brought} seats={props.seats} number={shown.number} />}
    </section>
  );
}

interface SlotProps extends Props {
  readonly seat: number;
  readonly laid: Laid | null;
  /** Wins the trick, or would as it lies. */
  readonly best: boolean;
  readonly turn: boolean;
  /** Which trick it is that has been won; null while it is played. */
  readonly won: number | null;
}

function Slot(props: SlotProps) {
  const { t } = useTranslation('anansi');
  const reading = useReading();
  const name = useCardName();
  const { view, seat, laid, best, turn, won, highlight } = props;
  const finished = won !== null;
  const sitter = seat === view.you ? t('you') : reading.seatName(seat);
  // Once a trick has been won, what did not win it is past.
  const lost = finished && !best;
  const led = laid !== null && view.trick[0]?.card === laid.card;
  const leads = turn && laid === null && view.leader === seat && view.trick.length === 0;
  return (
    <li className="an-slot" data-spare={lost} data-best={best} data-turn={turn} data-recruits={laid?.recruits ?? false}>
      <div className="an-slot-card">
        {laid !== null && (
          <div
            className="an-laid"
            data-at={`trick/${laid.card}`}
            data-card={laid.card}
            data-recent={!lost}
            data-lit={highlight === laid.card}
            role="img"
            aria-label={name(laid.card)}
          >
            <StoryCard card={laid.card} />
          </div>
        )}
      </div>
      <span className="an-slot-name" data-long={isLong(sitter)} title={sitter}><Words of={sitter} /></span>
      <span className="an-slot-state">
        {best && !finished && <Star wins />}
        {best && (finished ? t('wins_trick', { number: won }) : t('heads_trick'))}
        {laid?.recruits === true && t('recruited', { count: headsOn(laid.card) })}
        {leads && t('leads')}
        {led && !best && t('led')}
      </span>
    </li>
  );
}
