import { Fragment, useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '../director/scene';
import { useMode } from '../ui/useMode';
import { cardsOf, GLANCE, LOW } from './cards';
import { useMark } from './useMark';
import './coach.css';

export interface Part {
  readonly text: string;
  /** Whether it is the task, which stands in a row of its own. */
  readonly task?: boolean;
}

interface End {
  readonly says: string;
  readonly main: boolean;
  readonly press: () => void;
}

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
  readonly label: string;
  /** What is said; null: nothing is. */
  readonly step: string | null;
  /** What it speaks of. */
  readonly at: readonly Address[];
  readonly said: readonly Part[];
  /** Draws a text; left out: as it is written. */
  readonly signed?: ComponentType<{ readonly text: string }> | undefined;
  /** Whether it is of a lesson, and covers nothing that may be pressed. */
  readonly inLesson?: boolean;
  /** Whether its cards are short on an upright phone, too. */
  readonly low?: boolean | undefined;
  /** Leads to the section of the rules that says more. */
  readonly more: () => void;
  /** What ends it, where its text is at its end. */
  readonly ends: End | null;
  /** What else can be done then. */
  readonly children?: ReactNode;
}

/** A few words beside the table, or over what is least needed of it; where there is little room, one card of them after the other. */
export function CoachPanel({ panel, label, step, at, said, ends, inLesson = false, low = false, ...rest }: Props) {
  const { t } = useTranslation();
  const [read, setRead] = useState({ step, cards: 0 });
  // What is called back begins at its beginning once more.
  if (read.step !== step) setRead({ step, cards: 0 });
  useMark(panel, at, step !== null, inLesson);
  const mode = useMode();
  const glance = mode === 'flat' || (mode === 'phone' && low) ? LOW : GLANCE;
  const last = said.filter(({ task }) => task !== true).flatMap(({ text }) => cardsOf(text, glance)).length - 1;
  // In another language there may be fewer of them.
  const card = Math.min(read.cards, last);
  return (
    <aside ref={panel} className={step === null ? 'unseen' : 'coach'} data-end={card >= last} aria-label={label}>
      <div role="status">
        <Said said={said} at={card} glance={glance} signed={rest.signed} />
      </div>
      {ends === null ? null : (
        <div className="coach-ways">
          <Onward ends={ends} readOn={() => setRead({ step, cards: card + 1 })} isAtEnd={card >= last}>
            {rest.children}
          </Onward>
          <button type="button" className="button bare coach-rules" title={t('lesson.more')} aria-label={t('lesson.more')} onClick={rest.more}>
            ?
          </button>
        </div>
      )}
    </aside>
  );
}

/** All of it is there, and heard at once by who listens; only where it is folded one sees a single card of it. */
function Said({ said, at, glance, signed: Signed }: Pick<Props, 'said' | 'signed'> & { readonly at: number; readonly glance: number }) {
  let card = -1;
  return said.map(({ text, task = false }) => (
    <p key={text} className={task ? 'coach-may' : undefined}>
      {(task ? [text] : cardsOf(text, glance)).map((each, number) => {
        if (!task) card += 1;
        return (
          <Fragment key={each}>
            {number === 0 ? '' : ' '}
            <span className="coach-card" data-shown={!task && card === at}>
              {Signed === undefined ? each : <Signed text={each} />}
            </span>
          </Fragment>
        );
      })}
    </p>
  ));
}

interface OnwardProps {
  readonly ends: End;
  readonly readOn: () => void;
  readonly isAtEnd: boolean;
  readonly children: ReactNode;
}

/**
 * One way on, always at the same place: to the next card, and from the last one to what ends it. That is there before for who listens,
 * and has heard all of it.
 */
function Onward({ ends, children, readOn, isAtEnd }: OnwardProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Who reads by keys goes on from the place where the last card was opened.
    if (isAtEnd && document.activeElement === on.current) end.current?.focus();
  }, [isAtEnd]);
  // The second press of a double one was meant for the way on that was here before.
  const press = ({ detail }: MouseEvent) => {
    if (detail <= 1) ends.press();
  };
  return (
    <div className="coach-onward">
      <span className="coach-way">
        <button ref={on} type="button" className="button coach-on" onClick={readOn}>
          {t('lesson.read_on')}
        </button>
        <button ref={end} type="button" className={`button coach-end${ends.main ? ' main' : ''}`} onClick={press}>
          {ends.says}
        </button>
      </span>
      {children}
    </div>
  );
}
