/** Whether moves that everybody can see to be the only ones are made for the reader, on this device. */
import { remembered } from '../ui/remembered';

export const answers = ['yes', 'no'] as const;
export const forcedMoves = remembered<(typeof answers)[number]>('forced-moves', answers, () => 'yes');
