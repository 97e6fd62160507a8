import { useTranslation } from 'react-i18next';

import { Listener } from './art/Listener';
import { StoryBack } from './art/StoryCard';
import type { SeatView } from './types';

interface Props {
  readonly own: SeatView;
  /** There is room for words below: what lies there. */
  readonly named?: boolean;
}

/** Every stack is a back with its listener on it or a free seat; whoever waits for a stack stands apart. */
export function Stacks({ own, named = false }: Props) {
  const { t } = useTranslation('anansi');
  if (own.stacks + own.listeners === 0) return null;
  return (
    <ul className="an-stacks" data-named={named} aria-label={t('stacks')}>
      {Array.from({ length: own.stacks }, (_, index) => (
        <li key={`stack-${index}`} className="an-stack">
          <StoryBack />
          {named && index === 0 && <small className="an-stacks-word" aria-hidden="true">{t('side.stacks', { count: own.stacks })}</small>}
          {index < own.inspired ? <Listener inspired who={own.seat + index} /> : <span className="an-free-seat" />}
          <span className="unseen">{t(index < own.inspired ? 'stack_inspired' : 'stack_empty')}</span>
        </li>
      ))}
      {own.uninspired > 0 && (
        <li className="an-waiting">
          <span className="unseen">{t('uninspired', { count: own.uninspired })}</span>
          {named && <small className="an-stacks-word" aria-hidden="true">{t('no_stack')}</small>}
          {Array.from({ length: own.uninspired }, (_, index) => (
            <Listener key={index} inspired={false} who={own.seat + own.inspired + index} />
          ))}
        </li>
      )}
    </ul>
  );
}
