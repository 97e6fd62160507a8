import { expect, test } from 'vitest';

import { entry } from '../live/messages.fixture';
import { withoutErased } from './erased';

test('words that were removed are not shown any more, and all else is', () => {
  const said = (seq: number) => ({ ...entry(seq), kind: 'said', data: { text: 'a secret', name: 'Ama' } });
  const erased = { ...entry(3), kind: 'erased', data: { entry: 1, reason: 'private' } };
  const log = [said(1), said(2), erased];
  expect(withoutErased(log)).toEqual([{ ...said(1), data: { text: null, name: 'Ama' } }, said(2), erased]);
  expect(withoutErased(log.slice(0, 2))).toEqual(log.slice(0, 2));
});
