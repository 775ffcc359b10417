const month = '(?:\\p{L}{3,12}\\.?\\s+)?';
/** Digits that measure nothing, each with the context that shows it. */
const noFigures: readonly RegExp[] = [
  // dates and years
  /\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}(?!\d)/gu,
  /(?<!\d)(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?!\d)/gu,
  new RegExp(`(?<![\\d.,$€£₴])${month}(?:19|20)\\d{2}(?![\\d%]|[.,]\\d|\\s*%)(?:\\s*(?:р\\.|рр\\.|рок\\p{L}*))?`, 'gu'),
  // telephone numbers
  /\+\d[\d\s().-]{7,}\d|\(0\d{2,4}\)[\d\s.-]{5,}\d|(?<!\d)0\d{2}[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/gu,
  // grades, levels, categories and school years
  /(?:gpa|grades?|levels?|bands?|class(?:es)?|categor(?:y|ies)|nvq|stage|tier|key stage|year|part)\s*:?\s*\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?/giu,
  /\d+(?:-?(?:[йогм]{1,3}|а))?\s+(?:розряд|категорі|клас(?:у|і|ів|ах|ами)?(?!\p{L})|груп[аиу] (?:з )?(?:електробезпек|допуск))\p{L}*/giu,
  /(?:розряд|категорі\p{L}|клас\p{L}{0,2}|рів(?:ень|ня)|бал\p{L}*|оцінк\p{L}|форм[аиіу])\s*:?\s*\d+(?:[.,]\d+)?/giu,
  // versions, standards and product names: "v2.1", "ISO 9001", "PostgreSQL 16", "1С", "24/7"
  /(?<![\p{L}\d])v(?:ersion|\.)?\s*\d+(?:\.\d+)*/giu,
  /(?<![\p{L}\d])верс\p{L}*\s*\d+(?:\.\d+)*/giu,
  /(?<=\S\s)\p{Lu}[\p{L}+#.]*[\s-]\d+(?:[.-]\d+)*(?![\d.,]*\s*(?:%|[€$£₴]|[kKmM](?!\p{L})|тис|млн))/gu,
  /^\p{Lu}{2,}[\s-]\d+(?:[.-]\d+)*/gu,
  /(?<![\d.])\d{1,2}[CСDSG](?![\p{L}])/gu,
  /24\s*\/\s*7/gu,
];

/** The text without digits that measure nothing. */
export function withoutNumbering(text: string): string {
  return noFigures.reduce((left, pattern) => left.replace(pattern, ' '), text);
}

/** Whether a line measures something: it has figures other than dates, grades, versions and telephone numbers. */
export function hasFigure(text: string): boolean {
  return /(?<![\p{L}\d])\d/u.test(withoutNumbering(text));
}

/** Whether a line says how much or how many, in digits or in words. */
export function hasAmount(text: string): boolean {
  return hasFigure(text) || inWords.test(text);
}

const inWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|halved|doubled?|tripled?|twice|zero|(?:three|four|five|ten)fold)\b|(?<!\p{L})(?:дв[аіоу]|двох|двома|троє|три(?!\p{L})|трьох|трьома|чотир|п[’'ʼ]ят|шіст|шест|сім(?!\p{L})|семи(?!\p{L})|вісім|восьми|дев[’'ʼ]ят|десят|дюжин|сотн|тисяч|половин|пів(?!\p{L})|вдвічі|удвічі|втричі|утричі|вчетверо|жодн)/iu;
