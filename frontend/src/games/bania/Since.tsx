import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useTexts } from '../generic/table';
import { Crown } from './art/Crown';
import { Elephant } from './art/Elephant';
import { HomeSign } from './art/HomeSign';
import { Tent } from './art/Tent';
import { WARES, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import { Counted } from './Counted';
import { crownsSince } from './crowns';
import { deedsSince, incomeSince, type Deeds } from './deeds';
import { cards, count, deedLines, spaceName } from './lines';
import type { Props } from './model';
import { closingSize } from './settlements';
import type { Wares } from './types';

interface Told extends Pick<Props, 'seats' | 'you'> {
  /** The size at which a settlement closes. */
  readonly of: number;
  readonly crowns: (seat: number) => readonly Ware[];
  /** What the reader's own elephant has brought. */
  readonly income: Wares | null;
}

/** For the reader who is asked; null where nobody has done anything, and nothing has come. */
export function since({ view, seats, you, story }: Pick<Props, 'view' | 'seats' | 'you' | 'story'>) {
  const all = deedsSince(story, you);
  const income = incomeSince(story, you);
  return all.length === 0 && income === null ? null : <Since all={all} seats={seats} you={you} of={closingSize(view)} crowns={crownsSince(view, story, you)} income={income} />;
}

/** How long the line is, about, in signs that are as long as they are high. */
function lengthOf(all: readonly Deeds[], { crowns, income }: Pick<Told, 'crowns' | 'income'>): number {
  const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + part, 0);
  const long = (wares: Wares) => 1 + sum(WARES.map((ware) => wares[ware]).filter((held) => held > 0).map((held) => (held > 1 ? 1.8 : 1.2)));
  return sum([
    income === null ? 0 : 1.5 + long(income),
    ...all.flatMap(({ seat, tents, closed, sentHome, elephant, rolled }) => {
      const won = crowns(seat).length;
      return [
        1.3,
        tents.length === 0 ? 0 : 2 + 0.75 * tents.length,
        closed === 0 ? 0 : 2.2,
        sentHome ? 3.4 : 0,
        elephant === null ? 0 : 2.8,
        rolled === null ? 0 : long(rolled),
        won === 0 ? 0 : 1.5 + 1.1 * won,
      ];
    }),
  ]);
}

/** What each of the others has done since the reader's last move, in signs: a line of the story for all of them. */
function Since({ all, ...told }: Told & { readonly all: readonly Deeds[] }) {
  const { t } = useTranslation('bania');
  return (
    <ul className="ba-since" aria-label={t('since.title')} data-many={all.length + (told.income === null ? 0 : 1)} style={{ '--signs': lengthOf(all, told) } as CSSProperties}>
      {all.map((deeds) => (
        <Done key={deeds.seat} deeds={deeds} {...told} />
      ))}
      {told.income === null ? null : <Income you={told.you ?? 0} wares={told.income} />}
    </ul>
  );
}

/** It stands there until the reader's first move of the turn: as cards fly by it is told in passing. */
function Income({ you, wares }: { readonly you: number; readonly wares: Wares }) {
  const texts = useTexts();
  const says = texts({ key: 'since.income', args: { cards: cards(wares) } });
  return (
    <li title={says}>
      <span className="unseen">{says}</span>
      <span className="ba-since-rolled" aria-hidden="true">
        <Elephant seat={you} />
        <b>+</b>
        <Counted wares={wares} />
      </span>
    </li>
  );
}

function Done({ deeds, seats, you, of, crowns }: Told & { readonly deeds: Deeds }) {
  const { seatName } = useReading();
  const texts = useTexts();
  const { seat, tents, points, closed, sentHome, elephant, rolled } = deeds;
  const name = seatName(seat);
  const won = crowns(seat);
  const says = texts(...deedLines(deeds, won));
  return (
    <li title={`${name}: ${says}`}>
      <Emblem of={seats[seat]?.sitter ?? 'open'} name={name} seat={seat} />
      <span className="ba-since-name">
        <Words of={name} />
      </span>
      <span className="unseen">{`: ${says}`}</span>
      {tents.length === 0 ? null : (
        <span className="ba-since-tents" aria-hidden="true">
          {tents.map((ware, at) => (
            <Tent key={at} ware={ware} />
          ))}
          <b>{`+${points}`}</b>
        </span>
      )}
      {closed === 0 ? null : <b className="ba-since-closed" aria-hidden="true">{`${of}/${of}`}</b>}
      {sentHome ? (
        <span className="ba-since-home" aria-hidden="true">
          <Elephant seat={you ?? seat} />
          <HomeSign />
        </span>
      ) : null}
      {elephant === null ? null : (
        <span className="ba-since-elephant" aria-hidden="true">
          <Elephant seat={seat} />
          <b>{spaceName(elephant)}</b>
        </span>
      )}
      {rolled === null ? null : (
        <span className="ba-since-rolled" aria-hidden="true">
          {count(rolled) === 0 ? null : <b>+</b>}
          <Counted wares={rolled} />
        </span>
      )}
      {won.length === 0 ? null : (
        <span className="ba-since-crowns" aria-hidden="true">
          <Crown />
          {won.map((ware) => (
            <WareSign key={ware} ware={ware} />
          ))}
        </span>
      )}
    </li>
  );
}
