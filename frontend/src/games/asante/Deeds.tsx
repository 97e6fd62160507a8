import { useTranslation } from 'react-i18next';

import type { LogLine } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useMode, useTall } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Back, Card } from './art/Card';
import { Coin, Peak, Token } from './art/Sign';
import { counted, kindName, who, zoneName } from './lines';
import type { Market } from './market';
import { Press } from './Press';
import { HOLY, prices } from './signs';
import type { Change, Deed, Turn } from './turns';

interface Props {
  readonly turn: Turn;
  readonly you: number | null;
  readonly market: Market;
  readonly busy: boolean;
}

/** What was done in a turn, card by card; a press shows a card large. */
export function Deeds({ turn, you, market, busy }: Props) {
  const title = useTexts()({ key: 'board.did', args: { ...who(turn.seat), turn: turn.turn } });
  const { seatName, isPersons } = useReading();
  const phone = useMode() === 'phone';
  return (
    <div className="as-did" data-few={turn.deeds.length < 3}>
      {/* Upright the cards have the height of a line, beside the sign of who did it. */}
      <h3 title={phone ? title : undefined}>
        {phone ? <Emblem of={isPersons(turn.seat) ? 'person' : 'bot'} name={seatName(turn.seat)} seat={turn.seat} /> : null}
        <span className={phone ? 'unseen' : undefined}>
          <Words of={title} />
        </span>
      </h3>
      <ol aria-label={title}>
        {turn.deeds.map((deed, index) => (
          // Who did it knows it: then it gives way to what is explained.
          <li key={index} data-recent={turn.seat !== you}>
            <Done deed={deed} index={index} market={market} busy={busy} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Done({ deed, index, market, busy }: { readonly deed: Deed; readonly index: number; readonly market: Market; readonly busy: boolean }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const mode = useMode();
  const tall = useTall();
  const { kind, word, gold, things, cards, changes } = deed;
  const said = [`${t(`deed.${word}`)}${gold === 0 ? '' : ` ${signed(gold)}`}`, texts(...things.map((each) => kindName(each))), cards === 0 ? '' : `${signed(cards)} ${texts(zoneName('cards'))}`, texts(...sides(changes).flatMap(sideLines))];
  return (
    <Press
      market={market}
      busy={busy}
      className="as-deed"
      // Beside all else on a low screen it is no larger than a sign.
      small={mode === 'flat' || (mode === 'phone' && !tall)}
      thing={`told:${index}`}
      card={kind}
      label={`${kind === null ? texts(zoneName('cards')) : texts(kindName(kind))}: ${said.filter(Boolean).join(', ')}`}
    >
      <span className="as-deed-card">
        <span>{kind === null ? <Back /> : <Card kind={kind} />}</span>
      </span>
      {/* On a phone its name stands beside the card, where it can be read; a Ware card is known by its wares. */}
      {mode === 'wide' || kind === null || prices(kind) !== null ? null : (
        <span className="as-deed-name">
          <Words of={texts(kindName(kind))} />{' '}
        </span>
      )}
      <span className="as-deed-word" data-word={word}>
        {t(`deed.${word}`)}
      </span>{' '}
      <Came deed={deed} />
    </Press>
  );
}

/** What came of it, for who did it and for the other one: gold, wares and Holy Places, cards. */
function Came({ deed: { gold, things, cards, changes } }: { readonly deed: Deed }) {
  if (gold === 0 && things.length === 0 && cards === 0 && changes.length === 0) return null;
  return (
    <span className="as-gains">
      {gold === 0 ? null : (
        <span className="as-gain" data-less={gold < 0}>
          {signed(gold)}
          <Coin />
        </span>
      )}
      {things.map((each, index) => (
        <Small key={index} kind={each} />
      ))}
      {cards === 0 ? null : <Cards count={cards} />}
      {sides(changes).map((side, index) => (
        <Side key={index} side={side} />
      ))}
    </span>
  );
}

function Small({ kind }: { readonly kind: string }) {
  return HOLY.some((each) => each === kind) ? <Peak kind={kind} /> : <Token kind={kind} />;
}

function Cards({ count }: { readonly count: number }) {
  return (
    <span className="as-gain">
      {signed(count)}
      <span className="as-gain-back">
        <Back />
      </span>
    </span>
  );
}

/** All that one player lost, and got. */
interface SideOf {
  readonly seat: number;
  readonly parts: readonly Part[];
}

interface Part {
  readonly lost: boolean;
  readonly kinds: readonly string[];
  readonly cards: number;
}

function sides(changes: readonly Change[]): readonly SideOf[] {
  return [...new Set(changes.map(({ seat }) => seat))].map((seat) => ({
    seat,
    parts: [true, false].flatMap((lost) => {
      const own = changes.filter((each) => each.seat === seat && each.lost === lost);
      const kinds = own.flatMap(({ kind }) => kind ?? []);
      return own.length === 0 ? [] : [{ lost, kinds, cards: own.length - kinds.length }];
    }),
  }));
}

function sideLines({ seat, parts }: SideOf): readonly LogLine[] {
  return parts.map(({ lost, kinds, cards }) => {
    const hidden: readonly LogLine[] = cards === 0 ? [] : [{ key: 'deed.cards', args: { count: cards } }];
    return { key: lost ? 'deed.lost' : 'deed.got', args: { ...who(seat), things: [...counted(kinds), ...hidden] } };
  });
}

/** The same in signs, beside that of the player. */
function Side({ side: { seat, parts } }: { readonly side: SideOf }) {
  const { seatName, isPersons } = useReading();
  return (
    <span className="as-side">
      <Emblem of={isPersons(seat) ? 'person' : 'bot'} name={seatName(seat)} seat={seat} />
      {parts.map(({ lost, kinds, cards }) => (
        <span key={String(lost)} className="as-gain" data-less={lost}>
          {kinds.length === 0 ? null : lost ? '−' : '+'}
          {kinds.map((kind, index) => (
            <Small key={index} kind={kind} />
          ))}
          {cards === 0 ? null : <Cards count={lost ? -cards : cards} />}
        </span>
      ))}
    </span>
  );
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
