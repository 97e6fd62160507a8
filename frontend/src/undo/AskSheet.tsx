import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { Say } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
import { alone, ownChoices, since } from './choices';
import { Fate } from './Fate';
import { useFree, useStaysKnown, type Turning } from './TurnBack';
import './undo.css';

/** So many of one's own choices are offered at first. */
const FEW = 6;

interface Props extends Turning {
  readonly table: string;
  readonly game: AnyGame;
  readonly now: Now;
  readonly entries: readonly Entry[];
  /** Whether chance says the same here, whatever is chosen. */
  readonly knownDeal: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which of one's own choices one wants to be before again, and all that would go with it. */
export function AskSheet(props: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('undo.ask_title')} open={props.open} onClose={props.onClose}>
      {props.now.you === null ? null : <Asking {...props} you={props.now.you} />}
    </Sheet>
  );
}

function Asking({ table, game, now, entries, knownDeal, undo, redo, you, onClose }: Props & { readonly you: number }) {
  const { t } = useTranslation();
  const choices = ownChoices(entries, you, game);
  const [chosen, choose] = useState<number | null>(choices[0]?.seq ?? null);
  const again = now.undo.redo;
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  // The one that nothing hangs on: nobody is asked for it here either.
  const free = useFree(now)?.entry === chosen;
  const isAlone = alone(now.seats, you);
  const nobody = free || isAlone;
  const stays = useStaysKnown(table, free && !isAlone ? chosen : null);
  if (!now.undo.may_ask) return <p>{t(now.undo.request === null ? 'undo.not_now' : 'undo.one_at_a_time')}</p>;
  return (
    <div className="undo-sheet">
      {again === null ? null : (
        <button type="button" className="button" onClick={done(() => redo(again.entry, !again.free))}>
          {t(again.free || isAlone ? 'undo.bring_back' : 'undo.ask_to_bring_back')}
        </button>
      )}
      {choices.length === 0 ? <p>{t('undo.nothing')}</p> : <Choices choices={choices} chosen={chosen} choose={choose} />}
      {chosen === null ? null : (
        <>
          <Lines title={t('undo.goes')} lines={since(entries, chosen, you, game)} />
          <p className="help">
            {nobody ? null : `${t('undo.they_are_told')} `}
            <Fate known={knownDeal} />
          </p>
          {stays ? <p>{t('undo.stays_known')}</p> : null}
          <div className="sheet-act">
            <button type="button" className="button main" onClick={done(() => undo(chosen, !free))}>
              {t(nobody ? 'undo.take_back' : 'undo.ask')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly choices: ReturnType<typeof ownChoices>;
  readonly chosen: number | null;
  readonly choose: (seq: number) => void;
}

/** The newest first, and a few of them; all on demand. */
function Choices({ choices, chosen, choose }: ChoicesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  return (
    <>
      <fieldset className="undo-choices">
        <legend>{t('undo.before')}</legend>
        {choices.slice(0, all ? choices.length : FEW).map(({ seq, line, about }) => (
          <label key={seq}>
            <input type="radio" name="undo" checked={seq === chosen} onChange={() => choose(seq)} />
            <span>
              <Say line={line} plain />
              <About line={about()} />
            </span>
          </label>
        ))}
      </fieldset>
      {all || choices.length <= FEW ? null : (
        <button type="button" className="button bare" onClick={() => setAll(true)}>
          {t('undo.earlier')}
        </button>
      )}
    </>
  );
}

function About({ line }: { readonly line: LogLine | null }) {
  return line === null ? null : (
    <small>
      {' '}
      <Say line={line} plain />
    </small>
  );
}

/** Lines of the log, under what is said of them. */
export function Lines({ title, lines }: { readonly title: string; readonly lines: ReturnType<typeof since> }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="undo-lines">
        {lines.map(({ seq, line }, at) => (
          <li key={`${seq}.${at}`}>
            <Say line={line} plain />
          </li>
        ))}
      </ul>
    </>
  );
}
