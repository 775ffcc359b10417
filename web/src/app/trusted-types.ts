declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Under Trusted Types a string may not become HTML. Mantine writes the text of its style tags that way, so text without
 * markup is let through; anything with a tag in it is refused, whoever writes it.
 */
export function allowPlainTextOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('markup is not trusted here');
      return text;
    },
  });
}
