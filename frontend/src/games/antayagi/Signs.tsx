import { useTranslation } from 'react-i18next';

import { Eye } from './art/Eye';

/** What the eyes on cards mean, in words. */
export function Signs() {
  const { t } = useTranslation('antayagi');
  return (
    <ul className="ay-signs">
      {(['out', 'in'] as const).map((facing) => (
        <li key={facing}>
          <Eye facing={facing} /> {t(`signs.${facing}`)}
        </li>
      ))}
    </ul>
  );
}
