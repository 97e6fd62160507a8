import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnyGame } from '../games/game';
import { Faces } from './Faces';
import type { Piece, RulesPages } from './rules';

interface Props {
  readonly pages: RulesPages;
  readonly game: AnyGame;
}

/** All cards and tiles, as they look and what they do, found by a word. */
export function Pieces({ pages: { rules, text }, game }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const fits = ({ id }: Piece) => Object.values(text.pieces[id] ?? {}).some((part: string) => part.toLocaleLowerCase().includes(wanted));
  const groups = rules.pieces.map((group) => ({ ...group, pieces: group.pieces.filter(fits) })).filter(({ pieces }) => pieces.length > 0);
  return (
    <section className="pieces" aria-labelledby={`${game.key}-pieces`}>
      <h3 id={`${game.key}-pieces`}>{t('rules.pieces')}</h3>
      <input type="search" className="input" aria-label={t('rules.search')} placeholder={t('rules.search')} value={words} onChange={(event) => setWords(event.target.value)} />
      {groups.length === 0 ? <p role="status">{t('rules.nothing')}</p> : null}
      {groups.map((group) => (
        <div key={group.id}>
          <h4>{text.groups[group.id]}</h4>
          <ul className={`pieces-list ${game.palette}`}>
            {group.pieces.map((piece) => (
              <PieceRow key={piece.id} {...{ piece, rules, text, game }} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PieceRow({ piece, rules, text, game }: RulesPages & { readonly piece: Piece; readonly game: AnyGame }) {
  const { t } = useTranslation();
  const said = text.pieces[piece.id];
  return (
    <li className="piece">
      <Faces game={game} rules={rules} shows={piece.shows} />
      <div>
        <strong>{said?.name}</strong> <span className="piece-count">{t('rules.times', { count: piece.count })}</span>
        <p>{said?.text}</p>
      </div>
    </li>
  );
}
