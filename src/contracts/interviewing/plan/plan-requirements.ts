import type { Evidence, FlowStep, FollowUp, PlanContent, PointToSettle, Requirement } from './plan.ts';

type Unscored = Pick<PlanContent, 'requirements' | 'candidate'>;

/**
 * What is answered yes, no or open in the part that is never scored: the requirements that no point settles, then the
 * points of this person, then what is settled behind questions. The place in this list is the `index` of an answer.
 */
export function unscoredPoints(plan: Unscored): readonly string[] {
  return [...requirementsToTick(plan), ...plan.candidate.toSettle, ...followUpsToSettle(plan)].map(({ text }) => text);
}

/** When what is not scored is asked: before the first question, or after the last. */
export function momentOfUnscored(flow: readonly Pick<FlowStep, 'kind'>[]): 'first' | 'last' {
  const kinds = flow.map(({ kind }) => kind);
  return kinds.indexOf('requirements') < kinds.indexOf('question') ? 'first' : 'last';
}

/** What an earlier round left open and is asked behind a question that is scored for another matter. */
export function followUpsToSettle({ candidate }: Pick<Unscored, 'candidate'>): readonly FollowUp[] {
  return candidate.followUps.filter(({ fallsShort }) => fallsShort !== undefined);
}

/**
 * The requirements that no point of this person settles, with their places in the plan: what both name is asked once, as
 * the point.
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

/** The same with the lines of the CV that answer them: those that have to be asked first, then those that the CV shows. */
export function requirementsByNeed(plan: Unscored) {
  const all = requirementsToTick(plan).map((requirement, at) => ({
    ...requirement,
    /** among `unscoredPoints` */
    at,
    shown: linesOfRequirement(plan, requirement.index),
  }));
  return {
    open: all.filter(({ shown }) => shown.length === 0),
    shown: all.filter(({ shown }) => shown.length > 0),
  };
}

/** The requirement that a point is asked in place of. */
export function requirementOfPoint(
  { requirements }: Unscored,
  { requirement }: PointToSettle,
): Requirement | undefined {
  return requirement === undefined ? undefined : requirements[requirement];
}

/** The lines of the CV that a point or a follow-up rests on. */
export function quotedLines({ evidence, against }: Pick<PointToSettle, 'evidence' | 'against'>): readonly Evidence[] {
  return [evidence, against].filter((line) => line !== undefined);
}

/**
 * The lines of the CV that answer a requirement, by its place in the plan; none where a point to settle that is not asked in
 * place of a requirement rests on one of them: it asks whether that line still holds, unless the posting's words that it is
 * laid beside demand another thing. Years are answered by a line of work, and a point about that line (a time without work in it, a sum that does not agree) leaves
 * them answered.
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
        // in the plan's other language the posting's sentence alone is the same
        (basis === undefined || basis === required.basis || isAbout(basis, required.text)),
    )
    .flatMap(quotedLines)
    .some((line) => shown.some(({ page, start, end }) => line.page === page && line.start < end && start < line.end));
  return isAsked ? [] : shown;
}

/** Letters that the forms of a word share. */
const stem = 5;

/** Whether words of a posting have half of the words of a requirement. */
function isAbout(basis: string, required: string): boolean {
  const stemsOf = (words: string) =>
    new Set((words.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, stem)));
  const said = stemsOf(basis);
  const wanted = [...stemsOf(required)];
  return wanted.filter((one) => said.has(one)).length * 2 >= wanted.length;
}
