import type { Help } from '../lines';

/** How a tent is paid for whose cards one lacks, where there is no room for words: three for one, or beside another tent. */
export function HelpSign({ of }: { readonly of: Help }) {
  if (of === 'trade') {
    return (
      <svg className="ba-help-sign" viewBox="0 0 36 18" aria-hidden="true">
        <rect width="36" height="18" rx="9" />
        <text x="9" y="13.500">3</text>
        <path d="M14 7.800h4.500V5l4.500 4-4.500 4v-2.800H14z" />
        <text x="28" y="13.500">1</text>
      </svg>
    );
  }
  return (
    <svg className="ba-help-sign" viewBox="0 0 36 18" aria-hidden="true">
      <rect width="36" height="18" rx="9" />
      <path d="M6 13.500l4.500-9 4.500 9zM21 13.500l4.500-9 4.500 9z" />
    </svg>
  );
}
