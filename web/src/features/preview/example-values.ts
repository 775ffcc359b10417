import i18next from 'i18next';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { currentLanguage, loadTexts } from '#web/shared/language/i18n.ts';
import { type PreviewValues, noValues } from './preview-values.ts';

/**
 * Values for every field of the form, from the sample data, in the page's language.
 *
 * @throws OfflineError if its texts cannot be loaded
 */
export async function exampleValues(): Promise<PreviewValues> {
  const language = currentLanguage();
  await loadTexts(['sample']);
  // without the texts, i18next would return the keys
  if (!i18next.hasResourceBundle(language, 'sample')) throw new OfflineError();
  const title = i18next.t('sample:position.title');
  return {
    ...noValues(language),
    description: `${title}\n\n${i18next.t('sample:position.description')}`,
    cvText: i18next.t('sample:candidate.cv').trim(),
    durationMinutes: 45,
  };
}
