import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Store } from './store';
import { useDrawn } from './useDrawn';

afterEach(cleanup);

class Words extends Store<string | null> {
  static of(first: string | null): Words {
    return new Words(first);
  }

  readonly say = (word: string | null): void => this.tell(word);
}

const joined = (_newest: string | null, _before: unknown, later: readonly (string | null)[]): string | null => later.join('+');

function shown(store: Words, unite?: typeof joined) {
  const drawn: (string | null)[] = [];
  function Shown() {
    const value = useDrawn(store, unite);
    drawn.push(value);
    return <p>{value}</p>;
  }
  render(<Shown />);
  return drawn;
}

test('what a store tells is drawn, nothing as well', () => {
  const store = Words.of('one');
  const drawn = shown(store);
  act(() => store.say('two'));
  act(() => store.say(null));
  expect(drawn).toEqual(['one', 'two', null]);
});

test('what is told during a drawing is united and drawn after it', () => {
  const store = Words.of('one');
  const drawn = shown(store, joined);
  act(() => {
    store.say('two');
    store.say('three');
    store.say('four');
  });
  expect(drawn).toEqual(['one', 'two', 'three+four']);
});

test('what was told before anybody listened is drawn', () => {
  const store = Words.of('one');
  function Early() {
    const value = useDrawn(store);
    if (value === 'one') store.say('two');
    return <p>{value}</p>;
  }
  const { container } = render(<Early />);
  expect(container.textContent).toBe('two');
});
