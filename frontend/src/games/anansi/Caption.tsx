import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useBriefly, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useRoomFor } from '../../ui/useRoomFor';
import { colourOf, valueOf } from './art/cards';
import { Listener } from './art/Listener';
import { StoryBack } from './art/StoryCard';
import { Mark } from './art/Symbol';
import type { Brought } from './brought';
import { winsLine } from './lines';
import type { Props } from './model';

/** What is given up where there is no room: words of signs, then what has gone to the display, then what stands at the winner's place. */
const ROOMS = ['words', 'signs', 'few', 'least'];

interface CaptionProps extends Brought, Pick<Props, 'seats'> {
  /** Which trick of the round it was. */
  readonly number: number;
}

/** Below the trick that has been won: by whom, and what it has brought. */
export function Caption({ seat, seats, number, stacks, inspired, recruits, trump }: CaptionProps) {
  const { t } = useTranslation('anansi');
  const { seatName } = useReading();
  const brief = useBriefly(true);
  const list = useRoomFor<HTMLUListElement>(ROOMS);
  return (
    <div className="an-caption-room">
      <ul ref={list} className="an-caption" aria-label={t('last_trick')}>
        <li className="an-caption-wins">
          <Emblem of={seats[seat]?.sitter ?? 'open'} name={seatName(seat)} seat={seat} />
          <Words of={textOf(winsLine(seat, number), brief)} />
        </li>
        <li>
          <StoryBack />
          {t('stack_count', { count: stacks })}
        </li>
        {inspired === 0 ? null : (
          <li>
            <Listener inspired who={seat} />
            {t('brought.inspired', { count: inspired })}
          </li>
        )}
        {recruits.length === 0 ? null : (
          <li className="an-caption-display">
            {recruits.map((card) => (
              <span key={card} role="img" aria-label={t('card', { colour: t(`colour.${colourOf(card)}`), value: valueOf(card) })}>
                <Mark colour={colourOf(card)} />
                {valueOf(card)}
              </span>
            ))}
            <span className="an-caption-more">{t('brought.display')}</span>
          </li>
        )}
        {trump === null ? null : (
          <li className="an-caption-trump">
            <Mark colour={trump} />
            {t('brought.trump', { colour: t(`colour.${trump}`) })}
          </li>
        )}
      </ul>
    </div>
  );
}
