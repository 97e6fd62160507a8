import { useTranslation } from 'react-i18next';

import type { UndoRule } from '../api/wire';
import { Segments } from '../ui/Segments';

const rules = ['asked', 'free', 'none'] as const satisfies readonly UndoRule[];

interface Props {
  readonly value: UndoRule;
  readonly onChange: (value: UndoRule) => void;
}

/** What people may take back at a new table. */
export function RuleChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <span className="label">{t('undo.rule.label')}</span>
      <Segments label={t('undo.rule.label')} value={value} options={rules.map((rule) => ({ value: rule, label: t(`undo.rule.${rule}`) }))} onChange={onChange} />
      <span className="help">{t(`undo.rule.means.${value}`)}</span>
    </div>
  );
}
