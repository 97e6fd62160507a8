import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { language, languages, type Language } from '../i18n/language';
import { Segments } from '../ui/Segments';
import { useRemembered } from '../ui/useRemembered';
import { phraseOf } from './phrase';
import './phrase.css';

/** A hash as words in a language of choice: who compares them may read another one. */
export function Phrase({ hash }: { readonly hash: string }) {
  const { t } = useTranslation();
  const own = useRemembered(language);
  const [chosen, choose] = useState<Language | null>(null);
  const [phrase, setPhrase] = useState('');
  const shown = chosen ?? own;
  useEffect(() => {
    let wanted = true;
    phraseOf(hash, shown).then((found) => wanted && setPhrase(found), () => undefined);
    return () => {
      wanted = false;
    };
  }, [hash, shown]);
  return (
    <div className="phrase">
      <p lang={shown} className="phrase-words">{phrase}</p>
      <Segments label={t('receipts.language')} value={shown} options={languages.map((value) => ({ value, label: t(`language.${value}`), title: t(`language.${value}`), short: value.toUpperCase() }))} onChange={choose} />
    </div>
  );
}
