/** The part of Turnstile's script that is used here. */
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
 * The server puts the script into every document, and it may come after the page. undefined: it did not come, as when
 * the provider is away; the server decides what that means.
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
