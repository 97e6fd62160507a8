import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { isPirate, setBonus } from './art/faces';
import { RomanCard, targetOf } from './art/RomanCard';
import { fleeing } from './fleeing';
import { atLeast, stacks } from './model';
import type { View } from './types';

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly highlight: string | null;
  /** They lie over each other as far as their numbers let them. */
  readonly fanned: boolean;
}

/** How wide the cards are at least that lie over each other, in letters' heights: a number of each Roman, the words of each Pirate. */
export function fanWidth(front: readonly string[], t: TFunction): number {
  const { romans, pirates } = stacks(front);
  const words = pirates.reduce((sum, kind) => sum + Math.max(1.3, 0.4 + 0.42 * targetOf(kind, t).length), 0);
  return 1.1 * romans.length + words + 1;
}

/** What lies there in words: of Romans how many, and whether one leaves as things stand; of a Pirate what it does. */
export function aboutStack(kind: string, count: number, flees: readonly string[], t: TFunction): string {
  if (isPirate(kind)) return t(`effect.${kind}`);
  const said = t('stack', { card: t(`card.${kind}`), count });
  return flees.includes(kind) ? t('flees', { cards: said }) : said;
}

/** What a seat has captured as cards, equal ones in one stack. */
export function Front({ view, seat, highlight, fanned }: Props) {
  const { t } = useTranslation('asterix');
  const { romans, pirates } = stacks(view.fronts[seat] ?? []);
  const flees = fleeing(view.fronts[seat] ?? []);
  const at = (kind: string) => `seat:${seat}/front${kind}`;
  return (
    <ul
      className={fanned ? 'ax-front ax-fanned' : 'ax-front'}
      data-at={at('')}
      data-kinds={atLeast(romans.length + pirates.length)}
      aria-label={t('front')}
      style={{ '--kinds': romans.length + pirates.length } as CSSProperties}
    >
      {romans.map(({ kind, count }) => (
        <li key={kind} className="ax-stack" data-at={at(`/${kind}`)} data-count={count} data-lit={highlight === kind} data-flees={flees.includes(kind)} title={aboutStack(kind, count, flees, t)}>
          <div className="ax-stack-top">
            <RomanCard card={kind} />
          </div>
          <span className="unseen">{aboutStack(kind, count, flees, t)}</span>
          {count > 1 && (
            <span className="ax-stack-label" aria-hidden="true">
              <b>{`×${count}`}</b>
              <i>{`+${setBonus(count)}`}</i>
            </span>
          )}
        </li>
      ))}
      {pirates.map((kind) => (
        <li key={kind} className="ax-stack" data-tone="pirate" data-at={at(`/${kind}`)} data-lit={highlight === kind} title={aboutStack(kind, 1, flees, t)}>
          <div className="ax-stack-top">
            <RomanCard card={kind} short mute={fanned} />
          </div>
          <span className="unseen">{aboutStack(kind, 1, flees, t)}</span>
          {/* On a card that is as small nothing could be read. */}
          {fanned && <span className="ax-stack-label" aria-hidden="true"><s>{targetOf(kind, t)}</s></span>}
        </li>
      ))}
    </ul>
  );
}
