/** What is there before the game begins, and for hosts: it comes with its words. */
import { createElement, type ComponentType } from 'react';

import { withWords } from '../i18n/withWords';
import { usePart, type Part } from '../ui/part';
import type { GuestsProps } from './Guests';
import type { WaitingRoomProps } from './WaitingRoom';

const waitingRoom = withWords<ComponentType<WaitingRoomProps>>(['waiting'], async () => (await import('./WaitingRoom')).WaitingRoom);
const guests = withWords<ComponentType<GuestsProps>>(['waiting'], async () => (await import('./Guests')).Guests);

export function WaitingRoom(props: WaitingRoomProps) {
  return <Coming of={waitingRoom} props={props} />;
}

export function Guests(props: GuestsProps) {
  return <Coming of={guests} props={props} />;
}

function Coming<Props extends object>({ of, props }: { readonly of: Part<ComponentType<Props>>; readonly props: Props }) {
  const part = usePart(of);
  return part === null ? null : createElement(part, props);
}
