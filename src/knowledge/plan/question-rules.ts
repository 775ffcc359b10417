import { bands } from '#contracts/bands.ts';
import type { PlanContent, Question } from '#contracts/plan.ts';
import { areAlike, wordsOf } from './likeness.ts';
import type { PlanProblem, PlanRule } from './plan-rules.ts';

export const mostWords = 45;

// What an anchor must not judge: a person instead of an answer. Both languages always: a plan quotes and mixes.
const traits = [
  /\b(?:accent|native speaker|polished|confident|confidence|charism\w*|charming|enthusias\w*|personality|eloquen\w*|well-spoken|smart|appearance|universit\w*|alma mater|prestig\w*|ivy league)\b/i,
  /(?<!\p{L})(?:(?:має|чути|з|без) акцент|впевнен|упевнен|харизм|ентузіазм|красномовн|розумн(?:ий|а|і)(?!\p{L})|зовнішніст|університет|престижн|носі(?:й|єм) мови)/iu,
];

const neverRedFlags = [
  /\b(?:(?:employment|career|work|resume|cv) gaps?|gaps? (?:in|between)|career breaks?|short (?:stays?|tenures?|stints?)|job.?hopp\w*|chang\w+ jobs? (?:often|frequently)|frequent job changes|graduat\w*|years? old|(?:too|very|rather) (?:old|young)|(?:his|her|their|candidate['’]s|of) age|overqualified)\b/i,
  /(?<!\p{L})(?:перерв\p{L}* (?:в|у|між) (?:робот|кар|стаж)|прогалин\p{L}* (?:в|у) (?:робот|стаж|біограф|резюме|кар)|рік випуску|дат\p{L}* випуску|випускн|вік(?:у|ом)?(?!\p{L})|(?:за)?(?:молод|стар)(?:ий|а) для|(?:часто|швидко) змінює? робот|короткі? (?:періоди|терміни) роботи|недовго працюва)/iu,
];

/** Each question asks one thing in few words, is judged by behaviour alone, and is asked once. */
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

/** The rules that a question keeps by itself, whatever plan it stands in. */
export function wordingProblems(question: Pick<Question, 'text' | 'anchors' | 'redFlags'>): PlanRule[] {
  const rules: PlanRule[] = [];
  if (wordsOf(question.text).length > mostWords) rules.push('question.words');
  if (question.text.split('?').length > 2) rules.push('question.one_ask');
  const inOrder = question.anchors.length === bands.length && bands.every((b, at) => question.anchors[at]?.band === b);
  if (!inOrder) rules.push('anchors.bands');
  if (question.anchors.some(({ band, behaviours }) => behaviours.length < (band === '0' ? 1 : 2))) {
    rules.push('anchors.behaviours');
  }
  if (question.anchors.some(({ behaviours }) => behaviours.some((text) => matches(traits, text)))) {
    rules.push('anchors.trait');
  }
  if (question.redFlags.some((flag) => matches(neverRedFlags, `${flag.text} ${flag.jobReason}`))) {
    rules.push('red_flag.forbidden');
  }
  return rules;
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
