import { interviewersOf, isHiringRole, nameOfInterviewer } from './interviewers.ts';
import { isOfRole } from './matter-of-role.ts';
import type { PlanContent } from './plan.ts';

/** What one of several interviewers asks. The first of them also opens, goes through what is not scored, and closes. */
export interface PanelPart {
  /** their role, as far as the recruiter says who interviews in a way that can be told apart */
  readonly name?: string | undefined;
  /** numbers of their questions */
  readonly questions: readonly number[];
}

/** Minutes of uneven parts that are better than a competency which two of them have to score. */
const minutesOfDivided = 4;
/** The same, that are better than a question which another one of them knows more about. */
const minutesOfKnown = 3;

/**
 * The questions in a part for each interviewer, so that each asks once in a row: of about equal minutes, and as far as those
 * allow it each competency asked about by one of them, and what a role is about by who has it. What everybody is asked is
 * divided first, so that the same interviewer scores it for every candidate. Whose daily work is hiring leaves the questions
 * to those who know the trade, unless most of them are about people at work. Undefined where one person interviews.
 *
 * @param userRole who interviews, in the recruiter's words
 */
export function panelRoles(
  { interviewType, questions }: Pick<PlanContent, 'interviewType' | 'questions'>,
  userRole: string | null,
): readonly PanelPart[] | undefined {
  const roles = interviewersOf(userRole);
  if (interviewType !== 'panel' && roles.length < 2) return undefined;
  const names = roles.length < 2 ? [undefined, undefined] : roles.map(nameOfInterviewer);
  const [host = '', ...others] = roles;
  const core = questions.filter(({ block }) => block === 'core');
  const isOfHost = core.filter((question) => isOfRole(question, host)).length * 2 >= core.length;
  const asksNone = isHiringRole(host) && !isOfHost && others.some((role) => !isHiringRole(role)) ? 1 : 0;
  const known = roles.slice(asksNone).map((role) => new Set(questions.filter((question) => isOfRole(question, role))));
  const [best] = partings(questions, Math.min(names.length - asksNone, questions.length))
    .flatMap(orders)
    .map((parts) => ({ parts, ofCore: costOf(parts.map(ofCore), known), cost: costOf(parts, known) }))
    .toSorted((one, other) => one.ofCore - other.ofCore || one.cost - other.cost);
  const parts = [...(asksNone > 0 ? [[]] : []), ...(best?.parts ?? [])];
  return names.map((name, at) => ({ name, questions: (parts[at] ?? []).map(({ order }) => order) }));
}

type Asked = PlanContent['questions'];

/** Every way to cut them into so many parts, none empty, the order kept. */
function partings(questions: Asked, count: number): readonly (readonly Asked[])[] {
  if (count <= 1) return [[questions]];
  return questions
    .slice(0, questions.length - count + 1)
    .flatMap((_, at) =>
      partings(questions.slice(at + 1), count - 1).map((rest) => [questions.slice(0, at + 1), ...rest]),
    );
}

/** The same parts, given to the interviewers in every order; as they come first. */
function orders(parts: readonly Asked[]): readonly (readonly Asked[])[] {
  if (parts.length <= 1) return [parts];
  return parts.flatMap((first, at) => orders(parts.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function ofCore(part: Asked): Asked {
  return part.filter(({ block }) => block === 'core');
}

/** How many questions are asked by somebody who knows about their matter. */
function knownIn(parts: readonly Asked[], known: readonly ReadonlySet<Asked[number]>[]): number {
  return parts.reduce((sum, part, at) => sum + part.filter((question) => known[at]?.has(question)).length, 0);
}

function costOf(parts: readonly Asked[], known: readonly ReadonlySet<Asked[number]>[]): number {
  const minutes = parts.map((part) => part.reduce((sum, { expectedMin }) => sum + expectedMin, 0));
  const askedBy = parts.map((part) => [...new Set(part.map(({ competencyId }) => competencyId))]).flat();
  const divided = askedBy.length - new Set(askedBy).size;
  const uneven = (Math.max(...minutes) - Math.min(...minutes)) / 2;
  return uneven + divided * minutesOfDivided - minutesOfKnown * knownIn(parts, known);
}

/** How a part is told, by its place; undefined where there is nothing to do in it. */
export function panelPartKind({ questions }: PanelPart, at: number) {
  if (questions.length === 0) return at === 0 ? 'leadAlone' : undefined;
  return at === 0 ? 'lead' : 'colleague';
}
