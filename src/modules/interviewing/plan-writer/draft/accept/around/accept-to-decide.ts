import type { Language } from '#contracts/common.ts';
import { capitalised } from '#contracts/capitalised.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { countsFromToday } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import { firstFault } from '#modules/interviewing/plan-writer/draft/accept/first-fault.ts';
import { holdsOrReckons } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import { saysVerdict } from '#modules/interviewing/plan-writer/draft/accept/person/says-verdict.ts';

interface Known {
  /** CV, posting and note; every figure in the text must occur in them */
  readonly told: string;
  readonly matter: JobMatter;
  readonly language: Language;
}

/**
 * What the interview has to find out about this person, without the sentences that break a rule. Empty if the first
 * sentence breaks one: it makes the point, and what follows (such as what may be kept short) would otherwise be
 * mistaken for it.
 */
export function acceptToDecide(
  text: string | null,
  { told, matter, language }: Known,
  report: (problem: string, item: string) => void,
): string {
  if (text === null || text === '') return '';
  const said = withoutHeading(text);
  const faultOf = (sentence: string) =>
    firstFault([
      ['to_decide.law', isLawfulRemark(sentence, language, { matter })],
      ['to_decide.language', isInLanguage(withoutWords(sentence, told), language)],
      ['to_decide.verdict', !saysVerdict(sentence)],
      ['to_decide.trait', !judgesTrait(sentence)],
      ['to_decide.figure', holdsOrReckons(sentence, told)],
      ['to_decide.counted_days', !countsFromToday(sentence)],
    ]);
  const isSound = (sentence: string) => faultOf(sentence) === undefined;
  // Two sentences may be unlawful together although neither is alone.
  const fault = faultOf(said);
  if (fault === undefined) return said;
  report(fault, said);
  const sentences = said.split(/(?<=[.!?…])\s+/u);
  const sound = sentences.filter(isSound);
  const together = sound.join(' ');
  return sound[0] === sentences[0] && isSound(together) ? together : '';
}

/** The text is printed under the heading "What today has to show", and models tend to repeat that heading. */
const heading =
  /^(?:(?:today|this (?:talk|conversation|interview)) (?:has to|must|needs to|should) show|(?:сьогодні|ця розмова|розмова) має (?:бути видно|стати видно|показати))[,:]?\s+(?=\p{L})/iu;

function withoutHeading(text: string): string {
  return capitalised(text.replace(heading, ''));
}
