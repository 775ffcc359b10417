import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToDecideBy } from '#knowledge/plan/rules/law-rules.ts';
import { countsFromToday } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/** The decision rule as written by a model, without conditions that break a rule; undefined if too little is left. */
export function acceptDecision(
  { weighsMost, noWhen }: CoreFrame['decision'],
  plan: Pick<PlanContent, 'summary' | 'competencies' | 'requirements' | 'language'>,
  matter: JobMatter,
): Decision | undefined {
  const names = [...plan.competencies.map(({ name }) => name), ...plan.requirements.map(({ text }) => text)].join(' ');
  const isSound = (text: string) =>
    text !== '' &&
    isInLanguage(withoutWords(text, names), plan.language) &&
    !judgesTrait(text) &&
    !countsFromToday(text) &&
    isLawfulToDecideBy({ weighsMost: text, noWhen: [] }, plan, { language: plan.language, matter, reading: 'direct' });
  const sound = noWhen.filter(isSound).slice(0, counts.noWhen.max);
  return isSound(weighsMost) && sound.length > 0 ? { weighsMost, noWhen: sound } : undefined;
}
