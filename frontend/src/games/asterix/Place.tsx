import type { TFunction } from 'i18next';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { useBroad, useMode, useRoomy, useSmall, useTall } from '../../ui/useMode';
import { HAND, IDEFIX, isPirate, valueOf } from './art/faces';
import { Bone } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { escapeeOf, PirateMark, PirateTag, PirateTakes, targetOf, wordOf } from './art/RomanCard';
import { aboutStack, fanWidth, Front } from './Front';
import { atLeast, gaulOf, type Laid, laid, type SeatProps } from './model';
import type { FrontHint } from './types';
import { useToldView } from './useAsTold';

/** What lies before a seat: its open hand in numbers, its captured Romans in sets, its Pirates, its points. */
export function Place(now: SeatProps) {
  const { t } = useTranslation('asterix');
  const view = useToldView(now);
  const { seat, you } = now;
  // The card that was looked at may be kept: which of one's own it would make a set with.
  const joined = seat === you ? view.peeked : null;
  const sums = useSums(now);
  const fronts = view.fronts.map((front, at) => laid(front, sums.get(keyOf(at, front))?.freed ?? []));
  const [cards, sum] = [fronts[seat] ?? [], sums.get(keyOf(seat, view.fronts[seat]))];
  const props = { ...now, view, highlight: now.highlight ?? joined };
  // One's own captures stand in a line beside the hand; as cards, where those of the others have no room for that, too.
  const compact = props.compact || seat === you;
  const drawn = useDrawn(props, fronts);
  const gaul = gaulOf(view, seat);
  // While Gauls are chosen no seat grows above those that are read just then; whose each is stands there.
  if (gaul === null || view.phase === 'setup') return null;
  return (
    <div className="ax-place" data-gaul={gaul} data-compact={compact}>
      {seat !== you && <OpenHand {...props} gaul={gaul} />}
      <div className="ax-place-row">
        {view.fronts[seat]?.length === 0 && <span className="ax-none"><span className={seat === you ? undefined : 'unseen'}>{t('none_captured')}</span></span>}
        {drawn === 'numbers' ? <Pills {...props} cards={cards} /> : <Front {...props} cards={cards} fanned={drawn === 'fan'} />}
        <Score sum={sum} none={view.fronts[seat]?.length === 0} compact={compact} />
      </div>
    </div>
  );
}

/** How captures are drawn: as cards, as cards that lie over each other, or as numbers. */
type Drawn = 'cards' | 'fan' | 'numbers';

/** The width that a seat's row has for cards, in letters' heights: on a wide page, a narrower one, a phone, one on its side, and there where few sit. */
const ROOM = { broad: 9.4, wide: 7.6, phone: 17, flat: 7.7, few: 15 } as const;

/** More seats on an upright phone leave each other a line of numbers; so many have all the width of a phone on its side. */
const [MANY, FEW] = [3, 2];

/** From so many kinds on cards beside each other would be too small. */
const KINDS = 7;

/** One's own as its line lets them; those of all others alike, so that they are compared at a glance: as the fullest seat needs. */
function useDrawn({ seat, you, compact }: SeatProps, all: readonly (readonly Laid[])[]): Drawn {
  const { t } = useTranslation('asterix');
  const room = useFanRoom(all.length - 1, compact);
  const mode = useMode();
  if (seat === you) return mode === 'wide' ? 'cards' : 'numbers';
  const fronts = all.filter((_, at) => at !== you);
  if (!compact && fronts.every((front) => front.length < KINDS)) return 'cards';
  return fronts.every((front) => fanWidth(front, t) <= room) ? 'fan' : 'numbers';
}

/** The width that a seat's row has for cards over each other: none where it is too low for them. */
function useFanRoom(others: number, compact: boolean): number {
  const [mode, roomy, broad, tall, small] = [useMode(), useRoomy(), useBroad(), useTall(), useSmall()];
  if (mode === 'phone') return tall && others <= MANY ? ROOM.phone : 0;
  if (mode === 'flat') return small ? 0 : ROOM[others <= FEW ? 'few' : 'flat'];
  if (compact && !roomy) return 0;
  return broad ? ROOM.broad : ROOM.wide;
}

/** The numbers that a seat still holds. */
function OpenHand({ view, seat, gaul }: SeatProps & { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  const held = view.hands[seat] ?? [];
  const names = held.map((card) => t(`hand_card.${card}`)).join(', ');
  return (
    <>
      <span className="unseen">{t('open_hand', { cards: names, count: held.length })}</span>
      <span className="ax-chips" data-at={`seat:${seat}/hand`} data-glance="hands" aria-hidden="true" title={t('sign.hands')}>
        <GaulMark gaul={gaul} />
        {held.length === 0 ? <span className="ax-no-cards">{t('no_cards')}</span> : <Chips held={held} />}
      </span>
    </>
  );
}

/** Each number in its place, in sight as long as it is held. */
function Chips({ held }: { readonly held: readonly string[] }) {
  return HAND.map((card) => (
    <span key={card} className="ax-chip" data-held={held.includes(card)}>
      {card === IDEFIX ? (
        <svg viewBox="0 0 76 40">
          <Bone />
        </svg>
      ) : (
        card
      )}
    </span>
  ));
}

/** Where there is little room: numbers and how many, Pirates as skulls. */
function Pills({ cards, you, seat, highlight }: SeatProps & { readonly cards: readonly Laid[] }) {
  const { t } = useTranslation('asterix');
  const sum = (shows: Shows) => cards.reduce((wide, each) => wide + widthOf(each, shows, t), 0);
  const mode = useMode();
  // Beside each other seats have short lines; one's own beside a board that is as low have little more than half a line.
  const brief = mode === 'wide' || sum('all') > (mode === 'flat' && seat === you ? HALF : LONG);
  const widths = brief ? [sum('brief'), sum('brief')] : [sum('all'), sum('words')];
  const [wide = '', words] = widths.map((width) => width.toFixed(2));
  const style = { '--kinds': cards.length, '--wide': wide, '--words': words, '--bare': sum('skull').toFixed(2) } as CSSProperties;
  return (
    <ul className="ax-pills" data-at={`seat:${seat}/front`} data-kinds={atLeast(cards.length)} data-crowded={Number(wide) > CROWDED} aria-label={t('front')} style={style}>
      {cards.map((each, at) => {
        if (each.taken) return null;
        const next = cards[at + 1];
        return (
          <li key={each.first ? each.kind : at} {...pill(each, { seat, highlight }, t)}>
            <Written of={each} brief={brief} />
            {next?.taken === true && <span {...pill(next, { seat, highlight }, t)}><Written of={next} brief={brief} /></span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The box of a number, or of a Pirate; the Roman that it takes lies in that one, so that no line ends between them. */
function pill(each: Laid, { seat, highlight }: Pick<SeatProps, 'seat' | 'highlight'>, t: TFunction) {
  return {
    'data-at': each.first ? `seat:${seat}/front/${each.kind}` : undefined,
    className: 'ax-pill',
    'data-shows': 'number',
    'data-card': each.kind,
    'data-opens': 'true',
    'data-tone': isPirate(each.kind) ? 'pirate' : undefined,
    title: aboutStack(each, t),
    'data-lit': highlight === each.kind,
    'data-flees': each.taken,
  };
}

function Written({ of, brief }: { readonly of: Laid; readonly brief: boolean }) {
  const { t } = useTranslation('asterix');
  return (
    <>
      <span className="unseen">{aboutStack(of, t)}</span>
      <span aria-hidden="true"><Word {...of} brief={brief} /></span>
      {of.count > 1 && <i aria-hidden="true">{`×${of.count}`}</i>}
    </>
  );
}

/** A Roman's number, or whom a Pirate lets go: in as few letters as can be where much lies there. */
function Word({ kind, takes, brief }: Laid & { readonly brief: boolean }) {
  if (!isPirate(kind)) return valueOf(kind);
  if (takes) return <PirateTakes brief={brief} />;
  return brief ? <PirateTag card={kind} /> : <PirateMark card={kind} />;
}

/** More letters the line of a seat, or what a name leaves of one, does not hold in a size that is read with ease. */
const [LONG, HALF] = [20, 13];

/** As many letters a seat on a small phone does not hold in a size that can be read. */
const CROWDED = 13;

/** How much of whom a Pirate lets go is shown: all of it, no signs beside its words, those in a few letters, or nothing. */
type Shows = 'all' | 'words' | 'brief' | 'skull';

/** How wide a tag is, in its own letters' height: all in a line are as large as the line allows. */
function widthOf({ kind, count, takes }: Laid, shows: Shows, t: TFunction): number {
  const [air, digit, times] = [0.3, 0.65, 1.05];
  if (isPirate(kind)) {
    const word = takes ? t('takes') : shows === 'brief' ? targetOf(kind, t) : wordOf(kind, t);
    // Briefly an arrow says that it takes one, and is one letter, though a wide one.
    const words = shows === 'skull' ? 0 : takes && shows === 'brief' ? 1 : digit * word.length + 0.3;
    const signs = shows === 'all' && !takes && escapeeOf(kind) !== undefined ? 1.2 : 0;
    return air + 1 + words + signs;
  }
  return Math.max(1.15, air + digit * String(valueOf(kind)).length + (count > 1 ? times : 0));
}

/**
 * What captures would score, by whose and what they are. The view may be ahead of what is told: what lies there as told is
 * mostly what lay there in a view before it, so it keeps its sum.
 */
function useSums({ view, hints }: SeatProps): ReadonlyMap<string, FrontHint> {
  const [sums, keep] = useState<ReadonlyMap<string, FrontHint>>(new Map());
  const now = (hints?.fronts ?? []).map((sum, at) => [keyOf(at, view.fronts[at]), sum] as const);
  if (now.some(([front, sum]) => sums.get(front) !== sum)) keep(new Map([...sums, ...now]));
  return sums;
}

function keyOf(seat: number, front: readonly string[] | undefined): string {
  return `${seat}: ${String(front)}`;
}

interface ScoreProps {
  readonly sum: FrontHint | undefined;
  /** Nothing is captured yet. */
  readonly none: boolean;
  readonly compact: boolean;
}

/** What the round has brought so far, as a sum where sets are part of it. */
function Score({ sum, none, compact }: ScoreProps) {
  const { t } = useTranslation('asterix');
  if (sum === undefined || none) return null;
  const { points, values, bonus, estimated, freed = [] } = sum;
  // What stays is said where something goes.
  const left = freed.length > 0 ? 'after_pirates' : 'this_round';
  const said = t(estimated ? 'score_about' : 'score_now', { points, when: t(left) });
  return (
    <p className="ax-score" title={labelled(said, t('score_sum', { values, bonus }))}>
      {compact && (
        <span className="ax-so-far" aria-hidden="true">
          {bonus > 0 && <small>{`${values} + ${bonus} =`}</small>} {estimated && <small className="ax-at-most">{t('at_most')}</small>} <b>{`+${points}`}</b>{' '}
          <span className="ax-this-round">{t(left)}</span>
        </span>
      )}
      <span className="ax-score-words">
        {said}
        {bonus > 0 ? <small>{t('sum', { values, bonus })}</small> : null}
      </span>
    </p>
  );
}
