import { useTranslation } from 'react-i18next';

import type { LogLine } from '../../i18n/line';
import { Say } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Scrolls } from '../../ui/Scrolls';
import { useTexts } from '../generic/table';
import { Card } from './art/Card';
import { Sign } from './art/Sign';
import { Deeds } from './Deeds';
import { lastTurn } from './turns';
import { card, cardText, kindName, missing, reasons, who } from './lines';
import { whyNoChoice, whyNot } from './why';
import { getsHolyPlace, held, hintOf, IN_ROW, knownCards, knownOf, spread, stack, type Market, type Now, type Props } from './market';
import { at } from './scene';
import { HOLY, looks } from './signs';
import { Spread, useReadable } from './Spread';
import { useToldTable } from './told';
import type { CardHint, Note } from './types';

/**
 * What a decision is about: the card with its text, and the cards that wait below it while its effect is carried out;
 * the answers stand beside the hand. Cards that may be chosen and lie nowhere else are spread out here. While nothing is
 * carried out it shows what was done in the newest turn.
 */
export function Stage({ market, ...now }: Props & { readonly market: Market }) {
  const props = useToldTable(now);
  const { t } = useTranslation('asante');
  const { view, hints, story } = props;
  const cards = spread(props);
  const readable = useReadable(cards);
  const looking = view.seats.find(({ seat }) => knownOf(seat) === props.picked[0]);
  const shown = subject(props, market.looked);
  const about = looking ?? shown ?? cards[0] ?? null;
  const last = about === null ? lastTurn(story, now.scene) : null;
  const waiting = stack(view).filter((card) => card !== shown || market.looked !== null);
  const why = whyOf(props, market);
  // What it lacks for a sale is beside the point while something is asked.
  const asked = market.looked === null || view.frames.length > 0;
  const also = asked || shown === null ? [whyNoChoice(props) ?? getsThere(props), turnedOver(props)] : [missing(hintOf(hints, shown))];
  return (
    <section
      className="as-stage"
      data-slim="true"
      aria-label={t('board.stage')}
      data-at={at.stage}
      data-takes={market.takes(at.stage)}
      data-glance="stack"
      data-spare={about === null}
      data-spread={cards.length > 0}
      data-readable={readable}
      data-last={last !== null}
    >
      {looking !== undefined ? (
        <p className="as-text as-looking">{t(looking.seat === props.you ? 'board.known_own' : 'board.known', { count: knownCards(looking).length })}</p>
      ) : shown !== null ? (
        <Subject card={shown} hint={hintOf(hints, shown)} text={textOf(shown, props)} also={also} why={why} />
      ) : last !== null ? (
        <Deeds turn={last} you={props.you} market={market} busy={props.busy} />
      ) : (
        <p className="as-quiet">{t('board.quiet')}</p>
      )}
      {cards.length === 0 ? null : <Spread cards={cards} market={market} busy={props.busy} highlight={props.highlight} />}
      {waiting.length === 0 ? null : <Waiting cards={waiting} />}
    </section>
  );
}

/** The card that the decision is about: the one taken hold of, else what was drawn or found, else what is carried out. */
function subject({ view }: Pick<Now, 'view'>, looked: string | null): string | null {
  return looked ?? view.drawn ?? view.found ?? view.stolen ?? stack(view).at(-1) ?? null;
}

/** What it does: a Holy Place that stays in the row, or for which a Kilimanjaro stands, does less than one that is played. */
function textOf(card: string, { view, hints, story }: Pick<Props, 'view' | 'hints' | 'story'>): LogLine | null {
  if (!HOLY.some((kind) => kind === card)) return cardText(card, hintOf(hints, card));
  const by = view.frames.some(({ source }) => source === card) ? carriedBy(card, story) : null;
  // A Map that has been used does not wait for it.
  if (by === 'slot_chosen' || stack(view).some((each) => IN_ROW.has(each))) return { key: `carried.${card}` };
  return by === 'kind_chosen' ? { key: `action.${card}` } : cardText(card);
}

function notesOf(story: Props['story']): readonly Note[] {
  return story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
}

/** How that kind of Holy Place came to be carried out last: as one of the row, by a Kilimanjaro, or since it was played. */
function carriedBy(card: string, story: Props['story']): Note['type'] | null {
  return notesOf(story).findLast((note) => (note.type === 'slot_chosen' || note.type === 'kind_chosen' || note.type === 'holy_place_played') && note.kind === card)?.type ?? null;
}

interface SubjectProps {
  readonly card: string;
  readonly text: LogLine | null;
  readonly hint: CardHint | undefined;
  /** What else is to be known of it now. */
  readonly also: readonly (LogLine | null)[];
  /** Why it cannot be used now. */
  readonly why: readonly LogLine[];
}

/** Who gets the Holy Place of the slot where a Carver's find is placed (AS-7.3, AS-7.4); null: nothing is placed, or none lies there. */
function getsThere({ view, legal }: Props): LogLine | null {
  const seats = legal.flatMap((move) => (move.type === 'choose_option' && move.slot != null ? [getsHolyPlace(move.slot, view)] : []));
  const seat = seats.find((each) => each !== null);
  return seat === undefined ? null : { key: 'board.gets_there', args: who(seat) };
}

/** What was turned over until that card was found: everybody sees it (AS-11.17). */
function turnedOver({ view, story }: Props): LogLine | null {
  if (view.found === null) return null;
  const turned = notesOf(story).flatMap((note) => (note.type === 'card_turned' || note.type === 'search_failed' ? [note] : []));
  const before = turned.slice(0, -1);
  const last = before.findLastIndex((note) => note.type === 'search_failed' || note.found);
  const kinds = before.slice(last + 1).flatMap((note) => (note.type === 'card_turned' ? [card(note.card)] : []));
  return kinds.length === 0 ? null : { key: 'board.turned', args: { cards: kinds } };
}

/** Why the card that is looked at cannot be used; of one that can, what stands against one of its two uses. */
function whyOf(props: Props, { looked, moves }: Market): readonly LogLine[] {
  const { picked, hints, view } = props;
  if (looked === null || picked[0] !== held(looked)) return [];
  if (moves.length === 0) return whyNot(looked, props);
  return view.frames.length > 0 ? [] : reasons(hintOf(hints, looked));
}

function Subject({ card, text, hint, also, why }: SubjectProps) {
  const texts = useTexts();
  return (
    <>
      <span className="as-subject" role="img" aria-label={texts(kindName(card))} data-card={card} data-at={at.subject}>
        <Card kind={card} buy={hint?.buy} sell={hint?.sell} />
      </span>
      <Scrolls className="as-text">
        <h3>
          <Words of={texts(kindName(card))} />
        </h3>{' '}
        {why.map((line, index) => (
          <p key={index} className="as-why">
            <Words of={texts(line)} />{' '}
          </p>
        ))}
        {text === null ? null : (
          <p className="as-does">
            <Say line={text} />{' '}
          </p>
        )}
        {also.filter((line) => line !== null).map((line, index) => (
          <p key={index} className="as-also">
            {index === 0 ? null : ' '}
            <Words of={texts(line)} />
          </p>
        ))}
      </Scrolls>
    </>
  );
}

/** The cards whose effects go on when the one above them is done, the outermost first. */
function Waiting({ cards }: { readonly cards: readonly string[] }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  return (
    <ol className="as-waiting" aria-label={t('board.waiting')}>
      {cards.map((card, index) => (
        <li key={index} className="dyed" data-dye={looks(card).dye} title={texts(kindName(card))}>
          <Sign kind={card} />
          <span className="as-waiting-name">
            <Words of={texts(kindName(card))} />
          </span>
        </li>
      ))}
    </ol>
  );
}
