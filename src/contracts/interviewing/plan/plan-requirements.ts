import type { Evidence, FlowStep, FollowUp, PlanContent, PointToSettle, Requirement } from './plan.ts';

type Unscored = Pick<PlanContent, 'requirements' | 'candidate'>;

/**
 * The items of the unscored part, each answered yes, no or open: the requirements that no point covers, then this
 * person's points, then follow-ups that have to be settled. The position in this list is the `index` of an answer.
 */
export function unscoredPoints(plan: Unscored): readonly string[] {
  return [...requirementsToTick(plan), ...plan.candidate.toSettle, ...followUpsToSettle(plan)].map(({ text }) => text);
}

/** When the unscored part is asked: before the first question, or after the last. */
export function momentOfUnscored(flow: readonly Pick<FlowStep, 'kind'>[]): 'first' | 'last' {
  const kinds = flow.map(({ kind }) => kind);
  return kinds.indexOf('requirements') < kinds.indexOf('question') ? 'first' : 'last';
}

/**
 * Follow-ups about something that an earlier round left open, asked after a question that is scored on another topic.
 */
export function followUpsToSettle({ candidate }: Pick<Unscored, 'candidate'>): readonly FollowUp[] {
  return candidate.followUps.filter(({ fallsShort }) => fallsShort !== undefined);
}

/**
 * The requirements that no point of this person covers, with their index in the plan. One that a point covers is asked
 * once, as the point.
 */
export function requirementsToTick<Required>({
  requirements,
  candidate,
}: {
  readonly requirements: readonly Required[];
  readonly candidate: { readonly toSettle: readonly Pick<PointToSettle, 'text' | 'requirement'>[] };
}): readonly (Required & { readonly index: number })[] {
  const settled = new Set(candidate.toSettle.map(({ requirement }) => requirement));
  return requirements.map((required, index) => ({ ...required, index })).filter(({ index }) => !settled.has(index));
}

/**
 * The same with the lines of the CV that answer them, split into those that have to be asked and those that the CV
 * shows.
 */
export function requirementsByNeed(plan: Unscored) {
  const all = requirementsToTick(plan).map((requirement, at) => ({
    ...requirement,
    /** index in `unscoredPoints` */
    at,
    shown: linesOfRequirement(plan, requirement.index),
  }));
  return {
    open: all.filter(({ shown }) => shown.length === 0),
    shown: all.filter(({ shown }) => shown.length > 0),
  };
}

/** The requirement that a point replaces. */
export function requirementOfPoint(
  { requirements }: Unscored,
  { requirement }: PointToSettle,
): Requirement | undefined {
  return requirement === undefined ? undefined : requirements[requirement];
}

/** The lines of the CV that a point or a follow-up is based on. */
export function quotedLines({ evidence, against }: Pick<PointToSettle, 'evidence' | 'against'>): readonly Evidence[] {
  return [evidence, against].filter((line) => line !== undefined);
}

/**
 * The lines of the CV that answer a requirement, given by its index in the plan. Empty if a point to settle that
 * replaces no requirement quotes one of these lines: it asks whether the line still holds, unless it compares the line
 * with words of the posting that demand something else. Requirements of kind `other`, such as years of work, keep their
 * lines: a point about such a line (an employment gap, a sum that does not add up) leaves the requirement answered.
 */
export function linesOfRequirement({ requirements, candidate }: Unscored, index: number): readonly Evidence[] {
  const { evidence, second } = candidate.requirementEvidence.find((line) => line.index === index) ?? {};
  const shown = [evidence, second].filter((line) => line !== undefined);
  const required = requirements[index];
  if (required === undefined || required.kind === 'other') return shown;
  const isAsked = candidate.toSettle
    .filter(
      ({ requirement, basis }) =>
        requirement === undefined &&
        // in a translated plan, only the posting's sentence stays the same
        (basis === undefined || basis === required.basis || isAbout(basis, required.text)),
    )
    .flatMap(quotedLines)
    .some((line) => shown.some(({ page, start, end }) => line.page === page && line.start < end && start < line.end));
  return isAsked ? [] : shown;
}

/** Length of the prefix that the inflected forms of a word share. */
const stem = 5;

/** Whether words of a posting contain at least half of the words of a requirement. */
function isAbout(basis: string, required: string): boolean {
  const stemsOf = (words: string) =>
    new Set((words.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, stem)));
  const said = stemsOf(basis);
  const wanted = [...stemsOf(required)];
  return wanted.filter((one) => said.has(one)).length * 2 >= wanted.length;
}
