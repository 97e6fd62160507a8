import { useTranslation } from 'react-i18next';

import { textOf, type LogLine } from '../../i18n/line';
import { useBriefly, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { Token } from './art/Figure';
import { readyIn, type Ready } from './phrases';

/** What a bot says: a card by its token, whose it is by name; where it is tight, by the sign of the seat. */
export function Heard({ text, tight }: { readonly text: string; readonly tight: boolean }) {
  const { t } = useTranslation('antayagi');
  const { seatName, isPersons, you } = useReading();
  const brief = useBriefly(true);
  const ready = readyIn(text);
  if (ready === null) return null;
  const signed = tight && ready.says !== 'trade' && ready.who !== you ? ready.who : null;
  // Behind who speaks, where there is room for it: the card and whose it is stay together below.
  const sees = !tight && ready.says === 'is';
  return (
    <>
      {sees ? <span className="ay-sees">{t('phrase.sees')} </span> : null}
      <span className="ay-heard">
        {ready.says === 'is' && ready.card !== null ? <Token kind={ready.card} /> : null}
        {signed === null ? null : <Emblem of={isPersons(signed) ? 'person' : 'bot'} name={seatName(signed)} seat={signed} />}
        <span>
          <Words of={textOf(lineOf(ready, tight), brief)} />
        </span>
      </span>
    </>
  );
}

function lineOf(ready: Ready, tight: boolean): LogLine {
  if (ready.says === 'trade') return { key: tight ? 'phrase.sign.trade' : 'phrase.trade' };
  const line = tight ? 'sign' : ready.says === 'is' ? 'short' : 'told';
  return { key: `phrase.${line}.${ready.says}`, args: { who: { seat: ready.who }, slot: ready.slot } };
}
