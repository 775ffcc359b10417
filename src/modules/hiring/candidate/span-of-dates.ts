import { isOngoing } from '#modules/hiring/cv-reader/profile/cv-roles.ts';

/** Months counted from year 0: `from` is inclusive, `to` exclusive. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/** The first letters of each month in English and Ukrainian. */
const monthStems = [
  ['jan', 'січ'],
  ['feb', 'лют'],
  ['mar', 'бер'],
  ['apr', 'кв'],
  ['may', 'трав'],
  ['jun', 'черв'],
  ['jul', 'лип'],
  ['aug', 'серп'],
  ['sep', 'вер'],
  ['oct', 'жовт'],
  ['nov', 'лист'],
  ['dec', 'груд'],
] as const;

const point = /(?:(?<name>\p{L}{3,})\.?\s+)?(?:(?:\d{1,2}[./])?(?<number>\d{1,2})[./])?(?<year>(?:19|20)\d{2})/giu;
const lastWord = /(\p{L}{3,})\.?\s*$/u;

/**
 * The months that a job's dates cover, such as "Mar 2019 – Feb 2024", "03.2019 – дотепер" or "2016–2020". Years without
 * months run from January to January, so that consecutive jobs add up. An ongoing job ends with `today`.
 */
export function spanOfDates(dates: string, today: Date): MonthSpan | undefined {
  const [first, second] = [...dates.matchAll(point)];
  if (first === undefined) return undefined;
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const from = Number(first.groups?.['year']) * 12 + (monthBefore(first) ?? monthOf(first) ?? 0);
  const to = Math.min(isOngoing(dates) ? thisMonth : endOf(first, second, dates), thisMonth);
  return to > from ? { from, to } : { from, to: from };
}

/**
 * "2019 – 2024" ends with the start of January 2024, "2019 – Feb 2024" with the end of that February, and "Mar 2020 –
 * June" in the year it started.
 */
function endOf(first: RegExpExecArray, second: RegExpExecArray | undefined, dates: string): number {
  const end = second ?? first;
  const month =
    second === undefined ? (monthNamed(lastWord.exec(dates)?.[1]) ?? lastOfOneYear(first)) : monthOf(second);
  return Number(end.groups?.['year']) * 12 + (month === undefined ? 0 : month + 1);
}

/** In "Jan – May 2017", the year also applies to the first month. */
function monthBefore({ input, index }: RegExpExecArray): number | undefined {
  return monthNamed(/(\p{L}{3,})\.?\s*[-\u2010-\u2015]\s*$/u.exec(input.slice(0, index))?.[1]);
}

function lastOfOneYear(found: RegExpExecArray): number | undefined {
  return monthBefore(found) === undefined ? undefined : monthOf(found);
}

function monthOf({ groups }: RegExpExecArray): number | undefined {
  const number = Number(groups?.['number']);
  return number >= 1 && number <= 12 ? number - 1 : monthNamed(groups?.['name']);
}

function monthNamed(word: string | undefined): number | undefined {
  const small = word?.toLowerCase() ?? '';
  const found = monthStems.findIndex((stems) => stems.some((stem) => small.startsWith(stem)));
  return found === -1 ? undefined : found;
}
