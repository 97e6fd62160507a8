import { remembered } from './remembered';

export const wishes = ['never', 'final', 'always'] as const;
/** Whether one is asked once more before a move is made: where it could not be taken back freely, always, or never. */
export const askBefore = remembered<(typeof wishes)[number]>('ask-before', wishes, () => 'never');
