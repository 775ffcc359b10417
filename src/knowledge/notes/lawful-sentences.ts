import type { Language } from '#contracts/common.ts';
import { type CheckOptions, checkText } from '#knowledge/guard/check-text.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** Characters of a sentence that is told. */
const length = { min: 12, max: 400 } as const;
/** What is left of a sentence says something with so many words. */
const fewestWords = 3;
/** Nobody is asked about a loss of their own, whatever was noted of it. */
const mourning =
  /\b(?:(?:his|her|their|own)(?: \p{L}+)? (?:bereavement|grief|loss|mourning)|grieving|in mourning|(?:father|mother|wife|husband|son|daughter|brother|sister|parent)s?['’]s? death|death of (?:his|her|their))\b|(?<!\p{L})(?:у жалобі|горю[єю]|(?:смерт|втрат)\p{L}+ (?:батьк|матер|мам|чоловік|дружин|син|доньк|брат|сестр)\p{L}*|(?:батько|мати|мама|чоловік|дружина|син|донька|брат|сестра) (?:помер|загину)\p{L}*)(?!\p{L})/iu;
/** What somebody asks of the job, or what the talk did not settle: as true without the reason that stands behind it. */
const termOrOpen =
  /^(?:(?:he|she|they)(?:['’]s)? |\p{L}+ )?(?:still )?(?:wants?|wanted|would (?:rather|prefer|like)|prefers?|hopes?|needs?|asks?|asked|(?:is )?(?:after|looking for)|can(?:no|['’])t|cannot|could (?:not|only)|can only|won['’]t|not (?:sure|clear)|unclear|unsure)\s|^(?:\p{L}+ )?(?:не )?(?:хоче|хотів|хотіла|хотіли|просить|просив|просила|воліє|готов\p{L}+|може|зможе|питає|питав|питала|шукає|потребує|зрозуміло|незрозуміло|ясно|неясно)\s/iu;
/** Where one statement of a sentence ends and the next begins. */
const between =
  /[,;:]\s+|\s+[-–—]\s+|\s*[()]\s*|\s+(?=(?:and|but|so|as|because|since|while|due to|і|й|та|але|а|бо|тому|оскільки|адже|через)\s)/giu;

/**
 * What a note says, sentence by sentence, without what may not be asked about. Of a wish or an open point with a private
 * reason ("no weekends, as her mother lives with her") the beginning is left, with "…" for the rest.
 *
 * @param reading `direct` of words that a model chose as the matter of a question
 */
export function lawfulSentences(
  feedback: string,
  language: Language,
  reading: CheckOptions['reading'] = 'all',
): readonly string[] {
  return feedback
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s•*–—-]+/u, '').trim())
    .filter((sentence) => sentence.length >= length.min && sentence.length <= length.max && !mourning.test(sentence))
    .flatMap((sentence) => lawfulPartOf(sentence, language, reading) ?? []);
}

/** Undefined where nothing may be told. What was concluded from a private fact stands behind it and goes with it. */
function lawfulPartOf(sentence: string, language: Language, reading: CheckOptions['reading']): string | undefined {
  const [first] = checkText(sentence, { language, kind: 'note', reading });
  if (first === undefined) return sentence;
  if (!termOrOpen.test(sentence)) return undefined;
  const end = [...sentence.matchAll(between)].findLast(({ index }) => index <= first.start)?.index ?? 0;
  const told = sentence.slice(0, end);
  return wordsOf(told).length >= fewestWords && isLawfulRemark(told, language, { reading }) ? `${told} …` : undefined;
}
