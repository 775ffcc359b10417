import type { Place } from './place-of-lines.ts';
import { type Span, spansOf } from './span.ts';

/** Longer words are no names, and a pattern that reads on from each of their hyphens takes quadratic time. */
const named = "(?:\\p{Lu}[\\p{L}’'.-]{0,40} ){1,4}";
/**
 * In lower case, capitalised and upper case. Case matters for the rest of the pattern, because a street name is
 * recognised by its capital letters.
 */
const inEachCase = (kinds: string) =>
  kinds
    .split(' ')
    .flatMap((kind) => [kind, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, kind.toUpperCase()])
    .map((kind) => kind.replaceAll('.', '\\.?'))
    .join('|');
const kindsAfter = `(?:${inEachCase('street st. str. avenue ave. road rd. lane ln. boulevard blvd. drive dr. square sq. parkway pkwy court ct. place pl. terrace way close crescent gardens mews row highway hwy quay alley embankment')})(?!\\p{L})`;
const kindsBefore = `(?:${inEachCase('вулиця вулиці вул. проспект просп. пр-т. бульвар бульв. бул. б-р. провулок пров. площа пл. набережна наб. узвіз шосе майдан мікрорайон мкр. ul. al. vul. prosp. rue via calle')})`;

const streets: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])\\d{1,5}[A-Za-z]?(?:[/-]\\d+[a-z]?)? ${named}${kindsAfter}`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}])${named}${kindsAfter},? \\d{1,4}`, 'gu'),
  new RegExp(`(?<!\\p{L})${kindsBefore} ?\\p{Lu}[\\p{L}’'ʼ.-]*`, 'gu'),
  new RegExp(`(?<!\\p{L})\\p{Lu}\\p{L}+(?:straße|strasse|weg|platz|gasse|allee) \\d{1,4}`, 'gu'),
];
/** The end of a sentence, but not of a short word such as an abbreviation for a street or building. */
const sentenceEnd = '(?<=\\p{L}{4}|\\d)(?<!просп|бульв|набереж|корп|поверх)\\.\\s+\\p{L}';
/** A commuting distance is something a posting may ask about; it does not reveal where somebody lives. */
const distance =
  ',? (?:about |around |some |roughly |up to |within |приблизно |близько |десь |за |до |~ ?)?\\d+ ?(?:min|mile|km|hour|hr|хв|км|год)';
const homes = new RegExp(
  `(?<!\\p{L})(?:(?:currently |now )?(?:living|lives?|resid(?:es?|ing)|registered) (?:at|in)|(?:проживаю|проживає|мешкаю|мешкає|зареєстрован\\p{L}*|живу)(?: за адресою| в| у)?)(?!\\p{L})[^\\n|;]{3,}?(?=${sentenceEnd}|${distance}|[|;\\n]|$)`,
  'giu',
);
const postcode =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{2}-\d{3}(?= \p{Lu})|\d{4}-\d{3}(?= \p{Lu})|\d{5}(?=,| \p{Lu}|$|\s*\|)|(?<=\p{L},? )\d{5}(?!\d))/gu;
/** Maximum length of a line that consists of an address. A list of streets starts with a bullet or has no number. */
const longestAddress = 80;
const leading = /^(?:\d{5},? ?)?(?:\p{L}+\. ?)?(?:\p{Lu}[\p{L}’'ʼ-]+,? ?){0,2}$/u;

/** Where the person lives. Work locations are kept: they are part of a sentence about the work. */
export function addressesIn(line: string, place: Place): readonly Span[] {
  const found = spansOf(streets, line);
  const spans = spansOf([homes], line);
  if (place === 'person') {
    return [
      ...spans,
      ...found.map(({ start }) => ({ start: startOfAddress(line, start), end: endOf(line, start) })),
      ...spansOf([postcode], line),
    ];
  }
  const [first] = found;
  const isAlone =
    first !== undefined &&
    found.length === 1 &&
    line.length <= longestAddress &&
    /\d/u.test(line) &&
    leading.test(line.slice(0, first.start));
  return isAlone && !/\b(?:19|20)\d{2}\b/u.test(line) ? [...spans, { start: 0, end: line.length }] : spans;
}

/** A flat number in front of the building belongs to the address. */
function startOfAddress(line: string, start: number): number {
  const before = /(?:flat|apartment|apt\.?|suite|unit|room|кв\.?|буд\.?) ?[\p{N}\p{L}]{1,5},? ?$/iu.exec(
    line.slice(0, start),
  );
  return before === null ? start : before.index;
}

function endOf(line: string, start: number): number {
  const end = line.slice(start).search(/[|·•;\t]| {3,}/u);
  return end === -1 ? line.length : start + end;
}
