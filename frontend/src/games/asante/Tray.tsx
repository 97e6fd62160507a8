import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import type { LogLine } from '../../i18n/line';
import { Words } from '../../i18n/Words';
import { Scrolls } from '../../ui/Scrolls';
import { Sideways } from '../../ui/Sideways';
import { useMode, useTall, type Mode } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Token } from './art/Sign';
import { STOP, useEnding } from './ending';
import { Costs } from './Costs';
import { markersOf, moveFact } from './facts';
import { Known } from './Known';
import { answerName, kindName, moveName } from './lines';
import { cardOf, hintOf, isSpread, isWareChosen, offered, RAIL, steps, type Market, type Props } from './market';
import { HOLY, printed } from './signs';
import { useToldTable } from './told';
import type { CardHint, Hints, Move, View } from './types';

/** So many answers leave no room in a row for anything else. */
const ALL_ROW = 4;

/** A ware that is given back: the whole name of that answer. */
const RETURN = 'answer.return_ware';

/** All that may be answered, each with what it costs and brings; on a low phone, too, what is known of the hands: at the seats there is no room for a finger. */
export function Tray({ market, ...now }: Props & { readonly market: Market }) {
  const props = useToldTable(now);
  const { t } = useTranslation('asante');
  const mode = useMode();
  const tall = useTall();
  const { view, legal, you, picked, hints, busy, pending, choose } = props;
  const { path } = market;
  const all = offered(market.answers.filter((move) => legal.includes(move)), now.view, path, mode);
  // A row that may be longer than its place begins with the way out; so do wares that become fewer, or it would come to where one of them was.
  const first = mode === 'phone' || view.frames.at(-1)?.step === 'return_ware';
  const moves = !first ? all : [...all].sort((one, other) => Number(other.type === 'stop') - Number(one.type === 'stop'));
  const ending = useEnding(props);
  const shown = ending === 'later' ? [STOP, ...moves] : moves;
  const small = moves.filter((move) => isSmall(move, path.length > 0));
  const across = columns(small, mode);
  const only = path.length === 0 && isOnly(legal);
  const uses = usesOf(shown);
  // A row has no room for both: as what a package is bought is pressed in the supply, where it is lit as large.
  const inSupply = mode === 'phone' && uses.length > 1 ? shown.filter(({ type }) => type === 'buy_wares') : [];
  const buttons = shown.flatMap((move, index) => [
    ...(uses.length > (mode === 'flat' ? 0 : 1) && move.type !== shown[index - 1]?.type ? [<Use key={move.type} type={move.type} count={shown.filter(({ type }) => type === move.type).length} hint={hintOf(hints, market.looked ?? '')} />] : []),
    inSupply.includes(move) ? move === inSupply[0] && <Lit key="supply" moves={inSupply} /> : <Answer key={index} taken={path.length > 0} only={only} move={move} view={view} hints={hints} busy={busy || (move.type === 'stop' && ending !== 'now')} later={move.type === 'stop' && ending === 'later'} soon={move.type === 'stop' && ending === 'soon' && !busy} pending={move === pending} choose={choose} />,
  ]);
  // Answers that are not told yet have their room all the same.
  const alone = offered(market.answers, now.view, path, mode).length === 0 && !now.legal.some(({ type }) => RAIL.some((each) => each === type));
  const placed = market.answers.filter(({ type }) => type === 'place_artifact');
  const wares = busy || mode !== 'wide' || path.length > 0 ? [] : legal.filter(isWareChosen);
  const lit = busy ? [] : path.length > 0 ? placed : wares.length > 0 ? wares : mode === 'phone' && !tall ? [] : legal.filter(({ type }) => type === 'choose_artifact' || type === 'choose_slot');
  // Of these a high phone shows none as a button: it has room to press them where they lie (answers.css).
  const lying = tall && shown.every(({ type }) => type === 'choose_artifact');
  const shared = { role: 'group', 'aria-label': t('board.answers') } as const;
  return mode === 'phone' ? (
    <Sideways className="as-tray" {...shared}>
      {buttons}
      {buttons.length > 0 && !lying ? null : <Lit moves={lit} />}
      {/* Lower ones have what is known of the hands there. */}
      {tall || path.length > 0 || moves.length > ALL_ROW ? null : view.seats.map((of) => <Known key={of.seat} market={market} of={of} you={you} picked={picked} spelt={alone} />)}
    </Sideways>
  ) : buttons.length === 0 ? (
    <Lit moves={lit} />
  ) : (
    <Scrolls className="as-tray" data-uses={uses.length} data-columns={across} data-gap={small.length % across !== 0} {...shared}>
      {buttons}
      <Lit moves={wares} />
    </Scrolls>
  );
}

/** Whether a question has one answer, and that no fact of its own: there is nothing to weigh, and it reads as going on. */
function isOnly([move, ...more]: readonly Move[]): boolean {
  return more.length === 0 && (move?.type === 'let_pass' || move?.type === 'choose_option');
}

/** What a card with packages may be used for, where each of its uses has a choice of wares. */
function usesOf(moves: readonly Move[]): readonly Move['type'][] {
  return [...new Set(moves.filter((move) => 'package_type' in move && move.package_type).map(({ type }) => type))];
}

/** Before the wares as which a package may be bought, or sold: which of both it is, and its price. */
function Use({ type, count, hint }: { readonly type: Move['type']; readonly count: number; readonly hint: CardHint | undefined }) {
  const { t } = useTranslation('asante');
  const price = type === 'buy_wares' ? `−${hint?.buy ?? ''}` : `+${hint?.sell ?? ''}`;
  return (
    <span className="as-use" data-kind={type} style={{ '--rows': Math.ceil(count / 3) } as CSSProperties}>
      {t(`answer.${type}`)} <b>{price}</b><Costs count={1} />
    </span>
  );
}

/** Where nothing is pressed but things on the table: where a ware lies, or may be bought, how many Artifacts, or Holy Places of the row, or what an Artifact costs that is placed there. */
function Lit({ moves }: { readonly moves: readonly Move[] }) {
  const { t } = useTranslation('asante');
  const [first] = moves;
  if (first?.type === 'place_artifact') return <p className="as-lit">{t('board.costs', { count: markersOf(first, null) })}</p>;
  if (first === undefined) return null;
  if (first.type === 'buy_wares') return <p className="as-lit">{t('board.lit_buy_wares')}</p>;
  return <p className="as-lit">{isWareChosen(first) ? t(`board.lit_${first.type}`) : t(first.type === 'choose_slot' ? 'board.lit_place' : 'board.lit', { count: moves.length })}</p>;
}

interface AnswerProps extends Pick<Props, 'hints' | 'busy' | 'choose'> {
  readonly move: Move;
  readonly view: View;
  readonly pending: boolean;
  /** Whether a ware must be returned before it can be given. */
  readonly later: boolean;
  /** Whether it can be given in a moment: it looks as then, or it would seem to be switched off. */
  readonly soon: boolean;
  /** Whether something was taken hold of for it. */
  readonly taken: boolean;
  /** Whether nothing else can be answered. */
  readonly only: boolean;
}

function Answer(props: AnswerProps) {
  const { move, busy, pending, soon, taken, only, choose } = props;
  const texts = useTexts();
  const words = useWords(props);
  return (
    <button
      type="button"
      className="as-answer"
      data-lit={!busy}
      data-soon={soon}
      data-pending={pending}
      data-kind={move.type}
      data-spread={words.spread && !taken}
      data-usual={taken || only || isUsual(move)}
      data-only={only}
      data-holy={words.short !== null && isHoly(words.kind)}
      disabled={busy}
      title={move.type === 'stop' ? words.name : texts(moveName(move))}
      onClick={() => choose(move)}
    >
      {words.kind === null ? null : <Token kind={words.kind} />}
      {only ? <Onward name={words.name} /> : words.short === null ? <Named {...props} name={words.name} /> : <Signed {...words} short={words.short} />}
    </button>
  );
}

interface AnswerWords {
  /** Whether it is about a card that lies spread out on the stage. */
  readonly spread: boolean;
  /** What is drawn on it. */
  readonly kind: string | null;
  /** What it is called. */
  readonly name: string;
  /** What stands below the sign in place of the name; null: the name. */
  readonly short: string | null;
}

function useWords({ move, view, hints, taken }: AnswerProps): AnswerWords {
  const texts = useTexts();
  const lying = steps(move, view)[0]?.thing ?? '';
  const spread = isSpread(lying);
  // A card that was taken up from the stage lies there, with its name and text beside this button.
  const kind = spread ? (taken ? null : cardOf(lying, view)) : signOf(move, view);
  // A ware says by its sign which it is, a Holy Place that cannot be pressed where it lies its name and what it brings; everything else is called by its name.
  const said = kind === null ? null : shortOf(move, view, hints, taken);
  const called = spread ? (kind === null ? { key: 'answer.take' } : kindName(kind)) : answerName(move, view);
  const name = said?.key === RETURN ? said : said !== null && isHoly(kind) ? kindName(kind) : called;
  return { spread, kind, name: texts(name), short: said === null ? null : texts(said) };
}

function isHoly(kind: string | null): kind is string {
  return HOLY.some((each) => each === kind);
}

/** The only answer: that one goes on, and by what. */
function Onward({ name }: Pick<AnswerWords, 'name'>) {
  const { t } = useTranslation('asante');
  return (
    <>
      <span>{t('answer.go_on')}</span>{' '}
      <small>
        <Words of={name} />
      </small>
    </>
  );
}

/** Its name, with what it costs and what it brings. */
function Named({ name, move, hints, view, later }: AnswerProps & Pick<AnswerWords, 'name'>) {
  const texts = useTexts();
  const fact = later ? { key: 'board.first_ware' } : moveFact(move, hints, view);
  return (
    <>
      <span>
        <Words of={name} />
      </span>
      <Costs count={markersOf(move, hints)} />
      {fact === null ? null : (
        <>
          {/* For those who hear it, or copy it. */ ' '}
          <small>
            <Words of={texts(fact)} />
          </small>
        </>
      )}
    </>
  );
}

/** Below a sign a word or two; whoever hears it hears the name as well. */
function Signed({ kind, name, short }: Omit<AnswerWords, 'spread' | 'short'> & { readonly short: string }) {
  const holy = isHoly(kind);
  return (
    <>
      <span className="unseen">
        <Words of={name.endsWith(short) ? name : labelled(name, short)} />
      </span>
      <span className="as-answer-short" aria-hidden="true">
        {holy ? <span className="as-answer-name">{labelled(name, '')}</span> : null}
        <span className="as-answer-brings">
          <Words of={short} />
        </span>
      </span>
    </>
  );
}

/** What is answered most of the time. Of the ways in which a card may be carried out none is: they are weighed. */
function isUsual(move: Move): boolean {
  return move.type === 'let_pass' || move.type === 'keep_card';
}

/** Whether a sign and a word or two say it. */
function isSmall(move: Move, taken: boolean): boolean {
  return wareOf(move) !== null || move.type === 'choose_kind' || move.type === 'choose_artifact' || (!taken && (move.type === 'play_holy_place' || move.type === 'take_holy_place'));
}

/** How many of the small answers stand beside each other; what a Holy Place does is a line, while there is room for so many. */
function columns(small: readonly Move[], mode: Mode): number {
  const count = small.length;
  const kinds = small.some(({ type }) => type === 'choose_kind');
  const holy = small.some(({ type }) => type === 'play_holy_place' || type === 'take_holy_place');
  if (mode === 'flat' || holy) return count > 3 && !kinds ? 2 : 1;
  return count === 4 || (kinds && count === 3) ? 2 : Math.max(1, Math.min(3, count));
}

/** The ware that is taken, given, or bought and sold as a package. */
function wareOf(move: Move): string | null {
  if ('ware' in move) return move.ware;
  return 'package_type' in move ? (move.package_type ?? null) : null;
}

/** The kind whose sign stands on the button. */
function signOf(move: Move, view: View): string | null {
  const ware = wareOf(move);
  if (ware !== null) return ware;
  if (move.type === 'choose_kind' || move.type === 'play_holy_place' || move.type === 'take_holy_place') return move.kind;
  if (move.type === 'choose_artifact') return view.seats[move.owner]?.artifacts[move.slot - 1] ?? null;
  return null;
}

/** What stands below the sign: the name of the ware, and how many of it lie on the stand that it leaves; what a Holy Place brings, and how often; which Artifact of the other player. */
function shortOf(move: Move, view: View, hints: Hints | null, taken: boolean): LogLine | null {
  const ware = wareOf(move);
  if (ware !== null) {
    const [, seat] = /^stand:(\d)/.exec(steps(move, view).at(-1)?.thing ?? '') ?? [];
    const lying = seat === undefined ? [] : (view.seats[Number(seat)]?.stand ?? []);
    const part = partOf(move, ware, lying.filter((each) => each === ware).length);
    return move.type === 'return_ware' ? { key: RETURN, args: { ware: part } } : part;
  }
  if (move.type === 'choose_artifact') return kindName(signOf(move, view) ?? '');
  if (!isSmall(move, taken) || !('kind' in move) || move.type === 'choose_kind') return null;
  const copies = hints?.holy_places.find(({ kind }) => kind === move.kind)?.copies ?? 1;
  return { key: `brings.${move.kind}`, args: { count: move.type === 'play_holy_place' ? copies : 1 } };
}

/** A ware, and how many of those that lie there it would be: "Tea ×3" would read as if all three went. */
function partOf(move: Move, ware: string, lying: number): LogLine {
  if (lying < 2) return kindName(ware);
  const going = move.type === 'sell_wares' ? printed(move.card).filter((each) => each === 'package' || each === ware).length : 1;
  return { key: 'board.part', args: { going, lying, what: kindName(ware) } };
}
