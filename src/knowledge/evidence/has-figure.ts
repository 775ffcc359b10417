const month = '(?:\\p{L}{3,12}\\.?\\s+)?';
/** Digits that measure nothing, each with what makes it so. */
const noFigures: readonly RegExp[] = [
  // dates and years
  /\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}(?!\d)/gu,
  /(?<!\d)(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?!\d)/gu,
  new RegExp(`(?<![\\d.,$€£₴])${month}(?:19|20)\\d{2}(?![\\d%]|[.,]\\d|\\s*%)(?:\\s*(?:р\\.|рр\\.|рок\\p{L}*))?`, 'gu'),
  // telephone numbers
  /\+\d[\d\s().-]{7,}\d|\(0\d{2,4}\)[\d\s.-]{5,}\d|(?<!\d)0\d{2}[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/gu,
  // grades, levels, categories
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

/** Whether a line measures something: its figures, without dates, grades, versions and telephone numbers. */
export function hasFigure(text: string): boolean {
  const rest = noFigures.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return /(?<![\p{L}\d])\d/u.test(rest);
}
