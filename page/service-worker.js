// Keeps the page in the browser, so that it opens without network once it was opened.
const CACHE = 'gammonkit-[[version]]';
const FILES = ['gammonkit.html', 'manifest.webmanifest', 'icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const removeOld = (names) => Promise.all(names.filter((name) => name.startsWith('gammonkit-') && name !== CACHE)
    .map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(removeOld).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
