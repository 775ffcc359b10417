/** The part of the Turnstile API used here. */
export interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly action: string;
      readonly theme: 'auto' | 'light' | 'dark';
      readonly language: string;
      readonly size: 'flexible';
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ): string;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile;
  }
}

/**
 * Waits for the script, which the server adds to every document and which may load after the page. Resolves to
 * undefined if it fails to load, for instance while the provider is down; the server decides what that means.
 */
export function turnstileLoaded(): Promise<Turnstile | undefined> {
  const { turnstile } = window;
  if (turnstile !== undefined) return Promise.resolve(turnstile);
  const script = document.querySelector('script[data-captcha]');
  if (script === null) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(window.turnstile), { once: true });
    script.addEventListener('error', () => resolve(undefined), { once: true });
  });
}
