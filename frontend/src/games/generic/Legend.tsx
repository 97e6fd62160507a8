import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Sheetlet } from '../../ui/Sheetlet';
import './legend.css';

export interface Sign {
  readonly picture: ReactNode;
  readonly means: string;
}

interface Props {
  readonly title: string;
  readonly className: string;
  readonly signs: readonly Sign[];
}

/** A button that opens what the signs of a board mean: on touch nothing tells it by being pointed at. */
export function Legend({ title, className, signs }: Props) {
  const { t } = useTranslation('generic');
  const id = useId();
  // The frame's own sign, in every game.
  const all = [...signs, { picture: <span className="legend-fresh" data-fresh />, means: t('fresh') }];
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={title} title={title}>
        <span className="legend-sign" aria-hidden="true">?</span>
      </button>
      <Sheetlet id={id} title={title}>
        <h3>{title}</h3>
        <ul className="legend">
          {all.map(({ picture, means }) => (
            <li key={means}>
              <span className="legend-picture" aria-hidden="true">{picture}</span>
              {means}
            </li>
          ))}
        </ul>
      </Sheetlet>
    </>
  );
}
