/** A month, as the number of months since the year 0. */
export type Expiry = number;

const months = [
  /^(?:jan|січ)/iu,
  /^(?:feb|лют)/iu,
  /^(?:mar|бер)/iu,
  /^(?:apr|кві)/iu,
  /^(?:may|трав)/iu,
  /^(?:jun|черв)/iu,
  /^(?:jul|лип)/iu,
  /^(?:aug|серп)/iu,
  /^(?:sep|вер)/iu,
  /^(?:oct|жов)/iu,
  /^(?:nov|лист)/iu,
  /^(?:dec|груд)/iu,
];
const until =
  /\b(?:expir\p{L}+|valid(?: \p{L}+)?|until|till|lapsed|ran out|due|by)\b|(?<!\p{L})(?:до|чинн\p{L}+|дійсн\p{L}+|прострочен\p{L}*|перевірк\p{L})(?!\p{L})/iu;
const date = /(?<!\d)(?:(?:\d{1,2}[./])?(?<digits>\d{1,2})[./]|(?<word>\p{L}{3,})\.?\s)?(?<year>20\d{2})(?!\d)/gu;

/** The month in which a document of this line expires; undefined if it names none. A year alone counts as January. */
export function expiryIn(line: string): Expiry | undefined {
  const at = until.exec(line)?.index;
  return at === undefined ? undefined : monthsIn(line.slice(at))[0];
}

/** The latest month that a posting names: the job starts by then. */
export function startsIn(posting: string): Expiry | undefined {
  const named = monthsIn(posting);
  return named.length === 0 ? undefined : Math.max(...named);
}

/** Whether a document is certainly valid on the first day: it expires in July of the posting's latest year or later. */
export function isPastStart(expiry: Expiry, start: Expiry | undefined): boolean {
  return start !== undefined && expiry >= Math.floor(start / 12) * 12 + monthsOfGrace;
}

/** January of the latest year plus these: July. */
const monthsOfGrace = 6;

function monthsIn(text: string): readonly Expiry[] {
  return [...text.matchAll(date)].map(({ groups: { digits, word, year } = {} }) => {
    const named = word === undefined ? -1 : months.findIndex((month) => month.test(word));
    const month = digits === undefined ? Math.max(named, 0) : Math.min(Number(digits), 12) - 1;
    return Number(year) * 12 + Math.max(month, 0);
  });
}
