import { useTranslation } from 'react-i18next';

import type { Now, ScoreLine } from '../api/wire';
import { Cover } from '../games/Cover';
import type { AnyGame } from '../games/game';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import type { Story } from '../live/story';

interface Props {
  readonly game: AnyGame;
  /** The winner first. */
  readonly lines: readonly ScoreLine[];
  readonly view: Now['view'];
  readonly you: number | null;
  readonly story: Story['entries'];
}

/** What the winner has won, as it lay on the table; of several the reader's own. Said in numbers below. */
export function EndWon({ game: { key, Won }, lines, view, you, story }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const winners = lines.filter(({ rank }) => rank === 1);
  const shown = winners.find(({ seat }) => seat === you) ?? winners[0];
  if (shown === undefined || view === null) return null;
  return (
    <>
      <div className="end-won" data-cover={Won === undefined} aria-hidden="true">
        {Won === undefined ? <Cover game={key} /> : <Won view={view} seat={shown.seat} story={story} />}
      </div>
      <p className="end-won-by" aria-hidden="true">
        <Words of={t(shown.seat === you ? 'end.won_by_you' : 'end.won_by', { name: seatName(shown.seat) })} />
      </p>
    </>
  );
}
