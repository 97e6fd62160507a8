import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { pointed } from '../../ui/pointed';
import { useTexts } from '../generic/table';
import type { SpaceFacts } from './facts';
import { spaceName } from './lines';
import { usePress } from './usePress';

interface TargetProps {
  readonly facts: SpaceFacts;
  readonly style: CSSProperties;
  /** The size at which a settlement closes. */
  readonly of: number;
  readonly busy: boolean;
  readonly point: (space: string | null) => void;
  readonly press: (space: string, byFinger: boolean) => void;
}

/** What lies over a space: a button where it may be pressed, else its name for whoever listens. */
export const Target = memo(function Target({ facts, style, of, busy, point, press }: TargetProps) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const { size, hangs, says, does, choice, settled } = facts;
  const name = facts.space.space;
  const pressed = usePress((byFinger) => press(name, byFinger));
  return (
    <li
      style={style}
      {...pointed(() => point(name))}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') point(null);
      }}
    >
      {does === null ? (
        <span role="img" className="ba-space" aria-label={labelled(spaceName(name), texts(...says))}>
          {size === null ? null : (
            <b className="ba-size" data-glance="settlements" data-closed={settled === 'closed'} data-hangs={hangs}>
              {t('board.size', { size, of })}
            </b>
          )}
        </span>
      ) : (
        <button
          type="button"
          className="ba-target"
          data-lit={!busy}
          aria-pressed={choice === 'picked'}
          aria-disabled={busy}
          aria-label={texts(...does)}
          {...pressed}
          onFocus={() => point(name)}
          onBlur={() => point(null)}
        />
      )}
    </li>
  );
});
