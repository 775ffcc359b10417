import type { AppConfig } from '#contracts/live.ts';

type Pixel = NonNullable<AppConfig['adPixel']>;

/** Meta's command queue: holds calls made before its script has loaded. */
interface Fbq {
  (...call: readonly unknown[]): void;
  callMethod?: (...call: readonly unknown[]) => void;
  readonly queue: (readonly unknown[])[];
  push?: Fbq;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** Loads the pixel and reports this page view, once. After a withdrawal, granting again only resumes it. */
export function grantAdPixel({ id, scriptUrl }: Pixel): void {
  if (window.fbq !== undefined) return window.fbq('consent', 'grant');
  const fbq = newQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  load(scriptUrl);
  fbq('init', id);
  fbq('track', 'PageView');
}

export function revokeAdPixel(): void {
  window.fbq?.('consent', 'revoke');
}

function newQueue(): Fbq {
  const send = (...call: readonly unknown[]): void => {
    if (fbq.callMethod === undefined) fbq.queue.push(call);
    else fbq.callMethod(...call);
  };
  const queue: (readonly unknown[])[] = [];
  const fbq: Fbq = Object.assign(send, { queue, loaded: true, version: '2.0' });
  fbq.push = fbq;
  return fbq;
}

function load(scriptUrl: string): void {
  // With Trusted Types, only a policy can turn a string into a script URL; this policy allows exactly one.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url !== scriptUrl) throw new TypeError('this script is not trusted here');
      return url;
    },
  });
  const script = document.createElement('script');
  script.async = true;
  // oxlint-disable-next-line no-console -- helps anyone debugging; the page works without the script
  script.addEventListener('error', () => console.warn('The script of the ad pixel could not be loaded.'));
  script.src = scriptUrl;
  document.head.append(script);
}
