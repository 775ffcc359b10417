/** Addresses of pages that the server names as well, in mails and when it chooses a document. */
export const pageAddresses = {
  landing: '/',
  features: '/features',
  legal: '/legal',
  login: '/auth/login',
  interviews: '/interviews',
  profile: '/profile',
  subscription: '/subscription',
  signInCallback: '/auth/callback',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  shared: '/shared',
} as const;

/** Of mails alone. */
export const candidatesErasedSoonAddress = '/candidates?stage=erased_soon';

/** A page with the token of a link, in the fragment: it reaches no server, no log and no Referer. */
export function withToken(address: string, token: string): string {
  return `${address}#token=${token}`;
}

/** What people look for first; an operator may publish others beside them. */
export const legalDocuments = ['terms', 'privacy', 'cookies'] as const;

/** Those that have an address without `/legal` before them. */
const shortLegalAddresses: ReadonlySet<string> = new Set(['/privacy', '/cookies']);

export type PublicPageName = 'landing' | 'legal';

/** The page without sign-in at a path; undefined: the path is the app's. The landing page is the list of features, too. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === pageAddresses.landing || path === pageAddresses.features) return 'landing';
  return path === pageAddresses.legal || legalSlugAt(path) !== undefined ? 'legal' : undefined;
}

/** The document that a path of the legal pages asks for. */
export function legalSlugAt(path: string): string | undefined {
  return shortLegalAddresses.has(path) ? path.slice(1) : /^\/legal\/([\w-]+)$/.exec(path)?.[1];
}

export function legalAddress(slug: string): string {
  const short = `/${slug}`;
  return shortLegalAddresses.has(short) ? short : `${pageAddresses.legal}${short}`;
}
