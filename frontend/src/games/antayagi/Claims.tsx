import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Emblem } from '../../ornament/Emblem';
import { Token } from './art/Figure';
import { claimsIn, isOf, type Claim } from './claims';
import { kindName } from './lines';
import type { Props } from './model';

/** What has been said of the cards in a hand, as far as scenes have told it. */
export function useClaims({ story, scene }: Pick<Props, 'story' | 'scene'>): (seat: number, slot: number) => readonly Claim[] {
  const until = scene === null || scene.again === true ? null : scene.seq;
  const all = useMemo(() => claimsIn(until === null ? story : story.filter(({ seq }) => seq <= until)), [story, until]);
  return (seat, slot) => all.filter((each) => isOf(each, seat, slot));
}

/** The same in words, for who hears the card's name. */
export function useClaimText(): (claim: Claim) => string {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  return ({ by, card }) => t('fact.claim', { who: reading.seatName(by), card: textOf(kindName(card), reading) });
}

/** On the card that they speak of: who says it, and what it is said to be. */
export function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const { seatName, isPersons } = useReading();
  const says = useClaimText();
  if (claims.length === 0) return null;
  return (
    <span className="ay-claims" aria-hidden="true">
      {claims.map((claim) => (
        <span key={claim.by} className="ay-claim" title={says(claim)}>
          <Emblem of={isPersons(claim.by) ? 'person' : 'bot'} name={seatName(claim.by)} seat={claim.by} />
          <Token kind={claim.card} />
        </span>
      ))}
    </span>
  );
}
