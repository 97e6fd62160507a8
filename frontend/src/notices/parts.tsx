/** What of the notices is not always there: it comes with its words. */
import { createElement, type ComponentType } from 'react';

import { withWords } from '../i18n/withWords';
import { usePart } from '../ui/part';

const settings = withWords<ComponentType>(['notices'], async () => (await import('./NoticeSettings')).NoticeSettings);

export function NoticeSettings() {
  const part = usePart(settings);
  return part === null ? null : createElement(part);
}
