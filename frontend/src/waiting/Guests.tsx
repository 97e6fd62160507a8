import { useTranslation } from 'react-i18next';

import * as host from '../api/host';
import { useRequest } from '../api/useRequest';
import type { Entry, Now, Restriction } from '../api/wire';
import { labelled } from '../i18n/labelled';
import { personName } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { ErrorNote } from '../ui/ErrorNote';
import { guestsAt } from './guests';
import './waiting.css';

export interface GuestsProps {
  readonly table: string;
  readonly now: Now;
  readonly entries: readonly Entry[];
}

/** For the host: who is here without a seat, and what they may do. Nothing at a table where nobody is known to be. */
export function Guests({ table, now, entries }: GuestsProps) {
  const { t } = useTranslation();
  const { run, busy, error } = useRequest();
  const guests = guestsAt(now, entries);
  if (guests.length === 0) return null;
  const allow = ({ player }: Restriction, wish: Pick<Restriction, 'may_talk' | 'may_sit'>) => run(() => host.restrict(table, player, wish));
  const way = (label: string, name: string, act: () => void) => (
    <button type="button" className="button" aria-label={labelled(label, name)} disabled={busy} onClick={act}>
      {label}
    </button>
  );
  return (
    <section className="guests">
      <h3>{t('waiting.guests')}</h3>
      <ul>
        {guests.map((guest) => {
          const { player, may_talk, may_sit } = guest;
          const name = personName(guest.name, t);
          return (
            <li key={player}>
              <Emblem of="person" name={name} />
              <strong className="place-name">
                <Words of={name} />
              </strong>
              <span className="guest-ways">
                {way(may_talk ? t('waiting.silence') : t('waiting.let_talk'), name, () => allow(guest, { may_talk: !may_talk, may_sit }))}
                {way(may_sit ? t('waiting.keep_off') : t('waiting.let_sit'), name, () => allow(guest, { may_talk, may_sit: !may_sit }))}
              </span>
            </li>
          );
        })}
      </ul>
      <ErrorNote code={error} />
    </section>
  );
}
