/** Where a page shows what people wrote, for tests. */

/** A name and words that would turn what stands around them. */
export const NAME = 'דוד 2';
export const WORDS = 'שלום 3';

/** Texts and attributes below `root` where such words stand neither in a `bdi` nor between Unicode's isolates. */
export function unisolated(root: ParentNode, words: string): string[] {
  const bare = (text: string) => text.replaceAll(`\u2068${words}\u2069`, '').includes(words);
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (bare(value) && !(name === 'value' && element.getAttribute('dir') === 'auto')) found.push(`${name}: ${value}`);
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      if (bare(text) && element.closest('bdi') === null) found.push(text);
    }
  }
  return found;
}

/** How often such words are shown at all: a test that looks at none of them proves nothing. */
export function shown(root: Element, words: string): number {
  return root.outerHTML.split(words).length - 1;
}
