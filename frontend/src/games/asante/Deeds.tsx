import { useTranslation } from 'react-i18next';

import { Words } from '../../i18n/Words';
import { useMode, useTall } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Back, Card } from './art/Card';
import { Coin, Token } from './art/Sign';
import type { Deed, Turn } from './turns';
import { kindName, who, zoneName } from './lines';
import type { Market } from './market';
import { Press } from './Press';

/** What was done in a turn, card by card; a press shows a card large. */
export function Deeds({ turn, market, busy }: { readonly turn: Turn; readonly market: Market; readonly busy: boolean }) {
  const title = useTexts()({ key: 'board.did', args: { ...who(turn.seat), turn: turn.turn } });
  return (
    <div className="as-did">
      <h3>
        <Words of={title} />
      </h3>
      <ol aria-label={title}>
        {turn.deeds.map((deed, index) => (
          <li key={index} data-recent="true">
            <Done deed={deed} index={index} market={market} busy={busy} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Done({ deed, index, market, busy }: { readonly deed: Deed; readonly index: number; readonly market: Market; readonly busy: boolean }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const mode = useMode();
  const tall = useTall();
  const { kind, word, gold, wares, cards } = deed;
  const said = [`${t(`deed.${word}`)}${gold === 0 ? '' : ` ${signed(gold)}`}`, texts(...wares.map((ware) => kindName(ware))), cards === 0 ? '' : `${signed(cards)} ${texts(zoneName('cards'))}`];
  return (
    <Press
      market={market}
      busy={busy}
      className="as-deed"
      // Beside all else on a low screen it is no larger than a sign.
      small={mode === 'flat' || (mode === 'phone' && !tall)}
      thing={`told:${index}`}
      card={kind}
      label={`${kind === null ? texts(zoneName('cards')) : texts(kindName(kind))}: ${said.filter(Boolean).join(', ')}`}
    >
      <span className="as-deed-card">
        <span>{kind === null ? <Back /> : <Card kind={kind} />}</span>
      </span>
      <span className="as-deed-word" data-word={word}>
        {t(`deed.${word}`)}
      </span>{' '}
      <Gains gold={gold} wares={wares} cards={cards} />
    </Press>
  );
}

/** What came of it: gold, wares, cards. */
function Gains({ gold, wares, cards }: Pick<Deed, 'gold' | 'wares' | 'cards'>) {
  if (gold === 0 && wares.length === 0 && cards === 0) return null;
  return (
    <span className="as-gains">
      {gold === 0 ? null : (
        <span className="as-gain" data-less={gold < 0}>
          {signed(gold)}
          <Coin />
        </span>
      )}
      {wares.map((ware, index) => (
        <Token key={index} kind={ware} />
      ))}
      {cards === 0 ? null : (
        <span className="as-gain">
          {signed(cards)}
          <span className="as-gain-back">
            <Back />
          </span>
        </span>
      )}
    </span>
  );
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
