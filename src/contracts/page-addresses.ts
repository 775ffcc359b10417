/** Paths of pages that the server also refers to, in mails and when it selects an HTML document. */
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

/** Used only in mails. */
export const candidatesErasedSoonAddress = '/candidates?stage=erased_soon';

/** A page with a link's token in the fragment, which reaches no server, log or Referer header. */
export function withToken(address: string, token: string): string {
  return `${address}#token=${token}`;
}

/** The documents that people look for first; an operator may publish others. */
export const legalDocuments = ['terms', 'privacy', 'cookies'] as const;

/** Documents with a path that lacks the `/legal` prefix. */
const shortLegalAddresses: ReadonlySet<string> = new Set(['/privacy', '/cookies']);

export type PublicPageName = 'landing' | 'legal';

/** The public page at a path; undefined: the path belongs to the app. The features page is the landing page. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === pageAddresses.landing || path === pageAddresses.features) return 'landing';
  return path === pageAddresses.legal || legalSlugAt(path) !== undefined ? 'legal' : undefined;
}

/** The document that a path of the legal pages refers to. */
export function legalSlugAt(path: string): string | undefined {
  return shortLegalAddresses.has(path) ? path.slice(1) : /^\/legal\/([\w-]+)$/.exec(path)?.[1];
}

export function legalAddress(slug: string): string {
  const short = `/${slug}`;
  return shortLegalAddresses.has(short) ? short : `${pageAddresses.legal}${short}`;
}
