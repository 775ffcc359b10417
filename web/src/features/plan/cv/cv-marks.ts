import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { CvMark } from '#web/entities/cv/text/cv-parts.ts';

interface PlaceInCv {
  readonly cvId: string;
  readonly page: number;
}

/** The CV that a plan quotes: an earlier version may be based on a different file from the interview's current one. */
export function cvOfPlan(plan: Plan, cvOfInterview: string | null): string | null {
  return quotesOf(plan).find(({ evidence }) => evidence !== undefined)?.evidence?.cvId ?? cvOfInterview;
}

/** Every quote of a plan on one page of a CV. */
export function marksOf(plan: Plan, { cvId, page }: PlaceInCv): readonly CvMark[] {
  return quotesOf(plan).flatMap(({ evidence, from }) =>
    evidence?.page === page && evidence.cvId === cvId ? [{ start: evidence.start, end: evidence.end, ...from }] : [],
  );
}

function quotesOf({ candidate, questions }: Plan) {
  const claims = [
    ...candidate.strengths,
    ...candidate.areasToProbe,
    ...candidate.requirementEvidence.flatMap(({ evidence, second }) => [{ evidence }, { evidence: second }]),
    ...[...candidate.followUps, ...candidate.toSettle].flatMap(quotedLines).map((evidence) => ({ evidence })),
  ];
  return [
    ...claims.map(({ evidence }) => ({ evidence, from: {} })),
    ...questions.flatMap(
      ({ evidence, order }) => evidence?.map((one) => ({ evidence: one, from: { number: order } })) ?? [],
    ),
  ];
}
