/** The privacy law that cookie consent follows, as far as the browser reveals the user's location. */
export type Region = 'gdpr' | 'ccpa' | 'lgpd' | 'pipeda' | 'pipl' | 'global';

/**
 * EU, EEA, the United Kingdom and Switzerland: as regions in a language tag, and as languages whose tag has no region.
 */
const europeanRegions = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UK'.split(' '),
);
const europeanLanguages = new Set(
  'bg cs da de el et fi fr ga hr hu is it lt lv mt nb nl nn no pl pt ro sk sl sv'.split(' '),
);
const others: Readonly<Record<string, Region>> = { US: 'ccpa', BR: 'lgpd', CA: 'pipeda', CN: 'pipl' };

/**
 * Uses the region in the browser's language tag, or else the language itself; a European time zone overrides both.
 *
 * @param language BCP 47, as in `navigator.language`
 * @param timeZone IANA name
 */
export function detectRegion(language: string, timeZone: string): Region {
  if (timeZone.startsWith('Europe/')) return 'gdpr';
  const [name = '', ...parts] = language.split('-');
  const code = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (code === undefined) return europeanLanguages.has(name.toLowerCase()) ? 'gdpr' : 'global';
  return europeanRegions.has(code) ? 'gdpr' : (others[code] ?? 'global');
}
