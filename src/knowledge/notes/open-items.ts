import type { Language } from '#contracts/common.ts';
import { lawfulSentences } from './lawful-sentences.ts';

/** A line that announces open items. */
const heading =
  /^[\s*#]*(?:(?:still |left )?open|not (?:yet )?(?:settled|covered|clear)|unsettled|unclear|to (?:check|clarify|settle|follow up)|(?:open|left) (?:points|questions)|doubts?|(?:лишилося )?відкрит[еіо](?: питання)?|лишил(?:ось|ося)|не (?:закрито|з['’ʼ]ясовано|з['’ʼ]ясували|встигли)|хитке|неясно|під питанням|сумніви|уточнити)\s*(?::|$)\s*/iu;
/** The start of a list item, on a line of its own or within a line. */
const bullet = /^\s*(?:[-–—•*?]|\(?\d{1,2}[.)])\s+/u;
const inline = /(?:^|\s)\(?\d\)\s+/gu;
/** A private reason: such an item is never listed. */
const privateReason =
  /сімейн|родинн|особист|family (?:reasons?|matters?|things?)|personal (?:reasons?|matters?)|private (?:life|reasons?|matters?)/iu;
/** UTF-16 units of the shown text of an item: enough to say what it is about. */
const longest = 200;

/** An item that the author of a note lists as open. */
export interface OpenItem {
  /** the text to show: its first sentences, without anything that must not be asked about */
  readonly text: string;
  readonly whole: string;
  /** its name, from its first words; undefined if they are already a sentence */
  readonly name?: string;
  /** the author says that this item is decisive */
  readonly decides: boolean;
}

/** The most words a name may have. */
const longestName = 6;
const deciding =
  /\bdeci(?:de|si)|\bkey\b|\bmakes? or breaks?\b|\bcrucial\b|\bTHE point\b|\bmust (?:be )?(?:settled?|pinned)|вирішальн|головн|ключов|без (?:цього|ясної)/iu;
/** Words that show a full sentence rather than a name, such as a third-person pronoun. */
const sentence =
  /\b(?:he|she|they|his|her|their|asked|said|ran|not|never)\b|n['’]t\b|(?<!\p{L})(?:не|він|вона|вони|його|її|їх|пита|спита|каза|сказа)/iu;

/** What a note lists as open: items below a heading that announces them, and lines that begin with a question mark. */
export function openItems(note: string, language: Language): readonly OpenItem[] {
  let isOpen = false;
  const items: string[] = [];
  for (const line of note.split('\n')) {
    const rest = heading.test(line) ? line.replace(heading, '') : undefined;
    if (rest !== undefined) {
      isOpen = true;
      if (rest.trim() !== '') items.push(...rest.split(inline).filter((item) => item.trim() !== ''));
    } else if (line.trim() === '') isOpen &&= items.length === 0;
    else if (/^\s*\?\s/u.test(line) || (isOpen && bullet.test(line))) items.push(line.replace(bullet, ''));
    else isOpen &&= false;
  }
  return items.flatMap((item) => {
    // A single word before the first full stop is the item's name.
    const text = shown(lawfulSentences(item.replace(/^([^.]{2,11})\.\s+/u, '$1: '), language));
    if (text === '' || privateReason.test(item)) return [];
    const [name = ''] = text.split(/\.(?!\d)|,(?!\d)|[:;(?!«"“]|\s[–—-]\s/u);
    const isName = name.trim() !== '' && name.trim().split(/\s+/u).length <= longestName && !sentence.test(name);
    return [{ text, whole: item, ...(isName ? { name: name.trim() } : {}), decides: deciding.test(item) }];
  });
}

/** As many of the first sentences as fit, else the first one shortened. */
function shown([first = '', ...others]: readonly string[]): string {
  const [next] = others;
  if (next !== undefined && first.length + next.length < longest)
    return shown([`${first} ${next}`, ...others.slice(1)]);
  return first.length <= longest ? first : `${first.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}
