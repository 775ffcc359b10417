import type { PublicPageName } from '#contracts/page-addresses.ts';
import { LandingPage } from '#web/pages/landing/landing-page.tsx';
import { LegalPage } from '#web/pages/legal/legal-page.tsx';

export const publicPages: readonly PublicPageName[] = ['landing', 'legal'];
export function PublicPage({ page }: { readonly page: PublicPageName }) {
  return page === 'landing' ? <LandingPage /> : <LegalPage />;
}
