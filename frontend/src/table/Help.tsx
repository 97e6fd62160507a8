import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnyGame } from '../games/game';
import { hasRules, type Wanted } from '../rules/rules';
import { TheRules } from '../rules/RulesSheet';
import { Segments } from '../ui/Segments';
import { Sheet } from '../ui/Sheet';
import { useMouse } from '../ui/useMode';

const KEYS = ['arrows', 'enter', 'order', 'card', 'hold', 'escape', 'tab', 'replay', 'any', 'help'] as const;

/** `?` opens rules and keys, wherever one is, except in the middle of a word. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"]), textarea');
      if (event.key === '?' && !typing) open();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [open]);
}

interface Props {
  readonly game: AnyGame;
  /** The rule or the section that is wanted; null: all of it. */
  readonly wanted: Wanted | string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rules of this game, and with a keyboard the keys that there are at its table. */
export function Help({ game, wanted, open, onClose }: Props) {
  const { t } = useTranslation();
  const mouse = useMouse();
  return (
    <Sheet title={t(mouse ? 'help.title' : 'help.rules')} open={open} className="help" onClose={onClose}>
      <Parts game={game} wanted={wanted} mouse={mouse} />
    </Sheet>
  );
}

/** It begins with the rules each time the sheet is opened. */
function Parts({ game, wanted, mouse }: Pick<Props, 'game' | 'wanted'> & { readonly mouse: boolean }) {
  const { t } = useTranslation();
  const rules = hasRules(game.key);
  const [tab, setTab] = useState<'rules' | 'keys'>('rules');
  return (
    <>
      {rules && mouse ? (
        <Segments<'rules' | 'keys'>
          label={t('help.title')}
          value={tab}
          options={[
            { value: 'rules', label: t('help.rules') },
            { value: 'keys', label: t('help.keys') },
          ]}
          onChange={setTab}
        />
      ) : null}
      {rules && (tab === 'rules' || !mouse) ? <TheRules game={game.key} begin={wanted} /> : <Keys game={game} />}
    </>
  );
}

function Keys({ game }: { readonly game: AnyGame }) {
  const { t } = useTranslation();
  return (
    <dl className="keys">
      {KEYS.filter((name) => name !== 'order' || game.ordersHand === true).map((name) => (
        <div key={name}>
          <dt>
            <kbd>{t(`help.key.${name}`)}</kbd>
          </dt>
          <dd>{t(`help.does.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
