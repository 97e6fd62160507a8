import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now, ScoreLine } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { Chosen } from '../seats/Chosen';
import { useMode } from '../ui/useMode';
import { TakenBack } from '../undo/TakenBack';

interface Props {
  readonly game: AnyGame;
  /** The winner first. */
  readonly lines: readonly ScoreLine[];
  readonly now: Now;
  readonly you: number | null;
}

/** Each seat's rank and sum, and what the sum is made of: of all seats, or on a phone of the one that is pressed. */
export function EndSeats({ game, lines, now, you }: Props) {
  const short = useMode() !== 'wide';
  const [pressed, press] = useState(you);
  const picked = lines.find((line) => line.seat === pressed) ?? lines[0];
  return (
    <>
      <ol className="end-seats" data-seats={lines.length}>
        {lines.map((line, at) => (
          <li key={line.seat} className="end-seat" data-first={line.rank === 1} data-mine={line.seat === you} style={{ '--at': at } as CSSProperties}>
            {short ? (
              <button type="button" className="end-head" aria-pressed={line === picked} onClick={() => press(line.seat)}>
                <Head line={line} now={now} />
              </button>
            ) : (
              <>
                <div className="end-head">
                  <Head line={line} now={now} />
                  <Chosen of={now.chosen?.[line.seat]} />
                </div>
                <Score game={game} line={line} />
              </>
            )}
          </li>
        ))}
      </ol>
      {short && picked !== undefined ? (
        <>
          <Score game={game} line={picked} />
          <Chosen of={now.chosen?.[picked.seat]} />
        </>
      ) : null}
    </>
  );
}

function Head({ line, now }: { readonly line: ScoreLine; readonly now: Now }): ReactNode {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const name = seatName(line.seat);
  return (
    <>
      <span className="end-rank">
        <span className="unseen">{t('end.rank')} </span>
        {line.rank}
      </span>
      <Emblem of={now.seats[line.seat]?.sitter ?? 'person'} name={name} />
      <strong className="end-name">
        <Words of={name} />
        <TakenBack count={now.undo.counts[line.seat] ?? 0} />
      </strong>
      <span className="end-points" style={{ '--points': line.points } as CSSProperties}>
        <span className="unseen">{line.points}</span>
      </span>
    </>
  );
}

/** What a sum is made of, as the game shows it, or item by item. */
function Score({ game, line }: { readonly game: AnyGame; readonly line: ScoreLine }) {
  return game.Result === undefined ? <Items game={game} line={line} /> : <game.Result line={line} />;
}

function Items({ game, line }: { readonly game: AnyGame; readonly line: ScoreLine }) {
  return (
    <ul className="end-items">
      {line.items.map((item, at) => (
        <li key={at}>
          <span>
            <Say line={game.scoreItem(item)} />
          </span>
          <b>{item.points}</b>
        </li>
      ))}
    </ul>
  );
}
