import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { asksOnce } from './asks-once.ts';
import { judgesCareer, judgesTrait } from './judged-words.ts';
import { areAlike } from './likeness.ts';
import type { PlanProblem, PlanRule } from './plan-rules.ts';

export const mostWords = 45;

/** Each question asks one thing in few words, is judged by behaviour alone, and is asked only once. */
export function questionProblems(plan: PlanContent): PlanProblem[] {
  const names = new Map(plan.competencies.map(({ id, name }) => [id, name]));
  const problems: PlanProblem[] = [];
  if (names.size !== plan.competencies.length) problems.push({ rule: 'competency.repeated', questionId: null });
  const ordered = plan.questions.toSorted((one, other) => one.order - other.order);
  const seen: Question[] = [];
  for (const [index, question] of ordered.entries()) {
    const rules = [
      ...(question.order === index + 1 ? [] : ['question.order' as const]),
      ...(names.has(question.competencyId) ? [] : ['question.competency' as const]),
      ...(names.get(question.competencyId) === question.category ? [] : ['question.category' as const]),
      ...(seen.some(({ id }) => id === question.id) ? ['question.repeated' as const] : []),
      ...(seen.some(({ text }) => areAlike(text, question.text)) ? ['question.alike' as const] : []),
      ...wordingProblems(question),
    ];
    problems.push(...rules.map((rule) => ({ rule, questionId: question.id })));
    seen.push(question);
  }
  return problems;
}

/** The rules a question must satisfy by itself, in any plan. */
export function wordingProblems(question: Pick<Question, 'text' | 'anchors' | 'redFlags'>): PlanRule[] {
  const rules: PlanRule[] = [];
  if (wordsIn(question.text) > mostWords) rules.push('question.words');
  if (!asksOnce(question.text)) rules.push('question.one_ask');
  const inOrder = question.anchors.length === bands.length && bands.every((b, at) => question.anchors[at]?.band === b);
  if (!inOrder) rules.push('anchors.bands');
  if (question.anchors.some(({ band, behaviours }) => behaviours.length < (band === '0' ? 1 : 2))) {
    rules.push('anchors.behaviours');
  }
  if (question.anchors.some(({ behaviours }) => behaviours.some(judgesTrait))) {
    rules.push('anchors.trait');
  }
  if (question.redFlags.some(judgesCareer)) {
    rules.push('red_flag.forbidden');
  }
  return rules;
}

/** The number of words as people count them: “03:10” and “20-minute” are one each, a dash between spaces is none. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
