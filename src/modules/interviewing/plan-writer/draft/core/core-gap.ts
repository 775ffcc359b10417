import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import { mostBehavioral, setsTask } from '#knowledge/plan/time/time-budget.ts';
import { focusAreas } from '#knowledge/playbook/compose-core.ts';

/** What a core still lacks. */
export interface CoreGap {
  readonly questions: number;
  readonly tasks: number;
  /** how many of the questions may be behavioral at most */
  readonly behavioral: number;
  /** the recruiter's focus areas that no question asks about yet */
  readonly uncovered: readonly string[];
}

interface Wanted {
  readonly questions: number;
  readonly requirementMinutes: number;
}

export function coreGap(brief: CoreBrief, standing: readonly Question[], wanted: Wanted): CoreGap {
  const { interviewType, durationMin } = brief;
  const tasks = setsTask(interviewType, durationMin) ? 1 : 0;
  const fitting = mostBehavioral(durationMin, tasks > 0, wanted.requirementMinutes, wanted.questions);
  // In a technical interview, at least half of the questions must have answers that can be right or wrong.
  const behavioral = interviewType === 'technical' ? Math.min(fitting, Math.floor(wanted.questions / 2)) : fitting;
  const ofKind = (kind: Question['kind']) => standing.filter((question) => question.kind === kind).length;
  return {
    questions: wanted.questions - standing.length,
    tasks: tasks - ofKind('task'),
    behavioral: Math.max(0, behavioral - ofKind('behavioral')),
    uncovered: ownAreas(brief).filter((area) => !standing.some((question) => asksAbout(question, area))),
  };
}

/** The recruiter's own focus areas; empty if they are derived from the posting. */
export function ownAreas({ position }: Pick<CoreBrief, 'position'>): readonly string[] {
  return position.focusAreas.length > 0 ? focusAreas(position.focusAreas, []) : [];
}
