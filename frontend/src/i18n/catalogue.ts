/** Sentences by their keys, in one language. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
