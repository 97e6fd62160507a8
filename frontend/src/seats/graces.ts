/** Seconds that somebody may be away; null: nobody's absence is looked at. */
export const graces = { short: 60, usual: 180, long: 600, never: null } as const;
export type GraceName = keyof typeof graces;
export const graceNames = Object.keys(graces) as GraceName[];
