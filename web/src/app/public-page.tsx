import { LandingPage } from '#web/pages/landing/landing-page.tsx';
import { LegalPage } from '#web/pages/legal/legal-page.tsx';

export const publicPages = ['landing', 'legal'] as const;
export type PublicPageName = (typeof publicPages)[number];

/** The landing page is the list of features, so /features is another address of it. */
export function publicPageAt(pathname: string): PublicPageName {
  return pathname === '/' || pathname === '/features' ? 'landing' : 'legal';
}

export function PublicPage({ page }: { readonly page: PublicPageName }) {
  return page === 'landing' ? <LandingPage /> : <LegalPage />;
}
