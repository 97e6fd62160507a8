import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Eyes } from '../api/wire';
import type { AnyGame } from '../games/game';
import { textOf } from '../i18n/line';
import { useReading } from '../i18n/Reading';
import { Segments } from '../ui/Segments';
import { Sheet } from '../ui/Sheet';
import { beyond, chapters, moves } from './steps';
import { TEMPOS, type Playing } from './usePlaying';
import type { Looking, Replay } from './useReplay';

/** Whether one may look through others' eyes: not yet; beside one's own, once the log is open; those alone, where one never sat. */
export type Others = 'no' | 'too' | 'only';

interface Props {
  readonly game: AnyGame;
  readonly looking: Looking;
  readonly replay: Replay;
  readonly playing: Playing;
  readonly others: Others;
  readonly more: ((close: () => void) => ReactNode) | null;
  readonly ways: ReactNode;
  /** Whether these stand in the bar already, if it has the room. */
  readonly inBar: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All that does not fit into the bar: jumps, speed, eyes. */
export function ReplaySheet({ game, looking, replay, playing, others, more, ways, inBar, open, onClose }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const { at, entries } = replay;
  const named = chapters(entries, game).map(({ name, at: numbers }) => ({ what: textOf(name, reading), numbers }));
  const jumps = [...named, { what: t('replay.move'), numbers: moves(entries) }];
  return (
    <Sheet title={t('replay.title')} open={open} className="looking" onClose={onClose}>
      {others === 'no' ? null : <ThroughEyes own={others === 'too'} eyes={replay.eyes} seats={replay.now?.seats.length ?? 0} choose={looking.through} />}
      <dl className="replay-jumps">
        {jumps.map(({ what, numbers }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {[false, true].map((forward) => (
                <button key={String(forward)} type="button" className="button" disabled={beyond(numbers, at, forward) === at} onClick={() => looking.look(beyond(numbers, at, forward))}>
                  <span className="unseen">{t(forward ? 'replay.after' : 'replay.before', { what })}</span>
                  <span aria-hidden="true">{t(forward ? 'replay.next' : 'replay.last')}</span>
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="label" id="replay-tempo">{t('replay.tempo')}</p>
      <Segments label={t('replay.tempo')} value={String(playing.tempo)} options={TEMPOS.map((each) => ({ value: String(each), label: t(`replay.tempos.${each}`) }))} onChange={(value) => playing.setTempo(TEMPOS.find((each) => String(each) === value) ?? playing.tempo)} />
      <label className="replay-skip">
        <input type="checkbox" role="switch" checked={replay.skipping} onChange={(event) => looking.skip(event.target.checked)} />
        <span>{t('replay.skip')}</span>
      </label>
      <div className={`menu-rows ${inBar ? 'replay-ways-behind' : ''}`}>{ways}</div>
      {more?.(onClose)}
    </Sheet>
  );
}

/** After the end: whose eyes one looks through. */
function ThroughEyes({ own, eyes, seats, choose }: { readonly own: boolean; readonly eyes: Eyes; readonly seats: number; readonly choose: (eyes: Eyes) => void }) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const value = eyes === null ? 'own' : String(eyes);
  return (
    <label className="replay-eyes">
      <span className="label">{t('replay.eyes')}</span>
      <select className="input" value={value} onChange={(event) => choose(eyesOf(event.target.value))}>
        {own ? <option value="own">{t('replay.own')}</option> : null}
        {Array.from({ length: seats }, (_, seat) => (
          <option key={seat} value={String(seat)}>
            {seatName(seat)}
          </option>
        ))}
        <option value="none">{t('replay.none')}</option>
        <option value="all">{t('replay.all')}</option>
      </select>
    </label>
  );
}

function eyesOf(value: string): Eyes {
  if (value === 'own') return null;
  return value === 'none' || value === 'all' ? value : Number(value);
}
