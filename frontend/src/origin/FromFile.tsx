import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

export function FromFile() {
  const { t } = useTranslation();
  return (
    <p>
      <Link href="/upload">{t('origin.file')}</Link>
    </p>
  );
}
