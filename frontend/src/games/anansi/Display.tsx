import { motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { StoryCard } from './art/StoryCard';
import { Symbol } from './art/Symbol';
import { cardId, type Props } from './model';
import type { Column } from './types';
import { useCardName } from './useCardName';

/** The trump display: three columns in row order, the fullest is trump, the left one wins a tie. */
export function Display(props: Props) {
  const { t } = useTranslation('anansi');
  const { view, hints } = props;
  const coming = hints?.trump_next ?? null;
  return (
    <section className="an-display" aria-label={t('display')}>
      <div className="an-columns">
        {view.display.map((column) => (
          <ColumnOf key={column.colour} {...props} column={column} />
        ))}
      </div>
      <p className="an-tie" aria-hidden="true">
        <svg viewBox="0 0 60 10">
          <path d="M60 4H9V0L0 5l9 5V6h51z" />
        </svg>
        {t('tie')}
      </p>
      {coming !== null && coming !== view.trump && (
        <p className="an-next">{t('trump_next', { colour: t(`colour.${coming}`) })}</p>
      )}
    </section>
  );
}

function ColumnOf({ view, column, highlight }: Props & { readonly column: Column }) {
  const { t } = useTranslation('anansi');
  const name = useCardName();
  const { colour, cards } = column;
  const trump = view.trump === colour;
  return (
    <div className="an-column" data-colour={colour} data-trump={trump}>
      <div className="an-trump">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Symbol colour={colour} />
        </svg>
        <span className="unseen">{t(`colour.${colour}`)}</span>
        <b>{cards.length}</b>
        {trump && <span className="an-trump-word">{t('trump')}</span>}
      </div>
      <ol className="an-fall" data-crowded={cards.length > 4}>
        {cards.map((card) => (
          <motion.li
            key={card}
            layoutId={cardId(view, card)}
            transition={{ duration: 0.3 }}
            data-lit={highlight === card}
          >
            <span className="unseen">{name(card)}</span>
            <StoryCard card={card} />
          </motion.li>
        ))}
      </ol>
    </div>
  );
}
