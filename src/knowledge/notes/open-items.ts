import type { Language } from '#contracts/common.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { lawfulSentences } from './lawful-sentences.ts';
import { closesOpenPart, onlyPraises, openLabel } from './note-labels.ts';

/** The start of a list item, on a line of its own or within a line. */
const bullet = /^\s*(?:[-–—•*?]|\(?\d{1,2}[.)])\s+/u;
const inline = /(?:^|\s)\(?\d\)\s+/gu;
const numbered = /^\s*\(?\d\)\s/u;
/** A private reason: such an item is never listed. */
export const privateReason =
  /сімейн|родинн|особист|family (?:reasons?|matters?|things?)|personal (?:reasons?|matters?)|private (?:life|reasons?|matters?)/iu;
/** UTF-16 units of the shown text of an item: enough to say what it is about. */
const longest = 200;
/** UTF-16 units of the text that a question quotes. */
const longestQuoted = 400;

/** Something a note marks as open: a list item, or a sentence after a label such as "Left open:". */
export interface OpenItem {
  /** the text to show: its first sentences, without anything that must not be asked about */
  readonly text: string;
  /** the text that a question about it quotes: more of the same, up to 400 UTF-16 units */
  readonly quoted: string;
  readonly whole: string;
  /** its name, from its first words; undefined if they are already a sentence */
  readonly name?: string;
  /** the author says that this item is decisive */
  readonly decides: boolean;
}

/** The most words a name may have. */
const longestName = 6;
const deciding =
  /\bdeci(?:de|si)|\bkey\b|\bmakes? or breaks?\b|\bcrucial\b|\bTHE point\b|\bmust (?:be )?(?:settled?|pinned)|вирішальн|головн(?:е|им|а|ий)(?!\p{L})|ключов|без (?:цього|ясної)/iu;
/** Stricter for sentences, many of which are about decisions at work. */
const plainlyDeciding =
  /\b(?:this|that|it|which) (?:will )?decides?\b|\bdecisive\b|\bmakes? or breaks?\b|\bcrucial\b|\bTHE point\b|\bkey (?:point|question)\b|вирішальн|(?:це|для нас) (?:головн|ключов)|без (?:цього|ясної)/iu;
/** Words that show a full sentence rather than a name, such as a third-person pronoun. */
const sentence =
  /\b(?:he|she|they|his|her|their|asked|said|ran|not|never|thin|weak|vague|unclear|untested)\b|n['’]t\b|(?<!\p{L})(?:не|він|вона|вони|його|її|їх|пита|спита|каза|сказа|коротк|мало)/iu;
/** A matter that was not reached: open wherever it stands in a note that has an open part. */
const notReached =
  /\b(?:we|I|nobody) (?:(?:did|could)(?: not|n['’]t)|never) (?:ask|cover|get (?:to|round|on)|reach|discuss|talk about|settle|touch)|^(?:did(?: not|n['’]t)) (?:ask|cover|get (?:to|round)|reach|discuss)|\b(?:not|never) (?:asked|discussed|covered|reached)\b|\bran out of time\b|(?<!\p{L})не (?:говорили|питали|спитали|запитали|обговор(?:или|ювали)|дійшли|встигли|торкалися|торкнулися)(?!\p{L})/iu;
/** Just a name, which the next sentence explains: "Left open: asphalt. He could not say …". */
const nameAlone = /^[\p{L}\p{N}][^.,;:!?«»"“”]{1,40}\.?$/u;
const longestNameAlone = 3;

interface Found {
  readonly item: string;
  /** a list item, which begins with its name */
  readonly isListed: boolean;
  /** the name that came before it as a sentence of its own */
  readonly name?: string;
}

/**
 * What a note marks as open: list items below a heading that announces them, sentences after such a label, lines that
 * begin with a question mark, and, if there are any of these, sentences elsewhere about what was not reached.
 */
export function openItems(note: string, language: Language): readonly OpenItem[] {
  return found(note, language).flatMap(({ item, isListed, name: alone }) => {
    // A single word before the first full stop is the item's name.
    const lawful = lawfulSentences(isListed ? item.replace(/^([^.]{2,11})\.\s+/u, '$1: ') : item, language);
    // If the explanation is private, the name alone may still be lawful.
    const isNameLeft = lawful.length === 0 && alone !== undefined && isLawfulRemark(alone, language, {});
    const sentences = isNameLeft ? [alone] : lawful;
    const text = shown(sentences, longest);
    if (text === '' || privateReason.test(item)) return [];
    const [first = ''] = isListed ? text.split(/\.(?!\d)|,(?!\d)|[:;(?!«"“]|\s[–—-]\s/u) : [alone];
    const name = first.trim();
    const isName = name !== '' && name.split(/\s+/u).length <= longestName && !sentence.test(name);
    return [
      {
        text,
        quoted: shown(sentences, longestQuoted),
        whole: item,
        ...(isName ? { name } : {}),
        decides: (isListed ? deciding : plainlyDeciding).test(item),
      },
    ];
  });
}

function found(note: string, language: Language): readonly Found[] {
  const items: Found[] = [];
  const unreached: Found[] = [];
  // A label is followed by list items or by sentences.
  let part: 'closed' | 'labelled' | 'list' | 'prose' = 'closed';
  for (const line of note.split('\n')) {
    if (line.trim() === '') {
      if (part !== 'labelled') part = 'closed';
      continue;
    }
    if (/^\s*\?\s/u.test(line) || (bullet.test(line) && (part === 'labelled' || part === 'list'))) {
      items.push({ item: line.replace(bullet, ''), isListed: true });
      if (part !== 'closed') part = 'list';
      continue;
    }
    if (part === 'list') part = 'closed';
    const sentences = line.replace(bullet, '').split(/(?<=[.!?…])\s+(?!\p{Ll})/u);
    for (const [at, said] of sentences.entries()) {
      const label = openLabel(said);
      const rest = label === undefined || label.namesMatter ? said : label.rest;
      if (label !== undefined) part = 'labelled';
      else if (closesOpenPart(said)) part = 'closed';
      if (label !== undefined && numbered.test(rest)) {
        const all = [rest, ...sentences.slice(at + 1)].join(' ').split(inline);
        items.push(...all.filter((item) => item.trim() !== '').map((item) => ({ item, isListed: true })));
        part = 'list';
        break;
      }
      if (rest.trim() === '') continue;
      if (part === 'closed') {
        if (notReached.test(rest)) unreached.push({ item: rest, isListed: false });
        continue;
      }
      part = 'prose';
      // After a label, a sentence may begin with a small letter.
      const item = rest.charAt(0).toUpperCase() + rest.slice(1);
      if (label !== undefined || !onlyPraises(rest, language)) items.push({ item, isListed: false });
    }
  }
  return items.length === 0 ? [] : [...explained(items), ...unreached];
}

/** Joins a name on its own, or a label that names a matter, with the sentence after it. */
function explained([first, next, ...others]: readonly Found[]): readonly Found[] {
  if (first === undefined || next === undefined) return first === undefined ? [] : [first];
  const isAlone = nameAlone.test(first.item) && first.item.split(/\s+/u).length <= longestNameAlone;
  const isBefore = (isAlone && !sentence.test(first.item)) || isLabelAlone(first.item);
  if (first.isListed || next.isListed || !isBefore || first.item.length + next.item.length >= longestQuoted)
    return [first, ...explained([next, ...others])];
  const name = first.item.replace(/\.$/u, '');
  // With a full stop, the name would be a sentence too short to be kept.
  const joined = isAlone ? { item: `${name}: ${next.item}`, name } : { item: `${first.item} ${next.item}` };
  return [{ ...joined, isListed: false }, ...explained(others)];
}

function isLabelAlone(said: string): boolean {
  const label = openLabel(said);
  return label?.namesMatter === true && label.rest === '';
}

/** As many of the first sentences as fit, else the first one shortened. */
function shown([first = '', ...others]: readonly string[], most: number): string {
  const [next] = others;
  if (next !== undefined && first.length + next.length < most)
    return shown([`${first} ${next}`, ...others.slice(1)], most);
  return first.length <= most ? first : `${first.slice(0, most).replace(/\s+\S*$/u, '')}…`;
}
