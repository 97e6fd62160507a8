import { useTranslation } from 'react-i18next';

/** What went wrong, in words, from the server's stable code. */
export function ErrorNote({ code }: { readonly code: string | null }) {
  const { t } = useTranslation();
  if (code === null) return null;
  return (
    <p className="notice" role="alert">
      {t([`error.${code}`, 'error.unknown'])}
    </p>
  );
}
