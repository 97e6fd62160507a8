import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly kind: string;
  readonly tone?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The sheet every card is cut from: 100 by 140, its colours set by `data-tone`. Names are told by what holds it. */
export function Paper({ kind, tone, style, children }: Props) {
  return (
    <svg className="ax-card" data-kind={kind} data-tone={tone} style={style} viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect className="ax-sheet" width="100" height="140" rx="9" />
      {children}
    </svg>
  );
}
