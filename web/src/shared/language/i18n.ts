import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { Namespace } from './i18n-resources.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

const storageKey = 'language';

/**
 * Reads GET /locales/{lng}/{ns}.json. Passing `true` along with the error makes i18next's own connector retry: 5 times,
 * from 350 ms, doubling, at most 10 reads at once.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    fetch(`/locales/${language}/${namespace}.json`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`locale answered ${String(answer.status)}`);
        done(null, await answer.json());
      })
      .catch((error: unknown) => {
        done(error instanceof Error ? error : new Error('locale could not be read'), true);
      });
  },
};

export const options = {
  supportedLngs: [...languages],
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: true },
} as const;

export function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The user's choice, or English. Never guessed from the browser, so that everyone starts with the same language. */
export function storedLanguage(): Language {
  const value = readStored(storageKey);
  return isLanguage(value) ? value : 'en';
}

export function currentLanguage(): Language {
  const value = i18next.resolvedLanguage ?? i18next.language;
  return isLanguage(value) ? value : storedLanguage();
}

/** Initializes i18next with the given namespaces; each route loads the others it needs. */
export async function startI18n(namespaces: readonly Namespace[]): Promise<I18n> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      ...options,
      lng: storedLanguage(),
      ns: [...namespaces],
      backend: {},
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
  return i18next;
}

/** Switches every text on the page without a reload and stores the choice on this device. */
export async function setLanguage(language: Language): Promise<void> {
  writeStored(storageKey, language);
  await i18next.changeLanguage(language);
}

export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}
