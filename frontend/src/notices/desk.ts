/** The browser's own notifications, for who looks elsewhere. They are asked for only by a press. */
import { remembered } from '../ui/remembered';
import { switches, type Switch } from './sound';

export const notifications = remembered<Switch>('notifications', switches, () => 'off');

/** What the browser lets us do; `never`: it has no notifications. */
export function permission(): NotificationPermission | 'never' {
  return 'Notification' in window ? Notification.permission : 'never';
}

/** Asks the person, if they have not answered before. */
export async function turnOn(): Promise<void> {
  const answer = await Notification.requestPermission();
  notifications.set(answer === 'granted' ? 'on' : 'off');
}

/** One for each table: a newer one takes the place of the one before. */
export function notify(table: string, title: string, body: string): void {
  if (notifications.get() === 'off' || permission() !== 'granted') return;
  const wish: NotificationOptions = { body, tag: table };
  try {
    const shown = new Notification(title, wish);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Browsers of phones take them from a service worker alone.
    const workers = (navigator as Partial<Navigator>).serviceWorker;
    void workers?.getRegistration().then((worker) => worker?.showNotification(title, wish));
  }
}
