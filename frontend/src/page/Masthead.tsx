import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Preferences } from '../me/Preferences';
import { Band } from '../ornament/Cloth';
import { Sign } from '../ornament/Sign';
import './page.css';

export function Masthead() {
  const { t } = useTranslation();
  return (
    <header className="masthead">
      <title>{t('griot')}</title>
      <Link href="/" className="wordmark">
        <Sign name="drum" size="2.4rem" />
        <span className="display">{t('griot')}</span>
      </Link>
      <Preferences />
      <div className="masthead-band">
        <Band seed="griot-cloth" length={90} />
      </div>
    </header>
  );
}
