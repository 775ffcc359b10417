declare global {
  interface Window {
    /** read by the scroll lock of Mantine's dialogs, for its style tag */
    __webpack_nonce__?: string;
  }
}

/** The CSP nonce of this document, for style tags created at runtime. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

export function shareStyleNonce(): void {
  window.__webpack_nonce__ = styleNonce();
}
