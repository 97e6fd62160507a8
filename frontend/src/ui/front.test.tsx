import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { FrontProvider, useBehindFront, useFront, useStandsInFront } from './front';

afterEach(cleanup);

function Panel({ title }: { readonly title: string | null }) {
  useStandsInFront(title, 1);
  return null;
}

function Ribbon() {
  return <p>{useFront() ?? 'asks'}</p>;
}

const table = (title: string | null, drawn = true) => (
  <FrontProvider>
    <Ribbon />
    {drawn ? <Panel title={title} /> : null}
  </FrontProvider>
);

test('what stands in front is known to all of the table as long as it is drawn', () => {
  const page = render(table(null));
  expect(screen.getByText('asks')).toBeTruthy();
  page.rerender(table('Round 1 scored'));
  expect(screen.getByText('Round 1 scored')).toBeTruthy();
  page.rerender(table('Round 1 scored', false));
  expect(screen.getByText('asks')).toBeTruthy();
});

function Sheet({ due, open }: { readonly due: boolean; readonly open: () => void }) {
  useBehindFront(due, open);
  return null;
}

test('what is due waits until nothing stands in front, also where both are drawn at once', () => {
  const open = vi.fn();
  const drawn = (title: string | null) => (
    <FrontProvider>
      <Panel title={title} />
      <Sheet due open={open} />
    </FrontProvider>
  );
  const page = render(drawn('Round 4 scored'));
  expect(open).not.toHaveBeenCalled();
  page.rerender(drawn(null));
  expect(open).toHaveBeenCalled();
});
