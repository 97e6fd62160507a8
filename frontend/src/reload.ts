/**
 * A part of the program did not come. Mostly there is a new build, and the files of the old one are gone: the page is
 * loaded anew, which names the files there are. A page that has just been loaded anew for the same build is left as it is.
 */
const LAST = 'griot.reloaded';

export function reloadIfParted(): void {
  window.addEventListener('vite:preloadError', () => {
    // Away from the network a browser would show its own page instead of a table that can still be looked at.
    if (navigator.onLine) reloadOnce();
    else window.addEventListener('online', reloadOnce, { once: true });
  });
}

function reloadOnce(): void {
  const build = import.meta.url;
  if (sessionStorage.getItem(LAST) === build) return;
  sessionStorage.setItem(LAST, build);
  location.reload();
}
