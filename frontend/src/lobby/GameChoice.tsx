import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { GameInfo } from '../api/wire';
import { Cover } from '../games/Cover';
import { GameName } from '../games/GameName';
import { useMode } from '../ui/useMode';
import './new-table.css';

interface Props {
  readonly games: readonly GameInfo[];
  readonly chosen: string | undefined;
  readonly choose: (key: string) => void;
}

/** Which game it will be; where there is little room the others come on request, so that the table's settings are in sight. */
export function GameChoice({ games, chosen, choose }: Props) {
  const wide = useMode() === 'wide';
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (wide || chosen === undefined) return <Games games={games} chosen={chosen} choose={choose} />;
  const closing = (key: string) => {
    choose(key);
    setAsked(false);
    button.current?.focus();
  };
  return (
    <div className="game-folded">
      <ChosenGame game={chosen} ref={button} open={asked} toggle={() => setAsked(!asked)} />
      {asked ? <Games games={games} chosen={chosen} choose={closing} /> : null}
    </div>
  );
}

interface ChosenProps {
  readonly game: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly toggle: () => void;
}

function ChosenGame({ game, ref, open, toggle }: ChosenProps) {
  const { t } = useTranslation();
  return (
    <div className={`game-chosen game-${game}`}>
      <span className="game-chosen-art">
        <Cover game={game} />
      </span>
      <strong className="display">
        <GameName game={game} />
      </strong>
      <button ref={ref} type="button" className="button" aria-expanded={open} onClick={toggle}>
        {t('new.another')}
      </button>
    </div>
  );
}

function Games({ games, chosen, choose }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="game-choice">
      <legend className="label">{t('new.game')}</legend>
      {games.map(({ key }) => (
        <label key={key} className={`game-${key}`}>
          <input type="radio" name="game" className="unseen" checked={key === chosen} onChange={() => choose(key)} />
          <span className="game-choice-art">
            <Cover game={key} />
          </span>
          <strong className="display">
            <GameName game={key} />
          </strong>
        </label>
      ))}
    </fieldset>
  );
}
