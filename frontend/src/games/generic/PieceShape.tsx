import { Say } from '../../i18n/Reading';
import { Band, Cloth } from '../../ornament/Cloth';
import type { AnyPlain, Piece } from './plain';
import { SignOf } from './SignOf';

interface Props {
  readonly plain: AnyPlain;
  readonly piece: Piece;
  readonly large?: boolean;
}

/** A card cut from paper: a woven edge, its sign, what is printed on it, its name; or its back; or its empty place. */
export function PieceShape({ plain, piece, large = false }: Props) {
  const { face, back, count, corner, state, square = false } = piece;
  const shown = face ?? back ?? null;
  return (
    <span
      className="plain-card"
      data-dye={shown === null ? undefined : plain.looks(shown).dye}
      data-side={face !== null ? 'face' : state === 'empty' ? 'empty' : 'back'}
      data-state={state}
      data-large={large && !square}
      data-square={square}
    >
      {face !== null ? <Face plain={plain} piece={piece} face={face} large={large && !square} family={large} /> : null}
      {face === null && state !== 'empty' ? <Back plain={plain} back={back ?? null} /> : null}
      {count === undefined || count < 2 ? null : (
        <span className="plain-count" aria-hidden="true">
          {count}
        </span>
      )}
      {corner === undefined ? null : (
        <span className="plain-corner" aria-hidden="true">
          {corner}
        </span>
      )}
    </span>
  );
}

interface FaceProps {
  readonly plain: AnyPlain;
  readonly piece: Piece;
  readonly face: string;
  /** With its woven edge and its name. */
  readonly large: boolean;
  /** With the sign of the kind that it is of. */
  readonly family: boolean;
}

function Face({ plain, piece, face, large, family }: FaceProps) {
  const look = plain.looks(face);
  const { printed = [] } = piece;
  return (
    <>
      {large ? (
        <span className="plain-edge">
          <Band seed={face} length={12} />
        </span>
      ) : null}
      <SignOf look={look} />
      {look.family === undefined || !family ? null : (
        <svg className="plain-family" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
          <path d={look.family} />
        </svg>
      )}
      {printed.length === 0 ? null : (
        <span className="plain-printed" aria-hidden="true">
          {printed.map((kind, at) => (
            <SignOf key={at} look={plain.looks(kind)} />
          ))}
        </span>
      )}
      {large ? (
        <span className="plain-name">
          <Say line={piece.short ?? piece.name} />
        </span>
      ) : null}
    </>
  );
}

function Back({ plain, back }: { readonly plain: AnyPlain; readonly back: string | null }) {
  return (
    <>
      <Cloth seed={`${plain.key}/back`} strips={3} length={4} />
      {back === null ? null : (
        <span className="plain-back-field">
          <SignOf look={plain.looks(back)} />
        </span>
      )}
    </>
  );
}
