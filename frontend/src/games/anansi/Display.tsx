import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Sheetlet } from '../../ui/Sheetlet';
import { useMode } from '../../ui/useMode';
import { valueOf } from './art/cards';
import { StoryCard } from './art/StoryCard';
import { Symbol } from './art/Symbol';
import type { Props } from './model';
import type { Column } from './types';
import { useCardName } from './useCardName';

/** The trump display: three columns in row order, the fullest is trump, the left one wins a tie. */
export function Display(props: Props) {
  const { t } = useTranslation('anansi');
  const { view } = props;
  // There the columns lie below one another.
  const tie = useMode() === 'flat' ? t('tie_below') : t('tie');
  const most = Math.max(...view.display.map(({ cards }) => cards.length));
  // Where no cards lie there is no trump either.
  const tied = most > 0 && view.display.filter(({ cards }) => cards.length === most).length > 1;
  return (
    <section className="an-display" data-at="display" data-glance="trump" data-weighed="true" aria-label={t('display')}>
      <p className="an-tie">{tied && tie}</p>
      <div className="an-columns">
        {view.display.map((column) => (
          <ColumnOf key={column.colour} {...props} column={column} most={most} />
        ))}
      </div>
    </section>
  );
}

/** `most`: how many cards the fullest column has; where they cannot be shown as such, all columns are told in the same way. */
function ColumnOf({ view, hints, column, highlight, most }: Props & { readonly column: Column; readonly most: number }) {
  const { t } = useTranslation('anansi');
  const name = useCardName();
  const id = useId();
  const { colour, cards } = column;
  const trump = view.trump === colour;
  const coming = !trump && hints?.trump_next === colour;
  return (
    <div className="an-column" data-at={`display/${colour}`} data-colour={colour} data-trump={trump}>
      <button type="button" className="an-trump" data-coming={coming} popoverTarget={id}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Symbol colour={colour} />
        </svg>
        <span className="unseen">{t(`colour.${colour}`)}</span>
        <b>{cards.length}</b>
        {trump && <span className="an-trump-word">{t('trump')}</span>}
        {coming && (
          <span className="an-trump-word">
            <span aria-hidden="true">{t('trump_soon')}</span>
            <span className="unseen">{t('trump_next', { colour: t(`colour.${colour}`) })}</span>
          </span>
        )}
      </button>
      <ol className="an-fall" data-many={most > 2} data-full={most > 3} style={{ '--fallen': cards.length } as CSSProperties}>
        {cards.map((card) => (
          <li key={card} data-at={`display/${colour}/${card}`} data-lit={highlight === card}>
            <span className="unseen">{name(card)}</span>
            <StoryCard card={card} />
            <b className="an-fallen" aria-hidden="true">{valueOf(card)}</b>
          </li>
        ))}
      </ol>
      <Sheetlet id={id} title={t(`colour.${colour}`)}>
        <h3>{t(`colour.${colour}`)}</h3>
        <ol className="an-lain">
          {cards.map((card) => (
            <li key={card}>
              <StoryCard card={card} />
            </li>
          ))}
        </ol>
      </Sheetlet>
    </div>
  );
}
