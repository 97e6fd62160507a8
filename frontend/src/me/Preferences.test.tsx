import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { language } from '../i18n/setup';
import { Preferences } from './Preferences';

afterEach(cleanup);

test('a sign tells a mouse what it is about, and what it chooses', () => {
  language.set('en');
  render(<Preferences />);
  expect(screen.getByRole('radio', { name: 'Quick' }).closest('label')?.title).toBe('Motion at the table: Quick');
});
