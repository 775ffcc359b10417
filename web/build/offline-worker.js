// The service worker of running interviews: whoever reloads one without a network gets its page from this device, which then
// reads the run that the device has stored. It answers pages below /interviews/ and the files they are made of, nothing else:
// what the API says is never kept.

/** Replaced by the build: the files that the page of a running interview is made of. */
const files = ['__FILES__'];
/** The document of each page of the app; its address is no interview's. */
const page = '/interviews/offline';
const name = 'askwell-offline-__VERSION__';

addEventListener('install', (event) => {
  event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(page)));
  else if (files.includes(pathname)) event.respondWith(fileAt(request, pathname));
});

async function keep() {
  const cache = await caches.open(name);
  // All of one build, or nothing: a document of another build asks for other files.
  await cache.addAll([page, ...files]);
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((one) => one.startsWith('askwell-offline-') && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
}

/** What has its content's hash in its name is the same everywhere; the others may have changed since. */
async function fileAt(request, pathname) {
  if (pathname.startsWith('/assets/')) return (await caches.match(request)) ?? fetch(request);
  return fetch(request).catch(() => kept(pathname));
}

async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}
