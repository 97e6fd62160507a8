import { type Language, language } from './i18n/language';

/**
 * A part of the program did not come. Mostly there is a new build, and the files of the old one are gone: the page is
 * loaded anew, which names the files there are. A page that has just been loaded anew for the same build is left as it is.
 */
const LAST = 'griot.reloaded';
/** Here, as the catalogues may be what did not come. */
const SAID: Record<Language, { readonly text: string; readonly again: string }> = {
  en: { text: 'A part of this page could not be loaded.', again: 'Try again' },
  de: { text: 'Ein Teil dieser Seite ließ sich nicht laden.', again: 'Noch einmal' },
  fr: { text: 'Une partie de cette page n’a pas pu être chargée.', again: 'Réessayer' },
};

export function reloadIfParted(): void {
  window.addEventListener('vite:preloadError', () => {
    // Away from the network a browser would show its own page instead of a table that can still be looked at.
    if (navigator.onLine) reloadOnce();
    else window.addEventListener('online', reloadOnce, { once: true });
  });
}

function reloadOnce(): void {
  const build = import.meta.url;
  if (sessionStorage.getItem(LAST) === build) {
    sayOnEmptyPage();
    return;
  }
  sessionStorage.setItem(LAST, build);
  location.reload();
}

/** Where nothing is drawn yet nothing else can say it. */
function sayOnEmptyPage(): void {
  const root = document.getElementById('root');
  if (root === null || root.hasChildNodes()) return;
  const { text, again } = SAID[language.get()];
  const said = Object.assign(document.createElement('p'), { textContent: text, role: 'alert' });
  const button = Object.assign(document.createElement('button'), { className: 'button', textContent: again, onclick: () => location.reload() });
  const page = Object.assign(document.createElement('main'), { className: 'unloaded' });
  page.append(said, button);
  root.append(page);
}
