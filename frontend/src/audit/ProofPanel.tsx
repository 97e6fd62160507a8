import { useTranslation } from 'react-i18next';

import { ErrorNote } from '../ui/ErrorNote';
import * as requests from './requests';
import { useDrop } from './useDrop';
import { useVerifying, type Verdict } from './useVerifying';

/** Proves the game from its export alone, or shows the first thing that is wrong. */
export function ProofPanel({ table }: { readonly table: string }) {
  const { t } = useTranslation();
  const verifying = useVerifying();
  const over = useDrop(verifying.file);
  const busy = verifying.name !== null && verifying.verdict === null;
  return (
    <section className="panel audit-proof" aria-labelledby="audit-proof" data-over={over}>
      <h2 id="audit-proof">{t('audit.proof')}</h2>
      <p>{t('audit.proof_means')}</p>
      <div className="audit-ways">
        <button type="button" className="button main" disabled={busy} onClick={() => verifying.server(table)}>
          {t('audit.verify')}
        </button>
        <a className="button" href={requests.exportPath(table)} download>
          {t('audit.download')}
        </a>
        <label className="button audit-file">
          {t('audit.choose_file')}
          <input type="file" accept=".json,application/json" onChange={({ target }) => target.files?.[0] && verifying.file(target.files[0])} />
        </label>
      </div>
      <div role="status">
        {busy ? <p>{t('audit.verifying')}</p> : null}
        {verifying.verdict === null ? null : <Told verdict={verifying.verdict} table={table} name={verifying.name ?? ''} />}
      </div>
      <details>
        <summary>{t('audit.beyond')}</summary>
        <p>{t('audit.beyond_means')}</p>
        <code>{`python manage.py verify griot-${table}.json`}</code>
      </details>
    </section>
  );
}

function Told({ verdict, table, name }: { readonly verdict: Verdict; readonly table: string; readonly name: string }) {
  const { t } = useTranslation();
  if (verdict.is === 'cannot') return <p className="notice">{t('audit.cannot')}</p>;
  if (verdict.is === 'failed') return <ErrorNote code={verdict.code} />;
  const good = verdict.is === 'proved';
  const other = verdict.is !== 'unproved' && verdict.proof.id !== table;
  return (
    <div className="audit-verdict" data-good={good}>
      {name === '' ? null : <p className="label">{name}</p>}
      <p className="audit-word">
        <Mark good={good} /> {t(good ? 'audit.proved' : 'audit.unproved')}
      </p>
      {verdict.is === 'proved' ? <Counts verdict={verdict} /> : <p>{verdict.is === 'receipt' ? t('audit.other_story', { seq: verdict.seq }) : <Place verdict={verdict} />}</p>}
      {other ? <p>{t('audit.other_table', { id: verdict.proof.id })}</p> : null}
    </div>
  );
}

function Counts({ verdict }: { readonly verdict: Extract<Verdict, { is: 'proved' }> }) {
  const { t } = useTranslation();
  const { revealed, entries, bodies, erased, choices, outcomes } = verdict.proof;
  return (
    <ul>
      <li>{t('audit.in_chain', { count: entries })}</li>
      {revealed ? (
        <>
          <li>{t('audit.seed_fits')}</li>
          <li>{t('audit.bodies_fit', { count: bodies })}</li>
          {erased === 0 ? null : <li>{t('audit.erased', { count: erased })}</li>}
          <li>{t('audit.drawn_again', { count: outcomes })}</li>
          <li>{t('audit.choices', { count: choices })}</li>
        </>
      ) : (
        <li>{t('audit.chain_only')}</li>
      )}
    </ul>
  );
}

function Place({ verdict: { where, what } }: { readonly verdict: Extract<Verdict, { is: 'unproved' }> }) {
  const { t } = useTranslation();
  const wrong = t(`audit.wrong.${what}`);
  if (where === 'file') return wrong;
  return (
    <>
      <a href={`#entry-${where}`}>{t('audit.entry', { seq: where })}</a>: {wrong}
    </>
  );
}

function Mark({ good }: { readonly good: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      <path d={good ? 'M4 13l5 6L20 5' : 'M5 5l14 14M19 5L5 19'} />
    </svg>
  );
}
