const worker = '/offline.js';

// Under Trusted Types a string is no address of a script; this policy names the one that is.
const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });

/**
 * Keeps the page of a running interview on this device, so that it opens again without a network. A browser without
 * service workers, or one that refuses them here, does without.
 */
export function keepPageOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = policy?.createScriptURL(worker) ?? worker;
  navigator.serviceWorker.register(address, { scope: '/interviews/' }).catch(() => undefined);
}
