/** A month, counted from the year 0, so that two can be compared. */
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

/** The month until which a line says a paper is valid; undefined where it names none. A year alone counts from January. */
export function expiryIn(line: string): Expiry | undefined {
  const at = until.exec(line)?.index;
  return at === undefined ? undefined : monthsIn(line.slice(at))[0];
}

/** The last month that a posting names: by then the job has begun. */
export function startsIn(posting: string): Expiry | undefined {
  const named = monthsIn(posting);
  return named.length === 0 ? undefined : Math.max(...named);
}

/** Whether a paper is certainly valid on the first day: for three months more than the posting's last year has begun. */
export function isPastStart(expiry: Expiry, start: Expiry | undefined): boolean {
  return start !== undefined && expiry >= Math.floor(start / 12) * 12 + monthsOfGrace;
}

const monthsOfGrace = 6;

function monthsIn(text: string): readonly Expiry[] {
  return [...text.matchAll(date)].map(({ groups: { digits, word, year } = {} }) => {
    const named = word === undefined ? -1 : months.findIndex((month) => month.test(word));
    const month = digits === undefined ? Math.max(named, 0) : Math.min(Number(digits), 12) - 1;
    return Number(year) * 12 + Math.max(month, 0);
  });
}
