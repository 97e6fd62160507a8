/** What somebody has just said, at their seat. The talk itself is what screen readers hear. */
export function Bubble({ text }: { readonly text: string }) {
  return (
    <span className="bubble" aria-hidden="true" title={text}>
      <bdi>{text}</bdi>
    </span>
  );
}
