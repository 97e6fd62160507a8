import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import type { Eyes } from '../api/wire';
import type { AnyGame } from '../games/game';
import { textOf } from '../i18n/line';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { useMode } from '../ui/useMode';
import { Icon } from './Icon';
import { ReplaySheet, type Others } from './ReplaySheet';
import { beyond, chapters, marksOf } from './steps';
import type { Playing } from './usePlaying';
import type { Looking, Replay } from './useReplay';
import './replay.css';
import './scrubber.css';

interface Props {
  readonly game: AnyGame;
  readonly looking: Looking;
  readonly replay: Replay;
  readonly playing: Playing;
  readonly others: Others;
  /** What ends the bar instead of the way back to now; null: that way. */
  readonly end: ReactNode;
  /** What else is behind it, which may close it; null: nothing. */
  readonly more: ((close: () => void) => ReactNode) | null;
  /** Ways on from this entry to other tables. */
  readonly ways: ReactNode;
  /** What is behind it as well, where there is room for it in the bar. */
  readonly beside: ReactNode;
  /** Whether what is behind it is open. Whoever draws the bar keeps it: once a game is over another bar takes its place. */
  readonly sheet: readonly [open: boolean, set: (open: boolean) => void];
}

/** Steps, scrubber and the way back to what goes on now. */
export function ReplayBar(props: Props) {
  const { game, looking, replay, playing, ways, beside } = props;
  const mode = useMode();
  const wide = mode === 'wide';
  const { t } = useTranslation();
  const [open, setOpen] = props.sheet;
  const { at, stops, news, entries } = replay;
  const [chapter] = chapters(entries, game);
  const reading = useReading();
  const what = chapter === undefined ? '' : textOf(chapter.name, reading);
  const to = (forward: boolean) => looking.look(beyond(chapter?.at ?? [], at, forward));
  return (
    <div className="replay" role="group" aria-label={t('replay.title')}>
      {chapter === undefined ? null : <Key icon="chapter_back" name={t('replay.before', { what })} press={() => to(false)} off={beyond(chapter.at, at, false) === at} />}
      <Key icon="back" name={t('replay.back')} press={() => looking.step(false)} off={at <= (stops[0] ?? 0)} />
      <Key icon={playing.on ? 'pause' : 'play'} name={t(playing.on ? 'replay.pause' : 'replay.play')} press={playing.toggle} />
      <Key icon="on" name={t('replay.on')} press={() => looking.step(true)} off={at >= (stops.at(-1) ?? 0)} />
      {chapter === undefined ? null : <Key icon="chapter_on" name={t('replay.after', { what })} press={() => to(true)} off={beyond(chapter.at, at, true) === at} />}
      <Scrubber game={game} replay={replay} look={looking.look} through={props.others === 'too' ? eyesName(replay.eyes, reading.seatName, t) : null} />
      {wide ? (
        <span className="replay-ways">
          {beside}
          {ways}
        </span>
      ) : null}
      {props.others === 'too' && mode !== 'phone' ? <Key icon="eye" name={t('replay.all')} press={() => looking.through(replay.eyes === 'all' ? null : 'all')} pressed={replay.eyes === 'all'} /> : null}
      <Key icon="more" name={t('replay.more')} press={() => setOpen(true)} opens />
      {props.end ?? (
        <Leave leave={looking.leave} news={news} short={!wide} />
      )}
      <ReplaySheet {...props} inBar={wide} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The way back to what goes on now, and how much of it there is; `short`: its number alone. */
function Leave({ leave, news, short }: { readonly leave: () => void; readonly news: number; readonly short: boolean }) {
  const { t } = useTranslation();
  const said = news === 0 ? t('replay.now') : t('replay.news', { count: news });
  return (
    <button type="button" className="button main replay-now" aria-label={said} onClick={leave}>
      {short ? t('replay.now') : said}
      {short && news > 0 ? <b> {news}</b> : null}
    </button>
  );
}

interface KeyProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly press: () => void;
  readonly off?: boolean;
  readonly opens?: boolean;
  /** Whether what it switches is on; for all others undefined. */
  readonly pressed?: boolean;
}

function Key({ icon, name, press, off = false, opens = false, pressed }: KeyProps) {
  return (
    <button type="button" className="button bare replay-key" data-icon={icon} title={name} aria-label={name} aria-disabled={off} aria-pressed={pressed} aria-haspopup={opens ? 'dialog' : undefined} onClick={off ? undefined : press}>
      <Icon name={icon} />
    </button>
  );
}

/** Whose eyes one looks through; null: one's own. */
function eyesName(eyes: Eyes, seatName: (seat: number) => string, t: TFunction): string | null {
  if (eyes === null) return null;
  return typeof eyes === 'number' ? seatName(eyes) : t(`replay.${eyes}`);
}

interface ScrubberProps extends Pick<Props, 'game' | 'replay'> {
  readonly look: (seq: number) => void;
  /** Through whose eyes, where they are not one's own. */
  readonly through: string | null;
}

function Scrubber({ game, replay, look, through }: ScrubberProps) {
  const { t } = useTranslation();
  const { at, stops, entries, moment } = replay;
  const first = stops[0] ?? 1;
  const last = stops.at(-1) ?? 1;
  const marks = useMemo(() => marksOf(entries, game, moment).filter(({ seq }) => seq >= first && seq <= last), [entries, game, moment, first, last]);
  const share = (seq: number) => ({ '--x': last === first ? 0 : (seq - first) / (last - first) }) as CSSProperties;
  const where = t('replay.where', { at: Math.max(stops.indexOf(at) + 1, 1), of: stops.length });
  return (
    <div className="scrubber">
      <span className="scrubber-line">
        <span className="scrubber-marks" aria-hidden="true">
          {marks.map(({ seq, kind }) => (
            <i key={`${kind}${seq}`} data-kind={kind} style={share(seq)} />
          ))}
        </span>
        <input type="range" min={first} max={last} value={at} aria-label={t('replay.scrub')} aria-valuetext={where} onChange={(event) => look(Number(event.target.value))} />
      </span>
      {through === null ? null : (
        <span className="scrubber-eyes" title={t('replay.eyes')}>
          <Words of={through} />
        </span>
      )}
      <span className="scrubber-where" aria-hidden="true">
        {where}
      </span>
    </div>
  );
}
