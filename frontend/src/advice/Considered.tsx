import { useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import * as thoughts from '../api/thoughts';
import type { BotThought, Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Sheet } from '../ui/Sheet';
import { Bulb } from './Bulb';
import { less, toldBy } from './less';
import { Thinking } from './Thinking';
import { useThought } from './useThought';
import './advice.css';

/** Results that differ by less than this, in points, look as if they differ little. */
const LITTLE = 5;

export interface AskConsideredProps {
  readonly seat: number;
  /** Opens what it considered. */
  readonly show: () => void;
}

/** Beside a bot's move, once the game is over. */
export function AskConsidered({ seat, show }: AskConsideredProps) {
  const { t } = useTranslation();
  const { botAt } = useReading();
  const name = t('advice.considered', { name: botAt(seat) });
  return (
    <button type="button" className="ask-considered" title={name} aria-label={name} aria-haspopup="dialog" onClick={show}>
      <Bulb />
    </button>
  );
}

export interface ConsideredSheetProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  /** The bot's choice; null: nothing is asked. */
  readonly entry: { readonly seq: number; readonly seat: number } | null;
  /** What the reader sees of the moment before it; null as long as that is not known. */
  readonly view: unknown;
  readonly onClose: () => void;
}

/** What a bot weighed before it made its move. */
export function ConsideredSheet({ table, game, entries, entry, view, onClose }: ConsideredSheetProps) {
  const { t } = useTranslation();
  const { botAt } = useReading();
  const title = entry === null ? '' : t('advice.considered_title', { name: botAt(entry.seat) });
  return (
    <Sheet title={<Words of={title} />} open={entry !== null} onClose={onClose}>
      {entry === null ? null : <Considered {...{ table, game, entries, entry, view }} />}
    </Sheet>
  );
}

function Considered({ table, game, entries, entry: { seq, seat }, view }: Omit<ConsideredSheetProps, 'entry' | 'onClose'> & { readonly entry: NonNullable<ConsideredSheetProps['entry']> }) {
  const { t } = useTranslation();
  const asking = useMemo(() => ({ ask: () => thoughts.askConsidered(table, seq), look: () => thoughts.considered(table, seq) }), [table, seq]);
  const found = useThought(asking);
  const { told } = found;
  if (told?.status === 'done' && told.thought !== null) {
    const before = entries.filter((entry) => entry.seq < seq);
    return <Weighed game={game} thought={told.thought} nameOf={(move) => (view === null ? null : game.moveSeen?.(move, view, seat)) ?? game.moveName(move, before)} />;
  }
  return <div role="status">{told?.status === 'unknown' ? <p>{t('advice.unknown')}</p> : <Thinking of={found} />}</div>;
}

function Weighed({ game, thought, nameOf }: { readonly game: AnyGame; readonly thought: BotThought; readonly nameOf: (move: unknown) => LogLine }) {
  const { t, i18n } = useTranslation();
  const { level, simulations, unit, moves, others } = thought;
  const results = moves.map(({ result }) => result);
  const [best, worst] = [Math.max(...results), Math.min(...results)];
  // A chance has an end that is known, points have none: beside the best they are drawn by what is lost.
  const share = (result: number) => (unit === 'chance' ? result / 100 : 1 - (best - result) / Math.max(best - worst, LITTLE));
  const expects = (result: number, visits: number) => {
    if (result === best) return t('advice.expects_best');
    // Two chances that are told differ by what stands there.
    const behind = unit === 'chance' ? toldBy(unit, best, visits) - toldBy(unit, result, visits) : best - result;
    return toldBy(unit, behind, visits) === 0 ? t('advice.expects_equal') : t('advice.expects_less', { less: less(game, unit, behind, visits, i18n) });
  };
  // Who looks one move ahead tries every move in each game: only of a search it says something how often.
  const searched = moves.some(({ visits }) => visits !== simulations);
  const how = moves.length === 1 ? (level === 'novice' ? 'novice' : 'forced') : searched ? 'searched' : 'looked';
  return (
    <div className="advice">
      <p role="status">{t(`advice.how_thought.${how}`, { level: t(`level.${level}`), count: simulations })}</p>
      <ol className="weighed">
        {moves.map(({ move, visits, result }, at) => (
          <li key={at} data-made={at === 0}>
            <p>
              <Say line={nameOf(move)} plain />
              {at === 0 && thought.same ? <span className="tag">{t('advice.played')}</span> : null}
            </p>
            {moves.length === 1 ? null : (
              <>
                <span className="weighed-scale" aria-hidden="true">
                  <span className="weighed-bar" style={{ '--share': share(result) } as CSSProperties} />
                </span>
                <small>
                  {unit === 'chance' ? `${t('advice.chance', { percent: toldBy(unit, result, visits) })} ` : null}
                  {expects(result, visits)}
                  {searched ? ` ${t('advice.tried', { count: visits })}` : null}
                </small>
              </>
            )}
          </li>
        ))}
      </ol>
      {!searched && (results[0] ?? best) < best ? <p>{t('advice.mixed')}</p> : null}
      {others === 0 ? null : <p>{t('advice.others', { count: others })}</p>}
      {thought.same ? null : <p>{t('advice.changed')}</p>}
    </div>
  );
}
