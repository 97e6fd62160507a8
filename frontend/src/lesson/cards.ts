/** So long may what one reads at a glance be; a longer sentence stands alone. */
export const GLANCE = 150;
/** The same where every line lies on something: on a phone on its side. */
export const LOW = 90;

/** A text as cards that are read one after the other: each of whole sentences, as many as are read at a glance. */
export function cardsOf(text: string, glance = GLANCE): readonly string[] {
  return text.split(/(?<=[.!?]) (?=\S)/).reduce<readonly string[]>((cards, sentence) => {
    const last = cards.at(-1);
    return last !== undefined && last.length + sentence.length < glance ? [...cards.slice(0, -1), `${last} ${sentence}`] : [...cards, sentence];
  }, []);
}
