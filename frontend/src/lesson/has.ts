/** The games that have a lesson, put in by the build (vite.config.ts): collecting files here would cost every first visit. */
declare const __LESSONS__: readonly string[];

export function hasLesson(game: string): boolean {
  return __LESSONS__.includes(game);
}
