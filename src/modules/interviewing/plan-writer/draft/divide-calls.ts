import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import type { CoreGap } from './core/core-gap.ts';

/** What one of several concurrent calls asks for. */
export interface CallShare {
  readonly questions: number;
  readonly tasks: number;
  readonly behavioral: number;
  readonly competencies: readonly string[];
  /** for each competency, the ordinal of the question about it */
  readonly ranks: readonly number[];
  readonly elsewhere: readonly string[];
  readonly problems: readonly string[];
  readonly accepted: readonly string[];
  readonly uncovered: readonly string[];
}

/** @param competencies in the order in which to ask for them; those without a question yet come first */
export function divideCalls(
  missing: CoreGap,
  competencies: readonly Omit<Competency, 'id'>[],
  standing: readonly Question[],
  mostCalls: number,
): readonly CallShare[] {
  const names = competencies.map(({ name }) => name);
  const ranks = new Map(names.map((name) => [name, standing.filter(({ category }) => category === name).length]));
  const slots = Array.from({ length: missing.questions }, (_, at) => {
    const competency = names[at % names.length] ?? '';
    const rank = (ranks.get(competency) ?? 0) + 1;
    ranks.set(competency, rank);
    const isTask = at < missing.tasks;
    // A task is never behavioral.
    return { competency, rank, isTask, isBehavioral: !isTask && at - missing.tasks < missing.behavioral };
  });
  const calls = Math.min(mostCalls, slots.length);
  const accepted = standing.map(({ category, text }) => `${category}: ${text}`);
  const shares = Array.from({ length: calls }, (_, call) => {
    const own = slots.filter((_slot, at) => at % calls === call);
    const ownNames = [...new Set(own.map(({ competency }) => competency))];
    return {
      questions: own.length,
      tasks: own.filter(({ isTask }) => isTask).length,
      behavioral: own.filter(({ isBehavioral }) => isBehavioral).length,
      competencies: ownNames,
      ranks: ownNames.map((name) => own.find(({ competency }) => competency === name)?.rank ?? 1),
      elsewhere: names.filter((name) => !ownNames.includes(name)),
      problems: [],
      accepted,
      uncovered: [] as string[],
    };
  });
  for (const area of missing.uncovered) {
    const about = competencies.filter((competency) => isAbout(competency, area)).map(({ name }) => name);
    const free = shares.filter(({ questions, uncovered }) => uncovered.length < questions);
    const one = free.find((share) => share.competencies.some((name) => about.includes(name))) ?? free[0];
    one?.uncovered.push(area);
  }
  return shares;
}

function isAbout({ name, definition, basis = '' }: Omit<Competency, 'id'>, area: string): boolean {
  const told = { category: name, text: definition, whyAsked: basis };
  return asksAbout({ ...told, expectedAnswer: { keyPoints: [], notRequired: [] } }, area);
}
