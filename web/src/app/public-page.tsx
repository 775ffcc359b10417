import type { ReactNode } from 'react';
import type { PublicPageName } from '#contracts/page-addresses.ts';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { LandingPage } from '#web/pages/landing/landing-page.tsx';
import { LegalFrame } from '#web/pages/legal/legal-frame.tsx';
import { LegalNotLoaded } from '#web/pages/legal/legal-not-loaded.tsx';

export const publicPages: readonly PublicPageName[] = ['landing', 'legal'];

/** What is read before a page is drawn, here and in the build. */
export const publicTexts: Readonly<Record<PublicPageName, readonly Namespace[]>> = {
  landing: ['common', 'landing', 'plans'],
  legal: ['common', 'legal'],
};

/** The landing page and the frame of the others come with the script of the document; what is in that frame has its own. */
export async function loadPublicPage(page: PublicPageName, path: string): Promise<ReactNode> {
  if (page === 'landing') return <LandingPage />;
  const content = await import('#web/pages/legal/legal-content.tsx').then(
    ({ LegalContent }) => LegalContent,
    () => LegalNotLoaded,
  );
  return <LegalFrame content={content} path={path} />;
}
