import i18next, { type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { options } from '#web/shared/language/i18n.ts';
import { type PublicPageName, pageAddresses } from '#contracts/page-addresses.ts';
import { loadPublicPage, publicPages, publicTexts } from './public-page.tsx';

export { publicPages, publicTexts };

/** Renders a public page in English: markup, title and description. Called by the build (build/prerender.ts). */
export async function renderPublicPage(page: PublicPageName, texts: Resource[string]) {
  await i18next.use(initReactI18next).init({ ...options, lng: 'en', ns: Object.keys(texts), resources: { en: texts } });
  return {
    title: `${page === 'landing' ? i18next.t('landing:title') : i18next.t('legal:title')} · Askwell`,
    description: page === 'landing' ? i18next.t('landing:description') : i18next.t('legal:description'),
    markup: renderToString(await loadPublicPage(page, pageAddresses[page])),
  };
}
