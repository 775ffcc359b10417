import type { ReactNode } from 'react';
import type { PublicPageName } from '#contracts/page-addresses.ts';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { LandingPage } from '#web/pages/landing/landing-page.tsx';
import { LegalFrame } from '#web/pages/legal/legal-frame.tsx';
import { LegalNotLoaded } from '#web/pages/legal/legal-not-loaded.tsx';

export const publicPages: readonly PublicPageName[] = ['landing', 'legal'];

/** Namespaces loaded before a page is rendered, both here and in the build. */
export const publicTexts: Readonly<Record<PublicPageName, readonly Namespace[]>> = {
  landing: ['common', 'landing', 'plans'],
  legal: ['common', 'legal'],
};

/**
 * The landing page and the frame of the legal pages are in the document's main script; the content of that frame is a
 * separate chunk.
 */
export async function loadPublicPage(page: PublicPageName, path: string): Promise<ReactNode> {
  if (page === 'landing') return <LandingPage />;
  const content = await import('#web/pages/legal/legal-content.tsx').then(
    ({ LegalContent }) => LegalContent,
    () => LegalNotLoaded,
  );
  return <LegalFrame content={content} path={path} />;
}
