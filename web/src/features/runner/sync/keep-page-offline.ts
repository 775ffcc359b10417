/**
 * Keeps the page of a running interview on this device, so that it opens again without a network. A browser without
 * service workers, or one that refuses them here, does without.
 */
export function keepPageOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js', { scope: '/interviews/' }).catch(() => undefined);
}
