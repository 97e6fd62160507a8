import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AdviceHere } from '../advice/parts';
import type { Table } from '../api/wire';
import { spoken } from '../i18n/spoken';
import { spokenTime } from '../seats/absence';
import { Agreed } from '../seats/Agreed';
import { RuleSaid } from '../undo/RuleSaid';

/** What was agreed when the table opened, in words: time, options of the game, taking back, who stays away. */
export function Agreement({ table }: { readonly table: Table }) {
  const { t, i18n } = useTranslation();
  const { deadline, window } = table.pace;
  const inWords = (seconds: number) => spokenTime(seconds, i18n.language);
  return (
    <section className="agreement">
      <h3>{t('waiting.agreement')}</h3>
      <dl>
        <Row name={t('new.pace')} value={deadline === null ? t('pace.none') : t('waiting.a_turn', { time: inWords(deadline) })} />
        {window === null ? null : <Row name={t('new.window')} value={inWords(window)} />}
        {Object.entries(table.options).map(([name, value]) => (
          <Row key={name} name={t(`option.${name}`, { ns: table.game, defaultValue: spoken(name) })} value={<Option game={table.game} name={name} value={value} />} />
        ))}
      </dl>
      <RuleSaid rule={table.undo.rule} />
      <Agreed table={table} />
      <AdviceHere table={table} />
    </section>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Option({ game, name, value }: { readonly game: string; readonly name: string; readonly value: unknown }) {
  const { t } = useTranslation();
  if (typeof value === 'boolean') return t(value ? 'waiting.yes' : 'waiting.no');
  const word = String(value);
  return t(`option.${name}_${word}`, { ns: game, defaultValue: spoken(word) });
}
