import type { Decision, LeastScore } from '#contracts/interviewing/plan/decision.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';

interface ScoreGroup {
  /** `rest`: an offer has no minimum for them, or the plan does not say */
  readonly kind: 'decides' | 'others' | 'rest';
  readonly least: LeastScore | undefined;
  readonly questions: readonly Question[];
}

/** The questions of a plan grouped by their role for an offer: deciding ones first, each group in interview order. */
export function scoreGroups(questions: readonly Question[], offer: Decision['offer']): ScoreGroup[] {
  const leastOf = new Map(offer?.leastScores.map((one) => [one.order, one]));
  const kindOf = (least: LeastScore | undefined): ScoreGroup['kind'] =>
    least === undefined ? 'rest' : least.ifAsked === true ? 'others' : 'decides';
  const all = questions.map((question) => {
    const least = leastOf.get(question.order);
    return { question, least, kind: kindOf(least) };
  });
  return (['decides', 'others', 'rest'] as const).flatMap((kind) =>
    [
      ...Map.groupBy(
        all.filter((one) => one.kind === kind),
        ({ least }) => least?.least,
      ).values(),
    ].map((same) => ({ kind, least: same[0]?.least, questions: same.map(({ question }) => question) })),
  );
}
