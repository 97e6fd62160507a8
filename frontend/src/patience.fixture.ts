/** Tests wait for what is to come as long as a machine that does ten other things may need. */
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const LONG = 20_000;

configure({ asyncUtilTimeout: LONG });

/** What the probe gives, once it no longer throws. */
export const until = <T>(probe: () => T | Promise<T>): Promise<T> => vi.waitFor(probe, { timeout: LONG });
