import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { elementAt } from '../director/places';
import { isolated, Words } from '../i18n/Words';
import type { Pointed } from './useReview';

/** So long it is seen at what somebody points, in milliseconds. */
const SEEN = 2500;
/** In pixels: so much the name takes above. */
const ROOM = 48;

/** A ring around what somebody has just pointed at, with their name. */
export function Pointer({ name, place }: Pick<Pointed, 'name' | 'place'>) {
  const { t } = useTranslation();
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ring;
    const table = document.querySelector<HTMLElement>('.round-table');
    const found = table === null ? null : elementAt(table, place);
    if (current === null || found === null) return undefined;
    const { x, y, width, height } = found.getBoundingClientRect();
    const middle = (x + width / 2) / window.innerWidth;
    current.dataset.side = middle < 0.33 ? 'start' : middle > 0.67 ? 'end' : 'middle';
    current.dataset.under = String(y < ROOM);
    Object.assign(current.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    current.hidden = false;
    const timer = setTimeout(() => (current.hidden = true), SEEN);
    return () => clearTimeout(timer);
  }, [place]);
  return (
    <div ref={ring} className="pointer" data-place={place} hidden>
      <span className="pointer-name" role="status">
        <Words of={t('review.points', { name: isolated(name) })} />
      </span>
    </div>
  );
}
