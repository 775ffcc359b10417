import { interviewersOf, isHiringRole, nameOfInterviewer } from './interviewers.ts';
import { isOfRole } from './matter-of-role.ts';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';

/** What one of several interviewers asks. The first one also opens, covers the unscored part, and closes. */
export interface PanelPart {
  /** their role, if the recruiter's words identify each interviewer */
  readonly name?: string | undefined;
  /** numbers of their questions */
  readonly questions: readonly number[];
}

/** Cost of splitting a competency between two interviewers, in minutes of imbalance. */
const minutesOfDivided = 4;
/**
 * Cost of a question asked by somebody other than the interviewer who knows its topic best, in minutes of imbalance.
 */
const minutesOfKnown = 3;

/**
 * Divides the questions among the interviewers, so that each asks one consecutive block. The blocks take about the same
 * time; within that limit, each competency stays with one interviewer, and topics go to the interviewer whose role
 * covers them. Core questions are divided first and on their own, so that the same interviewer scores them for every
 * candidate. An interviewer who hires for a living asks about people at work and leaves the other questions to those
 * who know the trade; when several candidates are compared, they ask this person's own questions after the core.
 * Undefined if one person interviews.
 *
 * @param userRole who interviews, in the recruiter's words
 */
export function panelRoles(
  { interviewType, questions, candidatesInView }: Divided,
  userRole: string | null,
): readonly PanelPart[] | undefined {
  const roles = interviewersOf(userRole);
  if (interviewType !== 'panel' && roles.length < 2) return undefined;
  const names = roles.length < 2 ? [undefined, undefined] : roles.map(nameOfInterviewer);
  const [host = '', ...others] = roles;
  const core = questions.filter(({ block }) => block === 'core');
  const hasOfHost = core.some((question) => isOfRole(question, host));
  const asksNoCore = isHiringRole(host) && !hasOfHost && others.some((role) => !isHiringRole(role)) ? 1 : 0;
  const behind = questions.slice(questions.findLastIndex(({ block }) => block === 'core') + 1);
  const ofHost = asksNoCore > 0 && candidatesInView !== undefined && behind.length < questions.length ? behind : [];
  const divided = questions.slice(0, questions.length - ofHost.length);
  const suits = roles.slice(asksNoCore).map((role) => (question: Asked[number]) => {
    if (isOfRole(question, role)) return 1;
    return isHiringRole(role) ? -2 : 0;
  });
  const [best] = partings(divided, Math.min(names.length - asksNoCore, divided.length))
    .flatMap((parts) => orders(parts).map((ordered, rank) => ({ parts: ordered, rank })))
    .map(({ parts, rank }) => {
      const shared = parts.map(ofCore);
      const first = shared[0]?.length ?? 0;
      return { parts, rank, first, ofCore: costOf(shared, suits), cost: costOf(parts, suits) };
    })
    .toSorted(
      (one, other) =>
        one.ofCore - other.ofCore || one.rank - other.rank || one.first - other.first || one.cost - other.cost,
    );
  const parts = [...(asksNoCore > 0 ? [ofHost] : []), ...(best?.parts ?? [])];
  return names.map((name, at) => ({ name, questions: (parts[at] ?? []).map(({ order }) => order) }));
}

type Asked = readonly PlanContent['questions'][number][];

interface Divided extends Pick<PlanContent, 'interviewType'> {
  readonly questions: Asked;
  readonly candidatesInView?: number | undefined;
}

/** Every way to cut the questions into `count` non-empty blocks, keeping their order. */
function partings(questions: Asked, count: number): readonly (readonly Asked[])[] {
  if (count <= 1) return [[questions]];
  return questions
    .slice(0, questions.length - count + 1)
    .flatMap((_, at) =>
      partings(questions.slice(at + 1), count - 1).map((rest) => [questions.slice(0, at + 1), ...rest]),
    );
}

/** Every assignment of the blocks to the interviewers; the original order comes first. */
function orders(parts: readonly Asked[]): readonly (readonly Asked[])[] {
  if (parts.length <= 1) return [parts];
  return parts.flatMap((first, at) => orders(parts.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function ofCore(part: Asked): Asked {
  return part.filter(({ block }) => block === 'core');
}

/** For each interviewer: 1 if they know a question's topic, -2 if they are unlikely to. */
type Suits = readonly ((question: Asked[number]) => number)[];

function costOf(parts: readonly Asked[], suits: Suits): number {
  const minutes = parts.map((part) => part.reduce((sum, { expectedMin }) => sum + expectedMin, 0));
  const askedBy = parts.map((part) => [...new Set(part.map(({ competencyId }) => competencyId))]).flat();
  const divided = askedBy.length - new Set(askedBy).size;
  const uneven = (Math.max(...minutes) - Math.min(...minutes)) / 2;
  const suited = parts.flatMap((part, at) => part.map((question) => suits[at]?.(question) ?? 0));
  return uneven + divided * minutesOfDivided - minutesOfKnown * suited.reduce((sum, one) => sum + one, 0);
}

/** How to describe a part, by its index; undefined if there is nothing to do in it. */
export function panelPartKind({ questions }: PanelPart, at: number) {
  if (questions.length === 0) return at === 0 ? 'leadAlone' : undefined;
  return at === 0 ? 'lead' : 'colleague';
}
