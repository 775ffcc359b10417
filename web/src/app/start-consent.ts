import { fetchConfig } from '#web/shared/config/fetch-config.ts';
import { grantAdPixel, revokeAdPixel } from '#web/shared/consent/ad-pixel.ts';
import {
  type ConsentChoice,
  allOn,
  regionHere,
  storeConsent,
  storedConsent,
} from '#web/shared/consent/consent-record.ts';
import { onConsentAsked } from '#web/shared/consent/consent-request.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';

/**
 * If this installation has anything that needs consent: asks where the GDPR applies and no choice is stored, stores the
 * default (all allowed) elsewhere, and applies the choice. Signed-in pages ask too, but never load the pixel.
 */
export async function startConsent(pages: 'public' | 'app'): Promise<void> {
  const { adPixel } = await fetchConfig();
  if (adPixel === undefined) return;
  document.documentElement.dataset['consent'] = 'asked';
  const obey = ({ marketing }: ConsentChoice): void => {
    if (marketing && pages === 'public') grantAdPixel(adPixel);
    else revokeAdPixel();
  };
  const show = async (first: 'banner' | 'choices'): Promise<void> => {
    const { showConsent } = await loadWithTexts(() => import('#web/features/consent/show-consent.tsx'), ['consent']);
    showConsent(first, (choice) => obey(storeConsent(choice)));
  };
  onConsentAsked(() => void show('choices'));
  const decided = storedConsent();
  if (decided !== undefined) obey(decided);
  else if (regionHere() === 'gdpr') await show('banner');
  else obey(storeConsent(allOn));
}
