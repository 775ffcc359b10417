const worker = '/offline.js';

// With Trusted Types, only a policy can turn a string into a script URL; this policy allows exactly one.
const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });

/**
 * Caches the page of a running interview on this device, so that it opens without a network. Does nothing in browsers
 * that lack service workers or refuse them here.
 */
export function keepPageOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = policy?.createScriptURL(worker) ?? worker;
  navigator.serviceWorker.register(address, { scope: '/interviews/' }).catch(() => undefined);
}
