/** The rules as they are read over a table, which come when they are wanted. */
import type { ComponentType } from 'react';

import { withWords } from '../i18n/withWords';
import type { RulesProps } from './rules';

export const rulesPart = withWords<ComponentType<RulesProps>>(['rules'], async () => (await import('./AllRules')).AllRules);
