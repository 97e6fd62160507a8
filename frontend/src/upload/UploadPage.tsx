import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import * as origins from '../api/origins';
import { useRequest } from '../api/useRequest';
import type { Upload } from '../api/wire';
import { useMe } from '../me/MeProvider';
import { NameForm } from '../me/NameForm';
import { Masthead } from '../page/Masthead';
import { ErrorNote } from '../ui/ErrorNote';
import { useVerified } from './useVerified';
import './upload.css';

/** An export is brought and verified. */
export function UploadPage() {
  const { t } = useTranslation();
  const { me } = useMe();
  const [brought, setBrought] = useState<Upload | null>(null);
  const { run, busy, error } = useRequest();
  const { upload, failed } = useVerified(brought);
  const bring = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    input.value = ''; // else the browser would not tell that the same file is chosen again
    setBrought(null);
    run(() => origins.upload(file).then(setBrought));
  };
  return (
    <>
      <Masthead />
      <main className="upload">
        <h1>{t('upload.title')}</h1>
        <p>{t('upload.what')}</p>
        {me === null ? (
          <section className="panel">
            <NameForm button={t('name.enter')} />
          </section>
        ) : (
          <label className="button main upload-file">
            {t('upload.choose')}
            <input type="file" accept=".json,application/json" className="unseen" disabled={busy} onChange={(event) => bring(event.target)} />
          </label>
        )}
        <p role="status">{busy ? t('upload.sending') : upload === null ? null : <Progress of={upload} />}</p>
        <ErrorNote code={error ?? failed} />
        {upload?.status === 'proved' ? (
          <Link href={`/uploads/${upload.id}`} className="button main big">
            {t('upload.look')}
          </Link>
        ) : null}
      </main>
    </>
  );
}

function Progress({ of }: { readonly of: Upload }) {
  const { t } = useTranslation();
  if (of.status === 'waiting') return t('upload.waiting');
  if (of.status === 'proved') return t('upload.proved', { count: of.game?.entries ?? 0 });
  return t([`upload.refused.${of.why ?? ''}`, 'upload.refused.not_proved'], { where: of.where ?? '' });
}
