import { boundedText } from '#knowledge/text/bounded-text.ts';
import { withoutEnd } from '#knowledge/text/without-end.ts';

/**
 * The section of a posting that a sentence belongs to, by the heading above it. `goals`: results expected in the job,
 * which are neither duties nor requirements.
 */
export type PostingPart = 'duties' | 'requirements' | 'welcome' | 'offer' | 'company' | 'goals';

export interface PostingSentence {
  /** a slice of the posting, without its bullet */
  readonly text: string;
  readonly part: PostingPart | undefined;
  /** follows a bullet or a number */
  readonly isItem: boolean;
  /** index of its line: a paragraph is one line */
  readonly line: number;
}

const headings: Readonly<Record<PostingPart, RegExp>> = {
  goals:
    /^(?:(?:in |over |for )?(?:(?:the|your) )?first (?:year|twelve months|12 months|six months|90 days|100 days)(?: we (?:want|expect))?|year one|(?:by|within) (?:the )?(?:end of )?(?:the |your |a |first )*(?:year|twelve months|12 months)|(?:за|протягом|упродовж|у|в|через) (?:перш\p{L}+ )?(?:рік|року|пів ?року|півріччя|\d+ (?:дн|місяц)\p{L}+|квартал\p{L}*)(?: (?:ми )?(?:чекаємо|очікуємо|хочемо|треба))?)\W*$/iu,
  welcome:
    /^(?:nice(?: to have)?|desirable|preferred|(?:a |big )?(?:plus|bonus)(?:es)?|good to have|not (?:needed|required)|буде (?:плюсом|перевагою)|плюсом?|перевагою|бажан\p{L}+|не обов['’ʼ]язково)\W*$/iu,
  duties:
    /^(?:(?:your |key |main |job |the )*(?:responsibilit|duties|tasks|role\b)|what you(?:['’]ll| will) (?:do|be doing|be at)|you['’]d be doing|.{0,60}[,.] you(?:['’]ll| will)(?: be)?\W*$|you will\W*$|what (?:the job is|you do|you will (?:own|do))|you(?:['’]ll)\W*$|(?:as .{2,40}|in (?:this|the) (?:role|first year).{0,30}) (?:you will|you to)\W*$|the (?:job|work)\W*$|scope\W*$|day to day|about the (?:role|job|position)|обов['’ʼ]?язк(?!ов)|(?:ваші |основні |головні |функціональні )*(?:обов['’ʼ]язк(?!ов)|завданн|функції)|що (?:потрібно |треба |(?:ви )?будете )?робити|будеш\W*$|що від вас|твоє\W*$|ваше\W*$|задачі|зона відповідальності|фронт робіт|основне\W*$|очікувані результати|що чекаємо за|чим (?:ви )?займат|опис (?:роботи|вакансії)|що на вас(?: чекає)?\W*$)/iu,
  requirements:
    /^(?:(?:job |key |our )?(?:requirements?|qualifications?|essentials?|minimum)\b|what (?:we(?:['’]re| are)? (?:look|after|expect|need|want)|you(?:['’]ll)? (?:bring|need))|you(?:['’]d| would|['’]ll| will) (?:need|bring)\W*$|we(?:['’]d| would) like you to have\W*$|we(?:['’]re| are)? look(?:ing)? for(?: (?:someone|somebody|people))?(?: who)?\W*$|you(?: (?:have|bring|are|need)|['’]ve)?\W*$|about you\W*$|who you are|we (?:want|need|ask)\b\W*$|skills|must.haves?|we expect|(?:наші |основні )?вимоги|(?:що )?(?:ми )?(?:очікуємо|чекаємо)|кого (?:ми )?шукаємо|(?:потрібн|необхідн)\p{L}*\W*$|(?:ми )?(?:хочемо|просимо|чекаємо)\W*$|треба\W*$|важливе\W*$|що (?:потрібно|треба)\W*$|що треба (?:мати|вміти)|що важливо)/iu,
  offer:
    /^(?:(?:what )?we offer|(?:our |the )?offer\W*$|benefits|perks|compensation|what(?:['’]s in it| you get)|(?:що )?(?:ми )?пропонуємо|умови(?: роботи| праці)?\W*$|(?:ми )?(?:гарантуємо|даємо|пропонуємо)|за нами\W*$|comp\W*$|contract\W*$|скільки\W*$|гроші\W*$|salary|pay\W*$|переваги роботи|компенсаці)/iu,
  company:
    /^(?:about (?:us|the company|our)|who we are|our (?:company|team|mission)\W*$|про (?:нас|компанію|команду)|хто ми|наша (?:компанія|команда)\W*$|how to apply|contacts?\W*$|контакти|як подати)/iu,
};

/** Words that identify an unusual heading; "a plus" and benefits are matched first. */
const headingWords: Readonly<Record<(typeof partsByWord)[number], RegExp>> = {
  welcome:
    /\b(?:nice to have|desirable|a plus|bonus points|advantage)|(?<!\p{L})(?:плюсом|перевагою|бажано|бажані)(?!\p{L})/iu,
  offer:
    /\b(?:offer(?:ed|s)?|benefits?|perks|compensation|package|^us$|in it for you|given|we (?:give|provide)|you(?:['’]ll)? get|in return)\b|(?<!\p{L})(?:пропон\p{L}+|пропозиці\p{L}+|даємо|дамо|надаємо|гарантуємо|від нас|маєте від|отримаєте|отримуєте|пакет|бонуси|компенсаці\p{L}+)(?!\p{L})/iu,
  company: /^(?:about us|про нас|хто ми)$/iu,
  requirements:
    /\b(?:requirements?|qualifications?|essential|needed|need|we (?:ask|expect)|look(?:ing)? for|specification|candidate (?:will|must|should|has)|wanted|must|you['’]ll need)\b|(?<!\p{L})(?:вимог\p{L}*|очіку\p{L}+|потріб\p{L}+|необхідн\p{L}+|треба|шука\p{L}+|підійде|просимо|важлив\p{L}+|чекаємо|обов['’ʼ]язков\p{L}+|кандидат\p{L}*)(?!\p{L})/iu,
  duties:
    /\b(?:responsibilit\p{L}+|duties|tasks|you(?:['’]ll| will)(?: be)?|(?:the|your) (?:work|job|role))\b|(?<!\p{L})(?:обов['’ʼ]язки|завдан\p{L}+|робити\p{L}*|робитимете|будете|функції|задачі|про роботу)(?!\p{L})/iu,
};
/** A heading only above a list: "Hours: 9 to 5" is itself the information. */
const timesHeading = /^(?:(?:working )?(?:hours|pattern)|schedule|shifts?|графік(?: роботи)?)$/iu;
const asksOrTells = /^(?:what|who|how|що|хто|кого|про|about)(?!\p{L})/iu;
const mostHeadingWords = 6;
/**
 * Most words before the colon of a heading with text after it: "After a promotion we look for an accountant: …"
 * announces the job.
 */
const mostWordsBeforeRest = 3;

const parts = ['goals', 'welcome', 'duties', 'requirements', 'offer', 'company'] as const;
const partsByWord = ['welcome', 'offer', 'company', 'requirements', 'duties'] as const;
const bullet = /^(?:[\s•◦▪●·*✓✔>–—-]|o\s)+|^\s*\d{1,2}[.)]\s+/u;
const longestHeading = 60;

/** The sentences and list items of a posting, in order, each with its section. */
export function postingSentences(posting: string): readonly PostingSentence[] {
  const found: PostingSentence[] = [];
  let part: PostingPart | undefined;
  // Whether anything has been read under the current heading.
  let isUsed = false;
  let afterGap = false;
  const lines = boundedText(posting).split(/\r?\n|(?=[•●▪✓✔])/u);
  for (const [index, line] of lines.entries()) {
    const content = line.replace(bullet, '').trim();
    if (content.length === 0) {
      afterGap = true;
      continue;
    }
    const isItem = bullet.test(line) && line.trim() !== content;
    const heading = headingIn(content) ?? (isItem ? undefined : headingByWord(content, nextOf(lines, index)));
    if (heading !== undefined) part = heading.part;
    // A paragraph after an empty line that follows a list or another paragraph belongs to no section.
    else if (afterGap && isUsed && !isItem) part = undefined;
    isUsed = heading === undefined || heading.rest !== '';
    afterGap = false;
    const rest = heading === undefined ? content : heading.rest;
    let isGoal = false;
    for (const text of sentencesOf(rest)) {
      // The part after a semicolon continues the same list.
      isGoal = setsGoal(text) || (isGoal && /^[\p{Ll}\d]/u.test(text));
      found.push({ text, part: isGoal ? 'goals' : part, isItem, line: index });
    }
  }
  return found;
}

/** "In your first year we want every site visited twice": an expected result, not a requirement. */
function setsGoal(sentence: string): boolean {
  return !addresses.test(sentence) && goal.some((pattern) => pattern.test(sentence));
}

const addresses = /\byou(?:['’]ll)?\b|(?<!\p{L})(?:ви|вам|вас)(?!\p{L})/iu;
const goal = [
  /^(?:in|by|within|over|during|before|after) [^,;:]{2,45}?,? (?:we (?:want|expect|need|aim|would like|['’]d like|look for)|the (?:aim|goal|target)s? (?:is|are))\b/iu,
  /^(?:за|у|в|до|через|протягом|упродовж) [^,;:]{2,40}? (?:ми )?(?:хочемо|чекаємо|очікуємо|прагнемо|плануємо)(?!\p{L})(?! (?:від )?(?:людин|кандидат|фахів))/iu,
];

/** The next non-empty line. Found by index, because slicing the rest for each line would take minutes on long texts. */
function nextOf(lines: readonly string[], index: number): string {
  let at = index + 1;
  while (lines[at]?.trim() === '') at += 1;
  return lines[at] ?? '';
}

/** "Duties: …" is a heading and its first item on one line. */
function headingIn(line: string): { readonly part: PostingPart; readonly rest: string } | undefined {
  // "Who are we looking for? At least three years …"
  const colon = line.search(/:|\?\s/u);
  const name = colon > 0 && colon < longestHeading ? line.slice(0, colon) : line;
  if (name.length > longestHeading || (colon < 0 && /[.!;]$/u.test(line))) return undefined;
  // A sentence that begins like a heading ("You have worked …") is too long to be one.
  if (colon < 0 && name.split(/\s+/u).length > 6) return undefined;
  const part = parts.find((candidate) => headings[candidate].test(name));
  return part === undefined ? undefined : { part, rest: colon < 0 ? '' : line.slice(colon + 1).trim() };
}

/** "Who will feel at home here:", or a short line without a full stop above a list: a word in it tells the section. */
function headingByWord(line: string, next: string): { readonly part: PostingPart; readonly rest: string } | undefined {
  const colon = line.indexOf(':');
  const name = (colon > 0 ? line.slice(0, colon) : line).replace(/[*_#]+/gu, '').trim();
  const rest =
    colon > 0
      ? line
          .slice(colon + 1)
          .replace(/[*_]+/gu, '')
          .trim()
      : '';
  const isAlone = colon < 0 && !/[.!?;,|]/u.test(line);
  const isFollowedByList = bullet.test(next);
  const mostWords = rest === '' ? mostHeadingWords : mostWordsBeforeRest;
  if (name.split(/\s+/u).length > mostWords || /\d/u.test(name)) return undefined;
  if (colon < 0 && !(isAlone && (isFollowedByList || asksOrTells.test(name)))) return undefined;
  if (rest === '' && timesHeading.test(name)) return { part: 'requirements', rest };
  const part = partsByWord.find((candidate) => headingWords[candidate].test(name));
  return part === undefined ? undefined : { part, rest };
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(
    /(?<=[.!?…])(?<!(?<!\p{L})(?:кат|вул|ім|просп)\.)\s+(?=[\p{Lu}«“€$£])|(?<=\p{Ll}{2}[.!?])(?<!\b(?:approx|incl|max|min|no|ca|ext|art|sec|fig|est|avg)\.)(?<!(?<!\p{L})(?:тис|грн|міс|год|макс|мін|тел|буд|вул|пп|ст|кв|до|від)\.)\s+(?=\d+(?:st|nd|rd|th)? \p{L}|\d[\d ]*\s?[–-]\s?\d[\d ]*\s?(?:тис|грн)|\d{1,2}[.:]\d{2}\s?(?:[ap]m|[–-]|to|до))|;\s+/u,
  )) {
    const last = sentences.at(-1);
    // Text in brackets is not a separate sentence: "(after R. Shiyan)".
    if (last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')')) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else {
      sentences.push(piece);
    }
  }
  return sentences
    .map((sentence) => withoutEnd(sentence, /[\s;.]/u).trim())
    .filter((sentence) => /\p{L}|[$£€₴]\s?\d/u.test(sentence));
}
