import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import type { LogLine } from '../../i18n/line';
import { useBriefly, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useRoomFor } from '../../ui/useRoomFor';
import { useTexts } from '../generic/table';
import { Crown } from './art/Crown';
import { Elephant } from './art/Elephant';
import { HomeSign } from './art/HomeSign';
import { Tent } from './art/Tent';
import type { Ware } from './art/wares';
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

/** What is given up where there is no room: pictures of tents, then what is to be seen on the map, then a line for each, then names, then words. */
const ROOMS = ['lines', 'counts', 'short', 'names', 'few', 'nameless', 'signs'];

/** For the reader who is asked; null where nobody has done anything, and nothing has come. */
export function since({ view, seats, you, story }: Pick<Props, 'view' | 'seats' | 'you' | 'story'>) {
  const all = deedsSince(story, you);
  const income = incomeSince(story, you);
  return all.length === 0 && income === null ? null : <Since all={all} seats={seats} you={you} of={closingSize(view)} crowns={crownsSince(view, story, you)} income={income} />;
}

/** What each of the others has done since the reader's last move, in words as far as there is room; what hits the reader comes first. */
function Since({ all, ...told }: Told & { readonly all: readonly Deeds[] }) {
  const { t } = useTranslation('bania');
  const list = useRoomFor<HTMLUListElement>(ROOMS);
  const lines = all.length + (told.income === null ? 0 : 1);
  return (
    <ul ref={list} className="ba-since" aria-label={t('since.title')} style={{ '--lines': lines } as CSSProperties}>
      {[...all.filter(({ sentHome }) => sentHome), ...all.filter(({ sentHome }) => !sentHome)].map((deeds) => (
        <Done key={deeds.seat} deeds={deeds} {...told} />
      ))}
      {told.income === null ? null : <Income you={told.you ?? 0} wares={told.income} />}
    </ul>
  );
}

/** What a sign says, heard with all the rest of its line; `more` than what matters is not seen where there is little room. */
function Word({ line, more }: { readonly line: LogLine; readonly more?: boolean }) {
  const texts = useTexts();
  return (
    <span className="ba-since-word" data-more={more}>
      {texts(line)}
    </span>
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
        <Word line={{ key: 'since.word_brought' }} />
        <b>+</b>
        <Counted wares={wares} />
      </span>
    </li>
  );
}

function Done({ deeds, seats, you, of, crowns }: Told & { readonly deeds: Deeds }) {
  const { seatName } = useReading();
  const brief = useBriefly(true);
  const texts = useTexts();
  const { seat, sentHome } = deeds;
  const name = seatName(seat);
  const won = crowns(seat);
  const says = texts(...deedLines(deeds, won));
  return (
    <li title={`${name}: ${says}`}>
      <Emblem of={seats[seat]?.sitter ?? 'open'} name={name} seat={seat} />
      <span className="ba-since-name">
        <Words of={brief.seatName(seat)} />
      </span>
      <span className="unseen">{`: ${says}`}</span>
      {sentHome ? (
        <span className="ba-since-home" aria-hidden="true">
          <Elephant seat={you ?? seat} />
          <HomeSign />
          <Word line={{ key: 'since.sent_home' }} />
        </span>
      ) : null}
      <Built {...deeds} of={of} />
      <Got {...deeds} won={won} />
    </li>
  );
}

/** Tents that were put on the map, and a settlement that they closed, unless that is said already; `of`: so many closes it. */
function Built({ tents, points, closed, sentHome, of }: Deeds & { readonly of: number }) {
  return (
    <>
      {tents.length === 0 ? null : (
        <span className="ba-since-tents" aria-hidden="true">
          <Word more line={{ key: 'since.word_tents', args: { count: tents.length } }} />
          {tents.map((ware, at) => (
            <Tent key={at} ware={ware} />
          ))}
          <b>{`+${points}`}</b>
          <Word more line={{ key: 'since.word_points', args: { count: points } }} />
        </span>
      )}
      {closed === (sentHome ? 1 : 0) ? null : (
        <span className="ba-since-walls" aria-hidden="true">
          <Word line={{ key: 'since.word_closed' }} />
          <b className="ba-since-closed">{`${of}/${of}`}</b>
        </span>
      )}
    </>
  );
}

/** Where the elephant went, the wares that were taken, and the crowns `won`. */
function Got({ seat, elephant, rolled, won }: Deeds & { readonly won: readonly Ware[] }) {
  return (
    <>
      {elephant === null ? null : (
        <span className="ba-since-elephant" aria-hidden="true">
          <Elephant seat={seat} />
          <Word line={{ key: 'since.word_on' }} />
          <b>{spaceName(elephant)}</b>
        </span>
      )}
      {rolled === null ? null : (
        <span className="ba-since-rolled" aria-hidden="true">
          <Word more line={{ key: 'since.word_took' }} />
          {count(rolled) === 0 ? null : <b>+</b>}
          <Counted wares={rolled} />
        </span>
      )}
      {won.length === 0 ? null : (
        <span className="ba-since-crowns" aria-hidden="true">
          <Crown />
          <Word line={{ key: 'since.word_most' }} />
          {won.map((ware) => (
            <WareSign key={ware} ware={ware} />
          ))}
        </span>
      )}
    </>
  );
}
