import { useTranslation } from 'react-i18next';

/** Begins to look together with others, from where one looks now. */
export function OpenReview({ together, done }: { readonly together: (review: string) => void; readonly done: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        together(fresh());
        done();
      }}
    >
      {t('review.open')}
    </button>
  );
}

/** A name that nobody guesses: whoever has the link may come. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (each) => (each % 36).toString(36)).join('');
}
