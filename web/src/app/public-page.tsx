import type { PublicPageName } from '#contracts/page-addresses.ts';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { LandingPage } from '#web/pages/landing/landing-page.tsx';
import { LegalPage } from '#web/pages/legal/legal-page.tsx';

export const publicPages: readonly PublicPageName[] = ['landing', 'legal'];

/** What is read before a page is drawn, here and in the build. */
export const publicTexts: Readonly<Record<PublicPageName, readonly Namespace[]>> = {
  landing: ['common', 'landing', 'plans'],
  legal: ['common', 'legal'],
};

export function PublicPage({ page }: { readonly page: PublicPageName }) {
  return page === 'landing' ? <LandingPage /> : <LegalPage />;
}
