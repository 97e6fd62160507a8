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
  const { face, back, count, corner, printed = [], state, square = false } = piece;
  const shown = face ?? back ?? null;
  const look = shown === null ? null : plain.looks(shown);
  return (
    <span
      className="plain-card"
      data-dye={look?.dye}
      data-side={face !== null ? 'face' : state === 'empty' ? 'empty' : 'back'}
      data-state={state}
      data-large={large && !square}
      data-square={square}
    >
      {face !== null ? (
        <>
          {large && !square ? (
            <span className="plain-edge">
              <Band seed={face} length={12} />
            </span>
          ) : null}
          {look === null ? null : <SignOf look={look} />}
          {look?.family === undefined || !large ? null : (
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
          {large && !square ? (
            <span className="plain-name">
              <Say line={piece.short ?? piece.name} />
            </span>
          ) : null}
        </>
      ) : state === 'empty' ? null : (
        <>
          <Cloth seed={`${plain.key}/back`} strips={3} length={4} />
          {look === null ? null : (
            <span className="plain-back-field">
              <SignOf look={look} />
            </span>
          )}
        </>
      )}
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
