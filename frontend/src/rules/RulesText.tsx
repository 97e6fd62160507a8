import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnyGame } from '../games/game';
import { Faces } from './Faces';
import type { Block, RulesPages } from './rules';
import './rules.css';

interface Props {
  readonly pages: RulesPages;
  /** The section to begin at; null: from the beginning. */
  readonly section: string | null;
  readonly game: string;
  /** Draws what sections speak of; null until it has come. */
  readonly client: AnyGame | null;
}

/** What the game is about, what there is to read, and all of it. */
export function RulesText({ pages: { rules, text }, section, game, client }: Props) {
  const { t } = useTranslation();
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section === null) return;
    const heading = all.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor(game, section))} > h3`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [section, game]);
  return (
    <div ref={all} className="rules">
      <p className="rules-about">{text.about}</p>
      <nav className="rules-contents" aria-label={t('rules.contents')}>
        {rules.sections.map(({ id }) => (
          <a key={id} href={`#${anchor(game, id)}`}>
            {text.sections[id]?.title}
          </a>
        ))}
      </nav>
      {rules.sections.map(({ id, shows }) => (
        <section key={id} id={anchor(game, id)} data-begun={id === section}>
          <h3 tabIndex={-1}>{text.sections[id]?.title}</h3>
          {shows === undefined || client === null ? null : (
            <div className={`rules-shows ${client.palette}`}>
              <Faces game={client} rules={rules} shows={shows} />
            </div>
          )}
          {text.sections[id]?.text.map((block, at) => (
            <BlockText key={at} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Where a section stands on the page: its own name would meet other ids. */
function anchor(game: string, section: string): string {
  return `${game}-${section}`;
}

function BlockText({ block }: { readonly block: Block }) {
  const { t } = useTranslation();
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  if ('ask' in block) {
    return (
      <dl className="rules-question">
        <dt>{block.ask}</dt>
        <dd>{block.answer}</dd>
      </dl>
    );
  }
  const kind = 'example' in block ? 'example' : 'ruling';
  return (
    <p className={`rules-${kind}`}>
      <strong title={kind === 'ruling' ? t('rules.ruling_means') : undefined}>{t(`rules.${kind}`)}</strong> {'example' in block ? block.example : block.ruling}
    </p>
  );
}
