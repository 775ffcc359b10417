import { interviewersOf, isHiringRole, nameOfInterviewer } from './interviewers.ts';
import { isOfRole } from './matter-of-role.ts';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';

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
 * divided first, and by itself, so that the same interviewer scores it for every candidate. Whose daily work is hiring asks
 * about people at work, and leaves the other questions to those who know the trade; where several people are compared, they
 * ask what is one person's own behind them. Undefined where one person interviews.
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

/** For each interviewer: 1 where they know about a question's matter, -2 where they hardly can. */
type Suits = readonly ((question: Asked[number]) => number)[];

function costOf(parts: readonly Asked[], suits: Suits): number {
  const minutes = parts.map((part) => part.reduce((sum, { expectedMin }) => sum + expectedMin, 0));
  const askedBy = parts.map((part) => [...new Set(part.map(({ competencyId }) => competencyId))]).flat();
  const divided = askedBy.length - new Set(askedBy).size;
  const uneven = (Math.max(...minutes) - Math.min(...minutes)) / 2;
  const suited = parts.flatMap((part, at) => part.map((question) => suits[at]?.(question) ?? 0));
  return uneven + divided * minutesOfDivided - minutesOfKnown * suited.reduce((sum, one) => sum + one, 0);
}

/** How a part is told, by its place; undefined where there is nothing to do in it. */
export function panelPartKind({ questions }: PanelPart, at: number) {
  if (questions.length === 0) return at === 0 ? 'leadAlone' : undefined;
  return at === 0 ? 'lead' : 'colleague';
}
