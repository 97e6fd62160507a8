import { useTranslation } from 'react-i18next';

/** The sentence for the stable code of an error. */
export function ErrorNote({ code }: { readonly code: string | null }) {
  const { t } = useTranslation();
  if (code === null) return null;
  return (
    <p className="notice" role="alert">
      {t([`error.${code}`, 'error.unknown'])}
    </p>
  );
}
