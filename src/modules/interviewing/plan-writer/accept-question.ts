import type { Language } from '#contracts/common.ts';
import { Question } from '#contracts/plan.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import { guardMark } from '#knowledge/plan/rules/law-rules.ts';
import { judgesCareer, judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { wordingProblems } from '#knowledge/plan/rules/question-rules.ts';
import type { QuestionAnswer } from './answer-schemas.ts';
import { isInLanguage } from './is-in-language.ts';

export interface Place {
  readonly id: string;
  readonly order: number;
  readonly block: Question['block'];
  readonly mustAsk: boolean;
  readonly competencyId: string;
  readonly evidence?: NonNullable<Question['evidence']>;
}

export type Acceptance =
  | { readonly kind: 'accepted'; readonly question: Question }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** What a task is planned for; its share is fitted later. */
export const taskWeight = 30;
const weight = { min: 4, max: 8 };

/** A model's question as it would stand in the plan, if it keeps every rule that a question keeps by itself. */
export function acceptQuestion(
  answer: QuestionAnswer,
  place: Place,
  others: readonly Question[],
  language: Language,
): Acceptance {
  const { nothing, insufficient, adequate, strong, exceptional } = answer.behaviours;
  const bands = [nothing, insufficient, adequate, strong, exceptional];
  // A line that judges the person is left out; the question stands if enough lines remain.
  const anchors = labelledAnchors(
    language,
    bands.map((band) => band.filter((behaviour) => !judgesTrait(behaviour)).slice(0, 4)),
  );
  const drafted = {
    ...place,
    category: answer.competency,
    kind: answer.kind,
    difficulty: answer.difficulty,
    text: answer.text,
    whyAsked: answer.whyAsked,
    expectedMin: answer.kind === 'task' ? taskWeight : clamp(Math.round(answer.minutes)),
    expectedAnswer: { keyPoints: answer.keyPoints.slice(0, 6), notRequired: answer.notRequired.slice(0, 4) },
    anchors,
    probes: answer.probes.slice(0, 4),
    redFlags: answer.redFlags.filter((flag) => !judgesCareer(flag)).slice(0, 3),
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
  };
  const parsed = Question.safeParse(drafted);
  const leftOut = bands.some((band) => band.some(judgesTrait)) ? ['anchors.trait'] : [];
  if (!parsed.success) return { kind: 'refused', problems: [...new Set(parsed.error.issues.map(pathOf)), ...leftOut] };

  const guard = guardMark(parsed.data, language);
  const written = [parsed.data.whyAsked, ...parsed.data.expectedAnswer.keyPoints].join(' ');
  const problems = [
    ...wordingProblems(parsed.data),
    ...(others.some(({ text }) => areAlike(text, parsed.data.text)) ? ['question.alike'] : []),
    ...(guard.verdict === 'clean' ? [] : ['law.forbidden', ...guard.ruleIds]),
    ...(isInLanguage(written, language) ? [] : ['language']),
  ];
  return problems.length > 0
    ? { kind: 'refused', problems: [...problems, ...leftOut] }
    : { kind: 'accepted', question: { ...parsed.data, guard } };
}

function clamp(minutes: number): number {
  return Math.min(weight.max, Math.max(weight.min, minutes));
}

function pathOf({ path }: { readonly path: readonly PropertyKey[] }): string {
  return `schema.${path.filter((step) => typeof step === 'string').join('.')}`;
}
