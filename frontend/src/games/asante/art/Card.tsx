import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import type { LogLine } from '../../../i18n/line';
import { Say } from '../../../i18n/Reading';
import { useTexts } from '../../generic/table';
import { Band, Cloth } from '../../../ornament/Cloth';
import { Words } from '../../../i18n/Words';
import type { Against } from '../against';
import { cardText, kindName } from '../lines';
import { isWare, lacking, looks, prices, printed } from '../signs';
import { Sign, Token } from './Sign';

interface Props {
  readonly kind: string;
  /** What a Ware card costs and brings now, where that is not what is printed. */
  readonly buy?: number | null | undefined;
  readonly sell?: number | null | undefined;
  /** With what it does, where it is large enough to be read on it. */
  readonly text?: boolean;
  /** With what it does in two or three words, where it is too small for more; a line: in these. */
  readonly gist?: boolean | LogLine;
  /** Of a Ware card, which of its wares lie on the reader's stand. */
  readonly lie?: readonly boolean[];
  /** Of a Ware card, what cannot be done with it now, and why. */
  readonly off?: Off | undefined;
  /** Of any other card, why it cannot be played now. */
  readonly why?: LogLine | null;
}

export interface Off {
  readonly buy: Against | null;
  readonly sell: Against | null;
}

/** A card cut from paper; it fills its box, upright or as a label, and shows as much as there is room for. */
export function Card(props: Props) {
  const { kind, text = false, gist = false } = props;
  const { dye, family } = looks(kind);
  const effect = prices(kind) === null;
  return (
    <span className="as-card dyed" data-dye={dye} data-face={effect ? 'effect' : 'wares'}>
      <span className="as-face">
        <span className="as-band">
          <Band seed={kind} length={14} />
        </span>
        <span className="as-art">
          <Picture {...props} />
        </span>
        <Foot {...props} />
        {gist === false || !effect ? null : <Gist {...props} gist={gist} />}
        {text && effect ? <Does kind={kind} /> : null}
        {family === undefined ? null : (
          <svg className="as-family" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
            <path d={family} />
          </svg>
        )}
      </span>
    </span>
  );
}

/** The wares of a Ware card, the token of a ware, or the sign of what a card is. */
function Picture({ kind, lie, off }: Props) {
  if (prices(kind) !== null) {
    const wares = printed(kind);
    const missing = lacking(kind, lie ?? [], off?.sell?.wares ?? []);
    return (
      <span className="as-goods" data-count={wares.length}>
        {wares.map((ware, index) => (
          <Token key={index} kind={ware} ticked={lie?.[index]} missing={missing[index] === true} />
        ))}
      </span>
    );
  }
  if (isWare(kind)) return <Token kind={kind} />;
  return (
    <>
      <Backdrop dye={looks(kind).dye} />
      <Sign kind={kind} />
    </>
  );
}

/** Its two prices, or its name. */
function Foot({ kind, buy, sell, off }: Props) {
  const texts = useTexts();
  const price = prices(kind);
  if (price !== null) return <Prices buy={buy ?? price.buy} sell={sell ?? price.sell} off={off} />;
  const name = texts(kindName(kind));
  return (
    <span className="as-name" style={{ '--letters': longestWord(name), '--all': name.length } as CSSProperties}>
      <Say line={kindName(kind)} />
    </span>
  );
}

/** What it does in a few words, or why it cannot be played. */
function Gist({ kind, gist, why = null }: Props & { readonly gist: true | LogLine }) {
  const texts = useTexts();
  return (
    <span className="as-gist" data-why={why !== null}>
      <Words of={texts(why ?? (gist === true ? { key: `gist.${kind}` } : gist))} />
    </span>
  );
}

function Does({ kind }: Pick<Props, 'kind'>) {
  const texts = useTexts();
  const does = cardText(kind);
  return does === null ? null : (
    <span className="as-does">
      <Words of={texts(does)} />
    </span>
  );
}

/** What it costs and what it brings. */
function Prices({ buy, sell, off }: { readonly buy: number; readonly sell: number; readonly off: Off | undefined }) {
  return (
    <span className="as-prices">
      <Price use="buy" gold={`−${buy}`} against={off?.buy ?? null} />
      <Price use="sell" gold={`+${sell}`} against={off?.sell ?? null} />
    </span>
  );
}

function Price({ use, gold, against }: { readonly use: 'buy' | 'sell'; readonly gold: string; readonly against: Against | null }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  return (
    <span className={`as-${use}`} data-off={against !== null}>
      <small>{t(`card.${use}`)}</small>
      <b>{gold}</b>
      {against?.why == null ? null : (
        <span className="as-against" data-lacks={against.wares.length > 0}>
          <Words of={texts(against.why)} />
        </span>
      )}
    </span>
  );
}

/** In letters, with the hyphen behind it: a name is written as large as its longest word allows, and never broken inside one. */
function longestWord(name: string): number {
  return Math.max(...(name.match(/[^\s-]+-?/g) ?? ['']).map((word) => word.length));
}

/** Where its kind is at home: palms and a hill, a hut's wall, a hearth, mountains at night. */
const BACKDROPS: Readonly<Record<number, string>> = {
  1: 'M-20 60V46q20-10 40-4t30-4 30 4v18zM8 43l1-13q-6-4-9 0 3-6 8-4-3-5-8-4 6-4 10 1 4-5 10-1-5-1-8 4 5-2 8 4-3-4-9 0l1 13z',
  2: 'M-20 60V48h100v12zM-20 44h100v2h-100zM6 44l4-34h40l4 34z',
  3: 'M30 4a26 26 0 1 1-.01 0z',
  8: 'M-20 60l26-34 10 13L34 12l26 34 20 14zM34 12l7 10-4 3-3-3-4 4-3-4z',
};

function Backdrop({ dye }: { readonly dye: number }) {
  const shape = BACKDROPS[dye];
  return shape === undefined ? null : (
    <svg className="as-backdrop" viewBox="0 0 60 60" preserveAspectRatio="xMidYMax slice" fillRule="evenodd" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

/** The back of a card: the market's cloth. Fills its box. */
export function Back({ holy = false }: { readonly holy?: boolean }) {
  return (
    <span className="as-card dyed" data-dye={holy ? 8 : 2} data-face="back">
      <Cloth seed={holy ? 'asante/mountain' : 'asante/back'} strips={3} length={4} />
    </span>
  );
}
