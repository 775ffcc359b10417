import type { ReportContentExport } from './interview-export.ts';
import type { Unmet } from '#contracts/interviewing/interviewing.ts';
import type { RequirementAnswer } from '#contracts/interviewing/run/interview-run.ts';

/** A requirement or a point of this person, with what it says when it is asked left out. */
export interface RequiredPoint {
  readonly text: string;
  /** null where it was not asked */
  readonly answer: RequirementAnswer | null;
}

/**
 * The posting's words in a requirement of the playbook, without what is said around them: "The posting says: “A licence”.
 * Do you hold this?", or as older plans ask: "“A licence”: do you hold this?". Undefined of one in other words.
 */
export function requiredIn(text: string): string | undefined {
  return /^(?:[^“«"]{1,40}:\s)?[“«"]([^”»"]+)[”»"][:.]\s/u.exec(text)?.[1];
}

/** A requirement or point where it stands alone: of "Your CV says “A line”. How does that stand today?" the line. */
export function nameOfPoint(asked: string): string {
  const name = requiredIn(asked) ?? /^[^“«"]{1,30}\s[“«"]([^”»"]+)[”»"]\./u.exec(asked)?.[1] ?? asked;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** What a recommendation is made in spite of. What was not asked is as open as what was left open. */
export function unmetOf<Point extends Pick<RequiredPoint, 'answer'>>(
  points: readonly Point[],
): { readonly notMet: readonly Point[]; readonly open: readonly Point[] } {
  return {
    notMet: points.filter(({ answer }) => answer === 'no'),
    open: points.filter(({ answer }) => answer === 'open' || answer === null),
  };
}

export function countUnmet(points: readonly Pick<RequiredPoint, 'answer'>[]): Unmet {
  const { notMet, open } = unmetOf(points);
  return { notMet: notMet.length, open: open.length };
}

/** In the order of the report: the person's own points first. */
export function pointsOfReport({
  toSettle,
  requirements,
}: Pick<ReportContentExport, 'toSettle' | 'requirements'>): readonly RequiredPoint[] {
  return [
    ...toSettle.map(({ text, requirement, answer }) => ({ text: nameOfPoint(requirement ?? text), answer })),
    ...requirements.map(({ text, answer }) => ({ text: nameOfPoint(text), answer })),
  ];
}
