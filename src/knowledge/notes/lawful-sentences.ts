import type { Language } from '#contracts/common.ts';
import { type CheckOptions, checkText } from '#knowledge/guard/check-text.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** UTF-16 units of a sentence that is kept. */
const length = { min: 12, max: 400 } as const;
/** The fewest words with which the remaining part of a sentence still says something. */
const fewestWords = 3;
/** Bereavement is never asked about, whatever a note says of it. */
const mourning =
  /\b(?:(?:his|her|their|own)(?: \p{L}+)? (?:bereavement|grief|loss|mourning)|grieving|in mourning|(?:father|mother|wife|husband|son|daughter|brother|sister|parent)s?['’]s? death|death of (?:his|her|their))\b|(?<!\p{L})(?:у жалобі|горю[єю]|(?:смерт|втрат)\p{L}+ (?:батьк|матер|мам|чоловік|дружин|син|доньк|брат|сестр)\p{L}*|(?:батько|мати|мама|чоловік|дружина|син|донька|брат|сестра) (?:помер|загину)\p{L}*)(?!\p{L})/iu;
/** A candidate's preference for the job, or a point the interview left open: still true without the reason after it. */
const termOrOpen =
  /^(?:(?:he|she|they)(?:['’]s)? |\p{L}+ )?(?:still )?(?:wants?|wanted|would (?:rather|prefer|like)|prefers?|hopes?|needs?|asks?|asked|(?:is )?(?:after|looking for)|can(?:no|['’])t|cannot|could (?:not|only)|can only|won['’]t|not (?:sure|clear)|unclear|unsure)\s|^(?:\p{L}+ )?(?:не )?(?:хоче|хотів|хотіла|хотіли|просить|просив|просила|воліє|готов\p{L}+|може|зможе|питає|питав|питала|шукає|потребує|зрозуміло|незрозуміло|ясно|неясно)\s/iu;
/** Boundaries between the statements of a sentence. */
const between =
  /[,;:]\s+|\s+[-–—]\s+|\s*[()]\s*|\s+(?=(?:and|but|so|as|because|since|while|due to|і|й|та|але|а|бо|тому|оскільки|адже|через)\s)/giu;

/**
 * The sentences of a note, without anything that must not be asked about. A preference or an open point with a private
 * reason ("no weekends, as her mother lives with her") keeps its beginning, with "…" for the rest.
 *
 * @param reading `direct` for words that a model chose as the subject of a question
 * @param least the shortest sentence that is kept
 */
export function lawfulSentences(
  feedback: string,
  language: Language,
  { reading = 'all', least = length.min }: Pick<CheckOptions, 'reading'> & { readonly least?: number } = {},
): readonly string[] {
  return feedback
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s•*–—-]+/u, '').trim())
    .filter((sentence) => sentence.length >= least && sentence.length <= length.max)
    .flatMap((sentence) => lawfulPartOf(sentence, language, reading) ?? []);
}

/**
 * The lawful part of a sentence, with "…" for the rest, or undefined if there is none. A conclusion drawn from a private
 * fact follows the fact and is cut with it.
 */
export function lawfulPartOf(
  sentence: string,
  language: Language,
  reading: CheckOptions['reading'] = 'all',
): string | undefined {
  if (mourning.test(sentence)) return undefined;
  const [first] = checkText(sentence, { language, kind: 'note', reading });
  if (first === undefined) return sentence;
  if (!termOrOpen.test(sentence)) return undefined;
  const end = [...sentence.matchAll(between)].findLast(({ index }) => index <= first.start)?.index ?? 0;
  const told = sentence.slice(0, end);
  return wordsOf(told).length >= fewestWords && isLawfulRemark(told, language, { reading }) ? `${told} …` : undefined;
}
