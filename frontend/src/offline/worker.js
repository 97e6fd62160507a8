/**
 * The service worker: where there is no network it shows a page that says so. It keeps that page and nothing else: no
 * answer of the API, and no file of a build, so that nobody is ever shown an old one. The build fills in the two words.
 * A pressed notice of a turn leads to its table.
 */
const KEPT = 'offline-__DIGEST__';
const FILES = '__FILES__'.split(' ');
const PAGE = '/static/offline/page.html';

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (FILES.includes(new URL(event.request.url).pathname)) event.respondWith(part(event.request));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(toTable(event.notification)));

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  // The page is asked for while this program still starts: nobody waits for it.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function part(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The notice's tag is the table's id. */
async function toTable(notice) {
  notice.close();
  const path = `/tables/${notice.tag}`;
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((each) => new URL(each.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
