/** Marks on which sides of a list there is more than is in sight; whether there is any. */
export function more(list: HTMLElement): boolean {
  const above = list.scrollTop > 1;
  const below = list.scrollHeight - list.clientHeight - list.scrollTop > 1;
  list.dataset.more = above && below ? 'both' : above ? 'above' : below ? 'below' : 'none';
  return above || below;
}

/** Looks whenever that list has been scrolled, or has another size; what comes back looks at the size of more elements, and stops. */
export function watched(list: HTMLElement, look: () => void): { readonly sizes: ResizeObserver; readonly stop: () => void } {
  // Told when all is laid out: asking for sizes right after drawing would lay out the page once for each list.
  const sizes = new ResizeObserver(look);
  sizes.observe(list);
  list.addEventListener('scroll', look, { passive: true });
  const stop = () => {
    sizes.disconnect();
    list.removeEventListener('scroll', look);
  };
  return { sizes, stop };
}
