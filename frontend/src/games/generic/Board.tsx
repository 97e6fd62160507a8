import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { spoken } from '../../i18n/spoken';
import { Words } from '../../i18n/Words';
import { Scrolls } from '../../ui/Scrolls';
import type { BoardProps } from '../game';
import { brief, offers } from './moves';
import './generic.css';

/** The view of any game as named zones, its hints, and its moves in steps. */
export function GenericBoard(props: BoardProps<unknown, unknown, unknown, unknown>) {
  const { t } = useTranslation('generic');
  return (
    <Scrolls className="generic-board" aria-label={t('table')} role="group">
      <Moves {...props} />
      <Zone name={t('table')} value={props.view} />
      {props.hints === null ? null : <Zone name={t('hints')} value={props.hints} />}
    </Scrolls>
  );
}

function Zone({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (Array.isArray(value)) return <ListZone name={name} items={value} />;
  if (typeof value !== 'object' || value === null) return <Fact name={name} value={value} />;
  return (
    <section className="zone">
      <h3>{spoken(name)}</h3>
      <div className="zone-items">
        {Object.entries(value as Readonly<Record<string, unknown>>).map(([field, item]) => (
          <Zone key={field} name={field} value={item} />
        ))}
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <p>
      <span>{spoken(name)}</span> <b>{brief(value)}</b>
    </p>
  );
}

function ListZone({ name, items }: { readonly name: string; readonly items: readonly unknown[] }) {
  const deep = items.some((item) => typeof item === 'object' && item !== null);
  return (
    <section className="zone">
      <h3>
        {spoken(name)} <span className="zone-count">{items.length}</span>
      </h3>
      <div className="zone-items">
        {items.map((item, at) =>
          deep ? (
            <Zone key={at} name={String(at)} value={item} />
          ) : (
            <span key={at} className="zone-card">
              {brief(item)}
            </span>
          ),
        )}
      </div>
    </section>
  );
}

function Moves({ legal, picked, busy, pending, pick, choose }: BoardProps<unknown, unknown, unknown, unknown>) {
  const { t } = useTranslation('generic');
  const reading = useReading();
  if (legal.length === 0) return null;
  return (
    <section className="zone">
      <h3>{t('moves')}</h3>
      <div className="zone-items">
        {offers(legal, picked).map((offer) =>
          offer.kind === 'move' ? (
            <button
              key={brief(offer.move)}
              type="button"
              className={offer.move === pending ? 'button main' : 'button'}
              disabled={busy}
              onClick={() => choose(offer.move)}
            >
              {brief(offer.move)}
            </button>
          ) : (
            <button key={offer.step.thing} type="button" className="button" disabled={busy} onClick={() => pick(offer.path)}>
              <Words of={textOf(offer.step.name, reading)} /> <span className="zone-count">{offer.count}</span>
            </button>
          ),
        )}
      </div>
    </section>
  );
}
