import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan.ts';
import type { Language } from '#contracts/common.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import type { JobMatter } from '#knowledge/guard/matter-line.ts';
import { asksOnce } from '#knowledge/plan/rules/asks-once.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { holdsFigures } from './is-founded.ts';

interface Around {
  readonly core: readonly Question[];
  /** for this person: what they ask about is not asked twice */
  readonly own: readonly Question[];
  readonly posting: string;
  readonly matter: JobMatter;
  readonly language: Language;
}

/**
 * What is said to this person before questions that everybody gets, or asked behind them, one a question at most. Each rests on a line of the
 * CV that no question of their own asks about; what breaks a rule is left out.
 */
export function acceptFollowUps(
  asked: TailoringFrame['followUps'],
  evidenceOf: (quote: string, line: number | null) => Evidence | undefined,
  { core, own, posting, matter, language }: Around,
): readonly FollowUp[] {
  const accepted: FollowUp[] = [];
  for (const { behind, text, leadsIn, listensFor, quote, line } of asked) {
    const question = core[behind - 1];
    if (question === undefined || accepted.some(({ questionId }) => questionId === question.id)) continue;
    const evidence = text === '' ? undefined : evidenceOf(quote, line);
    if (evidence === undefined || own.some((other) => other.evidence?.some((known) => overlaps(known, evidence))))
      continue;
    // What asks something itself would put two questions at once.
    const said = { questionId: question.id, text, evidence, ...(leadsIn && !text.includes('?') ? { leadsIn } : {}) };
    const heard = { ...said, listensFor };
    const isSound =
      isInLanguage(withoutWords(`${text} ${listensFor}`, evidence.quote), language) &&
      asksOnce(text) &&
      holdsFigures(text, `${evidence.quote} ${posting} ${question.text}`) &&
      ![question.text, ...question.probes.map((probe) => probe.text)].some((other) => areAlike(other, text)) &&
      isLawfulToAsk(heard, language, matter);
    if (isSound) accepted.push(listensFor === '' || judgesTrait(listensFor) ? said : heard);
  }
  return accepted.slice(0, counts.followUps.max);
}
