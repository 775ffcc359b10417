import './tokens.css';
import './fonts.css';
import './base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicPageAt } from '#contracts/page-addresses.ts';
import { startI18n, storedLanguage } from '#web/shared/language/i18n.ts';
import { warnOfMissingPaymentScript } from '#web/shared/payment-script.ts';
import { PublicPage, publicTexts } from './public-page.tsx';

warnOfMissingPaymentScript();

const page = publicPageAt(location.pathname) ?? 'legal';
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

await startI18n(publicTexts[page]);
// what the build wrote is this page in English: anything else is drawn anew
const prerendered = document.documentElement.dataset['page'] === page && storedLanguage() === 'en';
if (prerendered && root.firstChild !== null) hydrateRoot(root, <PublicPage page={page} />);
else createRoot(root).render(<PublicPage page={page} />);

// after the page itself, which needs nothing of it
void import('./start-consent.ts').then(({ startConsent }) => startConsent('public')).catch(() => undefined);
