import { emailAddress } from '#knowledge/evidence/email-address.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';

/** What is known of the person, so that it can be found in the text. */
export interface KnownPerson {
  readonly name: string;
}

const label = (words: string) => new RegExp(`^[ \\t•*-]*(?:${words})[ \\t]*[:–—-][^\\n]*`, 'gimu');

const personal: readonly RegExp[] = [
  new RegExp(emailAddress, 'gu'),
  // Profiles are named after their owner.
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|facebook|instagram|behance|dribbble|t|telegram)\.(?:com|me|net|org)\/\S+/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,}/gu,
  // A number that starts like a phone number, or one of ten digits and more; "1 200 000" is money, "2019 - 2024" years.
  /(?<![\p{L}\p{N}])(?:\+|\(|0)(?:[ ().–-]{0,2}\d){6,14}(?!\d)/gu,
  /(?<![\p{L}\p{N}])(?!\d{1,3}(?:[ \u00a0]\d{3})+(?![\d-]))\d(?:[ ().–-]{0,2}\d){9,14}(?!\d)/gu,
  label(
    '(?:full |first |last )?name|surname|date of birth|birth ?date|d\\.?o\\.?b\\.?|born|age|address|home address|phone|mobile|tel(?:ephone)?|e-?mail|photo|nationality|citizenship|marital status|gender|sex|religion|children',
  ),
  label(
    "ім[’'ʼ]я|прізвище|п\\.?і\\.?б\\.?|дата народження|народи(?:вся|лася)|вік|адреса|місце проживання|телефон|тел\\.?|моб\\.?|пошта|фото|громадянство|національність|сімейний стан|стать|віросповідання|діти",
  ),
  /(?<!\p{L})born (?:on |in )[^\n,.;]{4,30}\d{4}/giu,
  /(?<!\p{L})народи(?:вся|лася) [^\n,.;]{2,30}\d{4}/giu,
  /(?<![\p{L}\p{N}])\d{1,5}[a-z]? (?:\p{Lu}[\p{L}’']+ ){1,3}(?:street|st\.|avenue|ave\.?|road|rd\.|lane|boulevard|blvd\.?)(?!\p{L})[^\n]*/giu,
  /(?<!\p{L})(?:вул\.|вулиця|просп\.|проспект|бул\.|бульвар|провулок)\s[^\n]*/giu,
];

const titleWords =
  /^(?:curriculum|vitae|resume|résumé|cv|резюме|engineer|developer|manager|designer|analyst|senior|junior|middle|lead|software|product|project|sales|profile|summary|experience|about|contacts?|інженер|розробник|розробниця|менеджер|менеджерка|аналітик|дизайнер|досвід|контакти|профіль)$/iu;

/**
 * The pages without name, contacts, birth date, address and other things that no plan needs. Every
 * removed character becomes a blank, so each offset still points to the same place of the page.
 */
export function minimisePages(pages: readonly CvPage[], known: KnownPerson | null): readonly CvPage[] {
  const names = [...namesOf(known), ...namesAtTop(pages[0]?.visible ?? '')];
  return pages.map(({ number, visible }) => ({ number, visible: blanked(visible, names) }));
}

/** The same for a text about the person, such as feedback from an earlier interview. */
export function minimiseText(text: string, known: KnownPerson | null): string {
  return blanked(text, namesOf(known));
}

function blanked(text: string, names: readonly string[]): string {
  const blank = (found: string) => found.replace(/\S/gu, (sign) => ' '.repeat(sign.length));
  // Names last: an address without its owner's name no longer looks like one.
  const contactless = personal.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return names.reduce((rest, name) => rest.replace(wholeWord(name), blank), contactless);
}

function namesOf(known: KnownPerson | null): readonly string[] {
  const words = known === null ? [] : known.name.split(/[\s.,]+/u);
  return words.filter((word) => word.length >= 2 && /\p{L}/u.test(word) && !titleWords.test(word));
}

/** A CV opens with its owner's name, often in another alphabet than the one we know it in. */
function namesAtTop(firstPage: string): readonly string[] {
  const opening = firstPage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0)
    .slice(0, 3);
  for (const line of opening) {
    const words = line.split(/\s+/u);
    const isName =
      words.length >= 2 &&
      words.length <= 4 &&
      words.every((word) => /^\p{Lu}[\p{L}’'ʼ-]*\.?$/u.test(word) && !titleWords.test(word));
    if (isName) return words.map((word) => word.replace(/\.$/u, '')).filter((word) => word.length >= 2);
  }
  return [];
}

function wholeWord(name: string): RegExp {
  // Ukrainian names are declined: the ending may differ by up to three letters.
  const stem = /\p{Script=Cyrillic}/u.test(name) && name.length > 4 ? name.slice(0, -1) : name;
  const ending = stem === name ? '' : '\\p{L}{0,3}';
  const escaped = stem.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // "Will", "Mark" and "May" are words too: they count as names where they are written as names.
  const isShort = name.length <= 4;
  const spelled = isShort ? `(?:${escaped}|${escaped.toUpperCase()})` : escaped;
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}${ending}(?![\\p{L}\\p{N}])`, isShort ? 'gu' : 'giu');
}
