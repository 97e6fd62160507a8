/** Marks on which sides of a list there is more than is in sight; whether there is any. */
export function more(list: HTMLElement): boolean {
  const above = list.scrollTop > 1;
  const below = list.scrollHeight - list.clientHeight - list.scrollTop > 1;
  list.dataset.more = above && below ? 'both' : above ? 'above' : below ? 'below' : 'none';
  return above || below;
}
