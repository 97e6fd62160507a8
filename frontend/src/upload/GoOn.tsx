import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as origins from '../api/origins';
import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { useRequest } from '../api/useRequest';
import { freshSalt } from '../chance/salt';
import { SeatsForm } from '../lobby/SeatsForm';
import { seatWish, type Place } from '../lobby/wish';
import type { Replay } from '../replay/useReplay';
import { ErrorNote } from '../ui/ErrorNote';
import { Segments } from '../ui/Segments';

interface Props {
  readonly id: string;
  readonly game: string;
  readonly replay: Replay;
  readonly seats: number;
}

/** A new table that goes on from the entry that is looked at: who is to sit there. */
export function GoOn({ id, game, replay, seats: count }: Props) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [seats, setSeats] = useState<readonly Place[]>(() => Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'casual')));
  const { value: games } = useFetched(rest.games);
  const levels = games?.find(({ key }) => key === game)?.levels[count] ?? [];
  const { run, busy, error } = useRequest();
  const goOn = () => origins.goOn(id, replay.at, seats.map(seatWish), freshSalt()).then((table) => go(`/tables/${table.id}`));
  if (!goesOn(replay)) return <p>{t('upload.over')}</p>;
  return (
    <div className="upload-on">
      <div className="field">
        <span className="label">{t('upload.own')}</span>
        <Segments
          label={t('upload.own')}
          value={String(seats.indexOf('me'))}
          options={seats.map((_, seat) => ({ value: String(seat), label: t('upload.seat', { seat: seat + 1 }) }))}
          onChange={(seat) => setSeats(seats.map((place, at) => (at === Number(seat) ? 'me' : place === 'me' ? 'casual' : place)))}
        />
      </div>
      <SeatsForm levels={levels} seats={seats} onChange={setSeats} />
      <ErrorNote code={error} />
      <button type="button" className="button main big" disabled={busy} onClick={() => run(goOn)}>
        {t('upload.begin')}
      </button>
    </div>
  );
}

/** Whether there was still something to play after that entry. */
function goesOn({ at, entries, now }: Replay): boolean {
  const next = entries.find(({ seq }) => seq > at);
  return (now?.status === 'running' || now?.status === 'paused') && next?.kind !== 'ended';
}
