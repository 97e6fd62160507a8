import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePart } from '../ui/part';
import { Sheet } from '../ui/Sheet';
import { rulesPart } from './part';
import { hasRules, type RulesProps } from './rules';

/** The rules, once they have come. */
export function TheRules(props: RulesProps) {
  const all = usePart(rulesPart);
  return all === null ? null : createElement(all, props);
}

/** Opens the rules over whatever the reader is doing, which goes on below. Nothing for a game without any. */
export function RulesButton({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!hasRules(game)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('help.rules')}
      </button>
      <Sheet title={t('help.rules')} open={open} onClose={() => setOpen(false)}>
        <TheRules game={game} begin={null} />
      </Sheet>
    </>
  );
}
