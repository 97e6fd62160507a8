import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { isPirate, setBonus } from './art/faces';
import { RomanCard, targetOf } from './art/RomanCard';
import { atLeast, type Laid } from './model';

interface Props {
  readonly cards: readonly Laid[];
  readonly seat: number;
  readonly highlight: string | null;
  /** They lie over each other as far as their numbers let them. */
  readonly fanned: boolean;
}

/** How wide the cards are at least that lie over each other, in letters' heights: a number of each Roman, the words of each Pirate. */
export function fanWidth(cards: readonly Laid[], t: TFunction): number {
  const wide = ({ kind, taken, takes }: Laid) => {
    if (!isPirate(kind)) return taken ? 1.35 : 1.1;
    return Math.max(1.3, 0.4 + 0.42 * labelOf(kind, takes, t).length);
  };
  return cards.reduce((sum, each) => sum + wide(each), 1);
}

/** What a Pirate says of whom it takes: that it does, where that one lies beside it, or else whom it looks for. */
function labelOf(kind: string, takes: boolean, t: TFunction): string {
  return takes ? t('takes') : targetOf(kind, t);
}

/** What lies there in words: of Romans how many, and whether one leaves as things stand; of a Pirate what it does. */
export function aboutStack({ kind, count, taken }: Laid, t: TFunction): string {
  if (isPirate(kind)) return t(`effect.${kind}`);
  return taken ? t('flees', { card: t(`card.${kind}`) }) : t('stack', { card: t(`card.${kind}`), count });
}

/** What a seat has captured as cards, equal ones in one stack. */
export function Front({ cards, seat, highlight, fanned }: Props) {
  const { t } = useTranslation('asterix');
  const place = `seat:${seat}/front`;
  return (
    <ul
      className={fanned ? 'ax-front ax-fanned' : 'ax-front'}
      data-at={place}
      data-kinds={atLeast(cards.length)}
      aria-label={t('front')}
      style={{ '--kinds': cards.length } as CSSProperties}
    >
      {cards.map((each, at) => {
        const pirate = isPirate(each.kind);
        return (
          <li
            key={each.first ? each.kind : at}
            className="ax-stack"
            data-at={each.first ? `${place}/${each.kind}` : undefined}
            data-tone={pirate ? 'pirate' : undefined}
            data-count={pirate ? undefined : each.count}
            data-lit={highlight === each.kind}
            data-flees={each.taken}
            title={aboutStack(each, t)}
          >
            <div className="ax-stack-top">
              <RomanCard card={each.kind} short={pirate} mute={pirate && (fanned || each.takes)} />
            </div>
            <span className="unseen">{aboutStack(each, t)}</span>
            <Label {...each} fanned={fanned} />
          </li>
        );
      })}
    </ul>
  );
}

/** On the foot of a stack: how many there are and what that brings; of a Pirate what nothing on so small a card could say. */
function Label({ kind, count, takes, fanned }: Laid & { readonly fanned: boolean }) {
  const { t } = useTranslation('asterix');
  if (isPirate(kind)) {
    return fanned || takes ? <span className="ax-stack-label" data-takes={takes} aria-hidden="true">{labelOf(kind, takes, t)}</span> : null;
  }
  if (count === 1) return null;
  return (
    <span className="ax-stack-label" aria-hidden="true">
      <b>{`×${count}`}</b>
      <i>{`+${setBonus(count)}`}</i>
    </span>
  );
}
