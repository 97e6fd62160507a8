import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isPirate, valueOf } from './faces';
import { Paper } from './Paper';
import { RomanSign } from './RomanSign';
import { Skull } from './Skull';

interface Props {
  readonly card: string;
  /** Its name stands under the sign: there is room to read it. */
  readonly caption?: boolean;
  /** Whom a Pirate lets go in a few letters: large enough where the card is small. */
  readonly short?: boolean;
  /** Whom a Pirate lets go is said beside it: the card bears its skull alone. */
  readonly mute?: boolean;
}

/** A card of the Roman deck. */
export function RomanCard({ card, caption = false, short = false, mute = false }: Props) {
  if (mute && isPirate(card)) return <MutePirate />;
  return isPirate(card) ? <PirateCard card={card} caption={caption} short={short} /> : <Roman card={card} caption={caption} />;
}

function toneOf(value: number): string {
  if (value > 10) return 'gold';
  if (value > 8) return 'plum';
  return value > 4 ? 'woad' : 'boar';
}

function Roman({ card, caption }: { readonly card: string; readonly caption: boolean }) {
  const { t } = useTranslation('asterix');
  const value = valueOf(card);
  return (
    <Paper kind="roman" tone={toneOf(value)}>
      <path className="ax-arch" d="M12 134V84q0-38 38-38t38 38v50z" />
      <g className="ax-tone" transform={caption ? 'translate(21 50) scale(.9)' : 'translate(18 60)'}>
        <RomanSign value={value} />
      </g>
      <text className="ax-number ax-ink" x="7" y="45">
        {value}
      </text>
      <path className="ax-edge" d="M78 11h13v5H78zM78 20h13v5H78zM78 29h13v5H78z" />
      {caption && <Caption y={126} text={t(`rank.${card}`)} />}
    </Paper>
  );
}

/** A name along the lower edge, as large as the card's width lets it be. */
function Caption({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <text className="ax-caption ax-ink" x="50" y={y} fontSize={Math.min(13.5, 165 / text.length)}>
      {text}
    </text>
  );
}

/** The Roman that a Pirate lets go, as a sign, where there is one. */
const TARGETS: Readonly<Record<string, number>> = { pirate_centurion: 10, pirate_general: 14, pirate_decurion: 9 };

/** Whose sign stands for those that a Pirate lets go; undefined: it depends on what lies there. */
export function escapeeOf(card: string): number | undefined {
  return TARGETS[card];
}

function MutePirate() {
  return (
    <Paper kind="pirate">
      <g transform="translate(12 10) scale(1.2)">
        <Skull />
      </g>
    </Paper>
  );
}

function PirateCard({ card, caption, short }: Required<Omit<Props, 'mute'>>) {
  const { t } = useTranslation('asterix');
  const sign = escapeeOf(card);
  const target = short ? targetOf(card, t) : t(`target.${card}`);
  // A range needs the width: small it stands alone, large its sign is smaller.
  const range = sign !== undefined && target.length > 3;
  const signed = sign !== undefined && !(range && short);
  // Words in lines of their own; numbers beside the sign of who has them.
  const lines = target.split(' ');
  const size = Math.min(lines.length > 1 ? 22 : 33, (range ? (signed ? 95 : 155) : 132) / Math.max(...lines.map(({ length }) => length)));
  const captioned = caption && sign !== undefined;
  return (
    <Paper kind="pirate">
      <g transform="translate(20 6) scale(.94)">
        <Skull />
      </g>
      <path className="ax-label" d="M0 72q14-5 26-1t26-2 26 3 22-2v61q0 9-9 9H9q-9 0-9-9z" />
      <g transform={captioned ? undefined : 'translate(0 8)'}>
        {signed && (
          <g className="ax-tone" transform={range ? 'translate(3 82) scale(.52)' : 'translate(6 76) scale(.64)'}>
            <RomanSign value={sign} />
          </g>
        )}
        {lines.map((line, at) => (
          <text key={at} className="ax-target ax-ink" x={signed ? 71 - (range ? 4 : 0) : 50} y={109 + (at - (lines.length - 1) / 2) * 23} fontSize={size}>
            {line}
          </text>
        ))}
      </g>
      {captioned && <Caption y={130} text={t(`escapes.${card}`)} />}
    </Paper>
  );
}

/** A Pirate where there is room for a skull and for whom it lets go: its sign and its name. No points: it costs none. */
export function PirateMark({ card }: { readonly card: string }) {
  const { t } = useTranslation('asterix');
  const sign = escapeeOf(card);
  return (
    <Pirate>
      {sign !== undefined && (
        <svg className="ax-flees-who" viewBox="0 0 64 64">
          <RomanSign value={sign} />
        </svg>
      )}
      <b>{wordOf(card, t)}</b>
    </Pirate>
  );
}

/** The same where much lies there: a skull and as few letters as can be. */
export function PirateTag({ card }: { readonly card: string }) {
  const { t } = useTranslation('asterix');
  return (
    <Pirate>
      <b>{targetOf(card, t)}</b>
    </Pirate>
  );
}

/** A skull, and that it takes the Roman who lies beside it; `brief`: as an arrow. */
export function PirateTakes({ brief }: { readonly brief: boolean }) {
  const { t } = useTranslation('asterix');
  return <Pirate>{brief ? <i>{t('takes_short')}</i> : <b>{t('takes')}</b>}</Pirate>;
}

/** A skull, and beside it whom it lets go. */
function Pirate({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ax-pirate-mark">
      <svg viewBox="0 0 64 68">
        <Skull />
      </svg>
      <span className="ax-flees">{children}</span>
    </span>
  );
}

/** Whom a Pirate lets go, in a few letters. */
export function targetOf(card: string, t: TFunction): string {
  return t([`target_short.${card}`, `target.${card}`]);
}

/** The same as a word that is read without a legend: a choice alone has but a long one. */
export function wordOf(card: string, t: TFunction): string {
  return card === 'pirate_any' ? targetOf(card, t) : t(`target.${card}`);
}

/** The back of the Roman deck: a woven cloth with a wreath. */
export function PileBack() {
  return (
    <Paper kind="pile">
      <rect className="ax-line" x="6" y="6" width="88" height="128" rx="5" />
      {[20, 45, 70, 95, 120].map((y) => (
        <path
          key={y}
          className="ax-weave"
          d={`M12 ${y}l9.500-9 9.500 9 9.500-9 9.500 9 9.500-9 9.500 9 9.500-9 9.500 9v5l-9.500-9-9.500 9-9.500-9-9.500 9-9.500-9-9.500 9-9.500-9-9.500 9z`}
        />
      ))}
      <circle className="ax-sheet" cx="50" cy="70" r="31" />
      <circle className="ax-line" cx="50" cy="70" r="31" />
      <g className="ax-light" transform="translate(25 45) scale(.78)">
        <RomanSign value={15} />
      </g>
    </Paper>
  );
}
