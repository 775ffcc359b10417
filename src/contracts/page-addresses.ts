/** Addresses of pages that the server names as well, in mails and when it chooses a document. */
export const pageAddresses = {
  landing: '/',
  features: '/features',
  legal: '/legal',
  login: '/auth/login',
  candidatesErasedSoon: '/candidates?stage=erased_soon',
  interviews: '/interviews',
  profile: '/profile',
  subscription: '/subscription',
  signInCallback: '/auth/callback',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  shared: '/shared',
} as const;

/** A page with the token of a link, in the fragment: it reaches no server, no log and no Referer. */
export function withToken(address: string, token: string): string {
  return `${address}#token=${token}`;
}

export const legalDocuments = ['terms', 'privacy', 'cookies'] as const;

/** Those that are asked for without `/legal` before them as well. */
const shortLegalAddresses: ReadonlySet<string> = new Set(['/privacy', '/cookies']);

export type PublicPageName = 'landing' | 'legal';

/** The page without sign-in at a path; undefined: the path is the app's. The landing page is the list of features, too. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === pageAddresses.landing || path === pageAddresses.features) return 'landing';
  return shortLegalAddresses.has(path) || /^\/legal(?:\/[\w-]+)?$/.test(path) ? 'legal' : undefined;
}

/** Whether a path of the legal page names something that is on it. */
export function isKnownLegalAddress(path: string): boolean {
  return (
    path === pageAddresses.legal ||
    shortLegalAddresses.has(path) ||
    legalDocuments.some((document) => path === `${pageAddresses.legal}/${document}`)
  );
}
