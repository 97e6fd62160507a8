import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

/** Goes to the table of a link that somebody sent; its id alone will do. */
export function JoinByLink() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [link, setLink] = useState('');
  const field = useId();
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(link)?.[0];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (id !== undefined) go(`/tables/${id}`);
  };
  return (
    <section className="table-list">
      <h2>{t('lobby.join')}</h2>
      <form className="name-row" onSubmit={submit}>
        <label className="unseen" htmlFor={field}>
          {t('lobby.join_label')}
        </label>
        <input
          id={field}
          className="input"
          value={link}
          placeholder={t('lobby.join_label')}
          onChange={(event) => setLink(event.target.value)}
        />
        <button type="submit" className="button" disabled={id === undefined}>
          {t('lobby.join_button')}
        </button>
      </form>
    </section>
  );
}
