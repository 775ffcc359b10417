import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/matter-line.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulRemark, isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import { holdsFigures } from './is-founded.ts';

interface Known {
  /** CV, posting and note: every figure of what is to be checked stands there */
  readonly told: string;
  readonly matter: JobMatter;
  readonly language: Language;
}

/** What is still to be checked elsewhere before an offer; what breaks a rule is left out. */
export function acceptBeforeOffer(
  texts: readonly string[],
  { told, matter, language }: Known,
  report: (problem: string, item: string) => void,
): readonly string[] {
  const isSound = (text: string) =>
    isInLanguage(withoutWords(text, told), language) &&
    holdsFigures(text, told) &&
    !judgesTrait(text) &&
    isLawfulRemark(text, language) &&
    isLawfulToAsk({ text }, language, matter) &&
    // What nobody may be asked is not asked about them elsewhere.
    isLawfulToAsk({ text: toThePerson(text) }, language, matter);
  return texts
    .filter((text) => {
      const sound = text !== '' && isSound(text);
      if (text !== '' && !sound) report('before_offer.unsound', text);
      return sound;
    })
    .slice(0, counts.beforeOffer.max);
}

const turned: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she|he|they|the candidate) (?:is|are|was|were)\b/giu, 'you are'],
  [/\b(?:she|he|they|the candidate) has\b/giu, 'you have'],
  [/\b(?:she|he|they|the candidate)\b/giu, 'you'],
  [/\b(?:her|his|their)\b/giu, 'your'],
  [/(?<!\p{L})(?:вона|він|вони|кандидат|кандидатка)(?!\p{L})/giu, 'ви'],
  [/(?<!\p{L})(?:їй|йому|їм|кандидатові|кандидату|кандидатці)(?!\p{L})/giu, 'вам'],
  [/(?<!\p{L})(?:неї|нього|них|кандидата|кандидатки)(?!\p{L})/giu, 'вас'],
];

/** The same, put to the person whom it is about. */
function toThePerson(text: string): string {
  return turned.reduce((said, [words, address]) => said.replace(words, address), text);
}
