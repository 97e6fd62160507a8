import { useTranslation } from 'react-i18next';

export function OpenAnalysis({ open }: { readonly open: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button" aria-haspopup="dialog" onClick={open}>
      {t('analysis.title')}
    </button>
  );
}
