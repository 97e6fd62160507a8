const SIGNS = {
  unseen: 'M4 6l9-3 2 6M8 8h12v14H8zM11 12h6v2h-6zM11 16h6v2h-6z',
  rounds: 'M3 4h18v4H3zM3 10h8v4H3zM13 10h8v4h-8zM3 16h8v4H3zM13 16h8v4h-8z',
} as const;

/** The sign of what opens at a press, where there is no room for its words. */
export function LinkSign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg className="an-link-sign" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}
