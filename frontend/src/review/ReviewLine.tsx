import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Person } from '../api/wire';
import { isolated, Words } from '../i18n/Words';
import { useMe } from '../me/MeProvider';
import type { Looking, Replay } from '../replay/useReplay';
import { Pointer } from './Pointer';
import { Together } from './Together';
import { useLead } from './useLead';
import { usePointing } from './usePointing';
import { useReview } from './useReview';
import { useTrial } from './useTrial';
import './review.css';

interface Props {
  readonly table: string;
  readonly name: string;
  readonly looking: Looking;
  readonly replay: Replay;
  /** How the review's address is handed on. */
  readonly link: ReactNode;
}

/** At the end of the bar: who leads, and the way back to where they look; behind it all else that is done together. */
export function ReviewLine({ table, name, looking, replay, link }: Props) {
  const { t } = useTranslation();
  const { me } = useMe();
  const [open, setOpen] = useState(false);
  const [points, setPoints] = useState(false);
  const review = useReview(table, name);
  const { now, pointed, send } = review;
  const leads = now !== null && now.leader === me?.id;
  const together = now !== null && (leads || looking.led);
  const trial = useTrial(table, looking, replay.at, leads, together && now.tried.length > 0 && now.at === replay.at ? now.tried : null);
  useLead(review, looking, replay, leads, leads ? (trial.moves ?? []) : []);
  usePointing(points, useCallback((place: string) => send({ type: 'point', place }), [send]));
  const back = () => {
    if (now !== null) looking.follow(now.at, now.eyes);
  };
  return (
    <>
      {points ? (
        <button type="button" className="button main replay-now" onClick={() => setPoints(false)}>
          {t('review.pointing_over')}
        </button>
      ) : leads && trial.moves !== null ? (
        <button type="button" className="button main replay-now" onClick={trial.drop}>
          {t('review.drop')}
        </button>
      ) : now !== null && !together ? (
        <button type="button" className="button main replay-now" onClick={back}>
          {t('review.back')}
        </button>
      ) : (
        <button type="button" className="button replay-now" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            <Leader people={now?.people ?? []} leader={now?.leader ?? null} leads={leads} />
          </span>
        </button>
      )}
      {pointed === null ? null : <Pointer key={pointed.number} name={pointed.name} place={pointed.place} />}
      <Together
        {...{ review, leads, together, link, open }}
        error={trial.error}
        back={back}
        point={() => setPoints(true)}
        tryMoves={leads && replay.now?.status === 'running' ? trial.begin : null}
        leave={() => looking.together(null)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Leader({ people, leader, leads }: { readonly people: readonly Person[]; readonly leader: string | null; readonly leads: boolean }) {
  const { t } = useTranslation();
  if (leader === null) return t('review.coming');
  if (leads) return people.length === 1 ? t('review.invite') : t('review.you_lead', { count: people.length });
  const name = people.find(({ id }) => id === leader)?.name;
  return name === undefined ? t('review.nobody_leads') : <Words of={t('review.leads', { name: isolated(name) })} />;
}
