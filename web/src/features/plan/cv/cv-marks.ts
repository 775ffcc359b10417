import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { CvMark } from '#web/entities/cv/text/cv-parts.ts';

/** Every quote of a plan on one page of its CV. */
export function marksOf({ candidate, questions }: Plan, page: number): readonly CvMark[] {
  const claims = [
    ...candidate.strengths,
    ...candidate.areasToProbe,
    ...candidate.requirementEvidence.flatMap(({ evidence, second }) => [{ evidence }, { evidence: second }]),
    ...[...candidate.followUps, ...candidate.toSettle].flatMap(quotedLines).map((evidence) => ({ evidence })),
  ];
  const quotes = [
    ...claims.map(({ evidence }) => ({ evidence, from: {} })),
    ...questions.flatMap(
      ({ evidence, order }) => evidence?.map((one) => ({ evidence: one, from: { number: order } })) ?? [],
    ),
  ];
  return quotes.flatMap(({ evidence, from }) =>
    evidence?.page === page ? [{ start: evidence.start, end: evidence.end, ...from }] : [],
  );
}
