import { useTranslation } from 'react-i18next';

import type { GameInfo, JsonSchema } from '../api/wire';
import { spoken } from '../i18n/spoken';
import { isThere, optionFields } from './wish';

interface Props {
  readonly info: GameInfo;
  /** How many seats the table will have. */
  readonly seats: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The table options of the rules, drawn from their JSON Schema. */
export function Options({ info, seats, values, onChange }: Props) {
  const { t } = useTranslation();
  const fields = optionFields(info.options);
  if (fields.length === 0) return null;
  return (
    <fieldset className="options">
      <legend className="label">{t('new.options')}</legend>
      {fields.map(([name, schema]) => (
        <Option
          key={name}
          game={info.key}
          name={name}
          schema={schema}
          seats={seats}
          value={isThere(values[name], seats) ? (values[name] ?? schema.default) : schema.default}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly game: string;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly seats: number;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Option({ game, name, schema, seats, value, onChange }: OptionProps) {
  const { t } = useTranslation();
  const label = t(`option.${name}`, { ns: game, defaultValue: spoken(name) });
  const help = t(`option.${name}_help`, { ns: game, defaultValue: '' });
  return (
    <label className="field">
      <span className="label">{label}</span>
      {help === '' ? null : <span className="help">{help}</span>}
      <Control game={game} name={name} schema={schema} seats={seats} value={value} onChange={onChange} />
    </label>
  );
}

function Control({ game, name, schema, seats, value, onChange }: OptionProps) {
  const { t } = useTranslation();
  if (schema.type === 'boolean') {
    return <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  }
  if (schema.enum !== undefined) {
    const choices = schema.enum.filter((choice) => isThere(choice, seats));
    return (
      <select className="input" value={String(value)} onChange={(event) => onChange(choices[event.target.selectedIndex])}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`option.${name}_${choice}`, { ns: game, defaultValue: spoken(String(choice)) })}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="number"
      className="input"
      value={Number(value)}
      min={schema.minimum}
      max={schema.maximum}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
