/** What a user agent string reveals; null if it is nothing that people know by name. */
export interface BrowserDescription {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The order matters: most user agents also name the browsers they claim to be compatible with. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export function describeBrowser(userAgent: string): BrowserDescription {
  const first = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: first(browsers) ?? clientName(userAgent), system: first(systems) ?? null };
}

/** The name of a client that is not a browser, as in "curl/8.5.0". */
function clientName(userAgent: string): string | null {
  const name = /^([A-Za-z][\w.-]{0,39})(?:\/|$)/.exec(userAgent)?.[1];
  return name === undefined || name === 'Mozilla' ? null : name;
}
