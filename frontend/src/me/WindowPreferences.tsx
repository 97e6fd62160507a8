import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import type { Preferences as Wishes } from '../api/wire';
import { spoken } from '../i18n/spoken';
import { ErrorNote } from '../ui/ErrorNote';
import { useWishes, withTopic } from './WishesProvider';
import './me.css';

const WISHES = ['continue_for_me', 'let_pass_for_me'] as const satisfies readonly (keyof Wishes)[];

/** What the server does for the reader in reaction windows; nothing in a game that has none. */
export function WindowPreferences({ game }: { readonly game: string }) {
  const { value: games } = useFetched(rest.games);
  const windows = games?.find(({ key }) => key === game)?.windows ?? null;
  return windows === null ? null : <Wished game={game} topics={windows.topics} />;
}

interface WishedProps {
  readonly game: string;
  readonly topics: readonly string[];
}

function Wished({ game, topics }: WishedProps) {
  const { t } = useTranslation();
  const { wishes, wish, error } = useWishes();
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.windows')}</legend>
      {WISHES.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={wishes?.[name] === true}
            disabled={wishes === null}
            onChange={(event) => wish({ [name]: event.target.checked })}
          />
          <span>
            {t(`preferences.${name}`)}
            <span className="help">{t(`preferences.${name}_help`)}</span>
          </span>
        </label>
      ))}
      {wishes === null || wishes.let_pass_for_me ? null : <Topics game={game} topics={topics} wishes={wishes} wish={wish} />}
      <ErrorNote code={error} />
    </fieldset>
  );
}

interface TopicsProps extends WishedProps {
  readonly wishes: Wishes;
  readonly wish: (change: Partial<Wishes>) => void;
}

/** Where windows wait: the topics on which this game's reaction windows pass by themselves. */
function Topics({ game, topics, wishes, wish }: TopicsProps) {
  const { t } = useTranslation();
  const passing = wishes.let_pass_topics[game] ?? [];
  if (topics.length === 0) return null;
  return (
    <details className="topics">
      <summary>{t('preferences.topics', { count: passing.length })}</summary>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>
            <label>
              <input
                type="checkbox"
                checked={passing.includes(topic)}
                onChange={(event) => wish(withTopic(wishes, game, topic, event.target.checked))}
              />
              {t(`kind.${topic}`, { ns: game, defaultValue: spoken(topic) })}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
