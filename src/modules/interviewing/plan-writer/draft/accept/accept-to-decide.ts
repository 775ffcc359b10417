import type { Language } from '#contracts/common.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { holdsOrReckons, saysVerdict } from './is-founded.ts';

interface Known {
  /** CV, posting and note: every figure stands there */
  readonly told: string;
  readonly language: Language;
}

/** What the talk has to find out about this person; empty where it breaks a rule. */
export function acceptToDecide(
  text: string | null,
  { told, language }: Known,
  report: (problem: string, item: string) => void,
): string {
  if (text === null || text === '') return '';
  const isSound =
    isInLanguage(withoutWords(text, told), language) &&
    holdsOrReckons(text, told) &&
    !judgesTrait(text) &&
    !saysVerdict(text) &&
    isLawfulRemark(text, language);
  if (!isSound) report('to_decide.unsound', text);
  return isSound ? text : '';
}
