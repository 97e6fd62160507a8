import { Part } from '../ui/part';

/** A page or sheet that comes when it is wanted, with the words of these folders. */
export function withWords<T>(folders: readonly string[], fetch: () => Promise<T>): Part<T> {
  return new Part(async () => {
    // Not imported above: what begins the program knows this file, and must not wait for the library of words.
    const words = import('./setup').then(({ speakOf }) => Promise.all(folders.map(speakOf)));
    const [part] = await Promise.all([fetch(), words]);
    return part;
  });
}
