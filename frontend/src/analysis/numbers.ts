import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { WHOLE } from './chances';

/** How shares, in hundredths of a per cent, are written. */
export interface Numbers {
  /** A chance, in whole per cent. */
  readonly chance: (share: number) => string;
  /** What changed it, with its sign, in whole per cent. */
  readonly change: (percents: number) => string;
  /** What a choice cost: a tenth of a per cent counts. */
  readonly cost: (share: number) => string;
}

export function useNumbers(): Numbers {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const chance = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
    const cost = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    return {
      chance: (share: number) => chance.format(share / WHOLE),
      change: (percents: number) => change.format(percents / 100),
      cost: (share: number) => cost.format(-share / WHOLE),
    };
  }, [language]);
}
