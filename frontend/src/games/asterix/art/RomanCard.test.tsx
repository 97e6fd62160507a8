import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { language } from '../../../i18n/setup';
import { PirateMark, RomanCard } from './RomanCard';

afterEach(cleanup);

test.each(['en', 'de', 'fr'] as const)('the Pirate of the generals names the three of them, and never Caesar, large and small (%s)', (spoken) => {
  language.set(spoken);
  const { container } = render(
    <>
      <RomanCard card="pirate_general" caption />
      <RomanCard card="pirate_general" short />
      <PirateMark card="pirate_general" />
    </>,
  );
  expect([...container.querySelectorAll('.ax-target, .ax-flees > b')].map((each) => each.textContent)).toEqual(['12–14', '12–14', '12–14']);
});
