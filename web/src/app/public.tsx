import './tokens.css';
import './fonts.css';
import './base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { legalSlugAt, publicPageAt } from '#contracts/page-addresses.ts';
import { startI18n, storedLanguage } from '#web/shared/language/i18n.ts';
import { warnOfMissingPaymentScript } from '#web/shared/payment-script.ts';
import { loadPublicPage, publicTexts } from './public-page.tsx';

warnOfMissingPaymentScript();

const page = publicPageAt(location.pathname) ?? 'legal';
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const { pathname } = location;
const [content] = await Promise.all([loadPublicPage(page, pathname), startI18n(publicTexts[page])]);
// The build prerenders this page in English, for legal pages only their index: anything else is rendered from scratch.
const isPrerendered =
  document.documentElement.dataset['page'] === page && legalSlugAt(pathname) === undefined && storedLanguage() === 'en';
if (isPrerendered && root.firstChild !== null) hydrateRoot(root, content);
else createRoot(root).render(content);

// after the page itself, which does not depend on it
void import('./start-consent.ts').then(({ startConsent }) => startConsent('public')).catch(() => undefined);
