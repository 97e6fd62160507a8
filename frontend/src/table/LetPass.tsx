import { useTranslation } from 'react-i18next';

import { labelled } from '../i18n/labelled';
import { spoken } from '../i18n/spoken';
import { useWishes, withTopic } from '../me/WishesProvider';
import { ErrorNote } from '../ui/ErrorNote';
import { useMode } from '../ui/useMode';

/** In a window that stays open: a switch that lets all windows on the same topic pass from now on. */
export function LetPass({ game, topic }: { readonly game: string; readonly topic: string }) {
  const { t } = useTranslation();
  const { wishes, wish, error } = useWishes();
  const short = useMode() !== 'wide';
  if (wishes === null) return <ErrorNote code={error} />;
  const named = t(`kind.${topic}`, { ns: game, defaultValue: spoken(topic) });
  const words = short ? t('prompt.let_pass_short') : t('prompt.let_pass', { topic: named });
  return (
    <label className="let-pass">
      <input
        type="checkbox"
        role="switch"
        aria-label={short ? labelled(words, named) : words}
        checked={wishes.let_pass_for_me || wishes.let_pass_topics[game]?.includes(topic) === true}
        disabled={wishes.let_pass_for_me}
        onChange={(event) => wish(withTopic(wishes, game, topic, event.target.checked))}
      />
      {/* The question beside it names the card. */}
      {words}
      <ErrorNote code={error} />
    </label>
  );
}
