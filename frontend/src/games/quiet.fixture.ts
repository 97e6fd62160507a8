/** What the frame gives a board before seat 0 while nobody is asked for anything and nothing happens. */
export const quiet = {
  legal: [],
  hints: null,
  you: 0,
  asked: null,
  waiting: null,
  picked: [],
  choose: () => undefined,
  pick: () => undefined,
  pending: null,
  busy: false,
  story: [],
  recent: [],
  scene: null,
  highlight: null,
} as const;
