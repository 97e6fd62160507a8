import type { ComponentType } from 'react';

import { Cloth } from '../../ornament/Cloth';

/** The picture of a game that brings none: a cloth of its own. */
export function clothOf(key: string): ComponentType {
  return function Cover() {
    return <Cloth seed={key} strips={8} length={6} />;
  };
}
