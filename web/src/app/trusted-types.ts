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
 * Trusted Types forbid assigning strings as HTML. Mantine sets the text of its style tags that way, so text without
 * markup is allowed; anything containing a `<` is refused, whatever its source.
 */
export function allowPlainTextOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('markup is not trusted here');
      return text;
    },
  });
}
