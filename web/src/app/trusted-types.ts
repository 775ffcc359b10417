declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): unknown;
}

/**
 * Under Trusted Types a string may not become HTML or a script's address. Mantine writes the text of its style tags that way,
 * so text without markup is let through; anything with a tag in it is refused, whoever writes it. The one script that is
 * named by its address is the service worker.
 */
export function allowPlainTextOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('markup is not trusted here');
      return text;
    },
    createScriptURL: (url) => {
      if (url !== '/offline.js') throw new TypeError('only the service worker is loaded by its address');
      return url;
    },
  });
}
