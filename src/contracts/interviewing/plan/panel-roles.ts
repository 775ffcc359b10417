import type { PlanContent } from './plan.ts';

/**
 * Who asks what where two people interview: the numbers of the questions of each. The one who leads also opens, goes
 * through what is not scored, and closes.
 */
export interface PanelRoles {
  readonly lead: readonly number[];
  readonly colleague: readonly number[];
  /** by their roles, as far as the recruiter says who interviews in a way that can be told apart */
  readonly names?: PairOfInterviewers | undefined;
}

export interface PairOfInterviewers {
  readonly lead: string;
  /** undefined where the language declines it */
  readonly colleague?: string | undefined;
}

const pairs: readonly RegExp[] = [
  /^(?<lead>[^,;:()]{2,60}?),? (?:together )?with (?:the |our |an? )?(?<colleague>[^,;:()]{2,60})$/iu,
  /^(?<lead>[^,;:()]{2,60}?),? разом (?:з|із|зі|зо) [^,;:()]{2,60}$/iu,
];

/** “Farm owner, with our vet”, «директорка разом із бухгалтером»: who leads, and who is with them. */
export function pairOf(userRole: string | null): PairOfInterviewers | undefined {
  const role = (userRole ?? '').trim().replace(/[\s.]+$/u, '');
  const found = pairs.map((pair) => pair.exec(role)?.groups).find((groups) => groups !== undefined);
  const lead = found?.['lead'];
  const colleague = found?.['colleague'];
  return lead === undefined ? undefined : { lead: upper(lead), colleague: colleague && upper(colleague) };
}

function upper(role: string): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

/** Minutes of uneven halves that are better than a competency which both have to score. */
const minutesOfDivided = 4;

/**
 * The questions in two halves, so that there is one change of hands: of about equal minutes, and as far as those allow it
 * each competency asked about by one of the two. Undefined where one person interviews.
 *
 * @param userRole who interviews, in the recruiter's words
 */
export function panelRoles(
  { interviewType, questions }: Pick<PlanContent, 'interviewType' | 'questions'>,
  userRole: string | null,
): PanelRoles | undefined {
  const names = pairOf(userRole);
  if (interviewType !== 'panel' && names === undefined) return undefined;
  const minutesOf = (some: PlanContent['questions']) => some.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const cost = (at: number): number => {
    const [lead, colleague] = [questions.slice(0, at), questions.slice(at)];
    const asked = new Set(lead.map(({ competencyId }) => competencyId));
    const divided = new Set(colleague.map(({ competencyId }) => competencyId).filter((id) => asked.has(id)));
    return Math.abs(minutesOf(lead) - minutesOf(colleague)) / 2 + divided.size * minutesOfDivided;
  };
  const [change = 1] = questions
    .map((_, index) => index + 1)
    .filter((at) => at < questions.length)
    .toSorted((one, other) => cost(one) - cost(other));
  const numbers = questions.map(({ order }) => order);
  return { lead: numbers.slice(0, change), colleague: numbers.slice(change), names };
}
