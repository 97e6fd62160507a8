import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import type { PlaceProps } from '../game';
import { useMode } from '../../ui/useMode';
import { gathered } from '../generic/plain';
import { useTexts } from '../generic/table';
import { Back } from './art/Card';
import { Coin, Peak, Token } from './art/Sign';
import { Known, useKnownSeated } from './Known';
import { kindName, refusal, zoneName } from './lines';
import { before, onStand, useMarket, type Market } from './market';
import { goldOf, placeOf, useMoment, useStruck, type Part } from './moments';
import { Press } from './Press';
import { at } from './scene';
import { HOLY } from './signs';
import type { Hints, Move, Note, SeatView, View } from './types';

type Props = PlaceProps<View, Move, Note, Hints>;

/** What lies before a player: gold on its way to the goal, the market stand, Holy Places, and how many cards are held. */
export function Place(props: Props) {
  const market = useMarket(props);
  const struckAt = useStruck(props, props.seat);
  const { view, seat, points } = props;
  const of = view.seats[seat];
  if (of === undefined) return null;
  return (
    <div className="as-place" data-weighed={seat === props.you} data-takes={market.takes(at.place(seat))}>
      <Gold seat={seat} gold={points ?? of.gold} target={view.setup.target ?? 60} scene={props.scene} />
      <Stand {...props} market={market} of={of} struckAt={struckAt} />
      <HolyPlaces {...props} market={market} of={of} struckAt={struckAt} />
      <Held {...props} market={market} of={of} struckAt={struckAt} />
    </div>
  );
}

/** How far it is to the gold that ends the game. */
function Gold({ seat, gold, target, scene }: Pick<Props, 'scene'> & { readonly seat: number; readonly gold: number; readonly target: number }) {
  const { t } = useTranslation('asante');
  const news = useMoment(scene, (note) => goldOf(note, seat));
  const missing = Math.max(0, target - gold);
  return (
    <p className="as-gold" data-shows="number" data-at={at.gold(seat)} data-glance="gold" data-reached={missing === 0} data-news={news !== null} data-gains={news !== null && news.what > 0 ? news.nth % 2 : undefined} data-told={news !== null && scene === news.cue} title={labelled(t('zone.to_target'), missing)} style={{ '--as-part': Math.min(1, gold / target) } as CSSProperties}>
      <span className="as-gold-bar" aria-hidden="true" />
      <b key={news?.nth}>{missing === 0 ? t('board.reached') : t('board.to_go', { missing })}</b>
      {news === null ? null : (
        <span key={`+${news.nth}`} className="as-gold-now" data-less={news.what < 0} aria-hidden="true">
          {news.what < 0 ? `−${-news.what}` : `+${news.what}`}
          <Coin />
        </span>
      )}
    </p>
  );
}

interface Parts extends Props {
  readonly market: Market;
  readonly of: SeatView;
  readonly struckAt: Part | null;
}

/** The six spaces under their awning; moves take wares from it. */
function Stand({ market, of, busy, highlight, you, struckAt }: Parts) {
  const texts = useTexts();
  const small = useMode() !== 'wide';
  const { seat, stand, free } = of;
  return (
    <div
      className="as-stand"
      role="group"
      aria-label={texts(zoneName('stand'), { key: 'board.free', args: { count: free } })}
      data-own={seat === you}
      data-at={at.stand(seat)}
      data-takes={market.takes(at.stand(seat))}
      data-glance="free"
      data-struck={struckAt === 'stand'}
    >
      <span className="as-awning" aria-hidden="true" />
      <ul>
        {gathered(stand).flatMap(({ kind, count }) =>
          Array.from({ length: count }, (_, index) => (
            <li key={`${kind}.${index}`} data-at={at.newest(seat, kind, count - index)}>
              <Press
                market={market}
                busy={busy}
                className="as-space"
                small={small}
                thing={onStand(seat, kind)}
                {...(index === 0 ? { at: at.standWare(seat, kind) } : {})}
                once
                pointed={highlight === kind}
                label={texts(kindName(kind))}
              >
                <Token kind={kind} />
              </Press>
            </li>
          )),
        )}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className="as-free" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** How many there are of each kind of Holy Place; how often one would work. */
function HolyPlaces({ market, of, busy, highlight, hints, view, you, scene, struckAt }: Parts) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const small = useMode() !== 'wide';
  const { seat, holy_places: held } = of;
  const moment = useMoment(scene, (note) => placeOf(note, seat));
  const played = view.active === seat && view.holy_place_played;
  return (
    <ul className="as-holy" aria-label={texts(zoneName('holy_places'), played ? zoneName('holy_place_played') : null)} data-played={played} data-struck={struckAt === 'holy'}>
      {held.length === 0 && !small ? <li className="as-holy-none">{t('board.no_holy')}</li> : null}
      {HOLY.map((kind) => {
        const count = held.filter((each) => each === kind).length;
        const why = seat === you ? refusal(hints?.holy_places.find((each) => each.kind === kind)?.play_refused) : null;
        return (
          <li key={kind} data-none={count === 0} data-moment={moment?.what === kind ? moment.nth % 2 : undefined}>
            <Press
              market={market}
              busy={busy}
              className="as-holy-kind"
              small={small}
              thing={before(seat, kind)}
              at={at.holy(seat, kind)}
              once
              card={count === 0 ? null : kind}
              pointed={highlight === kind}
              label={texts(kindName(kind), why).concat(` × ${count}`)}
            >
              <Peak kind={kind} />
              <b>{count}</b>
              <small>{t(`gist_short.${kind}`)}</small>
            </Press>
          </li>
        );
      })}
    </ul>
  );
}

/** How many cards somebody else holds; of each hand how many the other player knows, where there is room for it. */
function Held({ market, of, you, picked, struckAt }: Parts) {
  const { t } = useTranslation('asante');
  const seated = useKnownSeated();
  const { seat, cards } = of;
  return (
    <div className="as-held">
      {seat === you ? null : (
        <span className="as-held-count" data-shows="number" role="img" aria-label={labelled(t('zone.cards'), cards)} title={labelled(t('zone.cards'), cards)} data-at={at.hand(seat)} data-struck={struckAt === 'hand'}>
          <span className="as-held-back">
            <Back />
          </span>
          <b>{cards}</b>
        </span>
      )}
      {seated ? <Known market={market} of={of} you={you} picked={picked} seated /> : null}
    </div>
  );
}
