import { locales } from '#contracts/languages.ts';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { isLanguage } from './i18n.ts';

/** Times are 24-hour in both languages; dates follow each language's conventions, including Ukrainian grammar. */

function memoize<T>(make: (tag: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(locales[language]);
    made.set(language, known);
    return known;
  };
}

const dayLong = memoize((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' }));
const dateLong = memoize((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
const dateShort = memoize((tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' }));
const dayShort = memoize(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
);
const month = memoize((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }));
const monthName = memoize((tag) => new Intl.DateTimeFormat(tag, { month: 'long' }));
const weekdayShort = memoize((tag) => new Intl.DateTimeFormat(tag, { weekday: 'short' }));
const time = memoize((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
// en-GB formats minutes as "mins"; we want "min"
const minutes = memoize(
  (tag) =>
    new Intl.NumberFormat(tag === locales.en ? 'en-US' : tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
);
// Ukrainian needs the space before the unit that the narrow format omits
const seconds = memoize((tag) =>
  tag === locales.en
    ? new Intl.NumberFormat('en-US', { style: 'unit', unit: 'second', unitDisplay: 'narrow' })
    : new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'short' }),
);
const oneDecimal = memoize((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const list = memoize((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const relative = memoize((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const kilobytes = memoize((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte' }));
const megabytes = memoize(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

type When = string | number | Date;

/** Keeps a number and the word after it on one line with a no-break space: 20 November, 2026 р. */
function held(date: string): string {
  return date.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** Never wraps: all spaces are no-break spaces. */
function shortDateOf(language: Language, at: When): string {
  return dateShort(language).format(new Date(at)).replaceAll(' ', '\u00a0');
}

/** Formatters of one language. Times are in the user's time zone. */
export function formatters(language: Language) {
  return {
    /** Friday 20 November */
    weekday: (at: When) => held(dayLong(language).format(new Date(at))),
    /** 20 November 2026 */
    date: (at: When) => held(dateLong(language).format(new Date(at))),
    /** Fri 20 Nov */
    shortDate: (at: When) => shortDateOf(language, at),
    /** Fri 20 Nov 2026 */
    day: (at: When) => held(dayShort(language).format(new Date(at))),
    /** November 2026 */
    month: (at: When) => held(month(language).format(new Date(at))),
    /** November; листопад */
    monthName: (at: When) => monthName(language).format(new Date(at)),
    /** Fri */
    weekdayShort: (at: When) => weekdayShort(language).format(new Date(at)),
    /** 14:23 */
    time: (at: When) => time(language).format(new Date(at)),
    /** Fri 20 Nov, 14:23; never wraps before the time */
    dateTime: (at: When) => `${shortDateOf(language, at)},\u00a0${time(language).format(new Date(at))}`,
    /** today, 14:23; likewise yesterday and tomorrow; any other day as a date: Fri 20 Nov, 14:23 */
    moment: (at: When, now: When = Date.now()) =>
      `${dayOf(language, at, now)},\u00a0${time(language).format(new Date(at))}`,
    /** today, yesterday, tomorrow, Fri 20 Nov */
    dayName: (at: When, now: When = Date.now()) => dayOf(language, at, now),
    /** 12 min / 12 хв */
    minutes: (count: number) => minutes(language).format(count),
    /** 27s / 27 с */
    seconds: (count: number) => seconds(language).format(count),
    /** 6.4 / 6,4 */
    score: (value: number) => oneDecimal(language).format(value),
    list: (items: readonly string[]) => list(language).format(items),
    /** yesterday, in 25 minutes, 3 days ago */
    relative: (at: When, now: When = Date.now()) =>
      relativeTo(language, new Date(at).getTime() - new Date(now).getTime()),
    /** 84 kB, 1.2 MB */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? kilobytes(language).format(Math.max(1, Math.round(bytes / 1000)))
        : megabytes(language).format(bytes / 1_000_000),
  };
}

function dayOf(language: Language, at: When, now: When): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / 86_400_000);
  return Math.abs(days) <= 1 ? relative(language).format(days, 'day') : shortDateOf(language, at);
}

function startOfDay(at: When): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** For text that stands alone or begins a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export type Formatters = ReturnType<typeof formatters>;

function relativeTo(language: Language, ms: number): string {
  const inMinutes = Math.round(ms / 60_000);
  if (Math.abs(inMinutes) < 60) return relative(language).format(inMinutes, 'minute');
  const inHours = Math.round(inMinutes / 60);
  if (Math.abs(inHours) < 24) return relative(language).format(inHours, 'hour');
  return relative(language).format(Math.round(inHours / 24), 'day');
}

/** mm:ss, or h:mm:ss from one hour. */
export function clockTime(elapsedSec: number): string {
  const whole = Math.max(0, Math.floor(elapsedSec));
  const pad = (n: number): string => String(n).padStart(2, '0');
  const head =
    whole >= 3600
      ? `${String(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}`
      : pad(Math.floor(whole / 60));
  return `${head}:${pad(whole % 60)}`;
}

/** The formatters of the current language. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation();
  return formatters(isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'en');
}

/** Joins facts with middle dots. A line may break after a dot but never before one. */
export function dotted(facts: readonly string[]): string {
  return facts.join('\u00a0· ');
}
