import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { useMode } from '../../ui/useMode';
import { Legend } from '../generic/Legend';
import { Bag } from './art/Bag';
import { Crown } from './art/Crown';
import { DieFace } from './art/Die';
import { Elephant } from './art/Elephant';
import { FirstSign } from './art/FirstSign';
import { FreeSign } from './art/FreeSign';
import { Tent } from './art/Tent';
import { WareSign } from './art/WareSign';
import { Worth } from './Drawn';
import { Paid, PaidCount, Since } from './Hex';
import { corners } from './hexes';
import { majorityOf, type Props } from './model';
import { closingSize, nearEnd } from './settlements';

const MIDDLE = { x: 0, y: 0 };

/** One space as the map draws it, with its ground and what is written there. */
function Spot({ state, choice, children }: { readonly state: string; readonly choice?: string; readonly children?: ReactNode }) {
  return (
    <svg className="ba-sign-space" viewBox="-10 -11 20 22">
      <g className="ba-ground" data-state={state} data-choice={choice}>
        <polygon points={corners(MIDDLE, 0.6)} />
      </g>
      {children}
    </svg>
  );
}

function Price({ worth, short }: { readonly worth: number; readonly short?: string }) {
  return (
    <g className="ba-price" data-payable={short === undefined}>
      <text y="0.6">{`+${worth}`}</text>
      {short === undefined ? (
        <Paid pays={['oil', 'silk']} at={MIDDLE} />
      ) : (
        <text className="ba-short" y="5.600">{short}</text>
      )}
    </g>
  );
}

const walled = (closed: boolean) => <path className="ba-outline" data-closed={closed} data-own={!closed} d={`M${corners(MIDDLE, 1.2)}z`} />;

/** Points that nobody need have. */
const SHOWN = 13;

/** What a tent brings that stands alone (BA-9.2). */
const WORTH = 3;

const pictured = (picture: ReactNode) => <span className="ba-sign-picture">{picture}</span>;

/** What the signs on the map, beside it, at the seats, on the tents and on the dice mean. */
export function Signs({ view, you }: Props) {
  const { t } = useTranslation('bania');
  const of = closingSize(view);
  // On a small map a number of cards stands for the cards.
  const small = useMode() !== 'wide';
  const pictures = {
    price: <Spot state="free" choice="lit"><Price worth={1} /></Spot>,
    ...(small ? { number: <Spot state="free" choice="lit"><g className="ba-price" data-payable="true"><text y="0.6">+1</text><PaidCount count={2} at={MIDDLE} /></g></Spot> } : {}),
    worth: <Spot state="free"><Worth worth={WORTH} more at={MIDDLE} /></Spot>,
    short: <Spot state="free"><Price worth={1} short={t('price.short', { count: 1 })} /></Spot>,
    size: <b className="ba-size">{t('board.size', { size: 2, of })}</b>,
    closed: <Spot state="closed">{walled(true)}</Spot>,
    own: <Spot state="tent">{walled(false)}</Spot>,
    since: <Spot state="tent"><Since seat={view.hands.findIndex((_, seat) => seat !== you)} at={MIDDLE} /></Spot>,
    unusable: <Spot state="unusable"><path d="M-5 2q2.500-4 5 0t5 0M-3-2q1.500-2.500 3 0t3 0" /></Spot>,
    away: <span className="ba-home" data-away="true"><span><Elephant seat={you ?? 0} /></span></span>,
    crown: <Crown />,
    ...(nearEnd(view) ? { ends: <b className="ba-sign-ends">{SHOWN}</b>, first: <FirstSign /> } : {}),
    supply: <span className="ba-small-tent"><Tent ware="silk" /></span>,
    lacking: <WareSign ware="oil" lacking />,
    beside: <span className="ba-help">{t('help.both')}</span>,
    trade: <span className="ba-help">{t('help.any')} <WareSign ware="oil" /></span>,
    halves: <span className="ba-sign-dice"><DieFace face="elephant_front" /><DieFace face="elephant_back" /></span>,
  };
  const counts = Object.entries({ free: <FreeSign />, bag: <Bag /> }).map(([count, picture]) => ({
    picture: pictured(picture),
    means: labelled(t(`zone.${count}`), t(`ends.${count}`)),
  }));
  const signs = Object.entries(pictures).map(([sign, picture]) => ({
    picture: pictured(picture),
    means: t(`sign.${sign}`, { count: majorityOf(view), of }),
  }));
  return <Legend title={t('signs')} className="button ba-signs" signs={[...counts, ...signs]} />;
}
