import type { ReportContentExport } from './interview-export.ts';
import type { Unmet } from '#contracts/interviewing/interviewing.ts';
import type { RequirementAnswer } from '#contracts/interviewing/run/interview-run.ts';

/** A requirement or a point of this person, reduced to its name. */
export interface RequiredPoint {
  readonly text: string;
  /** null if not asked */
  readonly answer: RequirementAnswer | null;
}

/**
 * The posting's words quoted in a requirement of the playbook: of "The posting says: “A licence”. Do you hold this?",
 * or in older plans "“A licence”: do you hold this?", the quoted part. Undefined for any other wording.
 */
export function requiredIn(text: string): string | undefined {
  return /^(?:[^“«"]{1,40}:\s)?[“«"]([^”»"]+)[”»"][:.]\s/u.exec(text)?.[1];
}

/** The short name of a requirement or point: of "Your CV says “A line”. How does that stand today?" the quoted line. */
export function nameOfPoint(asked: string): string {
  const name = requiredIn(asked) ?? /^[^“«"]{1,30}\s[“«"]([^”»"]+)[”»"]\./u.exec(asked)?.[1] ?? asked;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** What a recommendation leaves unmet. Points that were not asked count as open. */
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
