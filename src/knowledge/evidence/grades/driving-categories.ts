import { inLatin } from '#knowledge/text/in-latin.ts';

/** The other categories that each driving licence category includes. */
const held: Readonly<Record<string, readonly string[]>> = {
  BE: ['B'],
  C1: ['B'],
  C1E: ['C1', 'BE', 'B'],
  C: ['C1', 'B'],
  CE: ['C', 'C1', 'C1E', 'BE', 'B'],
  D1: ['B'],
  D: ['D1', 'B'],
  DE: ['D', 'D1', 'BE', 'B'],
};

const category = String.raw`[ABCD]1?\+?E?(?![\p{L}\d+])`;
// Each gap can be read in one way only, and there are not many: otherwise a line of "A A A" takes exponential time.
const gap = String.raw`(?:\s?(?:,|\/|and|or|та|і|й|або|чи)\s?|\s{1,2})`;
const list = String.raw`(?<list>(?<![\p{L}\d+])${category}(?:${gap}(?<![\p{L}\d+])${category}){0,30})`;
const patterns = [
  new RegExp(
    String.raw`(?:[Cc]ategor(?:y|ies)|[Cc]at\.?|[Кк]атегорі\p{L}+|[Кк]ат\.?|[Вв]одія|[Пп]рав[аи])[\s:«"]{1,2}${list}`,
    'gu',
  ),
  new RegExp(String.raw`${list}\s(?:driving\s|driver['’]?s?\s)?(?:licen[cs]e|entitlement)`, 'gu'),
];
const driving = /licen[cs]e|driv|hgv|lgv|entitlement|(?<!\p{L})(?:воді|прав[аи](?!\p{L})|посвідчен)/iu;
/** British names for lorry licences, with and without a trailer. */
const classes = /(?<!\p{L})(?:(?:hgv|lgv) class|class)\s(?<number>[12])\s?(?:hgv|lgv|driver|licen[cs]e)?/giu;

/** The driving licence categories a text names: "C+E", «категорії B, C», "HGV class 2". */
export function drivingCategoriesIn(text: string): readonly string[] {
  if (!driving.test(text)) return [];
  const signs = text.replaceAll(/(?<![\p{L}\d])[АВСDЕ]1?\+?[EЕ]?(?![\p{L}\d])/gu, inLatin);
  const named = patterns
    .flatMap((pattern) => [...signs.matchAll(pattern)])
    .flatMap(({ groups: { list: found = '' } = {} }) => found.match(/[ABCD]1?\+?E?/gu) ?? [])
    .map((one) => one.replace('+', ''));
  const british = /hgv|lgv/iu.test(text)
    ? [...text.matchAll(classes)].map(({ groups: { number = '' } = {} }) => (number === '1' ? 'CE' : 'C'))
    : [];
  return [...new Set([...named, ...british])];
}

export function holdsCategory(had: readonly string[], wanted: string): boolean {
  return had.some((one) => one === wanted || held[one]?.includes(wanted) === true);
}
