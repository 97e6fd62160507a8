import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Entry } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { SeatDyes } from '../../ornament/seatDyes';
import type { Mode } from '../../ui/useMode';
import { moveMouse } from '../../ui/pointed.fixture';
import { HAND } from './art/faces';
import { Rival } from './art/Rival';
import { Board } from './Board';
import { CardNow } from './CardFace';
import { Hand } from './Hand';
import { compared } from './lines';
import type { Props } from './model';
import { notes } from './notes.fixture';
import { Place } from './Place';
import { scene } from './scene';
import { table, view } from './table.fixture';
import { Thing } from './Thing';
import type { Note } from './types';

const mode = vi.hoisted(() => vi.fn<() => Mode>(() => 'wide'));
const roomy = vi.hoisted(() => vi.fn<() => boolean>(() => true));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: mode, useRoomy: roomy }));

/** What shows nothing: the slot of a bid says what became of it, the next prize that a round has begun, the sums that a Pirate found nobody. */
const SILENT = ['round_started', 'card_discarded', 'card_taken_back', 'pirate_found_nobody'];
const TYPES = Object.keys(notes) as Note['type'][];

function whole(props: Props) {
  return (
    <ReadingProvider game="asterix" you={props.you} seats={props.seats} point={() => undefined} open={() => undefined}>
      <Board {...props} />
      {props.seats.map(({ seat }) => (
        <div key={seat} data-at={`seat:${seat}`}>
          <Place {...props} seat={seat} compact={false} />
        </div>
      ))}
      <Hand {...props} />
    </ReadingProvider>
  );
}

const drawn = (props: Props) => render(whole(props));

const addresses = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-at]'), ({ dataset }) => dataset.at ?? '');
const told = (note: Note): Props['scene'] => ({ seq: 1, note, scene: scene(note, 0) ?? {} });
const sample = <Type extends Note['type']>(type: Type) => {
  const [first] = notes[type];
  if (first === undefined) throw new Error('a sample is needed');
  return first;
};

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('every note looks like something, but for those that are known to show nothing', () => {
  expect(TYPES.filter((type) => notes[type].every((note) => scene(note, 0) === null))).toEqual(SILENT);
});

test('what a scene names lies on the board, or what it is a part of does', () => {
  const there = [table, { ...table, view: { ...view, phase: 'setup' } }].flatMap((props) => {
    const page = drawn(props);
    const found = addresses(page.container);
    expect(new Set(found).size).toBe(found.length);
    page.unmount();
    return found;
  });
  const named = TYPES.flatMap((type): readonly Note[] => notes[type]).flatMap((note) => [0, 1, null].map((you) => scene(note, you)));
  const all = named.flatMap((one) => [...(one?.marks ?? []), ...(one?.flights ?? []).flatMap(({ from, to }) => [from, to])]);
  const lost = all.filter((address) => !there.some((known) => address === known || address.startsWith(`${known}/`)));
  // A card that was bid has left the hand: it is flown from where it was.
  expect(lost.filter((address) => !address.startsWith('hand/'))).toEqual([]);
});

test('what others bid flies face down, in the colour that they wear', () => {
  const thing = scene({ type: 'bid_made', seat: 1, card: null }, 0)?.flights?.[0]?.thing ?? '';
  const { container } = render(<SeatDyes value={['red', 'blue']}><Thing thing={thing} /></SeatDyes>);
  expect(container.querySelector<SVGElement>('[data-kind=back]')?.style.getPropertyValue('--line-of')).toBe('blue');
  expect(scene({ type: 'card_looked_at', seat: 1, card: null, pile: 3 }, 0)?.flights?.[0]?.thing).toBe('pile');
});

test.each([
  ['before the first new bid', []],
  ['after it', view.chosen],
])('what was bid in the last trick lies beside the prize, who won marked, and in no slot of the next one: %s', (_, chosen) => {
  const { container } = drawn({ ...table, view: { ...view, chosen } });
  expect(Array.from(container.querySelectorAll<HTMLElement>('.ax-lay > li'), ({ dataset }) => dataset.won)).toEqual(['true', 'false', 'false']);
  expect(screen.getAllByText(/the 4, discarded/)).toHaveLength(1);
  expect(container.querySelectorAll('.ax-slot .ax-was')).toHaveLength(0);
});

test('a slot says what the prize would bring only where that is not the number on the card', () => {
  const { container } = drawn({ ...table, hints: { type: 'hints', assign: [], cards: [], escapees: [], fronts: [], worth: [10, 30, 10] } });
  expect(Array.from(container.querySelectorAll('.ax-slot .ax-slot-worth'), (each) => each.lastChild?.textContent)).toEqual(['+30']);
});

test('while a reveal is shown all its bids and its prize lie there, and the next prize not yet', () => {
  const { container } = drawn({ ...table, scene: told(sample('bids_revealed')) });
  expect(container.querySelectorAll('.ax-slot .ax-was')).toHaveLength(3);
  expect(screen.queryByRole('img', { name: 'Centurion (10)' })).toBeNull();
  expect(screen.queryByText('You captured Standard-bearer (7).')).toBeNull();
});

test('who wins is marked and said once the bids lie open, not while they turn over, and not where some cancel each other first', () => {
  const turns = told(sample('bids_revealed'));
  expect(turns?.scene.caption).toEqual({ key: 'cards_up' });
  const compares = { ...turns, scene: turns?.scene.next } as Props['scene'];
  expect(compares?.scene.caption).toEqual(compared(sample('bids_revealed')));
  const winners = (playing: Props['scene'], winner: number, ...bids: readonly string[]) => {
    const page = drawn({ ...table, view: { ...view, last_trick: { prize: 'roman_07', bids: [...bids], winner } }, scene: playing });
    const count = page.container.querySelectorAll('.ax-was[data-won=true]').length;
    page.unmount();
    return count;
  };
  expect(winners(turns, 0, '4', '2', '1')).toBe(0);
  expect(winners(compares, 0, '4', '2', '1')).toBe(1);
  // Getafix and Obelix have three flasks on their 7.
  expect(winners(compares, 2, '7', '7', '1')).toBe(0);
});

test('why a prize would bring more than its card says stands with it', () => {
  const hints = { type: 'hints', cards: [], worth: [37, 10, 10], fronts: [], assign: [], escapees: [] } as unknown as Props['hints'];
  const { container } = drawn({ ...table, hints, view: { ...view, prize: 'roman_07', fronts: [['roman_07', 'roman_07'], [], []] } });
  expect(container.querySelector('.ax-worth')?.textContent).toBe('+37 for you 7 + 30 for three');
});

test('which Roman a Pirate takes is chosen where the hand lay: what keeps most, and what a set would lose', async () => {
  const chosen: unknown[] = [];
  const legal = [5, 7].map((value) => ({ type: 'choose_escapee' as const, value }));
  const hints = { type: 'hints' as const, assign: [], cards: [], worth: [], fronts: [], escapees: [{ value: 5, points: 12 }, { value: 7, points: 30 }] };
  drawn({ ...table, legal, hints, choose: (move) => chosen.push(move), view: { ...view, phase: 'scoring', prize: null, waiting: [0], chosen: [], fronts: [['roman_05', 'roman_05', 'roman_07', 'pirate_any'], [], []] } });
  expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
  const choices = within(screen.getByRole('region', { name: 'Which Roman escapes?' })).getAllByRole('button');
  expect(choices.map((each) => [each.querySelector('[data-most=true]')?.textContent, each.querySelector('small')?.textContent])).toEqual([[undefined, 'set −20'], ['30', '']]);
  await userEvent.click(screen.getByRole('button', { name: /7/ }));
  expect(chosen).toEqual([legal[1]]);
});

const sums = (seat: number, more: Partial<Extract<Note, { type: 'round_scored' }>> = {}): Note => ({
  ...{ type: 'round_scored', round: 1, seat, romans: ['roman_05', 'roman_05'], values: 10, bonus: 20, points: 30, total: 30 },
  ...more,
});
const ended: readonly Note[] = [
  { type: 'round_ended', round: 1, reason: 'pile_empty' },
  { type: 'roman_escaped', seat: 1, pirate: 'pirate_decurion', card: 'roman_09' },
  sums(0),
  sums(1, { romans: ['roman_12'], values: 12, bonus: 0, points: 12, total: 12 }),
  sums(2, { romans: [], values: 0, bonus: 0, points: 0, total: 0 }),
];
const storyOf = (...notes: readonly Note[]) => [{ seq: 9, kind: 'played', notes }] as unknown as Props['story'];
const telling = (note: Note | undefined) => ({ ...table, story: storyOf(...ended), scene: note === undefined ? null : { ...told(note), seq: 9 } as Props['scene'] });

test('the end of a round is told one seat after the other', () => {
  drawn(telling(ended[2]));
  expect(screen.getByRole('region', { name: 'The end of round 1' })).toBeTruthy();
  expect(screen.getByText('30 points')).toBeTruthy();
  expect(screen.getByText('10 + 20 for sets')).toBeTruthy();
  expect(screen.queryByText('12 points')).toBeNull();
});

test('a Roman that a Pirate lets go lies with the others until that is told', () => {
  const inSums = (text: string) => within(screen.getByRole('region', { name: 'The end of round 1' })).queryByText(text);
  const page = drawn(telling(ended[0]));
  expect(inSums('Decurion (9), 1 of them')).toBeTruthy();
  page.unmount();
  drawn(telling(ended[1]));
  expect(inSums('Decurion (9), 1 of them')).toBeNull();
  expect(inSums('Pirate (a decurion escapes): Decurion (9) is gone')).toBeTruthy();
});

test('told, the sums stand with the way on, and are found again in the next round', async () => {
  const page = drawn(telling(undefined));
  expect(screen.getByRole('region', { name: 'Round 1 scored' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('region', { name: 'Round 1 scored' })).toBeNull();
  expect(screen.getByText('12 in all')).toBeTruthy();
  page.unmount();
});

test('as long as somebody is asked whom a Pirate lets go nothing is scored, and there is no way on', () => {
  drawn({ ...telling(undefined), story: storyOf(...ended.slice(0, 2)) });
  expect(screen.getByRole('region', { name: 'The end of round 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on' })?.hasAttribute('disabled')).toBe(true);
});

test('the next round is not there before the last one has been told', () => {
  const draws: Note = { type: 'cards_drawn', seat: 1, cards: ['roman_02'], hand: ['7', '9'], pile: 3 };
  const turns: Note = { type: 'prize_turned', card: 'roman_13', pile: 49, sitting_out: [] };
  const notes = [draws, ...ended, { type: 'round_started', round: 2, pile: 50 } as const, turns];
  const page = (props: Partial<Props>) => (
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Board {...table} {...props} />
      <Hand {...table} {...props} />
    </ReadingProvider>
  );
  const last = { ...view, prize: null, chosen: [], waiting: [], hands: [[], ['7', '9'], []], pile: 4 };
  const next = { ...view, round: 2, prize: 'roman_13', chosen: [], hands: [HAND, HAND, HAND].map((hand) => [...hand]), fronts: [[], [], []], pile: 49 };
  const seen = () => [screen.queryByRole('img', { name: /Legion General/ }) !== null, document.querySelectorAll('.ax-handcard').length, document.querySelector('.ax-count')?.textContent];
  const { rerender } = render(page({ view: last }));
  const after = { view: next, story: storyOf(...notes) };
  rerender(page({ ...after, scene: { ...told(draws), seq: 9 } as Props['scene'] }));
  expect(seen()).toEqual([false, 0, '3']);
  rerender(page({ ...after, story: [...storyOf(...notes.slice(0, -1)), { seq: 10, kind: 'dealt', notes: [turns] }] as unknown as Props['story'], scene: { ...told(turns), seq: 10 } as Props['scene'] }));
  expect(document.querySelectorAll('.ax-handcard')).toHaveLength(11);
});

test('while a trick is told whose players have bid again already, what lies in the slots is what was told', () => {
  const revealed: Note = { type: 'bids_revealed', prize: 'roman_10', bids: [{ seat: 0, card: '3', flasks: 2 }, { seat: 1, card: '9', flasks: 4 }] };
  const wins: Note = { type: 'trick_won', seat: 1, prize: 'roman_10', card: '9' };
  const page = (props: Partial<Props>) => (
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Board {...table} {...props} />
    </ReadingProvider>
  );
  const { rerender } = render(page({}));
  const now = { ...view, prize: 'roman_09', chosen: [1, 2], last_trick: { prize: 'roman_12', bids: ['5', '7', '1'], winner: 2 } };
  rerender(page({ view: now, story: storyOf(revealed, wins), scene: { ...told(wins), seq: 9 } as Props['scene'] }));
  expect(screen.getByRole('img', { name: 'Centurion (10)' })).toBeTruthy();
  expect(Array.from(document.querySelectorAll<HTMLElement>('.ax-was'), ({ dataset }) => dataset.card)).toEqual(['getafix.3', 'obelix.9']);
});

test('what was won in the last trick of a round does not lie beside the first prize of the next', () => {
  drawn({ ...table, view: { ...view, fronts: [[], [], []], set_aside: [] } });
  expect(screen.queryByRole('region', { name: 'Last trick' })).toBeNull();
});

test('what Idefix looks at lies where the prize did, and only its owner sees it', () => {
  const legal = [0, 1, 2].map((to) => ({ type: 'assign_peeked' as const, to }));
  drawn({ ...table, legal, view: { ...view, phase: 'idefix', prize: null, peeked: 'roman_15', looker: 0, waiting: [0], chosen: [] } });
  expect(screen.getByRole('img', { name: 'Caesar (15)' })).toBeTruthy();
  expect(screen.getByText('Only you see it')).toBeTruthy();
});

const bidding = { seq: 9, note: { type: 'bid_made', seat: 0, card: '4' }, scene: {} } as unknown as Props['scene'];
const revealed = { type: 'bids_revealed' };

test.each([
  ['the bid is told that closes a trick', [{ seq: 9, kind: 'played', notes: [{ type: 'bid_made' }, revealed] }]],
  ['a bid before it is told, which came with it', [{ seq: 9, kind: 'played', notes: [{ type: 'bid_made' }] }, { seq: 10, kind: 'played', notes: [{ type: 'bid_made' }, revealed] }]],
])('while %s, the trick it is for still lies there, and no bid is seen', (_, story) => {
  const { container } = drawn({ ...table, view: { ...view, chosen: [] }, scene: bidding, story: story as unknown as Props['story'] });
  expect(screen.getByRole('img', { name: 'Standard-bearer (7)' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Centurion (10)' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Last trick' })).toBeNull();
  expect(container.querySelectorAll('.ax-slot .ax-was')).toHaveLength(0);
});

test('own captures are cards on a wide table, and numbers on a phone', () => {
  const own = (page: ReturnType<typeof drawn>) => page.container.querySelector('[data-at="seat:0"]');
  const page = drawn(table);
  expect(own(page)?.querySelectorAll('.ax-stack')).toHaveLength(2);
  page.unmount();
  mode.mockReturnValue('phone');
  expect(own(drawn(table))?.querySelectorAll('.ax-pill')).toHaveLength(2);
  mode.mockReturnValue('wide');
});

test('the captures of others are cards where a wide table is low, too, but numbers where it is lower still', () => {
  const others = (what: string) => {
    const page = render(
      <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} seat={1} compact={true} />
      </ReadingProvider>,
    );
    const count = page.container.querySelectorAll(what).length;
    page.unmount();
    return count;
  };
  expect(others('.ax-fanned > .ax-stack')).toBe(1);
  roomy.mockReturnValueOnce(false);
  expect(others('.ax-stack')).toBe(0);
  roomy.mockReturnValueOnce(false);
  expect(others('.ax-pill')).toBe(1);
});

test('while it is asked on a phone who gets a card the own captures stand in the own place alone, and what it would join is lit', () => {
  mode.mockReturnValue('phone');
  const peeking: Props = { ...table, legal: [{ type: 'assign_peeked', to: 0 }], view: { ...view, phase: 'idefix', prize: null, looker: 0, peeked: 'roman_09', waiting: [0], chosen: [] } };
  const parts = (now: Props) => <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}><Place {...now} seat={0} compact={false} /><Hand {...now} /></ReadingProvider>;
  const { container, rerender } = render(parts(peeking));
  const lit = () => Array.from(container.querySelectorAll<HTMLElement>('.ax-pill, .ax-stack'), ({ dataset }) => dataset.lit);
  expect(lit()).toEqual(['false', 'true']);
  rerender(parts(table));
  expect(lit()).toEqual(['false', 'false']);
  mode.mockReturnValue('wide');
});

test('what one bids for a Pirate stands on the stage, and not where it is about a Roman', () => {
  const rule = () => document.querySelector('.ax-pirate-rule')?.textContent;
  drawn({ ...table, view: { ...view, prize: 'pirate_lowest' } });
  expect(rule()).toBe('The winner keeps their card, all others lose theirs.');
  cleanup();
  drawn(table);
  expect(rule()).toBeUndefined();
});

test('an own card that is pointed at tells who beats its number from who cancels with it; no other bears a sign', () => {
  const hint = { card: '7', flasks: 2, refused: null, beaten_by: [1], cancels_with: [2] };
  drawn({ ...table, hints: { type: 'hints', cards: [hint], worth: [], fronts: [], give: [], escapees: [] } as unknown as Props['hints'] });
  const signs = () => Array.from(document.querySelectorAll('[data-at="hand/7"] .ax-rival'), (sign) => [sign.getAttribute('data-gaul'), sign.getAttribute('data-tied')]);
  expect(signs()).toEqual([]);
  moveMouse(screen.getByRole('button', { name: /^Bid the 7/ }));
  expect(signs()).toEqual([
    ['obelix', 'false'],
    ['asterix', 'true'],
  ]);
});

test('the sign of a card that would lose a tie cannot be taken for "better": it is a less-than sign, beside the equals sign of those that cancel', () => {
  const { container } = render(<><Rival tied={false} /><Rival tied={true} /></>);
  expect(container.textContent).toBe('<=');
});

describe('an own card that is looked at closely', () => {
  const looked = (card: string, props: Partial<Props> = {}) => {
    render(
      <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <CardNow {...table} {...props} card={card} />
      </ReadingProvider>,
    );
    return Array.from(document.querySelectorAll('.ax-now > li'), (line) => line.textContent.trim());
  };

  test('says who beats it, with whom it cancels, and whom it beats', () => {
    // Flasks on the 7: Getafix, Obelix and Cacofonix 3, 3 and 4, Asterix 1.
    const four = { ...view, gauls: ['getafix', 'obelix', 'asterix', 'cacofonix'], hands: [['7'], ['7'], ['7'], ['7']] };
    const seats = [...table.seats, ...table.seats.slice(0, 1)].map((each, seat) => ({ ...each, seat, name: ['Awa', 'Kofi', 'Ama', 'Sefu'][seat] ?? null }));
    render(
      <ReadingProvider game="asterix" you={0} seats={seats} point={() => undefined} open={() => undefined}>
        <CardNow {...table} view={four} card="getafix.7" />
      </ReadingProvider>,
    );
    expect(Array.from(document.querySelectorAll('.ax-now > li'), (line) => line.textContent.trim())).toEqual([
      '< Beaten by the same number from Sefu.',
      '= Cancels out with the same number from Kofi.',
      'Beats the same number from Ama.',
    ]);
  });

  test('says when nobody else holds its number', () => expect(looked('getafix.5')).toEqual(['Nobody else holds this number any more.']));

  test('says nothing of a card that is not in the hand, or of others', () => {
    expect(looked('getafix.4')).toEqual([]);
    expect(looked('obelix.7')).toEqual([]);
  });
});

describe('where a Gaul is chosen', () => {
  const choosing: Props = { ...table, view: { ...view, phase: 'setup', gauls: [null, null, null] }, legal: [{ type: 'choose_gaul', gaul: 'obelix' }] };

  test('one press takes it', async () => {
    const chosen: unknown[] = [];
    drawn({ ...choosing, choose: (move) => chosen.push(move) });
    await userEvent.click(screen.getByRole('button', { name: /^Obelix/ }));
    expect(chosen).toEqual(choosing.legal);
  });

  test('each says at which numbers it wins every tie, and shows those two cards', () => {
    drawn(choosing);
    const obelix = screen.getByRole('button', { name: /^Obelix wins every tie at 2 and 9/ });
    expect(Array.from(obelix.querySelectorAll('.ax-gaul-cards .ax-number'), (each) => each.textContent)).toEqual(['2', '9']);
  });
});

test('the trick that ends a round is seen before whoever has a Pirate is asked whom it lets go', () => {
  const revealed: Note = { type: 'bids_revealed', prize: 'roman_10', bids: [{ seat: 0, card: '3', flasks: 2 }, { seat: 1, card: '9', flasks: 4 }] };
  const won: Note = { type: 'trick_won', seat: 1, prize: 'roman_10', card: '9' };
  const over: Note = { type: 'round_ended', round: view.round, reason: 'hands_empty' };
  const ended: Props['view'] = { ...view, phase: 'scoring', prize: null, waiting: [0], hands: [[], [], []], fronts: [['roman_05', 'roman_07', 'pirate_any'], ['roman_10'], []] };
  const story = [entry(9, [revealed, won, over] as unknown as Entry['notes'])];
  const asked: Partial<Props> = { view: ended, story, legal: [{ type: 'choose_escapee', value: 5 }, { type: 'choose_escapee', value: 7 }] };
  const page = drawn({ ...table, story: [] });
  const shows = (note: Note) => {
    page.rerender(whole({ ...table, ...asked, scene: { seq: 9, note, scene: {} } }));
    return [document.querySelector('.ax-table') !== null, document.querySelector('.ax-choice') !== null];
  };
  expect([revealed, won, over].map(shows)).toEqual([[true, false], [true, false], [false, true]]);
});
