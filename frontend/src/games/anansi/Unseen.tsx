import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Sheetlet } from '../../ui/Sheetlet';
import { colourOf, COLOURS, VALUES } from './art/cards';
import { Mark } from './art/Symbol';
import { LinkSign } from './LinkSign';
import type { Props } from './model';

/** Which cards the others still hold, and who has shown to lack a colour: one click away. */
export function Unseen({ view, you }: Props) {
  const { t } = useTranslation('anansi');
  const reading = useReading();
  const id = useId();
  const voids = view.seats.filter((seat) => seat.seat !== you && seat.voids.length > 0);
  return (
    <>
      <button type="button" className="an-link" data-at="deck" popoverTarget={id} title={t('unseen')}>
        <LinkSign of="unseen" />
        <span className="an-words">{t('unseen')}</span>
      </button>
      <Sheetlet id={id} title={t('unseen')}>
        <h3>{t('unseen_title', { count: view.unseen.length })}</h3>
        {COLOURS.map((colour) => (
          <div key={colour} className="an-still" data-colour={colour}>
            <Mark colour={colour} />
            <span className="unseen">{t(`colour.${colour}`)}</span>
            {VALUES.map((value) => {
              const there = view.unseen.includes(`${colour}_${value}`);
              return (
                <b key={value} data-there={there} aria-hidden={!there}>
                  {value}
                </b>
              );
            })}
            {view.unseen.every((card) => colourOf(card) !== colour) && <small className="unseen">{t('unseen_none')}</small>}
          </div>
        ))}
        {voids.length > 0 && (
          <ul className="an-voidlist">
            {voids.map(({ seat, voids: colours }) => (
              <li key={seat}>
                {colours.map((colour) => (
                  <span key={colour} className="an-void" aria-hidden="true">
                    <Mark colour={colour} />
                  </span>
                ))}
                <Words
                  of={t('lacks', {
                    name: reading.seatName(seat),
                    colours: colours.map((colour) => t(`colour.${colour}`)).join(', '),
                  })}
                />
              </li>
            ))}
          </ul>
        )}
      </Sheetlet>
    </>
  );
}
