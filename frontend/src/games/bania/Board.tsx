import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { useTexts } from '../generic/table';
import { useTold } from '../../director/useTold';
import { Bag } from './art/Bag';
import { FreeSign } from './art/FreeSign';
import { WARES, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import { LyingDice } from './Dice';
import { HexMap } from './HexMap';
import { kindName } from './lines';
import type { Props } from './model';
import { Signs } from './Signs';
import { after } from './told';
import { commonWorth } from './worths';

/** The map; in its corners, where no hexagons are, the piles, the dice, the bag and how many spaces are left. */
export function Board(now: Props) {
  const props = { ...now, view: useTold(now, after) };
  const common = commonWorth(props);
  return (
    <HexMap {...props} common={common}>
      <Piles wares={WARES.slice(0, 2)} {...props} />
      <Piles wares={WARES.slice(2)} {...props} />
      <div className="ba-corner" data-corner="signs">
        <Signs {...props} />
      </div>
      <Left {...props} />
      <div className="ba-corner" data-corner="dice">
        {common === null ? null : <Common count={common} />}
        <LyingDice {...props} />
      </div>
      <div className="ba-hint-room" data-slim="always" />
    </HexMap>
  );
}

/** What a number counts, where there is room for it; it is said in any case. */
function Word({ children }: { readonly children: string }) {
  return (
    <small className="ba-word" aria-hidden="true">
      {children}
    </small>
  );
}

function Piles({ wares, view }: Props & { readonly wares: readonly Ware[] }) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  return (
    <ul className="ba-corner" data-corner={wares[0]} data-glance="piles" aria-label={t('zone.piles')}>
      {wares.map((ware) => (
        <li key={ware} className="ba-pile" data-at={`pile:${ware}`} data-none={view.piles[ware] === 0} title={texts(kindName(ware))}>
          <span className="ba-stack">
            <WareSign ware={ware} />
          </span>
          <span className="unseen">{texts(kindName(ware))}</span>
          <b>{view.piles[ware]}</b>
        </li>
      ))}
      <li aria-hidden="true">
        <Word>{t('board.word_piles')}</Word>
      </li>
    </ul>
  );
}

/** What a tent brings on all spaces that bear no number. */
function Common({ count }: { readonly count: number }) {
  const { t } = useTranslation('bania');
  const says = t('board.common', { count });
  return (
    <p className="ba-count" data-at="common" title={says}>
      <FreeSign />
      <span className="unseen">{says}</span>
      <b aria-hidden="true">{`+${count}`}</b>
      <Word>{t('board.word_common')}</Word>
    </p>
  );
}

/** On how many spaces a tent can still be placed, and how many tents are in the bag: how near the end is. */
function Left({ view }: Props) {
  const { t } = useTranslation('bania');
  return (
    <div className="ba-corner" data-corner="left">
      <p className="ba-count" data-at="free" data-glance="spaces" title={labelled(t('zone.free'), t('ends.free'))}>
        <FreeSign />
        <span className="unseen">{t('zone.free')}</span>
        <b>{view.free}</b>
        <span className="unseen">{`. ${t('ends.free')}`}</span>
        <Word>{t('board.word_free', { count: view.free })}</Word>
      </p>
      <p className="ba-count" data-at="bag" title={labelled(t('zone.bag'), t('ends.bag'))}>
        <Bag />
        <span className="unseen">{t('zone.bag')}</span>
        <b>{view.bag.length}</b>
        <span className="unseen">{`. ${t('ends.bag')}`}</span>
        <Word>{t('board.word_bag', { count: view.bag.length })}</Word>
      </p>
    </div>
  );
}
