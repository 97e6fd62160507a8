/** What a card shows, whatever its back is: `hat_bone` is a Bone. */
export function faceOf(kind: string): string {
  return kind.replace(/^hat_/, '');
}

export type Back = 'hat' | 'plain' | 'sabotage' | 't_rex';

/** What the back of a card shows (AY-10.6). */
export function backOf(kind: string): Back {
  if (kind === 'sabotage') return 'sabotage';
  if (kind === 'treasure' || kind === 't_rex') return 't_rex';
  return kind.startsWith('hat') ? 'hat' : 'plain';
}

export type Thing = { readonly side: 'face'; readonly kind: string } | { readonly side: 'back'; readonly back: string };

/** What a scene calls a card that moves: its face, or what its back shows. */
export function flying(kind: string | null, back: string): string {
  return kind ?? `back/${back}`;
}

export function thingOf(name: string): Thing {
  return name.startsWith('back/') ? { side: 'back', back: name.slice('back/'.length) } : { side: 'face', kind: name };
}

const WORTH: Readonly<Record<string, string>> = {
  bone: '1',
  treasure: '1',
  lyrical_lollipop: '1',
  omniscient_muffin: '1',
  fish: '2',
};

/** How many goods a card counts in a bag (AY-8.1), as it is printed on it; null for what is no good. */
export function worthOf(face: string): string | null {
  return WORTH[face] ?? null;
}

/** Whether it stays in any bag and counts there (AY-7.3): a Fish stays only where a Toxic Waste lies already (AY-7.7). */
export function isGood(face: string): boolean {
  return face !== 'fish' && worthOf(face) !== null;
}
