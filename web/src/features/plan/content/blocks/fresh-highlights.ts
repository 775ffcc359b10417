import type { Evidence, Plan } from '#contracts/interviewing/plan/plan.ts';

interface Highlight {
  readonly text: string;
  readonly evidence: Evidence | undefined;
}

type WithHighlights = Pick<Plan, 'summary' | 'candidate' | 'questions'>;

/**
 * The highlights that add something new: drops those more than half of which is a quote or claim shown elsewhere on the
 * page.
 */
export function freshHighlights({ summary, candidate, questions }: WithHighlights): readonly Highlight[] {
  const claims = [...candidate.strengths, ...candidate.areasToProbe];
  const quoted = [
    ...questions.flatMap(({ evidence = [] }) => evidence),
    ...claims.flatMap(({ evidence = [] }) => evidence),
  ];
  const shown = [...claims.map(({ text }) => text), ...quoted.map(({ quote }) => quote)];
  return summary.highlights
    .map((text, index): Highlight => ({ text, evidence: summary.highlightEvidence[index] }))
    .filter(({ text }) => !shown.some((one) => one.length > text.length / 2 && text.includes(one)));
}
