import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorNote } from '../ui/ErrorNote';
import { useMe } from './MeProvider';
import './me.css';

const LONGEST_NAME = 24;

interface Props {
  readonly button: string;
  readonly onDone?: () => void;
}

export function NameForm({ button, onDone }: Props) {
  const { t } = useTranslation();
  const { me, error, call } = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const field = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void call(name.trim()).then((taken) => taken && onDone?.());
  };
  return (
    <form className="name-form" onSubmit={submit}>
      <label className="label" htmlFor={field}>
        {t('name.label')}
      </label>
      <div className="name-row">
        <input
          id={field}
          className="input"
          dir="auto"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          placeholder={t('name.placeholder')}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button main" disabled={name.trim() === ''}>
          {button}
        </button>
      </div>
      <ErrorNote code={error} />
    </form>
  );
}
